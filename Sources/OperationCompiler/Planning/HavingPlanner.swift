import GraphQLSyntax
import SchemaModel

/// Plans `having`: conditions on groups, which combine and vanish as those on rows do.
struct HavingPlanner {
    let context: PlanningContext

    /// The condition of an argument's value.
    func having(_ value: InputValue, on table: Table) -> FilterPlan? {
        guard case .object(let fields) = value.kind else {
            return FilterPlanner(context: context).notAnObject(value)
        }
        let isDistinct: Bool = fields.contains { field in
            field.name.value == "_distinct" && AggregatePlanner(context: context).isOn(field.value)
        }
        let conditions: [ObjectField] = fields.filter { $0.name.value != "_distinct" }
        guard !conditions.isEmpty else { return .always }
        let members: [FilterPlan] = conditions.compactMap { member($0, on: table, isDistinct: isDistinct) }
        return members.count == conditions.count ? .all(members) : nil
    }

    /// Whether an aggregate is named, even if its conditions are empty or vanish.
    func namesAggregate(_ value: InputValue) -> Bool {
        switch value.kind {
        case .list(let values): values.contains(where: namesAggregate)
        case .object(let fields):
            fields.contains { field in
                switch field.name.value {
                case "_distinct": false
                case "_and", "_or", "_not": namesAggregate(field.value)
                default: true
                }
            }
        default: false
        }
    }

    private func member(_ field: ObjectField, on table: Table, isDistinct: Bool) -> FilterPlan? {
        if field.value.kind == .null { return .vanished(nil) }
        switch field.name.value {
        case "_and": return branches(field.value, on: table).map { .all($0) }
        case "_or": return branches(field.value, on: table).map { .any($0, isIndexed: false) }
        case "_not": return having(field.value, on: table).map { .not($0) }
        default: break
        }
        guard let aggregate: Aggregate = context.aggregate(field.name.value, of: table) else { return nil }
        let plan: AggregatePlan = table.plan(aggregate, isDistinct: isDistinct)
        let column: Column = plan.resultColumn(named: aggregate.name)
        guard let conditions: FilterPlan = FilterPlanner(context: context).comparisons(field.value, column) else {
            return nil
        }
        return conditions == .always ? .always : .aggregate(plan, conditions)
    }

    private func branches(_ value: InputValue, on table: Table) -> [FilterPlan]? {
        guard case .list(let values) = value.kind else { return having(value, on: table).map { [$0] } }
        let plans: [FilterPlan] = values.compactMap { having($0, on: table) }
        return plans.count == values.count ? plans : nil
    }
}
