import GraphQLSyntax

/// `@unique(indexName:, fields:)` on a type or a field.
struct UniqueDirective {
    var indexName: Name?
    var fields: [Name]
    var span: SourceSpan
    /// How messages begin.
    var place: String

    /// - Parameter field: the field it stands on; nothing on a type.
    init(_ reader: ArgumentReader, field: Name?, _ issues: inout Issues) {
        indexName = reader.text("indexName", &issues)
        span = reader.directive.span
        place = reader.place()
        fields = reader.indexedFields(field, &issues)
    }
}
