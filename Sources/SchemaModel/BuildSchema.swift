public import GraphQLSyntax

/// What the schema documents of a service mean.
///
/// - Shape: all documents together are one schema; their order changes nothing but the order of diagnostics.
/// - Parameters:
///   - sources: the texts of the documents, so that what is wrong inside a string literal is shown there and not at its quote.
///   - schemaName: the PostgreSQL schema that holds everything.
/// - Errors: every mistake found, `SCH2xx` with span and hint. With errors the value holds what could be understood and must not
///   be used for more than editors.
/// - Source: language.md 1, corrected by observed.md.
public func buildSchema(
    _ documents: [Document], sources: [Source] = [], schemaName: String = "public"
) -> Diagnosed<Schema> {
    var builder: SchemaBuilder = SchemaBuilder(schemaName: schemaName, sources: sources)
    let schema: Schema = builder.build(documents)
    return Diagnosed(schema, builder.issues.diagnostics)
}
