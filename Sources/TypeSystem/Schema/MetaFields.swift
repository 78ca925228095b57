import GraphQLSyntax

/// The fields that exist without being defined (sections 4.1 and 4.2).
enum MetaFields {
    static let typename: FieldDefinition = Shorthand.field("__typename", Shorthand.required("String"))

    static let schema: FieldDefinition = Shorthand.field("__schema", Shorthand.required("__Schema"))

    static let type: FieldDefinition = Shorthand.field(
        "__type", Shorthand.named("__Type"), [Shorthand.argument("name", Shorthand.required("String"))])
}
