import GraphQLSyntax
import SchemaModel

/// Plans `orderBy`.
struct OrderPlanner {
    let context: PlanningContext

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
        guard let column: Column = table.column(name) else {
            context.unsupported("The order by \"\(name)\"", at: field.span)
            return []
        }
        switch field.value.kind {
        case .enumValue("ASC"): return [OrderPlan(path: path, column: column, isDescending: false)]
        case .enumValue("DESC"): return [OrderPlan(path: path, column: column, isDescending: true)]
        case .variable(let name):
            context.needsShape(of: name)
            return []
        default: return []
        }
    }
}
