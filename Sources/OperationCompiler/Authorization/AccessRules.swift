import CEL
import ConnectorModel
import GraphQLSyntax

/// Compiles `@auth`.
struct AccessRules {
    let context: PlanningContext

    /// The rule of the operation; without `@auth` only administrators may run it.
    func rule() -> AccessRule {
        guard let directive: Directive = context.operation.authDirective else {
            warnNoAccess()
            return .level(.noAccess)
        }
        switch (directive.argument("level"), directive.argument("expr")) {
        case (let level?, nil): return self.level(level)
        case (nil, let expression?): return self.expression(expression)
        case (let level?, .some):
            context.error(
                .accessRule, "@auth has either a level or an expr, not both", at: level.span,
                hint: "put the level's condition into the expression, for example \"auth.uid != null && …\"")
        case (nil, nil):
            context.error(
                .accessRule, "@auth needs a level or an expr", at: directive.span,
                hint: "write @auth(level: USER) or @auth(expr: \"…\")")
        }
        return .level(.noAccess)
    }

    private func warnNoAccess() {
        let name: String = context.operation.name?.value ?? ""
        let span: SourceSpan = context.operation.name?.span ?? context.operation.span
        context.diagnostics.append(
            Diagnostic(
                .warning, .missingAccessRule, "\"\(name)\" has no @auth, so only administrators can run it", at: span,
                hint: "add @auth(level: USER), or @auth(level: NO_ACCESS) if that is what you want"))
    }

    private func level(_ argument: Argument) -> AccessRule {
        guard case .enumValue(let name) = argument.value.kind, let level: AccessLevel = AccessLevel(rawValue: name)
        else {
            context.error(
                .accessRule, "Unknown access level", at: argument.value.span,
                hint: "write PUBLIC, USER_ANON, USER, USER_EMAIL_VERIFIED or NO_ACCESS, without quotes")
            return .level(.noAccess)
        }
        return .level(level)
    }

    private func expression(_ argument: Argument) -> AccessRule {
        guard
            let checked: CheckedExpr = context.expressions.condition(argument.value, context)
        else { return .level(.noAccess) }
        context.namedVariables.add(checked)
        return .expression(context.expressions.environment.program(checked), checked)
    }
}
