import GraphQLSyntax

/// `@table(name:, singular:, plural:, key:)`: a type whose rows live in a table of their own.
struct TableDirective {
    var name: Name?
    var singular: Name?
    var plural: Name?
    var key: [Name]?

    init(_ reader: ArgumentReader, _ issues: inout Issues) {
        name = reader.text("name", &issues)
        singular = reader.text("singular", &issues)
        plural = reader.text("plural", &issues)
        key = reader.names("key", .badKey, &issues, hint: "Leave `key` out for an implicit `id: UUID!`.")
    }
}
