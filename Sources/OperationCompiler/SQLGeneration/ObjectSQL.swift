import SQL

/// Writes objects of a response.
enum ObjectSQL {
    /// PostgreSQL cuts a column alias here (manual, 4.1.1).
    static let longestAlias: Int = 63

    /// A query of one column whose values are objects of these members.
    ///
    /// A row becomes JSON quicker than `json_build_object` makes it, but its names are column aliases.
    static func select(_ members: [(name: String, value: SQLTemplate)], from: SQLTemplate) -> SQLTemplate {
        if members.contains(where: { $0.name.utf8.count > longestAlias }) {
            return .build {
                $0.keyword("SELECT ")
                $0.append(build(members))
                $0.keyword(" FROM ")
                $0.append(from)
            }
        }
        return .build {
            $0.keyword("SELECT r FROM (SELECT ")
            appendColumns(members, to: &$0)
            $0.keyword(" FROM ")
            $0.append(from)
            $0.keyword(") AS r")
        }
    }

    /// A statement whose one value is an object of these members.
    static func statement(_ members: [(name: String, value: SQLTemplate)]) -> SQLTemplate {
        if members.contains(where: { $0.name.utf8.count > longestAlias }) {
            return .build {
                $0.keyword("SELECT ")
                $0.append(build(members))
            }
        }
        return .build {
            $0.keyword("SELECT row_to_json(r) FROM (SELECT ")
            appendColumns(members, to: &$0)
            $0.keyword(") AS r")
        }
    }

    private static func appendColumns(_ members: [(name: String, value: SQLTemplate)], to sql: inout SQLBuilder) {
        for (index, member) in members.enumerated() {
            if index > 0 { sql.keyword(", ") }
            sql.append(member.value)
            sql.keyword(" AS ")
            sql.identifier(member.name)
        }
    }

    /// `json_build_object`; it takes a hundred arguments at most, so wide objects are put together from several.
    private static func build(_ members: [(name: String, value: SQLTemplate)]) -> SQLTemplate {
        .build {
            let chunks: [[(name: String, value: SQLTemplate)]] = stride(from: 0, to: members.count, by: 50).map {
                Array(members[$0..<min($0 + 50, members.count)])
            }
            for (index, chunk) in chunks.enumerated() {
                if index > 0 { $0.keyword(" || ") }
                // Only jsonb can be concatenated; the order of names is lost there, which clients may not rely on.
                $0.keyword(chunks.count > 1 ? "jsonb_build_object(" : "json_build_object(")
                for (position, member) in chunk.enumerated() {
                    if position > 0 { $0.keyword(", ") }
                    $0.literal(.string(member.name))
                    $0.keyword(", ")
                    $0.append(member.value)
                }
                $0.keyword(")")
            }
        }
    }
}
