import Execution
import GraphQLSyntax

/// Checks of values (language reference, `@check`).
struct ModelCheck {
    enum Step {
        case member(String)
        /// What a fragment is spread into: each element, where that is a list.
        case each
    }

    var directive: Directive
    /// The way from the root field to the value.
    var path: [Step]

    var message: String {
        if case .string(let text, _)? = directive.argument("message")?.value.kind { return text }
        return "permission denied"
    }

    var isOptional: Bool { directive.argument("optional")?.value.kind == .boolean(true) }
}

extension Call {
    /// The message of the first check in and on a root field that does not hold.
    ///
    /// - Throws: `undecided` where that depends on which rows are shown.
    func failure(of selected: Selected, _ value: Expected) throws(Failure) -> String? {
        for check: ModelCheck in checks(of: selected, at: []) {
            let result: Visit = visit(check, check.path[...], value)
            noteCheck(check, result, value)
            switch (result.fails, result.isReached) {
            case (.yes, _): return check.message
            case (.no, _) where check.isOptional: continue
            case (.no, .yes): continue
            case (.no, .no): return check.message
            default: throw .undecided
            }
        }
        return nil
    }

    /// Whether the checks on the operation hold.
    func failures() throws(Failure) -> [String] {
        var messages: [String] = []
        for directive: Directive in operation.directives where directive.name.value == "check" {
            note(.checks, "on the operation")
            let check: ModelCheck = ModelCheck(directive: directive, path: [])
            if try condition(check, nil) != .yes { messages.append(check.message) }
        }
        return messages
    }

    private func checks(of selected: Selected, at path: [ModelCheck.Step]) -> [ModelCheck] {
        let sets: [Selecting] = selected.selectionSets
        var checks: [ModelCheck] = selected.checks.map { ModelCheck(directive: $0, path: path) }
        checks += objectChecks(sets).map { ModelCheck(directive: $0, path: path + [.each]) }
        for inner: Selected in collect(sets) { checks += self.checks(of: inner, at: path + [.member(inner.name)]) }
        return checks
    }

    // MARK: Visiting

    private struct Visit {
        var fails: Ternary = .no
        var isReached: Ternary = .no
    }

    private func visit(_ check: ModelCheck, _ steps: ArraySlice<ModelCheck.Step>, _ value: Expected) -> Visit {
        // Nothing is selected of an object that is null, no fragment either (GraphQL specification, 6.4.3).
        if case .each? = steps.first, case .exact(.null) = value { return Visit() }
        guard let step: ModelCheck.Step = steps.first else {
            let holds: Ternary = (try? condition(check, value)) ?? .unknown
            return Visit(fails: !holds, isReached: .yes)
        }
        switch value {
        case .list(let elements): return together(elements, count: elements.count) { visit(check, steps, $0) }
        case .parts(let parts):
            let visits: [Visit] = parts.map { part in
                together(part.candidates, count: part.count) { visit(check, steps, $0) }
            }
            return Visit(fails: .any(visits.map(\.fails)), isReached: .any(visits.map(\.isReached)))
        case .oneOf(let candidates): return together(candidates, count: 1) { visit(check, steps, $0) }
        case .object(let members):
            guard case .member(let name) = step else { return visit(check, steps.dropFirst(), value) }
            guard let member: Expected = members.first(where: { $0.name == name })?.value else { return Visit() }
            return visit(check, steps.dropFirst(), member)
        default: return Visit()
        }
    }

    /// What holds for some of several values, whichever they are.
    private func together(_ values: [Expected], count: Int, _ visit: (Expected) -> Visit) -> Visit {
        let visits: [Visit] = values.map(visit)
        func any(_ results: [Ternary]) -> Ternary {
            // As many may be missing as are not shown.
            if results.count(where: { $0 == .yes }) > values.count - count { return .yes }
            return results.allSatisfy { $0 == .no } || count == 0 ? .no : .unknown
        }
        return Visit(fails: any(visits.map(\.fails)), isReached: any(visits.map(\.isReached)))
    }

    /// Whether a check holds for a value. An expression that fails does not hold.
    private func condition(_ check: ModelCheck, _ this: Expected?) throws(Failure) -> Ternary {
        guard case .string(let text, _)? = check.directive.argument("expr")?.value.kind else {
            return Ternary(try !isNothing(this))
        }
        if text.contains("vars.") { note(.checks, "vars") }
        return Ternary(try Evaluation(call: self, this: this).truth(of: Formula(text)) == true)
    }

    /// Without an expression a value must be something: neither null nor an empty list.
    private func isNothing(_ value: Expected?) throws(Failure) -> Bool {
        switch value {
        case nil, .exact(.null)?: return true
        case .exact(.array(let elements))?: return elements.isEmpty
        case .list(let elements)?: return elements.isEmpty
        case .parts(let parts)?: return parts.allSatisfy { $0.count == 0 }
        case .oneOf(let candidates)?:
            guard candidates.count == 1 else { throw .undecided }
            return try isNothing(candidates[0])
        default: return false
        }
    }

    // MARK: Coverage

    private func noteCheck(_ check: ModelCheck, _ result: Visit, _ value: Expected) {
        note(.checks, check.directive.argument("expr") == nil ? "standard" : "expr")
        if check.isOptional { note(.checks, "optional") }
        if result.fails == .yes { note(.checks, "fails") }
        if result.fails == .no, result.isReached == .yes { note(.checks, "holds") }
        if result.isReached == .no { note(.checks, "no value") }
        if case .each? = check.path.last {
            note(.checks, "on a fragment")
            return
        }
        if check.path.isEmpty {
            note(.checks, operation.type == .mutation ? "on a write" : "on a root field")
            switch value {
            case .parts, .list: note(.checks, "on a list")
            default: note(.checks, "on an object")
            }
            return
        }
        note(.checks, "on a field")
        if case .parts = value { note(.checks, "on an element") }
    }
}
