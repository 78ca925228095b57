import GraphQLSyntax
import SchemaModel

/// Plans `f_update`.
struct ChangePlanner {
    let context: PlanningContext

    /// The changes in order; those that are null change nothing.
    func changes(_ value: InputValue, of column: Column) -> [ColumnChange]? {
        switch value.kind {
        case .null: return []
        case .variable(let name):
            context.needsShape(of: name)
            return []
        case .list(let values):
            let changes: [[ColumnChange]] = values.compactMap { change($0, of: column) }
            return changes.count == values.count ? changes.flatMap { $0 } : nil
        // A single value where a list is expected is a list of one (specification, section 3.12).
        default: return change(value, of: column)
        }
    }

    /// One change, or none where its value is null.
    private func change(_ value: InputValue, of column: Column) -> [ColumnChange]? {
        guard case .object(let fields) = value.kind else {
            if case .variable(let name) = value.kind { context.needsShape(of: name) }
            return []
        }
        guard fields.count == 1, let field: ObjectField = fields.first,
            let kind: ColumnChange.Kind = ColumnChange.Kind(rawValue: field.name.value)
        else {
            let members: String =
                column.type.isList ? #""append", "prepend", "add", "remove""# : #""inc", "dec""#
            let type: String = column.type.elementName + (column.type.isList ? "_ListUpdate" : "_Update")
            context.error(
                .columnValue, "Exactly one of the fields \(members) of type \"\(type)\" is required.", at: value.span,
                hint: "several changes are a list: [{…}, {…}]")
            return nil
        }
        if field.value.kind == .null { return [] }
        return amount(field.value, of: column).map { [ColumnChange(kind: kind, amount: $0)] }
    }

    private func amount(_ value: InputValue, of column: Column) -> ColumnChange.Amount? {
        switch column.type.singleScalar {
        case .date, .timestamp: RelativeTimePlanner(context: context).duration(value).map { .duration($0) }
        default:
            ValuePlanner(context: context).operand(value, for: column).map {
                context.demandVectors($0, of: column)
                return .value($0)
            }
        }
    }
}
