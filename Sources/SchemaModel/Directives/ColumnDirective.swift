import GraphQLSyntax

/// `@col(name:, dataType:, size:)`: how a field is stored.
struct ColumnDirective {
    var name: Name?
    var dataType: Name?
    var size: (value: Int, span: SourceSpan)?

    init() {}

    init(_ reader: ArgumentReader, _ issues: inout Issues) {
        name = reader.text("name", &issues)
        dataType = reader.text("dataType", &issues)
        size = reader.integer("size", &issues).map { ($0, reader.directive.span) }
    }
}
