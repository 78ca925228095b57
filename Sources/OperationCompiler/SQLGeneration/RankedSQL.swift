import SQL
import SchemaModel

/// Writes what a search adds to a list: where its rows come from, which they are, and their rank.
struct RankedSQL {
    /// The column of the inner layer that holds the rank. No name of GraphQL makes it, only `@col(name:)` could.
    static let rank: String = "rank$"

    /// What stands behind the table in `FROM`.
    var source: SQLTemplate
    /// Conditions on rows.
    var conditions: [SQLTemplate]
    /// The rank of a row.
    var rank: SQLTemplate
    /// The order by rank, best first; it vanishes where nothing is searched for.
    var order: SQLTemplate
}

extension ReadSQL {
    /// The inner layer of a search.
    mutating func ranked(_ list: ListPlan, _ ranking: RankingPlan, _ alias: String) -> SQLTemplate {
        let parts: RankedSQL =
            switch ranking {
            case .search(let search):
                TextSearchSQL(search: search, table: list.object.table, alias: alias, query: aliases.next()).parts
            case .similarity(let similarity): SimilaritySQL(similarity: similarity, alias: alias).parts
            }
        let filter: SQLTemplate? = list.filter.map { condition($0, alias) }
        let order: SQLTemplate = list.order.isEmpty ? parts.order : orderBy(list.order, alias)
        return .build {
            $0.keyword("SELECT ")
            Self.appendColumnList(list.object, alias, to: &$0)
            if list.object.showsRank {
                if !list.object.neededColumns.isEmpty { $0.keyword(", ") }
                $0.append(parts.rank)
                $0.keyword(" AS ")
                $0.identifier(RankedSQL.rank)
            }
            $0.keyword(" FROM ")
            RelationSQL.appendTable(list.object.table, as: alias, to: &$0)
            $0.append(parts.source)
            $0.append(
                .join(
                    SQLTemplate.Join(
                        separator: " AND ", open: .text(" WHERE "),
                        elements: parts.conditions + (filter.map { [$0] } ?? []))
                ))
            $0.append(order)
            Self.appendLimit(list.limit, list.offset, to: &$0)
        }
    }
}
