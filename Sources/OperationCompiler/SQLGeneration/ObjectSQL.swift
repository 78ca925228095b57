import SQL

/// Writes objects of a response.
enum ObjectSQL {
    /// PostgreSQL cuts a column alias here (manual, 4.1.1).
    static let longestAlias: Int = 63

    /// The range variable of a row that becomes JSON whole. A bare name means a column first, so it must not be one that a response
    /// can have: GraphQL's names hold no `$`.
    private static let row: StaticString = "r$"

    /// A query of one column whose values are objects of these members; without a source of rows it has one.
    ///
    /// A row becomes JSON quicker than `json_build_object` makes it, but its names are column aliases.
    static func select(_ members: [(name: String, value: SQLTemplate)], from: SQLTemplate?) -> SQLTemplate {
        if isTooLong(members) {
            return .build {
                $0.keyword("SELECT ")
                $0.append(build(members))
                appendFrom(from, to: &$0)
            }
        }
        return .build {
            $0.keyword("SELECT ")
            $0.keyword(row)
            $0.keyword(" FROM (SELECT ")
            appendColumns(members, to: &$0)
            appendFrom(from, to: &$0)
            $0.keyword(") AS ")
            $0.keyword(row)
        }
    }

    /// A statement whose one value is an object of these members.
    static func statement(_ members: [(name: String, value: SQLTemplate)]) -> SQLTemplate {
        if isTooLong(members) {
            return .build {
                $0.keyword("SELECT ")
                $0.append(build(members))
            }
        }
        return .build {
            $0.keyword("SELECT row_to_json(")
            $0.keyword(row)
            $0.keyword(") FROM (SELECT ")
            appendColumns(members, to: &$0)
            $0.keyword(") AS ")
            $0.keyword(row)
        }
    }

    private static func isTooLong(_ members: [(name: String, value: SQLTemplate)]) -> Bool {
        members.contains { $0.name.utf8.count > longestAlias }
    }

    private static func appendFrom(_ from: SQLTemplate?, to sql: inout SQLBuilder) {
        guard let from else { return }
        sql.keyword(" FROM ")
        sql.append(from)
    }

    private static func appendColumns(_ members: [(name: String, value: SQLTemplate)], to sql: inout SQLBuilder) {
        for (index, member) in members.enumerated() {
            if index > 0 { sql.keyword(", ") }
            sql.append(member.value)
            sql.keyword(" AS ")
            sql.identifier(member.name)
        }
    }

    /// `json_build_object`; it takes a hundred arguments at most, so wide objects are put together from the texts of several, which
    /// keeps the order of names and the spelling of numbers as `jsonb` would not.
    private static func build(_ members: [(name: String, value: SQLTemplate)]) -> SQLTemplate {
        let chunks: [SQLTemplate] = stride(from: 0, to: members.count, by: 50).map { start in
            chunk(members[start..<min(start + 50, members.count)])
        }
        guard chunks.count > 1 else { return chunks.first ?? .text("json_build_object()") }
        return .build {
            $0.keyword("concat('{', ")
            for (index, chunk) in chunks.enumerated() {
                if index > 0 { $0.keyword(", ',', ") }
                $0.keyword("substr(left(")
                $0.append(chunk)
                $0.keyword("::text, -1), 2)")
            }
            $0.keyword(", '}')::json")
        }
    }

    private static func chunk(_ members: ArraySlice<(name: String, value: SQLTemplate)>) -> SQLTemplate {
        .build {
            $0.keyword("json_build_object(")
            for (position, member) in members.enumerated() {
                if position > 0 { $0.keyword(", ") }
                $0.literal(.string(member.name))
                $0.keyword(", ")
                $0.append(member.value)
            }
            $0.keyword(")")
        }
    }
}
