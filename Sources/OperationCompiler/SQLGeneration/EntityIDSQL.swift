import SQL
import SchemaModel

/// Writes the entity id of a row: the SHA-256 of its type and key, as the official server makes it.
enum EntityIDSQL {
    static func value(_ table: Table, _ alias: String) -> SQLTemplate {
        value(table, key: table.keyColumns, alias)
    }

    /// The same where the key stands in other columns, in its order.
    ///
    /// `convert_to` and no cast to `bytea`, to which a backslash in a key would mean something.
    static func value(_ table: Table, key: [Column], _ alias: String) -> SQLTemplate {
        .build {
            $0.keyword("encode(sha256(convert_to(")
            $0.literal(.string("\(table.objectType):"))
            $0.keyword(" || ")
            if key.count == 1, let column: Column = key.first {
                appendText(column, alias, to: &$0)
            } else {
                $0.keyword("json_build_array(")
                for (index, column) in key.enumerated() {
                    if index > 0 { $0.keyword(", ") }
                    appendText(column, alias, to: &$0)
                }
                $0.keyword(")::text")
            }
            $0.keyword(", 'UTF8')), 'hex')")
        }
    }

    private static func appendText(_ column: Column, _ alias: String, to sql: inout SQLBuilder) {
        sql.column(alias, column.name)
        sql.keyword("::text")
    }
}
