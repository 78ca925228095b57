import GraphQLSyntax
import SQL

/// What a field says of its column.
struct ColumnDeclaration {
    var columnName: String
    var type: ColumnType
    var sqlType: PostgresType
    var vectorSize: Int?
    var defaultValue: ColumnDefault?

    /// Whether PostgreSQL makes it non-null with a default that counts (manual, 8.1.4).
    var isSerial: Bool { ["serial", "smallserial", "bigserial"].contains(sqlType.text) }
}
