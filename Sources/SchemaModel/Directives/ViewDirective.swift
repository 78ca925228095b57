import GraphQLSyntax
import SQL

/// `@view(name:, sql:, singular:, plural:)`: a type whose rows come from a query or from a view that exists already.
struct ViewDirective {
    var name: Name?
    var sql: Name?
    var singular: Name?
    var plural: Name?

    init(_ reader: ArgumentReader, _ issues: inout Issues) {
        name = reader.text("name", &issues)
        sql = reader.text("sql", &issues)
        singular = reader.text("singular", &issues)
        plural = reader.text("plural", &issues)
        checkQuery(reader, &issues)
        if name != nil, let sql {
            issues.error(
                .badView, "\(reader.place()): `name` and `sql` exclude one another", at: sql.span,
                hint: "`sql` is used as a sub-select; `name` is a view that the database has.")
        }
    }

    private func checkQuery(_ reader: ArgumentReader, _ issues: inout Issues) {
        guard let sql, let query else { return }
        do throws(SQLTextFlaw) {
            try SQLTextCheck.checkQuery(query)
        } catch {
            issues.error(
                .badView, "\(reader.place("sql")): \(error.message)", at: sql.span,
                hint: "It must be one query, for example \"SELECT 1 AS one\".")
        }
    }

    /// The query without the semicolons and spaces after it, because it is used inside another statement.
    var query: String? {
        guard var text: Substring = sql.map({ Substring($0.value) }) else { return nil }
        while let last: Character = text.last, last.isWhitespace || last == ";" { text.removeLast() }
        while let first: Character = text.first, first.isWhitespace { text.removeFirst() }
        return String(text)
    }
}
