import GraphQLSyntax
import SQL
import SchemaModel

/// Plans `count` and `exist` of a list column.
struct ElementsPlanner {
    let filters: FilterPlanner

    /// The name of the one column that the elements of a list are rows of.
    static let elementName: String = "value"

    /// Whether a member speaks of elements and their number.
    static func counts(_ field: ObjectField, _ column: Column) -> Bool {
        column.type.isList && ["count", "exist"].contains(field.name.value)
    }

    /// The condition on the number of elements, and what a variable in the place of `exist` leaves.
    func plans(_ fields: [ObjectField], _ column: Column) -> [FilterPlan]? {
        var element: Column = column
        element.name = Self.elementName
        element.type.isList = false
        element.sqlType = column.elementBindingType
        var test: ElementsTest = ElementsTest(element: element, conditions: nil, counts: [])
        var plans: [FilterPlan] = []
        for field: ObjectField in fields {
            switch (field.name.value, field.value.kind) {
            // A count that says nothing is the default, at least one.
            case ("count", .null): break
            case ("count", _):
                guard let counts: [Comparison] = filters.counts(field.value) else { return nil }
                test.counts = counts
            case (_, .object(let members)):
                let conditions: [Comparison] = members.compactMap { filters.comparison($0, element) }
                guard conditions.count == members.count else { return nil }
                test.conditions = conditions
            default:
                guard let plan: FilterPlan = filters.notAnObject(field.value) else { return nil }
                plans.append(plan)
            }
        }
        guard plans.isEmpty || test.conditions != nil || !test.counts.isEmpty else { return plans }
        return fields.isEmpty ? [] : plans + [.comparison(column, .elements(test))]
    }
}
