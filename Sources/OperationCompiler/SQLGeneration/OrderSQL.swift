import SQL
import SchemaModel

/// Writes `ORDER BY`.
struct OrderSQL {
    var aliases: Aliases

    mutating func clause(_ order: [OrderPlan], _ alias: String) -> SQLTemplate {
        guard !order.isEmpty else { return .text("") }
        var criteria: [SQLTemplate] = []
        for plan: OrderPlan in order { criteria.append(criterion(plan, alias)) }
        return .join(SQLTemplate.Join(separator: ", ", open: .text(" ORDER BY "), elements: criteria))
    }

    private mutating func criterion(_ plan: OrderPlan, _ alias: String) -> SQLTemplate {
        let value: SQLTemplate = value(plan.column, plan.path[...], alias)
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
