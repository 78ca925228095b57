public import GraphQLSyntax

/// A literal after input coercion (specification, "Input Coercion" of sections 3.5 to 3.12), its variables left in place.
public struct CoercedValue: Hashable, Sendable {
    /// What it is.
    public indirect enum Kind: Hashable, Sendable {
        /// A variable; what it may hold was settled by validation.
        case variable(String)
        case null
        /// A value of `Int`.
        case int(Int32)
        /// A value of `Float`, finite.
        case float(Double)
        /// A value of `String` or `ID`.
        case string(String)
        case boolean(Bool)
        /// A value of the enum, by its name.
        case enumValue(String)
        /// A list; a single value where a list is expected has become a list of one.
        case list([CoercedValue])
        /// An input object, its fields in the order of the type's definition.
        case object([CoercedField])
        /// The literal of a custom scalar as written, accepted by its check.
        case custom(scalar: String, InputValue)
    }

    /// What it is.
    public var kind: Kind
    /// Where the literal stands.
    public var span: SourceSpan

    /// A value.
    public init(_ kind: Kind, span: SourceSpan) {
        self.kind = kind
        self.span = span
    }
}

/// A field of a coerced input object, or an argument.
public struct CoercedField: Hashable, Sendable {
    /// Its definition.
    public var definition: InputValueDefinition
    /// Its value; the definition's default where it was left out.
    public var value: CoercedValue
    /// Whether the value was written there, and is not the default.
    public var isWritten: Bool
    /// What holds when the value is a variable that the request leaves out.
    public var fallback: CoercedValue?

    /// Its name.
    public var name: String { definition.name.value }

    /// A field.
    public init(
        definition: InputValueDefinition, value: CoercedValue, isWritten: Bool, fallback: CoercedValue? = nil
    ) {
        self.definition = definition
        self.value = value
        self.isWritten = isWritten
        self.fallback = fallback
    }
}
