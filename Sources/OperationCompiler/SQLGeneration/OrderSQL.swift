import SQL
import SchemaModel

/// Writes `ORDER BY`, and what has to stand in `FROM` for it.
///
/// Rows that references lead to are joined, once a way: a subselect would look them up again for each criterion of each row that could
/// come. Elements that several rows became are ordered by subselects, which look up once an element what a join would find for each row.
struct OrderSQL {
    struct Parts {
        /// ` LEFT JOIN … ON …`, behind the table that the order speaks of.
        var joins: SQLTemplate
        /// ` ORDER BY …`.
        var clause: SQLTemplate
    }

    var aliases: Aliases
    private var joined: [Way: String] = [:]
    private var joins: [SQLTemplate] = []

    /// The references followed from a range variable, by name.
    private struct Way: Hashable {
        var root: String
        var fields: [String] = []
    }

    init(aliases: Aliases) { self.aliases = aliases }

    /// - `row`: the range variable of the rows returned, where that is another one than the order speaks of.
    mutating func parts(
        _ order: [OrderPlan], _ alias: String, row: String? = nil, of elements: ListElements = .rows
    ) -> Parts {
        guard !order.isEmpty else { return Parts(joins: .text(""), clause: .text("")) }
        var criteria: [SQLTemplate] = []
        for plan: OrderPlan in order {
            criteria.append(criterion(plan, plan.isOfReturnedRow ? row ?? alias : alias, elements))
        }
        return Parts(
            joins: .sequence(joins),
            clause: .join(SQLTemplate.Join(separator: ", ", open: .text(" ORDER BY "), elements: criteria)))
    }

    private mutating func criterion(_ plan: OrderPlan, _ alias: String, _ elements: ListElements) -> SQLTemplate {
        let value: SQLTemplate =
            switch (plan.value, elements) {
            case (.column(let column), .rows): joinedValue(column, plan.path, alias)
            case (.column(let column), _): value(column, plan.path[...], alias)
            case (.aggregate(let aggregate), _): AggregateSQL.value(aggregate, over: alias)
            }
        return .sequence([value, .text(plan.isDescending ? " DESC" : "")])
    }

    /// The column of the row at the end of a path, joined with all rows on the way that are not yet.
    ///
    /// A reference points to columns that are unique, so that no join makes more rows.
    private mutating func joinedValue(_ column: Column, _ path: [ReferenceStep], _ alias: String) -> SQLTemplate {
        var way: Way = Way(root: alias)
        var owner: String = alias
        for step: ReferenceStep in path {
            way.fields.append(step.reference.fieldName)
            owner = joined[way] ?? join(step, owner, way)
        }
        return .build { $0.column(owner, column.name) }
    }

    private mutating func join(_ step: ReferenceStep, _ owner: String, _ way: Way) -> String {
        let target: String = aliases.next()
        joined[way] = target
        joins.append(
            .build {
                $0.keyword(" LEFT JOIN ")
                RelationSQL.appendTable(step.target, as: target, to: &$0)
                $0.keyword(" ON ")
                RelationSQL.appendJoin(step.reference, owner: owner, target: target, to: &$0)
            })
        return target
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
