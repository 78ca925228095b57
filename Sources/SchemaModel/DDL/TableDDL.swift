import GraphQLSyntax
import SQL

/// Writes the statements of tables, letter for letter as the official tool does (language.md 1.9).
struct TableDDL {
    let schema: Schema
    let defaults: DefaultText

    /// `CREATE TABLE` with the foreign keys of these references.
    func create(_ table: Table, _ name: QualifiedName, references: [Reference]) -> MigrationStep {
        var parts: [String] = table.columns.map(definition)
        if let search: FullTextSearch = table.search { parts.append(definition(search)) }
        parts.append("PRIMARY KEY (\(columnList(table.keyColumns.map(\.name))))")
        parts += references.sorted { ($0.constraintName ?? "") < ($1.constraintName ?? "") }.compactMap(constraint)
        return MigrationStep(
            sql: "CREATE TABLE \(name) (\(parts.joined(separator: ", ")))",
            description: "create \"\(name.name)\" table", kind: .createTable, origin: table.span)
    }

    /// `ALTER TABLE` with these clauses; nothing without any.
    func alter(_ name: QualifiedName, _ clauses: [String], for origin: SourceSpan) -> MigrationStep? {
        guard !clauses.isEmpty else { return nil }
        return MigrationStep(
            sql: "ALTER TABLE \(name) \(clauses.joined(separator: ", "))", description: "modify \"\(name.name)\" table",
            kind: .alterTable, origin: origin)
    }

    /// A column as it stands in `CREATE TABLE` and behind `ADD COLUMN`.
    func definition(_ column: Column) -> String {
        let text: String =
            "\(quotedIdentifier(column.name)) \(column.sqlType) \(column.isNullable ? "NULL" : "NOT NULL")"
        return defaults.text(for: column).map { "\(text) DEFAULT \($0)" } ?? text
    }

    /// The column of full-text search.
    func definition(_ search: FullTextSearch) -> String {
        "\(quotedIdentifier(search.columnName)) tsvector NULL GENERATED ALWAYS AS (\(search.expression)) STORED"
    }

    /// The constraint of a reference.
    func constraint(_ reference: Reference) -> String? {
        guard let name: String = reference.constraintName,
            let target: QualifiedName = schema.table(reference.target)?.name
        else { return nil }
        let rule: String = reference.deleteRule == .cascade ? "CASCADE" : "SET NULL"
        return "CONSTRAINT \(quotedIdentifier(name)) FOREIGN KEY (\(columnList(reference.pairs.map(\.columnName)))) "
            + "REFERENCES \(target) (\(columnList(reference.pairs.map(\.targetColumnName)))) ON DELETE \(rule)"
    }

    /// `CREATE INDEX`.
    func create(_ index: Index, on name: QualifiedName) -> MigrationStep {
        let parts: [String] = index.parts.map { part in
            quotedIdentifier(part.columnName) + (part.operatorClass.map { " \($0)" } ?? "")
                + (part.isDescending ? " DESC" : "")
        }
        let method: String = index.method == .btree ? "" : "USING \(index.method.rawValue) "
        return MigrationStep(
            sql: "CREATE \(index.isUnique ? "UNIQUE " : "")INDEX \(quotedIdentifier(index.name)) ON \(name) "
                + "\(method)(\(parts.joined(separator: ", ")))",
            description: "create index \"\(index.name)\" to table: \"\(name.name)\"", kind: .createIndex,
            origin: index.span)
    }
}
