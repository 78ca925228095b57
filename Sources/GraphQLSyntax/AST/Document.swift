/// A parsed document (specification, section 2.2).
public struct Document: Hashable, Sendable {
    /// Its definitions in order.
    public var definitions: [Definition]

    /// A document.
    public init(definitions: [Definition]) { self.definitions = definitions }
}

/// One definition of a document.
public enum Definition: Hashable, Sendable {
    case operation(OperationDefinition)
    case fragment(FragmentDefinition)
    case schema(SchemaDefinition)
    case type(TypeDefinition)
    case directive(DirectiveDefinition)
}

/// A name and its place (section 2.1.9).
public struct Name: Hashable, Sendable {
    /// The name.
    public var value: String
    /// Where it stands.
    public var span: SourceSpan

    /// A name.
    public init(_ value: String, at span: SourceSpan = .generated) {
        self.value = value
        self.span = span
    }
}

/// A description above a definition (section 2.2, September 2025: also on operations, fragments and variables).
public struct Description: Hashable, Sendable {
    /// The text, a block string's indentation taken off.
    public var value: String
    /// Whether it was written as a block string.
    public var isBlock: Bool
    /// Where it stands, quotes included.
    public var span: SourceSpan

    /// A description.
    public init(_ value: String, isBlock: Bool = true, at span: SourceSpan = .generated) {
        self.value = value
        self.isBlock = isBlock
        self.span = span
    }
}
