/// What the type variables of an expression have been found to be, and the rules by which types fit each other.
///
/// - Source: CEL language definition, "Gradual Type Checking".
struct Substitution {
    private var bindings: [String: CELType] = [:]
    /// What to restore when an attempt fails, in the order it was changed.
    private var journal: [(name: String, previous: CELType?)] = []
    private var freshCount: Int = 0

    /// A type variable no one else uses.
    mutating func fresh() -> CELType {
        freshCount += 1
        return .typeParameter("_var\(freshCount)")
    }

    /// The signature of an overload with type variables of its own.
    mutating func instantiate(_ overload: Overload) -> (parameters: [CELType], result: CELType) {
        var names: [String: CELType] = [:]
        let parameters: [CELType] = overload.parameters.map { rename($0, &names) }
        return (parameters, rename(overload.result, &names))
    }

    private mutating func rename(_ type: CELType, _ names: inout [String: CELType]) -> CELType {
        if case .typeParameter(let name) = type {
            if let known: CELType = names[name] { return known }
            let variable: CELType = fresh()
            names[name] = variable
            return variable
        }
        var result: CELType = type
        for (index, part) in type.parts.enumerated() { result = result.replacingPart(index, rename(part, &names)) }
        return result
    }

    /// The type with what is known of its variables put in.
    ///
    /// - Parameter unknownAsDyn: whether a variable of which nothing is known becomes `dyn`.
    func resolved(_ type: CELType, unknownAsDyn: Bool) -> CELType {
        if case .typeParameter(let name) = type {
            if let bound: CELType = bindings[name] { return resolved(bound, unknownAsDyn: unknownAsDyn) }
            return unknownAsDyn ? .dyn : type
        }
        var result: CELType = type
        for (index, part) in type.parts.enumerated() {
            result = result.replacingPart(index, resolved(part, unknownAsDyn: unknownAsDyn))
        }
        return result
    }

    /// Whether a type, with what is known of its variables put in, has at most so many parts.
    func isSmall(_ type: CELType, _ limit: Int) -> Bool {
        var rest: Int = limit
        return count(type, &rest)
    }

    private func count(_ type: CELType, _ rest: inout Int) -> Bool {
        rest -= 1
        guard rest >= 0 else { return false }
        if case .typeParameter(let name) = type { return bindings[name].map { count($0, &rest) } ?? true }
        return type.parts.allSatisfy { count($0, &rest) }
    }

    /// Whether values of each type can stand where the other type of its pair is asked for. Variables are bound only if
    /// all can.
    mutating func assign(_ types: [CELType], to parameters: [CELType]) -> Bool {
        journal.removeAll(keepingCapacity: true)
        for (type, parameter) in zip(types, parameters) where !fits(type, parameter) {
            for change in journal.reversed() { bindings[change.name] = change.previous }
            journal.removeAll(keepingCapacity: true)
            return false
        }
        return true
    }

    /// One type for values of two: the more general one where one fits the other, else `dyn`.
    mutating func join(_ left: CELType?, _ right: CELType) -> CELType {
        guard let left: CELType = left else { return right }
        return assign([left], to: [right]) ? left.moreGeneral(right) : .dyn
    }

    private mutating func bind(_ name: String, _ type: CELType) {
        journal.append((name, bindings[name]))
        bindings[name] = type
    }

    // MARK: Rules

    private mutating func fits(_ left: CELType, _ right: CELType) -> Bool {
        if case .typeParameter(let name) = right {
            let outcome: Binding = fitsVariable(left, name)
            if outcome != .contradictsUnbound { return outcome == .agrees }
        }
        if case .typeParameter(let name) = left { return fitsVariable(right, name) == .agrees }
        if left.isWildcard || right.isWildcard { return true }
        if left == .null { return right.acceptsNull }
        if right == .null { return left.acceptsNull }
        return fitsStructurally(left, right)
    }

    private mutating func fitsStructurally(_ left: CELType, _ right: CELType) -> Bool {
        switch (left, right) {
        // A wrapper holds its type or null; the two go for each other, and the evaluation sees the null.
        case (.wrapper(let wrapped), _): return fits(wrapped, right)
        case (_, .wrapper(let wrapped)): return fits(left, wrapped)
        case (.type, .type): return true
        case (.list, .list), (.map, .map), (.optional, .optional), (.opaque, .opaque), (.function, .function):
            guard left.hasSameHead(as: right) else { return false }
            return zip(left.parts, right.parts).allSatisfy { fits($0, $1) }
        default: return left == right
        }
    }

    private enum Binding { case agrees, contradicts, contradictsUnbound }

    /// Whether a type can be what a variable stands for. A variable that already stands for a narrower type is widened.
    private mutating func fitsVariable(_ type: CELType, _ name: String) -> Binding {
        let variable: CELType = .typeParameter(name)
        if type == variable { return .agrees }
        guard let bound: CELType = bindings[name] else {
            guard !refers(type, to: name) else { return .contradictsUnbound }
            bind(name, type)
            return .agrees
        }
        if type == bound { return .agrees }
        guard fits(type, bound) else { return .contradicts }
        let general: CELType = type.moreGeneral(bound)
        if !refers(general, to: name) { bind(name, general) }
        return .agrees
    }

    /// Whether a variable occurs in what a type stands for; binding it to that would be a type without end.
    private func refers(_ type: CELType, to name: String) -> Bool {
        if case .typeParameter(let other) = type {
            if other == name { return true }
            return bindings[other].map { refers($0, to: name) } ?? false
        }
        return type.parts.contains { refers($0, to: name) }
    }
}
