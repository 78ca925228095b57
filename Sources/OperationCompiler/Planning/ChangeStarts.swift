import GraphQLSyntax
import SQL
import SchemaModel

extension DataPlanner {
    /// The assignments of a row to insert, where changes have something to begin with.
    ///
    /// - Errors: a change in an insert, for a new row holds nothing to change; of a key, for that is what tells whether there is a row;
    ///   of a column that must have a value and has none to begin with.
    func started(_ assignments: [Assignment]?, _ value: InputValue, _ table: Table) -> [Assignment]? {
        guard let assignments else { return nil }
        let started: [Assignment] = assignments.compactMap { start($0, value, table) }
        return started.count == assignments.count ? started : nil
    }

    private func start(_ assignment: Assignment, _ value: InputValue, _ table: Table) -> Assignment? {
        guard var change: ChangePlan = assignment.change else { return assignment }
        let column: Column = assignment.column
        let name: String = column.fieldName
        let place: SourceSpan = place(of: "\(name)_update", in: value)
        guard isUpsert else {
            return refuse("\"\(name)_update\" changes what a row holds, a new row holds nothing", at: place, name)
        }
        guard !table.primaryKey.contains(name) else {
            return refuse("\"\(name)\" is part of the key: it says which row is changed", at: place, name)
        }
        guard let start: ChangePlan.Start = start(of: column) else {
            return refuse("\"\(name)_update\" has nothing to begin with in a new row", at: place, name)
        }
        change.start = start
        var result: Assignment = assignment
        result.change = change
        return result
    }

    /// A new row begins with the default, a list without one is empty; a null stays null.
    private func start(of column: Column) -> ChangePlan.Start? {
        if let made: Operand = serverDefault(column) { return .value(made) }
        switch column.defaultValue {
        case .sql(let text, _)?: return .expression(text)
        case .value(let value)? where value.kind != .null:
            return ValuePlanner(context: context).operand(value, for: column).map { .value($0) }
        case .value?, .expression?, nil:
            if column.type.isList { return .emptyList }
            return column.isRequiredOnInsert ? nil : .database
        }
    }

    private func place(of member: String, in value: InputValue) -> SourceSpan {
        guard case .object(let fields) = value.kind else { return value.span }
        return fields.first { $0.name.value == member }?.span ?? value.span
    }

    private func refuse(_ message: String, at span: SourceSpan, _ name: String) -> Assignment? {
        context.error(.columnValue, message, at: span, hint: "give \"\(name)\" itself")
        return nil
    }
}
