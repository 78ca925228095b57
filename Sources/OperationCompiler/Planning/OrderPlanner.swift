import GraphQLSyntax
import SchemaModel

/// Plans `orderBy`.
struct OrderPlanner {
    let context: PlanningContext
    /// What the ordered elements have.
    var scope: OrderScope = .rows

    /// The sort criteria of an argument's value: a list, or a single object.
    func order(_ value: InputValue, on table: Table) -> [OrderPlan] {
        switch value.kind {
        case .list(let values): return values.flatMap { criteria($0, on: table, path: []) }
        case .null: return []
        default: return criteria(value, on: table, path: [])
        }
    }

    private func criteria(_ value: InputValue, on table: Table, path: [ReferenceStep]) -> [OrderPlan] {
        if case .variable(let name) = value.kind { context.needsShape(of: name) }
        guard case .object(let fields) = value.kind else { return [] }
        return fields.flatMap { criterion($0, on: table, path: path) }
    }

    private func criterion(_ field: ObjectField, on table: Table, path: [ReferenceStep]) -> [OrderPlan] {
        let name: String = field.name.value
        if let reference: Reference = table.reference(name), let target: Table = context.schema.table(reference.target)
        {
            return criteria(field.value, on: target, path: path + [ReferenceStep(reference: reference, target: target)])
        }
        let value: OrderPlan.Value? =
            table.column(name).map { .column($0) }
            ?? context.aggregate(name, of: table).map { .aggregate(table.plan($0, isDistinct: false)) }
        guard let value else { return [] }
        switch field.value.kind {
        case .enumValue(let direction):
            let plan: OrderPlan = OrderPlan(path: path, value: value, isDescending: direction == "DESC")
            return admitted(plan, field).map { [$0] } ?? []
        case .variable(let name):
            context.needsShape(of: name)
            return []
        default: return []
        }
    }

    // MARK: What elements have

    private func admitted(_ plan: OrderPlan, _ field: ObjectField) -> OrderPlan? {
        let name: String = field.name.value
        if case .aggregate = plan.value, let step: ReferenceStep = plan.path.last {
            context.error(
                .grouping,
                "The order by \"\(name)\" is computed over rows, and \"\(step.reference.fieldName)\" leads to one row",
                at: field.span, hint: "order by the aggregates of the list itself, for example {_count: DESC}")
            return nil
        }
        if let admitted: OrderPlan = scope.admitted(plan) { return admitted }
        switch scope {
        case .rows, .undecided:
            context.error(
                .grouping, "The order by \"\(name)\" is computed over groups, and here single rows are ordered",
                at: field.span, hint: "order by fields, or use a list, whose elements can be groups")
        case .distinctRows:
            context.error(
                .grouping,
                "The order by \"\(name)\" needs a field that is selected: equal rows, of which one is given, may differ in it",
                at: field.span, hint: hint(plan, field, or: "leave \"distinct\" out"))
        case .groups:
            context.error(
                .grouping,
                "The order by \"\(name)\" needs a field that is selected: rows of one group may differ in it",
                at: field.span, hint: hint(plan, field, or: "order by an aggregate such as \"_count\""))
        }
        return nil
    }

    /// What to select for an order: the field, or the foreign key by which its row is found.
    private func hint(_ plan: OrderPlan, _ field: ObjectField, or other: String) -> String {
        guard let far: Reference = scope.far else {
            let fields: [String] = plan.path.first?.reference.pairs.map(\.fieldName) ?? [field.name.value]
            return "select \(fields.map { "\"\($0)\"" }.joined(separator: " and ")), or \(other)"
        }
        return "order by a field that is selected, for example {\(far.fieldName): {…: ASC}}, or \(other)"
    }
}
