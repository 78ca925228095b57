import SQL
import SchemaModel

/// Writes full-text search over the generated `tsvector` column of a table.
///
/// The query stands in `FROM`: written where it is used it would be parsed for every row.
struct TextSearchSQL {
    let search: SearchPlan
    let list: ListPlan
    let alias: String
    /// The range variable of the parsed query.
    let query: String

    private static let parsed: String = "q"

    var parts: RankedSQL {
        RankedSQL(
            source: unlessAbsent(source, otherwise: .nothing),
            conditions: [unlessAbsent(match, otherwise: .nothing), unlessAbsent(threshold, otherwise: .nothing)],
            rank: unlessAbsent(elementRank, otherwise: .build { $0.literal(.null) }),
            order: unlessAbsent(
                .build {
                    $0.keyword(" ORDER BY ")
                    $0.append(elementRank)
                    $0.keyword(" DESC")
                    // Rows of equal relevance are many.
                    list.appendTieBreak(alias, to: &$0)
                }, otherwise: .nothing))
    }

    /// The rank of an element of the list: of several rows that are one, that of the best.
    private var elementRank: SQLTemplate {
        list.elements == .rows ? rank : .sequence([.text("max("), rank, .text(")")])
    }

    /// A query that is left out searches for nothing: all rows are there, and none has a rank. One that is null finds none.
    private func unlessAbsent(_ part: SQLTemplate, otherwise absent: SQLTemplate) -> SQLTemplate {
        guard let query: Operand = search.query else { return absent }
        guard let source: SourceReference = query.reference, source.canBeAbsent else { return part }
        return .choice(source: source.index, absent: absent, null: part, value: part)
    }

    private var source: SQLTemplate {
        .build {
            $0.keyword(", ")
            $0.keyword(search.format.function)
            $0.keyword("(")
            $0.literal(.typed(search.search.language, .regconfig))
            $0.keyword(", ")
            (search.query ?? .null).append(to: &$0, as: .text)
            $0.keyword(") AS ")
            $0.identifier(query)
            $0.keyword("(")
            $0.identifier(Self.parsed)
            $0.keyword(")")
        }
    }

    private var match: SQLTemplate {
        .build {
            $0.column(alias, search.search.columnName)
            $0.keyword(" @@ ")
            $0.column(query, Self.parsed)
        }
    }

    private var rank: SQLTemplate {
        .build {
            $0.keyword("ts_rank(")
            $0.column(alias, search.search.columnName)
            $0.keyword(", ")
            $0.column(query, Self.parsed)
            $0.keyword(")")
        }
    }

    /// Compared as what `ts_rank` gives: a bound that a client read from a response keeps the row it was read of.
    private var threshold: SQLTemplate {
        guard let threshold: Operand = search.threshold else { return .nothing }
        return ComparisonSQL.optional(threshold, null: .nothing) { value in
            .build {
                $0.append(rank)
                $0.keyword(" >= ")
                value.appendCompared(to: &$0, with: .real)
            }
        }
    }
}

extension SearchFormat {
    /// The function that reads a query (PostgreSQL manual, 12.3.2).
    fileprivate var function: StaticString {
        switch self {
        case .query: "websearch_to_tsquery"
        case .plain: "plainto_tsquery"
        case .phrase: "phraseto_tsquery"
        case .advanced: "to_tsquery"
        }
    }
}
