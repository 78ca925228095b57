/// A value as written in a document (section 2.9).
public struct InputValue: Hashable, Sendable {
    /// What kind of value it is.
    public indirect enum Kind: Hashable, Sendable {
        case variable(String)
        /// The digits as written, sign included.
        case int(String)
        /// The number as written.
        case float(String)
        /// The text after escapes and block-string indentation.
        case string(String, isBlock: Bool)
        case boolean(Bool)
        case null
        case enumValue(String)
        case list([InputValue])
        case object([ObjectField])
    }

    /// The value.
    public var kind: Kind
    /// Where it stands.
    public var span: SourceSpan

    /// A value.
    public init(_ kind: Kind, span: SourceSpan = .generated) {
        self.kind = kind
        self.span = span
    }
}

/// One field of an object value (section 2.9.8).
public struct ObjectField: Hashable, Sendable {
    /// Its name.
    public var name: Name
    /// Its value.
    public var value: InputValue
    /// Where it stands.
    public var span: SourceSpan

    /// A field.
    public init(name: Name, value: InputValue, span: SourceSpan = .generated) {
        self.name = name
        self.value = value
        self.span = span
    }
}
