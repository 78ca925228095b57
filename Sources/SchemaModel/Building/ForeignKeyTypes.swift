import SQL

/// Between which types PostgreSQL can make a foreign key: there must be an equality that the index of the key knows, or an implicit cast
/// to the type of the key (its manual, 10.3 and 10.4; `CREATE TABLE` refuses all others as "cannot be implemented").
enum ForeignKeyTypes {
    /// Whether a column may refer to a key.
    static func fit(_ column: PostgresType, to key: PostgresType) -> Bool {
        if plainType(of: column) == plainType(of: key) { return true }
        guard column.isArray == key.isArray, let own: Family = family(column), let other: Family = family(key) else {
            return false
        }
        return switch (own, other) {
        // An integer is cast to `numeric` of itself, and `numeric` to a floating-point number.
        case (.integer, .decimal), (.decimal, .float): true
        default: own == other
        }
    }

    /// What a column that holds the same values has as its type: it does not count by itself.
    static func plainType(of type: PostgresType) -> PostgresType {
        switch type.text {
        case "serial": .integer
        case "smallserial": PostgresType("smallint")
        case "bigserial": .bigint
        default: type
        }
    }

    private enum Family { case text, bits, integer, decimal, float, moment }

    /// The types that are compared with one another, but for those that are only compared with themselves.
    private static func family(_ type: PostgresType) -> Family? {
        guard type.ownName == nil else { return nil }
        let plain: String = plainType(of: type).text
        return switch plain.prefix(while: { $0 != "(" && $0 != "[" }) {
        case "text", "character varying", "character": .text
        case "bit", "bit varying": .bits
        case "smallint", "integer", "bigint": .integer
        case "numeric": .decimal
        case "real", "double precision": .float
        case "timestamp", "timestamptz": .moment
        default: nil
        }
    }
}

extension KeyField {
    /// A declared field.
    init(_ fieldName: String, _ column: ColumnDeclaration) {
        self.init(
            fieldName: fieldName, columnName: column.columnName, type: column.type,
            sqlType: ForeignKeyTypes.plainType(of: column.sqlType))
    }

    /// The field of a reference.
    init(_ column: ResolvedReference.Column) {
        self.init(
            fieldName: column.fieldName, columnName: column.columnName, type: column.target.type,
            sqlType: ForeignKeyTypes.plainType(of: column.sqlType))
    }
}
