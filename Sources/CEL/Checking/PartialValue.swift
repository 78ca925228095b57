/// What is known of an expression's value when only some of the variables are.
public enum PartialValue: Hashable, Sendable {
    /// This value, a failure included, whatever the other variables are.
    case known(Value)
    /// A truth value, or a failure.
    case truth(mayBeTrue: Bool, mayBeFalse: Bool)
    /// Any value of a type, or a failure.
    case any(CELType)

    /// Whether it can be `true`.
    public var mayBeTrue: Bool {
        switch self {
        case .known(let value): value == .bool(true)
        case .truth(let mayBeTrue, _): mayBeTrue
        case .any(let type): type.mayBeTruth
        }
    }

    /// Whether it can be `false`.
    public var mayBeFalse: Bool {
        switch self {
        case .known(let value): value == .bool(false)
        case .truth(_, let mayBeFalse): mayBeFalse
        case .any(let type): type.mayBeTruth
        }
    }

    /// Whether it is a failure, whatever the other variables are.
    var isError: Bool {
        if case .known(let value) = self { value.isError } else { false }
    }

}

extension CELType {
    fileprivate var mayBeTruth: Bool {
        switch self {
        case .bool, .dyn, .error, .typeParameter, .opaque: true
        case .wrapper(let wrapped): wrapped.mayBeTruth
        default: false
        }
    }

    /// Whether a parameter of the type takes null.
    var takesNull: Bool {
        switch self {
        case .null, .dyn, .error, .typeParameter, .wrapper, .opaque: true
        default: false
        }
    }

    /// Whether a value of the type may be null: objects may be missing, as `auth` is one, and so may times.
    var mayBeNull: Bool {
        switch self {
        case .null, .dyn, .error, .typeParameter, .wrapper, .opaque, .record, .timestamp, .duration: true
        default: false
        }
    }
}

extension CheckedExpr {
    /// What the value can be when some variables, or parts of them, are known and nothing but its type is of all others.
    ///
    /// - Parameters:
    ///   - paths: what is known, `["request", "auth"]`, with all that is below.
    ///   - activation: the values of it.
    ///   - unknownMayBeNull: whether what is not known may be null where its type allows that.
    public func partialValue(
        knowing paths: [[String]], _ activation: Activation, unknownMayBeNull: Bool = true
    ) -> PartialValue {
        var evaluation: PartialEvaluation = PartialEvaluation(
            expr: self, known: paths, activation: activation, unknownMayBeNull: unknownMayBeNull)
        return evaluation.value(of: root)
    }
}
