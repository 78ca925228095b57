import GraphQLSyntax
import SchemaModel
import TypeSystem

/// Decides what the elements of a list are, and orders them.
///
/// Aggregates, wherever they are named, make groups of rows, as they do in SQL: selected, in `having`, or ordered by. The plain fields
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
        let selected: [CollectedField] = selected()
        let having: FilterPlan? = argument("having").flatMap {
            HavingPlanner(context: context).having($0, on: argumentTable)
        }
        let isDistinct: Bool = argument("distinct").map(AggregatePlanner(context: context).isOn) ?? false
        let isGrouped: Bool = argumentsNameAggregate || selected.contains { $0.isUnconditional && isAggregate($0) }
        if isGrouped { refuseObjects(among: selected) }
        let elements: ListElements =
            if isGrouped || !object.aggregates.isEmpty {
                .groups(having: having == .always ? nil : having)
            } else {
                isDistinct ? .distinctRows : .rows
            }
        // Aggregates that a request may leave out make groups for some requests; for each of them this is planned again.
        let scope: OrderScope =
            isGrouped || object.aggregates.isEmpty ? OrderScope(elements, object: object, far: far) : .undecided
        return (elements, order(scope))
    }

    private func order(_ scope: OrderScope) -> [OrderPlan] {
        argument("orderBy").map { OrderPlanner(context: context, scope: scope).order($0, on: argumentTable) } ?? []
    }

    private func argument(_ name: String) -> InputValue? {
        field.field.arguments.first { $0.name.value == name }?.value
    }

    // MARK: Aggregates

    private func selected() -> [CollectedField] {
        context.types.objectType(named: object.table.objectType).map {
            context.collector.collectSubfields(of: field, on: $0)
        } ?? []
    }

    private func isAggregate(_ selected: CollectedField) -> Bool {
        AggregatePlanner(context: context).isAggregate(selected.field.name.value, of: object.table)
    }

    private var argumentsNameAggregate: Bool {
        argument("having").map(HavingPlanner(context: context).namesAggregate) == true
            || argument("orderBy").map(ordersByAggregate) == true
    }

    /// Whether a value of `orderBy` names an aggregate of the list itself.
    private func ordersByAggregate(_ value: InputValue) -> Bool {
        switch value.kind {
        case .list(let values): values.contains(where: ordersByAggregate)
        case .object(let fields): fields.contains { context.aggregate($0.name.value, of: argumentTable) != nil }
        default: false
        }
    }

    /// A group has no one row behind it that a reference or a list could belong to.
    private func refuseObjects(among selected: [CollectedField]) {
        let table: Table = object.table
        for field: CollectedField in selected where field.isUnconditional && !isAggregate(field) {
            let name: String = field.field.name.value
            if name == "__typename" || table.column(name) != nil { continue }
            let keys: [String] = table.reference(name)?.pairs.map { "\"\($0.fieldName)\"" } ?? []
            context.error(
                .grouping,
                "\"\(name)\" cannot be selected here: aggregates make groups of rows, which have only plain fields in common",
                at: field.field.name.span,
                hint: keys.isEmpty
                    ? "select it in another field, of a list without aggregates"
                    : "select \(keys.joined(separator: " and ")) to group by it")
        }
    }
}
