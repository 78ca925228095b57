import Execution
import GraphQLSyntax

/// Who makes a call.
enum Caller: CaseIterable {
    case nobody
    /// Signed in without an account.
    case anonymous
    case user

    var uid: String? { self == .nobody ? nil : ValueGenerator.uid }
}

/// Who may make a call with which variables.
extension Call {
    /// Why a call is not made at all.
    var refusal: Answer? {
        if let code: StatusCode = accessRefusal {
            note(.access, "refused")
            return Answer(data: .exact(.null), problems: [Answer.Problem(field: nil, code: code)])
        }
        let faulty: [VariableDefinition] = operation.variables.filter { variable in
            guard let given: Given = requested[variable.name.value] else { return false }
            return isNullRefused(given, for: variable) || !isAllowed(given, by: variable)
        }
        guard !faulty.isEmpty else { return nil }
        let problem: Answer.Problem = Answer.Problem(field: nil, code: .invalidArgument)
        return Answer(data: .exact(.null), problems: faulty.map { _ in problem })
    }

    private var accessRefusal: StatusCode? {
        let auth: Directive? = operation.directives.first { $0.name.value == "auth" }
        if case .string(let text, _)? = auth?.argument("expr")?.value.kind {
            note(.access, "expr")
            // The expressions of the generator ask for this user.
            precondition(text.hasPrefix("auth"), "the model does not know the rule \(text)")
            return caller == .nobody ? .unauthenticated : nil
        }
        guard case .enumValue(let level)? = auth?.argument("level")?.value.kind else { return nil }
        note(.access, level)
        switch (level, caller) {
        case ("USER_ANON", .nobody), ("USER", .nobody), ("USER", .anonymous): return .unauthenticated
        default: return nil
        }
    }

    // MARK: Nulls

    /// Whether a variable that may be null by its type is null where the language has no null: as the condition of a directive, or as one
    /// of several in a list.
    private func isNullRefused(_ given: Given, for variable: VariableDefinition) -> Bool {
        guard given == .null, !variable.type.isNonNull, variable.defaultValue != nil else { return false }
        let sets: [SelectionSet] = [operation.selectionSet] + fragments.values.map(\.selectionSet)
        guard sets.contains(where: { refusesNull(of: variable.name.value, in: $0) }) else { return false }
        note(.variables, "null where it cannot be")
        return true
    }

    private func refusesNull(of name: String, in set: SelectionSet) -> Bool {
        set.selections.contains { selection in
            switch selection {
            case .field(let field):
                isCondition(name, field.directives)
                    || field.arguments.contains { isElement(name, $0.value) }
                    || field.selectionSet.map { refusesNull(of: name, in: $0) } == true
            case .fragmentSpread(let spread): isCondition(name, spread.directives)
            case .inlineFragment(let fragment):
                isCondition(name, fragment.directives) || refusesNull(of: name, in: fragment.selectionSet)
            }
        }
    }

    private func isCondition(_ name: String, _ directives: [Directive]) -> Bool {
        directives.contains { directive in
            ["skip", "include"].contains(directive.name.value)
                && directive.argument("if")?.value.kind == .variable(name)
        }
    }

    private func isElement(_ name: String, _ value: InputValue) -> Bool {
        switch value.kind {
        case .list(let elements): elements.contains { $0.kind == .variable(name) || isElement(name, $0) }
        case .object(let fields): fields.contains { isElement(name, $0.value) }
        default: false
        }
    }

    // MARK: Rows of variables

    private func isAllowed(_ given: Given, by variable: VariableDefinition) -> Bool {
        guard let allow: Directive = variable.directives.first(where: { $0.name.value == "allow" }),
            case .string(let text, _)? = allow.argument("fields")?.value.kind
        else { return true }
        var tokens: ArraySlice<Substring> =
            text.replacing("{", with: " { ").replacing("}", with: " } ").split(separator: " ")[...]
        guard AllowedRow(&tokens).allows(given) else {
            note(.variables, "not allowed")
            return false
        }
        guard case .int(let limit)? = allow.argument("maxCount")?.value.kind else { return true }
        let isFew: Bool = Self.rows(in: given) <= Int(limit) ?? 0
        note(.variables, isFew ? "as many as allowed" : "more than allowed")
        return isFew
    }

    /// How many rows there are, those within others too.
    private static func rows(in given: Given) -> Int {
        switch given {
        case .list(let elements): elements.map { rows(in: $0) }.reduce(0, +)
        case .object(let members):
            1 + members.filter { $0.name.contains("_on_") }.map { rows(in: $0.value) }.reduce(0, +)
        default: 0
        }
    }
}

/// The fields that `@allow` lists, with those of the rows within.
private struct AllowedRow {
    private var fields: Set<String> = []
    private var within: [String: AllowedRow] = [:]

    init(_ tokens: inout ArraySlice<Substring>) {
        var last: String = ""
        while let token: Substring = tokens.popFirst(), token != "}" {
            if token == "{" {
                within[last] = AllowedRow(&tokens)
            } else {
                last = String(token)
                fields.insert(last)
            }
        }
    }

    func allows(_ given: Given) -> Bool {
        switch given {
        case .list(let elements): return elements.allSatisfy { allows($0) }
        case .object(let members):
            return members.allSatisfy { member in
                guard fields.contains(member.name) else { return false }
                return within[member.name].map { $0.allows(member.value) } ?? true
            }
        default: return true
        }
    }
}
