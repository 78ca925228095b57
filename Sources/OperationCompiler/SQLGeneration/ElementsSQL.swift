import SQL
import SchemaModel

/// Writes what makes rows into the elements of a list: the select list of the inner layer, and its groups.
///
/// Columns are compared raw and aggregates computed raw; both are formatted outside, for the rows that are left.
enum ElementsSQL {
    /// `SELECT … FROM `.
    static func appendSelect(
        _ object: ObjectPlan, _ elements: ListElements, _ order: [OrderPlan], _ alias: String,
        to sql: inout SQLBuilder
    ) {
        let isDistinct: Bool = elements == .distinctRows && !order.leavesRow
        let columns: [Column] = object.neededColumns
        sql.keyword(isDistinct ? "SELECT DISTINCT " : "SELECT ")
        // All rows of which nothing is selected are equal; DISTINCT wants something to compare.
        if isDistinct, columns.isEmpty { sql.keyword("TRUE") }
        appendMembers(object, alias, to: &sql)
        sql.keyword(" FROM ")
    }

    /// The columns and aggregates that the outer layer needs.
    static func appendMembers(_ object: ObjectPlan, _ alias: String, to sql: inout SQLBuilder) {
        let columns: [Column] = object.neededColumns
        appendColumns(columns, alias, to: &sql)
        let names: [AggregatePlan: String] = object.aggregateNames
        for (index, plan) in object.aggregates.enumerated() {
            if index > 0 || !columns.isEmpty { sql.keyword(", ") }
            sql.append(AggregateSQL.value(plan, over: alias))
            sql.keyword(" AS ")
            sql.identifier(names[plan] ?? "")
        }
    }

    /// ` GROUP BY …`, where there are groups that PostgreSQL would not know of without it.
    static func groupBy(
        _ object: ObjectPlan, _ elements: ListElements, _ order: [OrderPlan], _ alias: String
    ) -> SQLTemplate {
        let columns: [Column] = object.neededColumns
        switch elements {
        case .rows: return .text("")
        case .distinctRows: if !order.leavesRow { return .text("") }
        case .groups:
            if columns.isEmpty {
                // A selected aggregate makes a group of all rows already. What `having` compares may vanish.
                return .text(object.aggregates.isEmpty ? " GROUP BY ()" : "")
            }
        }
        return .build {
            $0.keyword(" GROUP BY ")
            appendColumns(columns, alias, to: &$0)
        }
    }

    static func appendColumns(_ columns: [Column], _ alias: String, to sql: inout SQLBuilder) {
        for (index, column) in columns.enumerated() {
            if index > 0 { sql.keyword(", ") }
            sql.column(alias, column.name)
        }
    }
}

extension ObjectPlan {
    /// The columns of the inner layer that hold aggregates: `a$0`, `a$1`, …, never the name of a column beside them.
    var aggregateNames: [AggregatePlan: String] {
        let plans: [AggregatePlan] = aggregates
        guard !plans.isEmpty else { return [:] }
        var prefix: String = "a$"
        while table.columns.contains(where: { $0.name.hasPrefix(prefix) }) { prefix += "$" }
        return Dictionary(
            plans.enumerated().map { ($1, "\(prefix)\($0)") }, uniquingKeysWith: { first, _ in first })
    }
}

extension [OrderPlan] {
    /// Whether it reads other rows. `SELECT DISTINCT` is ordered by what it selects alone; `GROUP BY` the same columns makes the same
    /// rows and can be ordered by whatever follows from them.
    fileprivate var leavesRow: Bool { contains { !$0.path.isEmpty } }
}
