import CEL
import ConnectorModel
import GraphQLSyntax

/// Warns of operations that ignore who runs them.
///
/// - Source: language reference 4.5, "Security lint". That callers without a token pass an `expr` is said beyond it, and nobody has to
///   agree to it.
struct InsecureOperations {
    let context: PlanningContext
    let connector: String

    private var name: String { context.operation.name?.value ?? "" }

    /// Warns of an operation that anybody may run, or any user although nothing in it depends on who that is.
    ///
    /// - `isPlanned`: whether all of it was looked at, so that it is known what it reads of the user.
    func warn(_ access: AccessRule, isPlanned: Bool = true) {
        guard let directive: Directive = context.operation.authDirective, !isExcused(directive) else { return }
        switch access {
        case .level(.noAccess): return
        case .level(.public): warnOfAnybody(directive)
        case .level(let level): if isPlanned { warnOfAnyUser(level, directive) }
        case .expression: warnOfNobody(directive)
        }
    }

    /// A reason of nothing but spaces is none.
    private func isExcused(_ directive: Directive) -> Bool {
        guard case .string(let reason, _)? = directive.argument("insecureReason")?.value.kind else { return false }
        return reason.contains { !$0.isWhitespace }
    }

    private static let excuse: String = "say why that is right with insecureReason: \"…\""

    private func warn(_ message: String, _ directive: Directive, hint: String, _ ways: [Workaround]) {
        context.diagnostics.append(
            Diagnostic(
                .warning, .insecureOperation, message, at: directive.span, hint: hint,
                acknowledgement: Acknowledgement(.insecure, of: "\(connector)/\(name)"), workarounds: ways))
    }

    private func excuse(_ level: AccessLevel) -> Workaround {
        Workaround(
            "Say why that is right", reason: "whoever reads the operation knows that it is meant",
            replacement: "@auth(level: \(level.rawValue), insecureReason: \"…\")")
    }

    // MARK: Levels

    private func warnOfAnybody(_ directive: Directive) {
        let other: Workaround = Workaround(
            "Choose another level", reason: "only users of the app should run it", replacement: "@auth(level: USER)")
        warn(
            "Anybody can run \"\(name)\", signed in or not", directive,
            hint: "\(Self.excuse), or choose another level", [excuse(.public), other])
    }

    private func warnOfAnyUser(_ level: AccessLevel, _ directive: Directive) {
        guard !context.diagnostics.contains(where: { $0.severity == .error }),
            !context.authPaths.contains(where: { $0.first == "uid" })
        else { return }
        let uses: UsesOfCaller = UsesOfCaller(context)
        let who: String = "Any user can run \"\(name)\" (\(level.rawValue)), and"
        switch uses.defaults {
        case .apply: return
        case .mayBeReplaced(let columns):
            let names: String = columns.joined(separator: ", ")
            warn(
                "\(who) auth.uid is only a default, of \(names), which requests may replace", directive,
                hint: "take the field out of @allow, or \(Self.excuse)",
                [
                    Workaround(
                        "Take the field out of @allow", reason: "users should write rows of their own alone",
                        replacement: "@allow(fields: \"…\")"),
                    excuse(level),
                ])
        case .none:
            warn(
                "\(who) nothing in it depends on auth.uid", directive,
                hint: "compare with auth.uid what belongs to a user, or \(Self.excuse)",
                uses.workarounds + [excuse(level)])
        }
    }

    // MARK: Conditions

    private func warnOfNobody(_ directive: Directive) {
        let reason: String
        switch context.callersWithoutToken {
        case .areRefused: return
        case .pass: reason = "its rule holds for them"
        case .mayPass where isByNull(directive): reason = "what its rule compares may be null, as their auth.uid is"
        case .mayPass: reason = "its rule holds for them with some variables"
        }
        context.diagnostics.append(
            Diagnostic(
                .warning, .insecureOperation, "Callers without a token can run \"\(name)\": \(reason)",
                at: directive.span, hint: "begin the rule with \"auth.uid != null && \", or \(Self.excuse)"))
    }

    private func isByNull(_ directive: Directive) -> Bool {
        guard case .string(let text, _)? = directive.argument("expr")?.value.kind else { return false }
        return (try? context.expressions.environment.compile(text))?.holdsForNobodyByNull ?? false
    }
}
