import GraphQLSyntax

/// `@col(name:, dataType:, size:)`: how a field is stored.
struct ColumnDirective {
    var name: Name?
    var dataType: Name?
    var size: (value: Int, span: SourceSpan)?
    /// Whether `size` is there and of the wrong kind, or may be misspelt, which has been reported.
    var hasBrokenSize: Bool = false

    init() {}

    init(_ reader: ArgumentReader, _ issues: inout Issues) {
        name = reader.text("name", &issues)
        dataType = reader.text("dataType", &issues)
        size = reader.integer("size", &issues).map { ($0, reader.directive.span) }
        hasBrokenSize = size == nil && (reader.value("size") != nil || reader.hasUnknownArgument)
    }
}
