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
    /// The rank of a row, or the best of the rows that became one element.
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
                TextSearchSQL(search: search, list: list, alias: alias, query: aliases.next()).parts
            case .similarity(let similarity): SimilaritySQL(similarity: similarity, list: list, alias: alias).parts
            }
        let filter: [SQLTemplate] = list.filter.map { [condition($0, alias)] } ?? []
        let groups: SQLTemplate = groups(list, alias)
        let order: OrderSQL.Parts =
            list.order.isEmpty
            ? OrderSQL.Parts(joins: .text(""), clause: parts.order)
            : orderBy(list.order, list.elements, alias, row: alias)
        return .build {
            Self.appendRankedSelect(list.object, parts.rank, alias, to: &$0)
            RelationSQL.appendTable(list.object.table, as: alias, to: &$0)
            $0.append(order.joins)
            $0.append(parts.source)
            $0.append(
                .join(
                    SQLTemplate.Join(
                        separator: " AND ", open: .text(" WHERE "), elements: parts.conditions + filter)))
            $0.append(groups)
            $0.append(order.clause)
            Self.appendLimit(list.limit, list.offset, to: &$0)
        }
    }

    private static func appendRankedSelect(
        _ object: ObjectPlan, _ rank: SQLTemplate, _ alias: String, to sql: inout SQLBuilder
    ) {
        sql.keyword("SELECT ")
        ElementsSQL.appendMembers(object, alias, to: &sql)
        if object.showsRank {
            if !object.neededColumns.isEmpty { sql.keyword(", ") }
            sql.append(rank)
            sql.keyword(" AS ")
            sql.identifier(RankedSQL.rank)
        }
        sql.keyword(" FROM ")
    }

    /// Distinct rows are groups here, because they are ordered by what none of them has alone.
    private mutating func groups(_ list: ListPlan, _ alias: String) -> SQLTemplate {
        guard list.elements == .distinctRows else {
            return grouping(list.elements, list.object, list.order, row: alias, argument: alias)
        }
        let columns: [Column] = list.object.neededColumns
        return .build {
            guard !columns.isEmpty else { return $0.keyword(" HAVING count(*) > 0") }
            $0.keyword(" GROUP BY ")
            ElementsSQL.appendColumns(columns, alias, to: &$0)
        }
    }
}

extension ListPlan {
    /// What decides between elements of equal rank, so that pages of them do not overlap.
    func appendTieBreak(_ alias: String, to sql: inout SQLBuilder) {
        let columns: [Column] = elements == .rows ? object.table.keyColumns : object.neededColumns
        guard !columns.isEmpty else { return }
        sql.keyword(", ")
        ElementsSQL.appendColumns(columns, alias, to: &sql)
    }
}
