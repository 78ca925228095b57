import GraphQLSyntax

/// `@ref(constraintName:, fields:, references:)`: the columns of a foreign key.
struct ReferenceDirective {
    var constraintName: Name?
    var fields: [Name]?
    var references: [Name]?

    init() {}

    init(_ reader: ArgumentReader, _ issues: inout Issues) {
        constraintName = reader.text("constraintName", &issues)
        fields = reader.texts("fields", &issues)
        references = reader.texts("references", &issues)
    }
}
