import GraphQLSyntax
import SchemaModel
import TypeSystem

/// Plans selected aggregates.
struct AggregatePlanner {
    let context: PlanningContext

    /// The plan of a selected aggregate.
    func plan(_ aggregate: Aggregate, _ field: Field, of table: Table) -> AggregatePlan {
        let isDistinct: Bool = field.arguments.contains { argument in
            argument.name.value == "distinct" && isOn(argument.value)
        }
        return table.plan(aggregate, isDistinct: isDistinct)
    }

    /// A switch: what is not given, or null, is off.
    func isOn(_ value: InputValue) -> Bool {
        if case .variable(let name) = value.kind { context.needsShape(of: name) }
        return value.kind == .boolean(true)
    }

    /// Whether a field is an aggregate; what it shares a name with comes first.
    func isAggregate(_ name: String, of table: Table) -> Bool {
        table.relation(name) == nil && context.aggregate(name, of: table) != nil
    }

    /// Refuses aggregates of one row.
    func refuse(_ selected: [CollectedField], of table: Table, in owner: CollectedField) {
        for field: CollectedField in selected
        where isAggregate(field.field.name.value, of: table) {
            let name: String = field.field.name.value
            context.error(
                .grouping,
                "\"\(name)\" is computed over the rows of a list, and \"\(owner.field.name.value)\" gives one row",
                at: field.field.span, hint: "select it in a list, for example \(table.plural)(where: {…}) { \(name) }")
        }
    }
}

extension Table {
    /// An aggregate over rows of the table.
    func plan(_ aggregate: Aggregate, isDistinct: Bool) -> AggregatePlan {
        AggregatePlan(
            function: aggregate.function, column: aggregate.fieldName.flatMap(column),
            isDistinct: isDistinct && aggregate.takesDistinct)
    }
}
