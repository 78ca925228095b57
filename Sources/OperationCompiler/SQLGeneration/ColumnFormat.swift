import SQL
import SchemaModel

/// How a column's value is written into the response (language reference, "data types"; forms chosen by measurement).
enum ColumnFormat {
    /// Appends the column, formatted, as it stands in a range variable.
    static func append(_ column: Column, of alias: String, to sql: inout SQLBuilder) {
        if column.type.isList {
            appendList(column, of: alias, to: &sql)
            return
        }
        switch column.type.element {
        case .scalar(.uuid):
            wrap("encode(uuid_send(", column, alias, "), 'hex')", &sql)
        case .scalar(.int64), .enumeration:
            wrap("", column, alias, "::text", &sql)
        case .scalar(.timestamp):
            wrap("to_char(", column, alias, #" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')"#, &sql)
        case .scalar(.float):
            // JSON has no NaN or infinity; PostgreSQL would write them as strings. Only other programs can have stored one.
            sql.keyword("CASE WHEN abs(")
            sql.column(alias, column.name)
            wrap(") < 'Infinity' THEN ", column, alias, " END", &sql)
        // pgvector writes a vector as JSON writes a list of numbers.
        case .scalar(.vector): wrap("", column, alias, "::text::json", &sql)
        case .scalar(.string), .scalar(.int), .scalar(.boolean), .scalar(.date), .scalar(.any):
            sql.column(alias, column.name)
        }
    }

    /// Appends the column as text in the canonical form of entity keys.
    static func appendKeyText(_ column: Column, of alias: String, to sql: inout SQLBuilder) {
        switch column.type.element {
        case .scalar(.uuid), .scalar(.timestamp): append(column, of: alias, to: &sql)
        case .scalar, .enumeration: wrap("", column, alias, "::text", &sql)
        }
    }

    private static func appendList(_ column: Column, of alias: String, to sql: inout SQLBuilder) {
        switch column.type.element {
        case .scalar(.uuid): wrap("replace(to_json(", column, alias, ")::text, '-', '')::json", &sql)
        case .scalar(.int64): wrap("", column, alias, "::bigint[]::text[]", &sql)
        case .enumeration: wrap("", column, alias, "::text[]", &sql)
        case .scalar(.timestamp):
            wrap("CASE WHEN ", column, alias, " IS NOT NULL THEN array_to_json(ARRAY(SELECT to_char(", &sql)
            sql.keyword(#"e AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') FROM unnest("#)
            wrap("", column, alias, ") WITH ORDINALITY AS u(e, n) ORDER BY n)) END", &sql)
        case .scalar(.vector):
            wrap("CASE WHEN ", column, alias, " IS NOT NULL THEN array_to_json(ARRAY(SELECT e::text::json", &sql)
            wrap(" FROM unnest(", column, alias, ") WITH ORDINALITY AS u(e, n) ORDER BY n)) END", &sql)
        // Other programs may have put something else there.
        case .scalar where column.isListAsJSON:
            wrap("CASE WHEN jsonb_typeof(", column, alias, ") = 'array' THEN ", &sql)
            wrap("", column, alias, " END", &sql)
        case .scalar: sql.column(alias, column.name)
        }
    }

    private static func wrap(
        _ before: StaticString, _ column: Column, _ alias: String, _ after: StaticString, _ sql: inout SQLBuilder
    ) {
        sql.keyword(before)
        sql.column(alias, column.name)
        sql.keyword(after)
    }
}
