import GraphQLSyntax
import SchemaModel
import TypeSystem

/// Decides what the elements of a list are, and orders them.
///
/// Aggregates, wherever they stand, make groups of rows, as they do in SQL: selected, compared in `having`, or ordered by. The plain fields
/// selected are what rows of a group have in common, so nothing else can be selected beside them, or ordered by.
struct ListElementsPlanner {
    let context: PlanningContext
    /// The list's field.
    let field: CollectedField
    /// What is selected of an element.
    let object: ObjectPlan
    /// The table whose filter, order and having the arguments take: the join table of a `_via_`.
    let argumentTable: Table
    /// The reference from the join table to the rows returned.
    let far: Reference?

    func plan() -> (elements: ListElements, order: [OrderPlan]) {
        let elements: ListElements = elements()
        if case .groups = elements { refuseObjects() }
        let scope: OrderScope = OrderScope(elements, object: object, far: far)
        let order: [OrderPlan]? = argument("orderBy").map {
            OrderPlanner(context: context, scope: scope).order($0, on: argumentTable)
        }
        return (elements, order ?? [])
    }

    private func elements() -> ListElements {
        let condition: FilterPlan? = argument("having").flatMap {
            HavingPlanner(context: context).having($0, on: argumentTable)
        }
        let having: FilterPlan? = condition.flatMap { $0.comparesAggregates ? $0 : nil }
        let isDistinct: Bool =
            argument("distinct").map {
                AggregatePlanner(context: context).flag($0, "The argument \"distinct\"")
            } ?? false
        let isOrderedByAggregate: Bool = argument("orderBy").map(ordersByAggregate) ?? false
        if having != nil || isOrderedByAggregate || !object.aggregates.isEmpty { return .groups(having: having) }
        return isDistinct ? .distinctRows : .rows
    }

    /// Whether a value of `orderBy` names an aggregate of the list itself.
    private func ordersByAggregate(_ value: InputValue) -> Bool {
        switch value.kind {
        case .list(let values): values.contains(where: ordersByAggregate)
        case .object(let fields):
            fields.contains { $0.value.kind != .null && context.aggregate($0.name.value, of: argumentTable) != nil }
        default: false
        }
    }

    private func argument(_ name: String) -> InputValue? {
        field.field.arguments.first { $0.name.value == name }?.value
    }

    /// A group has no one row behind it that a reference or a list could belong to.
    private func refuseObjects() {
        let planner: AggregatePlanner = AggregatePlanner(context: context)
        let table: Table = object.table
        guard let type: ObjectType = context.types.objectType(named: table.objectType) else { return }
        for selected: CollectedField in context.collector.collectSubfields(of: field, on: type) {
            let name: String = selected.field.name.value
            if name == "__typename" || table.column(name) != nil || planner.isAggregate(name, of: table) { continue }
            let keys: [String] = table.reference(name)?.pairs.map { "\"\($0.fieldName)\"" } ?? []
            context.error(
                .grouping,
                "\"\(name)\" cannot be selected here: aggregates make groups of rows, which have only plain fields in common",
                at: selected.field.name.span,
                hint: keys.isEmpty
                    ? "select it in another field, of a list without aggregates"
                    : "select \(keys.joined(separator: " and ")) to group by it")
        }
    }
}
