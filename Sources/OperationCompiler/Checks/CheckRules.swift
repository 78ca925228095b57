import CEL
import ConnectorModel
import GraphQLSyntax

/// Compiles `@check`.
///
/// - Source: language reference, `@check`.
struct CheckRules {
    let context: PlanningContext
    /// What `response` is, null only where it can be; nothing where there is no `response`.
    var strictResponse: () -> RecordType? = { nil }

    /// What holds for a value without an `expr`.
    private static let standardCondition: String = "!(this in [null, []])"
    private static let standardMessage: String = "permission denied"

    /// The checks on the operation itself, which has no value.
    func operationChecks() -> [CompiledCheck] {
        context.operation.directives.checks.compactMap { directive in
            guard directive.argument("expr") != nil else {
                context.error(
                    .checkRule, "A @check on an operation needs an expr, for there is no value to look at",
                    at: directive.span, hint: "write for example @check(expr: \"vars.limit <= 100\")")
                return nil
            }
            return compile(directive, this: nil, path: [])?.check
        }
    }

    /// The checks on a value and in it, in the order of the text: those on a field before those below it.
    func checks(of node: ResponseNode, at path: [CompiledCheck.Step], within ancestors: [ResponseNode] = [])
        -> [CompiledCheck]
    {
        var checks: [CompiledCheck] = compile(node.checks, node, path, ancestors)
        var inner: ResponseNode = node
        var path: [CompiledCheck.Step] = path
        var ancestors: [ResponseNode] = ancestors
        while case .list(let element) = inner.kind {
            ancestors.append(inner)
            path.append(.elements)
            inner = element
        }
        checks += compile(inner.objectChecks, inner, path + [.object], ancestors + [inner])
        guard case .object(_, let members) = inner.kind else { return checks }
        for (index, member) in members.enumerated() {
            checks += self.checks(
                of: member.node, at: path + [.member(name: member.name, index: index)], within: ancestors + [inner])
        }
        return checks
    }

    /// A fragment of root fields has no value: there is no field around it that could be an error.
    func refuse(_ directives: [Directive]) {
        for directive: Directive in directives {
            context.error(
                .checkRule, "A @check on a fragment of root fields has no value to look at", at: directive.span,
                hint: "put it on the fields in the fragment")
        }
    }

    private func compile(
        _ directives: [Directive], _ node: ResponseNode, _ path: [CompiledCheck.Step], _ ancestors: [ResponseNode]
    ) -> [CompiledCheck] {
        directives.compactMap { directive in
            guard let compiled = compile(directive, this: node.celType, path: path) else { return nil }
            warnOfNobody(compiled.checked, directive, node)
            for ancestor: ResponseNode in ancestors { ancestor.notePassed() }
            for path: [String] in compiled.checked.selectedPaths where path.first == "this" {
                node.noteRead(path.dropFirst())
            }
            return compiled.check
        }
    }

    private func compile(
        _ directive: Directive, this: CELType?, path: [CompiledCheck.Step]
    ) -> (check: CompiledCheck, checked: CheckedExpr)? {
        let condition: InputValue =
            directive.argument("expr")?.value
            ?? InputValue(.string(Self.standardCondition, isBlock: false), span: directive.span)
        var expressions: ExpressionCompiler = context.expressions
        if let this { expressions.environment.declare("this", this) }
        let message: String? = message(directive)
        let isOptional: Bool? = isOptional(directive)
        guard let checked: CheckedExpr = expressions.condition(condition, context), let message,
            let isOptional
        else { return nil }
        context.note(checked)
        let check: CompiledCheck = CompiledCheck(
            path: path, program: expressions.environment.program(checked), message: message, isOptional: isOptional,
            text: checked.text)
        return (check, checked)
    }

    /// Warns of a check that callers without a token pass for no other reason than that the value is null, as their `auth.uid` is.
    private func warnOfNobody(_ checked: CheckedExpr, _ directive: Directive, _ node: ResponseNode) {
        guard !context.isPlannedForRequest, !checked.authPaths.isEmpty,
            context.callersWithoutToken != .areRefused
        else { return }
        var environment: Environment = context.expressions.environment
        environment.declare("this", node.strictType)
        if let response: RecordType = strictResponse() { environment.declare("response", .record(response)) }
        // What does not check by the strict type compares with null what is never null: it says itself what holds then.
        guard let strict: CheckedExpr = try? environment.compile(checked.text), strict.holdsForNobodyByNull else {
            return
        }
        context.diagnostics.append(
            Diagnostic(
                .warning, .checkOfNobody,
                "Callers without a token pass this @check where the value is null, as their auth.uid is",
                at: directive.argument("expr")?.value.span ?? directive.span,
                hint: "begin it with \"auth.uid != null && \""))
    }

    private func message(_ directive: Directive) -> String? {
        guard let value: InputValue = directive.argument("message")?.value else { return Self.standardMessage }
        if case .string(let text, _) = value.kind { return text }
        return notLiteral("message", value)
    }

    private func isOptional(_ directive: Directive) -> Bool? {
        guard let value: InputValue = directive.argument("optional")?.value else { return false }
        switch value.kind {
        case .boolean(let truth): return truth
        case .null: return false
        default: return notLiteral("optional", value)
        }
    }

    private func notLiteral<Value>(_ name: String, _ value: InputValue) -> Value? {
        context.error(
            .checkRule, "The \(name) of a @check cannot be a variable", at: value.span,
            hint: "a request must not decide what it is checked for; write the value itself")
        return nil
    }
}
