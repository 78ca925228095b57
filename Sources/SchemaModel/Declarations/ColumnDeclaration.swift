import GraphQLSyntax
import SQL

/// What a field says of its column.
struct ColumnDeclaration {
    var columnName: String
    var type: ColumnType
    var sqlType: PostgresType
    var vectorSize: Int?
    var defaultValue: ColumnDefault?
}
