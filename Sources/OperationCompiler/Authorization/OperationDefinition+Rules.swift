import GraphQLSyntax

extension OperationDefinition {
    /// Who may run it; nothing means administrators alone.
    var authDirective: Directive? { directives.first { $0.name.value == "auth" } }

    /// The expressions that must hold before it does anything: of `@auth`, and of each `@check` on the operation itself.
    var conditions: [InputValue] {
        directives.filter { ["auth", "check"].contains($0.name.value) }.compactMap { $0.argument("expr")?.value }
    }
}
