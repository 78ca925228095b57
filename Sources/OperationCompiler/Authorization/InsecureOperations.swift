import ConnectorModel
import GraphQLSyntax

/// Warns of operations that ignore who runs them.
///
/// - Source: language reference 4.5, "Security lint".
struct InsecureOperations {
    let context: PlanningContext
    let connector: String

    /// Warns of an operation that anybody may run, or any user although nothing in it depends on who that is.
    ///
    /// - `isPlanned`: whether all of it was looked at, so that it is known what it reads of the user.
    func warn(_ access: AccessRule, isPlanned: Bool = true) {
        guard case .level(let level) = access,
            let directive: Directive = context.operation.directives.first(where: { $0.name.value == "auth" }),
            !isExcused(directive)
        else { return }
        switch level {
        case .noAccess: return
        case .public: break
        case .userAnonymous, .user, .userEmailVerified:
            let isKnown: Bool = isPlanned && !context.diagnostics.contains { $0.severity == .error }
            guard isKnown, !context.authPaths.contains(where: { $0.first == "uid" }) else { return }
        }
        context.diagnostics.append(warning(level, directive))
    }

    /// A reason of nothing but spaces is none.
    private func isExcused(_ directive: Directive) -> Bool {
        guard case .string(let reason, _)? = directive.argument("insecureReason")?.value.kind else { return false }
        return reason.contains { !$0.isWhitespace }
    }

    private func warning(_ level: AccessLevel, _ directive: Directive) -> Diagnostic {
        let name: String = context.operation.name?.value ?? ""
        let acknowledgement: Acknowledgement = Acknowledgement(.insecure, of: "\(connector)/\(name)")
        let excuse: Workaround = Workaround(
            "Say why that is right", reason: "whoever reads the operation knows that it is meant",
            replacement: "@auth(level: \(level.rawValue), insecureReason: \"…\")")
        if level == .public {
            return Diagnostic(
                .warning, .insecureOperation, "Anybody can run \"\(name)\", signed in or not", at: directive.span,
                hint: "say why that is right with insecureReason: \"…\", or choose another level",
                acknowledgement: acknowledgement,
                workarounds: [
                    excuse,
                    Workaround(
                        "Choose another level", reason: "only users of the app should run it",
                        replacement: "@auth(level: USER)"),
                ])
        }
        return Diagnostic(
            .warning, .insecureOperation,
            "Any user can run \"\(name)\" (\(level.rawValue)), and nothing in it depends on auth.uid",
            at: directive.span,
            hint: "compare with auth.uid what belongs to a user, or say why that is right with insecureReason: \"…\"",
            acknowledgement: acknowledgement,
            workarounds: [
                Workaround(
                    "Compare with auth.uid what belongs to a user", reason: "users should get at their own rows alone",
                    replacement: "where: {…: {eq_expr: \"auth.uid\"}}"),
                excuse,
            ])
    }
}
