import ConnectorModel
import SQL
import Testing

/// What relative times become in SQL.
struct RelativeTimeTests {
    private static let schema: String = "type Event @table { id: Int!, at: Timestamp, day: Date }"

    @Test(arguments: [
        ("now: true", "$1::timestamptz"),
        ("now: true, add: {}, sub: {days: 0}", "$1::timestamptz"),
        ("now: true, add: {months: 1}", "$1::timestamptz AT TIME ZONE 'UTC' + '1 month'::interval"),
        ("now: true, add: {years: 1, months: -1}", "$1::timestamptz AT TIME ZONE 'UTC' + '11 months'::interval"),
        ("now: true, add: {weeks: 2, days: -13}", "$1::timestamptz AT TIME ZONE 'UTC' + '1 day'::interval"),
        ("now: true, sub: {hours: 100, minutes: -1}", "$1::timestamptz AT TIME ZONE 'UTC' - '99:59:00'::interval"),
        ("now: true, sub: {milliseconds: -1}", "$1::timestamptz AT TIME ZONE 'UTC' - '-00:00:00.001'::interval"),
        (
            "now: true, sub: {hours: 1}, add: {months: 1, days: 2, seconds: 3, milliseconds: 40}",
            "$1::timestamptz AT TIME ZONE 'UTC' + '1 month 2 days 00:00:03.040'::interval - '01:00:00'::interval"
        ),
        ("now: true, truncateTo: WEEK", "date_trunc('week', $1::timestamptz AT TIME ZONE 'UTC')"),
        (
            "at: \"2024-01-31T00:00:00+01:00\", add: {months: 1}, truncateTo: DAY",
            "date_trunc('day', '2024-01-30T23:00:00.000000Z'::timestamptz AT TIME ZONE 'UTC' + '1 month'::interval)"
        ),
    ]) func writesTimes(_ literal: String, _ sql: String) throws {
        let isReckoned: Bool = sql.contains("UTC")
        #expect(
            try Self.compared("at", "time", literal) == (isReckoned ? Self.inRange(sql, " AT TIME ZONE 'UTC'") : sql))
    }

    @Test(arguments: [
        ("today: true", "$1::date"),
        ("today: true, sub: {weeks: 1}", "$1::date::timestamp - '7 days'::interval"),
        ("on: \"2024-02-29\", truncateTo: YEAR", "date_trunc('year', '2024-02-29'::date::timestamp)"),
        (
            "today: true, add: {years: 1}, truncateTo: MONTH",
            "date_trunc('month', $1::date::timestamp + '12 months'::interval)"
        ),
    ]) func writesDays(_ literal: String, _ sql: String) throws {
        let isReckoned: Bool = sql.contains("timestamp")
        #expect(try Self.compared("day", "date", literal) == (isReckoned ? Self.inRange(sql, "::date") : sql))
    }

    /// What errs beyond the years 1583 to 9999.
    private static func inRange(_ sql: String, _ cast: String) -> String {
        "((\(sql)) + '103830043 days'::interval - '106129282 days'::interval + '2299239 days'::interval)\(cast)"
    }

    /// What a column is compared with.
    private static func compared(_ column: String, _ form: String, _ literal: String) throws -> String {
        let operation: CompiledOperation = try operation(
            "query Q @auth(level: PUBLIC, insecureReason: \"test\") { events(where: {\(column): {gt_\(form): {\(literal)}}}) { id } }",
            schema: schema)
        let text: String = try #require(operation.steps.first).template.render(ShapeKey()).statement.text
        let condition: Substring = try #require(text.split(separator: " WHERE \"t0\".\"\(column)\" > ").last)
        return String(try #require(condition.split(separator: " LIMIT").first))
    }
}
