extension Checker {
    mutating func callType(_ call: Expr.Call, _ expr: Expr) -> CELType {
        if !startsWithLocal(call.target), let function: FunctionDeclaration = environment.scopedFunction(call) {
            return resultType(of: function, isMember: false, typesOf(call.arguments), expr)
        }
        let isMember: Bool = call.target != nil
        let given: [CELType] = typesOf((call.target.map { [$0] } ?? []) + call.arguments)
        if !isMember, let type: CELType = accessType(call, given) { return type }
        guard let function: FunctionDeclaration = environment.function(call.function) else {
            return report(
                "undeclared reference to '\(call.function)' (in container '\(environment.container)')", at: expr,
                candidates: nearestNames(to: call.function, among: callableNames))
        }
        return resultType(of: function, isMember: isMember, given, expr)
    }

    // Once per argument: a second look at each would double the work at every level of nesting.
    private mutating func typesOf(_ arguments: [Expr]) -> [CELType] {
        var types: [CELType] = []
        for argument in arguments { types.append(type(of: argument)) }
        return types
    }

    /// The functions an author can call by name, operators left out.
    private var callableNames: [String] {
        environment.functions.keys.filter { $0.utf8.first.map(isIdentifierStart) ?? false }
    }

    private func startsWithLocal(_ target: Expr?) -> Bool {
        guard let first: String = target?.qualifiedName?.first else { return false }
        return localType(first) != nil
    }

    /// The result of the overloads that take the arguments: `dyn` when several do and differ in it.
    private mutating func resultType(
        of function: FunctionDeclaration, isMember: Bool, _ given: [CELType], _ expr: Expr
    ) -> CELType {
        var result: CELType?
        for overload in function.overloads
        where overload.isMember == isMember && overload.parameters.count == given.count {
            let (parameters, declared): ([CELType], CELType) = substitution.instantiate(overload)
            guard substitution.assign(given, to: parameters) else { continue }
            let found: CELType = substitution.resolved(declared, unknownAsDyn: false)
            if let earlier: CELType = result, earlier != found { result = .dyn } else { result = found }
        }
        if let result: CELType = result { return result }
        let shown: [CELType] = given.map { substitution.resolved($0, unknownAsDyn: true) }
        let applied: String =
            isMember ? "\(shown[0]).(\(CELType.listed(Array(shown.dropFirst()))))" : "(\(CELType.listed(shown)))"
        return report("found no matching overload for '\(function.name)' applied to '\(applied)'", at: expr)
    }

    /// The type of an operator where it follows from fields or optionals and not from an overload; nil for every other
    /// call.
    private mutating func accessType(_ call: Expr.Call, _ given: [CELType]) -> CELType? {
        switch call.function {
        case Operators.index:
            return indexType(of: given[0], by: given[1], call.arguments[1], isOptional: false)
        case Operators.optionalIndex:
            return indexType(of: given[0], by: given[1], call.arguments[1], isOptional: true)
        case Operators.membership:
            guard case .record = given[1], substitution.assign([given[0]], to: [.string]) else { return nil }
            return .bool
        default: return nil
        }
    }

    private mutating func indexType(
        of operand: CELType, by index: CELType, _ expr: Expr, isOptional: Bool
    ) -> CELType? {
        let (base, wasOptional): (CELType, Bool) = unwrapped(operand)
        let element: CELType
        switch base.withoutNull {
        case .list(let type) where substitution.assign([index], to: [.int]): element = type
        case .map(let key, let value) where substitution.assign([index], to: [key]): element = value
        case .record(let record) where substitution.assign([index], to: [.string]):
            guard case .constant(.string(let name)) = expr.kind else {
                element = .dyn
                break
            }
            element = recordFieldType(name, of: record, expr)
        case .dyn, .error: element = .dyn
        // What an optional of unknown type holds; without an optional the overloads tell what it is.
        case .typeParameter where isOptional || wasOptional:
            _ = substitution.assign([.dyn], to: [base])
            element = .dyn
        default: return nil
        }
        guard isOptional || wasOptional else { return element }
        if case .optional = element { return element }
        return .optional(element)
    }
}
