/// A type as a run-time value. Only the name counts: `type([1]) == type(['a'])`.
public struct TypeValue: Hashable, Sendable {
    /// The name the language gives the type.
    public let name: String

    /// A type of the given name.
    public init(_ name: String) { self.name = name }

    static let null: TypeValue = TypeValue("null_type")
    static let bool: TypeValue = TypeValue("bool")
    static let int: TypeValue = TypeValue("int")
    static let uint: TypeValue = TypeValue("uint")
    static let double: TypeValue = TypeValue("double")
    static let string: TypeValue = TypeValue("string")
    static let bytes: TypeValue = TypeValue("bytes")
    static let list: TypeValue = TypeValue("list")
    static let map: TypeValue = TypeValue("map")
    static let timestamp: TypeValue = TypeValue("google.protobuf.Timestamp")
    static let duration: TypeValue = TypeValue("google.protobuf.Duration")
    static let type: TypeValue = TypeValue("type")
    static let optional: TypeValue = TypeValue("optional_type")
    static let dyn: TypeValue = TypeValue("dyn")
}
