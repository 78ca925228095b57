/// The variables of one operation, as generated code declares them.
public protocol OperationVariable: Encodable, Hashable, Sendable {}

/// A variable that may be left out, which is not the same as `null`.
///
/// Generated code encodes it only when `isSet`.
@propertyWrapper
public struct OptionalVariable<Value: Encodable> {
    /// Whether anything was given, be it `nil`.
    public private(set) var isSet: Bool

    /// What was given.
    public var wrappedValue: Value? {
        didSet { isSet = true }
    }

    /// A variable that is left out.
    public init() {
        wrappedValue = nil
        isSet = false
    }

    /// A variable with a value, or with `null`.
    public init(wrappedValue: Value?) {
        self.wrappedValue = wrappedValue
        isSet = true
    }

    /// The wrapper itself: `$pages.isSet`.
    public var projectedValue: OptionalVariable<Value> { self }
}

extension OptionalVariable: Encodable {
    /// Encodes the value, `null` when there is none. Whether the key is written at all is up to the caller.
    public func encode(to encoder: any Encoder) throws {
        var container: any SingleValueEncodingContainer = encoder.singleValueContainer()
        try container.encode(wrappedValue)
    }
}

extension OptionalVariable: Sendable where Value: Sendable {}
extension OptionalVariable: Equatable where Value: Equatable {}
extension OptionalVariable: Hashable where Value: Hashable {}
