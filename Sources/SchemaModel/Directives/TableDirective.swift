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
        key = reader.texts("key", &issues)
        isKeyBroken = reader.isBroken("key") || (key == nil && reader.hasUnknownArgument)
        guard let key, key.isEmpty else { return }
        self.key = nil
        isKeyBroken = true
        // A list that is empty for entries of the wrong kind has been reported for them.
        guard case .list(let elements)? = reader.value("key")?.kind, elements.isEmpty else { return }
        issues.error(
            .badKey, "\(reader.place("key")): must name one or more fields", at: reader.directive.span,
            hint: "Leave `key` out for an implicit `id: UUID!`.")
    }
}
