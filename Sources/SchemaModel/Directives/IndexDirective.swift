import GraphQLSyntax

/// `@index(name:, fields:, order:, type:, vector_method:)` on a type or a field.
struct IndexDirective {
    enum Order: String, CaseIterable { case ascending = "ASC", descending = "DESC" }
    enum Kind: String, CaseIterable { case btree = "BTREE", gin = "GIN", hnsw = "HNSW", ivfflat = "IVFFLAT" }
    enum Similarity: String, CaseIterable { case l2 = "L2", cosine = "COSINE", innerProduct = "INNER_PRODUCT" }

    var name: Name?
    var fields: [Name]
    var order: [Order]?
    var kind: Kind?
    var similarity: Similarity?
    var span: SourceSpan
    /// How messages begin.
    var place: String
    /// Whether something else than its fields is wrong, which has been reported: how it orders and what kind it is are not known.
    var isBroken: Bool = false

    /// - Parameter field: the field it stands on; nothing on a type.
    init(_ reader: ArgumentReader, field: Name?, _ issues: inout Issues) {
        name = reader.text("name", &issues)
        order = reader.choices("order", Order.self, &issues)
        kind = reader.choices("type", Kind.self, &issues)?.first
        similarity = reader.choices("vector_method", Similarity.self, &issues)?.first
        span = reader.directive.span
        place = reader.place()
        fields = reader.indexedFields(field, &issues)
        let isUnderstood: Bool =
            (order != nil || reader.value("order") == nil) && (kind != nil || reader.value("type") == nil)
            && (similarity != nil || reader.value("vector_method") == nil)
        isBroken = reader.hasUnknownArgument || !isUnderstood
        if let field, order != nil {
            // As in the official tool (language.md 1.4), so that both make one index.
            order = nil
            issues.warning(
                .badIndex, "\(reader.place("order")): means nothing on a field", at: reader.span(of: "order"),
                hint: "PostgreSQL reads an index in both directions. For a descending one write "
                    + "`@index(fields: [\"\(field.value)\"], order: [DESC])` on the type.")
        }
    }
}

extension ArgumentReader {
    /// The fields of an index: those of `fields:` on a type, the field itself on a field.
    func indexedFields(_ field: Name?, _ issues: inout Issues) -> [Name] {
        guard let field else {
            if value("fields") == nil, !hasUnknownArgument {
                issues.error(
                    .badIndex, "\(place("fields")): is required on a type and must name one or more fields",
                    at: directive.span, hint: Self.fieldsHint(directive.name.value))
            }
            return names("fields", .badIndex, &issues, hint: Self.fieldsHint(directive.name.value)) ?? []
        }
        let listed: [Name]? = texts("fields", &issues)
        if let listed {
            issues.error(
                .badIndex, "\(place("fields")): is not allowed on a field",
                at: listed.first?.span ?? directive.span, hint: "Put the directive on the type for several fields.")
        }
        return [field]
    }

    private static func fieldsHint(_ directive: String) -> String {
        "For example `@\(directive)(fields: [\"name\", \"year\"])`. For one field alone put it on the field."
    }
}
