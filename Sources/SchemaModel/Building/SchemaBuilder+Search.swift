import GraphQLSyntax
import SQL

extension SchemaBuilder {
    /// The generated column that full-text search of a type uses (language.md 1.9).
    ///
    /// The expression must be immutable, hence the constant configuration and `coalesce` with `||` instead of `concat_ws`.
    mutating func search(of row: RowDeclaration) -> FullTextSearch? {
        let fields: [FieldDeclaration] = row.fields.filter { $0.searchLanguage != nil }
            .sorted { $0.name.value < $1.name.value }
        guard let language: Name = fields.first?.searchLanguage else { return nil }
        for field: FieldDeclaration in fields.dropFirst() {
            guard let other: Name = field.searchLanguage, other.value != language.value else { continue }
            issues.error(
                .badSearch,
                "On \(row.name).\(field.name.value) @searchable: all searchable fields of \(row.name) need one language, "
                    + "but this is \(other.value) and another is \(language.value)",
                at: other.span, hint: "Write one `language` at all of them; `simple` works for every language.")
        }
        let texts: [String] = fields.compactMap(\.column).map { column in
            // A cast, because `coalesce` of a varchar or char would otherwise differ in type from one column to the next.
            let name: String = quotedIdentifier(column.columnName)
            return column.sqlType == .text ? "coalesce(\(name), '')" : "coalesce(\(name)::text, '')"
        }
        return FullTextSearch(
            language: language.value, fieldNames: fields.map(\.name.value), columnName: "_search",
            expression: "to_tsvector('\(language.value)', \(texts.joined(separator: " || ' ' || ")))")
    }
}
