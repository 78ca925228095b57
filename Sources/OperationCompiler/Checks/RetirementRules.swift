import GraphQLSyntax

/// What `@retired` asks for: it is still served, but new clients no longer know it.
///
/// - Source: language reference, `@retired`.
struct RetirementRules {
    let context: PlanningContext

    /// A variable that new clients do not give must be one that may be left out.
    func warn() {
        for variable: VariableDefinition in context.operation.variables
        where variable.type.isNonNull && variable.defaultValue == nil {
            guard let directive: Directive = variable.directives.first(where: { $0.name.value == "retired" }) else {
                continue
            }
            context.diagnostics.append(
                Diagnostic(
                    .warning, .retirement,
                    "New clients leave the retired variable \"$\(variable.name.value)\" out, but it is required",
                    at: directive.span, hint: "give it a default, or make it nullable"))
        }
    }
}
