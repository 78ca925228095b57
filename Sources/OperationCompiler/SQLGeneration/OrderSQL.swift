import SQL
import SchemaModel

/// Writes `ORDER BY`.
struct OrderSQL {
    var aliases: Aliases

    /// - `row`: the range variable of the rows returned, where that is another one than the order speaks of.
    mutating func clause(_ order: [OrderPlan], _ alias: String, row: String? = nil) -> SQLTemplate {
        guard !order.isEmpty else { return .text("") }
        var criteria: [SQLTemplate] = []
        for plan: OrderPlan in order {
            criteria.append(criterion(plan, plan.isOfReturnedRow ? row ?? alias : alias))
        }
        return .join(SQLTemplate.Join(separator: ", ", open: .text(" ORDER BY "), elements: criteria))
    }

    private mutating func criterion(_ plan: OrderPlan, _ alias: String) -> SQLTemplate {
        let value: SQLTemplate =
            switch plan.value {
            case .column(let column): value(column, plan.path[...], alias)
            case .aggregate(let aggregate): AggregateSQL.value(aggregate, over: alias)
            }
        return .sequence([value, .text(plan.isDescending ? " DESC" : "")])
    }

    /// The column, or that of the row at the end of a path, as a scalar subselect.
    private mutating func value(_ column: Column, _ path: ArraySlice<ReferenceStep>, _ alias: String) -> SQLTemplate {
        guard let step: ReferenceStep = path.first else { return .build { $0.column(alias, column.name) } }
        let target: String = aliases.next()
        let inner: SQLTemplate = value(column, path.dropFirst(), target)
        return .build {
            $0.keyword("(SELECT ")
            $0.append(inner)
            $0.keyword(" FROM ")
            RelationSQL.appendTable(step.target, as: target, to: &$0)
            $0.keyword(" WHERE ")
            RelationSQL.appendJoin(step.reference, owner: alias, target: target, to: &$0)
            $0.keyword(")")
        }
    }
}
