import SQL
import SchemaModel

/// Writes the ways between tables.
enum RelationSQL {
    /// Where related rows come from.
    struct Source {
        /// `"public"."review" AS t1`.
        var from: SQLTemplate
        /// `t1."movie_id" = t0."id"`: what relates them.
        var condition: SQLTemplate
        /// The range variable of the rows that are returned.
        var rowAlias: String
        /// The range variable of the rows that arguments speak of: the join table for a `_via_`.
        var argumentAlias: String

        /// All the rows.
        var rows: SQLTemplate { .sequence([from, .text(" WHERE "), condition]) }
    }

    static func source(
        _ path: Relation.Path, target: Table, argumentTable: Table, parent: String, _ aliases: inout Aliases
    ) -> Source {
        let row: String = aliases.next()
        switch path {
        case .many(let reference), .single(let reference):
            return Source(
                from: .build { appendTable(target, as: row, to: &$0) },
                condition: .build { appendJoin(reference, owner: row, target: parent, to: &$0) },
                rowAlias: row, argumentAlias: row)
        case .via(let near, let far):
            let join: String = aliases.next()
            let from: SQLTemplate = .build {
                appendTable(argumentTable, as: join, to: &$0)
                $0.keyword(" JOIN ")
                appendTable(target, as: row, to: &$0)
                $0.keyword(" ON ")
                appendJoin(far, owner: join, target: row, to: &$0)
            }
            return Source(
                from: from, condition: .build { appendJoin(near, owner: join, target: parent, to: &$0) },
                rowAlias: row, argumentAlias: join)
        }
    }

    /// A table or view with its range variable.
    static func appendTable(_ table: Table, as alias: String, to sql: inout SQLBuilder) {
        switch table.origin {
        case .table(let name): sql.identifier(name)
        case .existingView(let name):
            appendView(table, to: &sql) { $0.identifier(name) }
        case .query(let text):
            appendView(table, defining: text, to: &sql) { $0.keyword("v") }
        }
        sql.keyword(" AS ")
        sql.identifier(alias)
    }

    /// The columns of a view, null where it lacks one (language.md 1.8).
    ///
    /// Only PostgreSQL knows what the view has. A name without a range variable means the column of the innermost query that has
    /// one: here of the view itself, else of the row of nulls around it. All of that is gone from the plan. The text of a query stands
    /// outside of that row, so that its own names cannot mean a null.
    private static func appendView(
        _ view: Table, defining text: String? = nil, to sql: inout SQLBuilder, _ name: (inout SQLBuilder) -> Void
    ) {
        sql.keyword("(")
        if let text {
            sql.keyword("WITH v AS (")
            sql.authorText(text)
            // A comment at the end of the text reaches to the end of its line.
            sql.keyword(text.contains("--") ? "\n) " : ") ")
        }
        sql.keyword("SELECT r.* FROM (SELECT ")
        for (index, column) in view.columns.enumerated() {
            sql.keyword(index > 0 ? ", NULL::" : "NULL::")
            sql.type(column.sqlType)
            sql.keyword(" AS ")
            sql.identifier(column.name)
        }
        sql.keyword(") AS n CROSS JOIN LATERAL (SELECT ")
        for (index, column) in view.columns.enumerated() {
            if index > 0 { sql.keyword(", ") }
            sql.identifier(column.name)
        }
        sql.keyword(" FROM ")
        name(&sql)
        sql.keyword(") AS r)")
    }

    /// The columns of a reference equal those they point to.
    static func appendJoin(_ reference: Reference, owner: String, target: String, to sql: inout SQLBuilder) {
        for (index, pair) in reference.pairs.enumerated() {
            if index > 0 { sql.keyword(" AND ") }
            sql.column(target, pair.targetColumnName)
            sql.keyword(" = ")
            sql.column(owner, pair.columnName)
        }
    }
}
