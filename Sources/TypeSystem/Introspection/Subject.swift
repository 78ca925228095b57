import GraphQLSyntax

/// What an object of the introspection system is about.
enum Subject {
    case root
    case schema
    case type(NamedType)
    /// A list or non-null type, or the name of a type.
    case reference(TypeReference)
    case field(FieldDefinition)
    case inputValue(InputValueDefinition)
    case enumValue(EnumValueDefinition)
    case directive(DirectiveDefinition)
    case service
    case schemaText(ServiceTexts.SchemaText)
    case page(DocumentationPage)
}

/// The value that a field of a subject has.
enum Answer {
    case null
    case string(String)
    case bool(Bool)
    case object(Subject)
    case objects([Subject])
    /// Values of an enum.
    case words([String])

    /// A text, or null.
    static func text(_ text: String?) -> Answer { text.map { .string($0) } ?? .null }

    /// An object, or null.
    static func maybe(_ subject: Subject?) -> Answer { subject.map { .object($0) } ?? .null }
}
