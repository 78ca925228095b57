import SQL
import SchemaModel

/// Writes a referenced row of which nothing but its key is selected: the owner has that already.
enum ReferenceKeySQL {
    /// Nothing where the row itself must be read: more is selected, or no foreign key vouches for it.
    static func value(
        _ reference: Reference, _ object: ObjectPlan, of table: Table, owner: String
    ) -> SQLTemplate? {
        guard reference.constraintName != nil, !object.fields.isEmpty else { return nil }
        var members: [(name: String, value: SQLTemplate)] = []
        for field: FieldPlan in object.fields {
            guard let value: SQLTemplate = member(field, reference, table, owner) else { return nil }
            members.append((field.responseName, value))
        }
        let row: SQLTemplate = .sequence([.text("("), ObjectSQL.select(members, from: nil), .text(")")])
        guard !reference.isRequired else { return row }
        return .build {
            // A foreign key with a null among its columns points nowhere (PostgreSQL manual, 5.4.5).
            $0.keyword("CASE WHEN ")
            for (index, pair) in reference.pairs.enumerated() {
                if index > 0 { $0.keyword(" AND ") }
                $0.column(owner, pair.columnName)
                $0.keyword(" IS NOT NULL")
            }
            $0.keyword(" THEN ")
            $0.append(row)
            $0.keyword(" END")
        }
    }

    private static func member(
        _ field: FieldPlan, _ reference: Reference, _ table: Table, _ owner: String
    ) -> SQLTemplate? {
        switch field.kind {
        case .typename(let name): return .build { $0.literal(.typed(name, .text)) }
        case .column(var column):
            guard let pair: Reference.Pair = reference.pairs.first(where: { $0.targetColumnName == column.name })
            else { return nil }
            column.name = pair.columnName
            return .build { ColumnFormat.append(column, of: owner, to: &$0) }
        case .metadata: return .build { $0.literal(.null) }
        case .entityID(let target):
            let key: [Column] = target.keyColumns.compactMap { ownColumn(for: $0, reference, table) }
            guard key.count == target.keyColumns.count else { return nil }
            return EntityIDSQL.value(target, key: key, owner)
        case .reference, .inverse, .list, .aggregate: return nil
        }
    }

    /// The column that holds the same text as one of the row referred to; equal values of different types may be written differently.
    private static func ownColumn(for column: Column, _ reference: Reference, _ table: Table) -> Column? {
        guard let pair: Reference.Pair = reference.pairs.first(where: { $0.targetColumnName == column.name }),
            let own: Column = table.column(pair.fieldName), own.sqlType == column.sqlType
        else { return nil }
        return own
    }
}
