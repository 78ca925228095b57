import GraphQLSyntax

/// `@table(name:, singular:, plural:, key:)`: a type whose rows live in a table of their own.
struct TableDirective {
    var name: Name?
    var singular: Name?
    var plural: Name?
    var key: [Name]?
    /// Whether the key is not known for what has been reported.
    var isKeyBroken: Bool = false

    init(_ reader: ArgumentReader, _ issues: inout Issues) {
        name = reader.text("name", &issues)
        singular = reader.text("singular", &issues)
        plural = reader.text("plural", &issues)
        key = reader.names("key", .badKey, &issues, hint: "Leave `key` out for an implicit `id: UUID!`.")
        isKeyBroken = key == nil && (reader.value("key") != nil || reader.hasUnknownArgument) || reader.isBroken("key")
    }
}
