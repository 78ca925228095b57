public import JSON

/// A variable that an operation declares.
public struct CompiledVariable: Hashable, Sendable {
    /// Its name.
    public var name: String
    /// Its type as the author wrote it, for messages: `[UUID!]!`.
    public var typeText: String
    /// Its type without the outermost non-null mark.
    public var type: VariableType
    /// Whether null is refused.
    public var isNonNull: Bool
    /// The value it has when a request leaves it out; already fits the type.
    public var defaultValue: JSONValue?
    /// What a client may give in it; nothing means whatever its type has.
    public var allow: AllowRule?

    /// A variable.
    public init(
        name: String, typeText: String, type: VariableType, isNonNull: Bool, defaultValue: JSONValue? = nil,
        allow: AllowRule? = nil
    ) {
        self.name = name
        self.typeText = typeText
        self.type = type
        self.isNonNull = isNonNull
        self.defaultValue = defaultValue
        self.allow = allow
    }

    /// Whether a request must give it.
    public var isRequired: Bool { isNonNull && defaultValue == nil }
}

/// What a variable, an element or a member may hold.
public indirect enum VariableType: Hashable, Sendable {
    case scalar(ScalarKind)
    case enumeration(name: String, values: [String])
    case list(VariableType, elementIsNonNull: Bool)
    /// An input object by the name of its type, which `VariableObjectTypes` describes: such types are recursive.
    case object(String)
}

/// The scalars of the language (SQL Connect, "data types").
public enum ScalarKind: String, Hashable, Sendable {
    case string = "String"
    case int = "Int"
    case int64 = "Int64"
    case float = "Float"
    case boolean = "Boolean"
    case uuid = "UUID"
    case date = "Date"
    case timestamp = "Timestamp"
    case any = "Any"
    case vector = "Vector"
}
