public import GraphQLSyntax

/// Checks an executable document against a schema.
///
/// - Shape: diagnostics in the order of the document, an error with several places as an error and notes of the same words.
/// - Bounds: `options.limits`; a document within them is checked in time proportional to its expanded size.
/// - Source: GraphQL specification, section 5.
public func validate(
    _ document: Document, against schema: GraphQLSchema, options: ValidationOptions = ValidationOptions()
) -> [Diagnostic] {
    []
}
