import SQL

extension MigrationPlanner {
    /// Compares a table that exists with what it should be: additions become steps, everything else a conflict.
    mutating func compare(_ table: Table, _ name: QualifiedName, _ live: CatalogTable) {
        let key: [String] = table.keyColumns.map(\.name)
        if live.primaryKey != key {
            conflict(
                "table \"\(name.name)\" has the primary key (\(live.primaryKey.joined(separator: ", "))) where the schema "
                    + "needs (\(key.joined(separator: ", ")))",
                "Change `@table(key:)`, or change the table: ALTER TABLE \(name) DROP CONSTRAINT "
                    + "\(quotedIdentifier(name.name + "_pkey")), ADD PRIMARY KEY (\(columnList(key))).", at: table.span)
        }
        var clauses: [String] = addedColumns(table, name, live).map { "ADD COLUMN \($0)" }
        refuseUnknown(table, name, live)
        let missing: [Reference] = missingReferences(table, live)
        let ready: [Reference] = missing.filter { isReady($0) }
        clauses += ready.sorted { ($0.constraintName ?? "") < ($1.constraintName ?? "") }
            .compactMap(ddl.constraint).map { "ADD \($0)" }
        step(ddl.alter(name, clauses, for: table.span))
        delay(missing.filter { !isReady($0) }, of: name)
        compareIndexes(table, name, live)
    }

    /// The definitions of columns to add, by field name.
    private mutating func addedColumns(_ table: Table, _ name: QualifiedName, _ live: CatalogTable) -> [String] {
        var added: [String] = []
        for column: Column in table.columns.sorted(by: { $0.fieldName < $1.fieldName }) {
            if let existing: CatalogColumn = live.column(column.name) {
                compare(column, name, existing)
            } else if column.isNullable || column.isSerial || ddl.defaults.text(for: column) != nil {
                added.append(ddl.definition(column))
            } else {
                conflict(
                    "column \"\(column.name)\" would be added to \"\(name.name)\" as NOT NULL without a default of the "
                        + "database, which fails as soon as there are rows",
                    "Make \(table.objectType).\(column.fieldName) nullable or give it `@default(value:)` or "
                        + "`@default(sql:)`; or add the column yourself and fill it.", at: column.span)
            }
        }
        if let search: FullTextSearch = table.search, let text: String = addedSearch(search, of: table, name, live) {
            added.append(text)
        }
        return added
    }

    private mutating func addedSearch(
        _ search: FullTextSearch, of table: Table, _ name: QualifiedName, _ live: CatalogTable
    ) -> String? {
        guard let existing: CatalogColumn = live.column(search.columnName) else { return ddl.definition(search) }
        let isSame: Bool =
            existing.isGenerated && existing.type.isSame(as: PostgresType("tsvector"))
            && existing.defaultExpression.map(normalisedSQL) == normalisedSQL(search.expression)
        if !isSame {
            conflict(
                "the search column of \"\(name.name)\" was made for other `@searchable` fields or another language",
                "Drop it, and the next start makes it anew: ALTER TABLE \(name) DROP COLUMN "
                    + "\(quotedIdentifier(search.columnName)).", at: table.span)
        }
        return nil
    }

    /// A column that the schema does not know must not get in the way of an insert.
    private mutating func refuseUnknown(_ table: Table, _ name: QualifiedName, _ live: CatalogTable) {
        let known: Set<String> = Set(table.columns.map(\.name))
        for column: CatalogColumn in live.columns where !known.contains(column.name) {
            guard !column.isNullable, column.defaultExpression == nil, !column.isGenerated else { continue }
            conflict(
                "column \"\(column.name)\" of \"\(name.name)\" is NOT NULL without a default and the schema does not have it",
                "Add a field for it, or loosen it: ALTER TABLE \(name) ALTER COLUMN "
                    + "\(quotedIdentifier(column.name)) DROP NOT NULL.", at: table.span)
        }
    }

    /// Whether the target of a reference stands already, so that its constraint can be added with the columns.
    private func isReady(_ reference: Reference) -> Bool {
        guard let target: QualifiedName = schema.table(reference.target)?.name,
            let live: CatalogTable = liveTable(target)
        else { return false }
        let columns: [String] = reference.pairs.map(\.targetColumnName)
        return Set(live.primaryKey) == Set(columns)
            || live.indexes.contains { $0.isKey(of: Set(columns)) }
    }

    private mutating func missingReferences(_ table: Table, _ live: CatalogTable) -> [Reference] {
        var missing: [Reference] = []
        for reference: Reference in table.references {
            guard let constraint: String = reference.constraintName,
                let target: QualifiedName = schema.table(reference.target)?.name
            else { continue }
            let wanted: CatalogForeignKey = CatalogForeignKey(
                name: constraint, columns: reference.pairs.map(\.columnName), target: target,
                targetColumns: reference.pairs.map(\.targetColumnName),
                onDelete: reference.deleteRule == .cascade ? .cascade : .setNull)
            if live.foreignKeys.contains(where: { isSame($0, wanted) }) { continue }
            if let other: CatalogForeignKey = live.foreignKeys.first(where: { $0.name == constraint }) {
                conflict(
                    "foreign key \"\(constraint)\" of \"\(live.name.name)\" differs from "
                        + "\(table.objectType).\(reference.fieldName): it is (\(other.columns.joined(separator: ", "))) "
                        + "to \(other.target) (\(other.targetColumns.joined(separator: ", "))) "
                        + "ON DELETE \(other.onDelete.rawValue)",
                    "Drop it, and the next start makes it anew: ALTER TABLE \(live.name) DROP CONSTRAINT "
                        + "\(quotedIdentifier(constraint)).", at: reference.span)
            } else {
                missing.append(reference)
            }
        }
        return missing
    }

    private func isSame(_ live: CatalogForeignKey, _ wanted: CatalogForeignKey) -> Bool {
        var renamed: CatalogForeignKey = live
        renamed.name = wanted.name
        return renamed == wanted
    }

    private mutating func compareIndexes(_ table: Table, _ name: QualifiedName, _ live: CatalogTable) {
        for index: Index in table.indexes {
            if live.indexes.contains(where: { IndexComparison(wanted: index, live: $0).isSame }) { continue }
            if let other: CatalogIndex = live.indexes.first(where: { $0.name == index.name }) {
                let differences: [String] = IndexComparison(wanted: index, live: other).differences
                conflict(
                    "index \"\(index.name)\" of \"\(name.name)\" differs from the schema's: "
                        + differences.joined(separator: "; "),
                    "Drop it, and the next start makes it anew: \(dropping(other, of: name)).",
                    at: index.span)
            } else {
                step(ddl.create(index, on: name))
            }
        }
    }

    private func dropping(_ index: CatalogIndex, of table: QualifiedName) -> String {
        index.isOfConstraint
            ? "ALTER TABLE \(table) DROP CONSTRAINT \(quotedIdentifier(index.name))"
            : "DROP INDEX \(QualifiedName(schema: table.schema, name: index.name))"
    }
}
