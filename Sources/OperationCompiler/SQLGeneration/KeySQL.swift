import ConnectorModel
import SQL
import SchemaModel

/// Writes primary keys.
enum KeySQL {
    /// `WHERE` the key is as compared. A member whose variable is left out refuses the statement; null equals no key.
    static func whereClause(_ key: [KeyComparison], _ alias: String) -> SQLTemplate {
        .build {
            for (index, member) in key.enumerated() {
                $0.keyword(index == 0 ? " WHERE " : " AND ")
                $0.append(comparison(member, alias))
            }
        }
    }

    private static func comparison(_ member: KeyComparison, _ alias: String) -> SQLTemplate {
        let value: SQLTemplate = .build {
            $0.column(alias, member.column.name)
            $0.keyword(" = ")
            member.value.appendCompared(to: &$0, with: member.column.bindingType)
        }
        guard let source: SourceReference = member.value.reference, source.canBeAbsent || source.canBeNull else {
            return value
        }
        return .choice(
            source: source.index, absent: .refused(sources: [source.index]), null: .text("FALSE"), value: value)
    }

    /// The key as the scalar `T_KeyOutput`: an object of its members.
    ///
    /// - Parameter isIdentified: whether the id of the row comes before them.
    static func appendOutput(_ table: Table, _ alias: String, isIdentified: Bool, to sql: inout SQLBuilder) {
        sql.keyword("json_build_object(")
        if isIdentified {
            sql.literal(.string(EntityShape.idName))
            sql.keyword(", ")
            sql.append(EntityIDSQL.value(table, alias))
            sql.keyword(", ")
        }
        for (index, column) in table.keyColumns.enumerated() {
            if index > 0 { sql.keyword(", ") }
            sql.literal(.string(column.fieldName))
            sql.keyword(", ")
            ColumnFormat.append(column, of: alias, to: &sql)
        }
        sql.keyword(")")
    }

    /// The key as an array of canonical texts, for realtime.
    static func appendCapture(_ table: Table, _ alias: String, to sql: inout SQLBuilder) {
        sql.keyword("json_build_array(")
        for (index, column) in table.keyColumns.enumerated() {
            if index > 0 { sql.keyword(", ") }
            ColumnFormat.appendKeyText(column, of: alias, to: &sql)
        }
        sql.keyword(")")
    }

    /// The raw columns of the key.
    static func appendColumns(_ table: Table, _ alias: String, to sql: inout SQLBuilder) {
        for (index, column) in table.keyColumns.enumerated() {
            if index > 0 { sql.keyword(", ") }
            sql.column(alias, column.name)
        }
    }

    /// The keys of two range variables are equal.
    static func appendEquality(_ table: Table, _ left: String, _ right: String, to sql: inout SQLBuilder) {
        for (index, column) in table.keyColumns.enumerated() {
            if index > 0 { sql.keyword(" AND ") }
            sql.column(left, column.name)
            sql.keyword(" = ")
            sql.column(right, column.name)
        }
    }
}
