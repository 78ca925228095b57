extension CELType {
    /// The types a type is made of.
    var parts: [CELType] {
        switch self {
        case .list(let part), .wrapper(let part), .type(let part), .optional(let part): [part]
        case .map(let key, let value): [key, value]
        case .function(let result, let parameters): [result] + parameters
        case .opaque(_, let parameters): parameters
        default: []
        }
    }

    /// The type with one of its parts replaced.
    func replacingPart(_ index: Int, _ part: CELType) -> CELType {
        switch self {
        case .list: return .list(part)
        case .wrapper: return .wrapper(part)
        case .type: return .type(part)
        case .optional: return .optional(part)
        case .map(let key, let value): return index == 0 ? .map(part, value) : .map(key, part)
        case .function(let result, var parameters):
            guard index > 0 else { return .function(result: part, parameters: parameters) }
            parameters[index - 1] = part
            return .function(result: result, parameters: parameters)
        case .opaque(let name, var parameters):
            parameters[index] = part
            return .opaque(name, parameters)
        default: return self
        }
    }

    /// Whether two types are alike but for their parts.
    func hasSameHead(as other: CELType) -> Bool {
        switch (self, other) {
        case (.list, .list), (.map, .map), (.optional, .optional), (.wrapper, .wrapper), (.type, .type): true
        case (.opaque(let a, _), .opaque(let b, _)): a == b && parts.count == other.parts.count
        case (.function, .function): parts.count == other.parts.count
        default: false
        }
    }

    /// The type of the values that are not null.
    var withoutNull: CELType {
        if case .wrapper(let wrapped) = self { wrapped } else { self }
    }

    /// The type of the elements, where it is one of lists.
    public var elements: CELType? {
        if case .list(let element) = withoutNull { element } else { nil }
    }

    /// Whether the checker leaves values of the type to the evaluation.
    var isWildcard: Bool { self == .dyn || self == .error }

    /// Whether null may stand for a value of the type.
    var acceptsNull: Bool {
        switch self {
        case .null, .wrapper, .record, .timestamp, .duration, .optional, .opaque: true
        default: isWildcard
        }
    }

    /// Of two types that fit each other the one that says less.
    func moreGeneral(_ other: CELType) -> CELType { isAsGeneral(as: other) ? self : other }

    private func isAsGeneral(as other: CELType) -> Bool {
        if isOpen { return true }
        if other.isOpen { return false }
        if other == .null { return acceptsNull }
        if case .wrapper(let wrapped) = self, wrapped == other { return true }
        if case (.type, .type) = (self, other) { return true }
        guard hasSameHead(as: other) else { return self == other }
        return zip(parts, other.parts).allSatisfy { $0.isAsGeneral(as: $1) }
    }

    private var isOpen: Bool {
        if case .typeParameter = self { return true }
        return self == .dyn
    }
}

extension CELType {
    /// The type as a value, as an expression names it.
    var value: TypeValue {
        switch self {
        case .null: .null
        case .timestamp: .timestamp
        case .duration: .duration
        case .list: .list
        case .map: .map
        case .type: .type
        case .optional: .optional
        case .wrapper(let wrapped): wrapped.value
        case .opaque(let name, _): TypeValue(name)
        default: TypeValue(description)
        }
    }
}
