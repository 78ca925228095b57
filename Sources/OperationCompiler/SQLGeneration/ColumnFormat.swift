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
            appendTime(of: column, to: &sql) { $0.column(alias, column.name) }
        case .scalar(.float):
            // JSON has no NaN or infinity; PostgreSQL would write them as strings. Only other programs can have stored one.
            sql.keyword("CASE WHEN abs(")
            sql.column(alias, column.name)
            wrap(") < 'Infinity' THEN ", column, alias, " END", &sql)
        // pgvector writes a vector as JSON writes a list of numbers.
        case .scalar(.vector): wrap("", column, alias, "::text::json", &sql)
        // It is the text of JSON, not JSON (language.md 1.2).
        case .scalar(.string) where column.sqlType == .jsonb: wrap("", column, alias, "::text", &sql)
        case .scalar(.string), .scalar(.int), .scalar(.boolean), .scalar(.date), .scalar(.any):
            sql.column(alias, column.name)
        }
    }

    /// The same for a view, whose columns have the types that its author gave them: a String is answered as a text, be it JSON, a number
    /// or a time that stands there. What is a text in JSON already stays that.
    ///
    /// Only where it is answered: in conditions and orders a cast could keep PostgreSQL from an index.
    static func appendOfView(_ column: Column, of alias: String, to sql: inout SQLBuilder) {
        guard column.isText, column.sqlType != .jsonb else { return append(column, of: alias, to: &sql) }
        wrap("CASE WHEN pg_typeof(", column, alias, ") = 'pg_catalog.text'::regtype THEN ", &sql)
        wrap("", column, alias, "::text ELSE to_json(", &sql)
        wrap("", column, alias, ") #>> '{}' END", &sql)
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
            wrap("CASE WHEN ", column, alias, " IS NOT NULL THEN array_to_json(ARRAY(SELECT ", &sql)
            appendTime(of: column, to: &sql) { $0.keyword("e") }
            wrap(" FROM unnest(", column, alias, ") WITH ORDINALITY AS u(e, n) ORDER BY n)) END", &sql)
        case .scalar(.vector):
            wrap("CASE WHEN ", column, alias, " IS NOT NULL THEN array_to_json(ARRAY(SELECT e::text::json", &sql)
            wrap(" FROM unnest(", column, alias, ") WITH ORDINALITY AS u(e, n) ORDER BY n)) END", &sql)
        // As above: what JSON has no number for is null.
        case .scalar(.float):
            sql.keyword("CASE WHEN ")
            sql.column(alias, column.name)
            sql.keyword(" && '{NaN,Infinity,-Infinity}'::")
            sql.type(column.elementBindingType.array)
            sql.keyword(" THEN ")
            wrap("ARRAY(SELECT CASE WHEN abs(e) < 'Infinity' THEN e END FROM unnest(", column, alias, ")", &sql)
            wrap(" WITH ORDINALITY AS u(e, n) ORDER BY n) ELSE ", column, alias, " END", &sql)
        // Other programs may have put something else there.
        case .scalar where column.isListAsJSON:
            wrap("CASE WHEN jsonb_typeof(", column, alias, ") = 'array' THEN ", &sql)
            wrap("", column, alias, " END", &sql)
        case .scalar: sql.column(alias, column.name)
        }
    }

    /// A point in time in UTC. Only other programs can have stored one outside of the years 1583 to 9999, which the form of all others cannot
    /// tell (it has no sign before a year): that is PostgreSQL's text, `0044-03-15 12:00:00 BC` or `infinity`, as it is for dates.
    private static func appendTime(of column: Column, to sql: inout SQLBuilder, _ value: (inout SQLBuilder) -> Void) {
        let hasZone: Bool = column.elementBindingType == .timestamptz
        let zone: StaticString = hasZone ? " AT TIME ZONE 'UTC'" : ""
        sql.keyword("CASE WHEN ")
        value(&sql)
        sql.keyword(" BETWEEN '1583-01-01 00:00:00Z' AND '9999-12-31 23:59:59.999999Z' THEN to_char(")
        value(&sql)
        sql.keyword(zone)
        sql.keyword(#", 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') ELSE ("#)
        value(&sql)
        sql.keyword(zone)
        sql.keyword(")::text END")
    }

    private static func wrap(
        _ before: StaticString, _ column: Column, _ alias: String, _ after: StaticString, _ sql: inout SQLBuilder
    ) {
        sql.keyword(before)
        sql.column(alias, column.name)
        sql.keyword(after)
    }
}
