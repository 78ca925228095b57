import ConnectorModel
import GraphQLSyntax
import SQL
import SchemaModel

/// Plans `data`.
struct DataPlanner {
    let context: PlanningContext
    /// Whether a row with the same key is updated instead.
    var isUpsert: Bool = false

    /// The columns that a data object gives, each once.
    func assignments(_ value: InputValue, to table: Table) -> [Assignment]? {
        if case .variable(let name) = value.kind { context.needsShape(of: name) }
        guard case .object(let fields) = value.kind else { return [] }
        var assignments: [Assignment] = []
        for field: ObjectField in fields where table.relation(field.name.value) == nil {
            guard let planned: [Assignment] = self.assignments(field, to: table) else { return nil }
            for assignment: Assignment in planned {
                guard !assignments.contains(where: { $0.column.name == assignment.column.name }) else {
                    context.error(
                        .conflictingValues, "\"\(assignment.column.fieldName)\" is given twice", at: field.span,
                        hint: "give the column as a value, as an expression or through its reference, not twice")
                    return nil
                }
                assignments.append(assignment)
            }
        }
        return assignments
    }

    private func assignments(_ field: ObjectField, to table: Table) -> [Assignment]? {
        let name: String = field.name.value
        let (base, form): (String, ValueForm) = ValueForm.parse(name)
        if let column: Column = table.column(base) {
            return ValuePlanner(context: context).operand(field.value, form, for: column).map {
                context.demandVectors($0, of: column)
                context.demandNotNull($0, of: column, field.value)
                return [assignment(column, $0)]
            }
        }
        if name.hasSuffix("_update"), let column: Column = table.column(String(name.dropLast(7))) {
            return ChangePlanner(context: context).changes(field.value, of: column).map { changes in
                [Assignment(column: column, value: .null, fallback: nil, change: ChangePlan(changes: changes))]
            }
        }
        if name.hasSuffix("_embed"), let column: Column = table.column(String(name.dropLast(6))) {
            return EmbeddingPlanner(context: context).operand(field.value, for: column).map { [assignment(column, $0)] }
        }
        if let reference: Reference = table.reference(name), let target: Table = context.schema.table(reference.target)
        {
            return self.reference(reference, field.value, from: table, to: target)
        }
        context.unplanned("\"\(name)\" in data", at: field.span)
        return nil
    }

    /// A reference given as the key of the row it points to; null clears all of its columns.
    private func reference(
        _ reference: Reference, _ value: InputValue, from table: Table, to target: Table
    ) -> [Assignment]? {
        let keys: KeyPlanner = KeyPlanner(context: context)
        let assignments: [Assignment] = reference.pairs.compactMap { pair in
            guard let column: Column = table.column(pair.fieldName),
                let targetColumn: Column = target.column(pair.targetFieldName)
            else { return nil }
            if value.kind == .null { return assignment(column, .null) }
            return keys.member(targetColumn, in: value, of: target).map { assignment(column, $0) }
        }
        guard assignments.count == reference.pairs.count, demandWhole(assignments, value, reference, target) else {
            return nil
        }
        for assignment: Assignment in assignments {
            context.demandNotNull(assignment.value, of: assignment.column, value)
        }
        return assignments
    }

    private func assignment(_ column: Column, _ value: Operand) -> Assignment {
        Assignment(column: column, value: value, fallback: nil)
    }

    // MARK: Rows to insert

    /// A row with what the server puts into columns that the operation leaves out.
    ///
    /// - Parameter message: what messages begin with: `loan_insert (data: Loan_Data)`.
    /// - Parameter given: the row's place in the variables, where a request gives it.
    /// - Errors: a column that must have a value and gets none.
    func row(
        _ value: InputValue, of table: Table, inherited: [InheritedColumn], message: String,
        given place: TreePlanner.GivenPlace? = nil
    ) -> RowPlan? {
        guard let given: [Assignment] = started(assignments(value, to: table), value, table) else { return nil }
        var row: RowPlan = RowPlan(given: given.map(withFallback), defaults: [], inherited: inherited)
        let known: Set<String> = Set((given.map(\.column) + inherited.map(\.column)).map(\.name))
        for column: Column in table.columns where !known.contains(column.name) {
            if let made: Operand = serverDefault(column) {
                row.defaults.append(assignment(column, made))
            } else if column.isRequiredOnInsert {
                let what: String = "\(message): column \(column.fieldName) is required"
                context.error(
                    .missingColumn, place == nil ? "\(what) but is missing in data" : what, at: value.span,
                    hint: hint(for: column, table), missing: place?.missing(column))
                return nil
            }
        }
        return row
    }

    private func hint(for column: Column, _ table: Table) -> String {
        let reference: String? = table.references.first { $0.pairs.contains { $0.fieldName == column.fieldName } }?
            .fieldName
        return "give \(column.fieldName)\(reference.map { " or \($0)" } ?? ""), or a @default in the schema"
    }

    private func withFallback(_ assignment: Assignment) -> Assignment {
        guard let source: SourceReference = assignment.value.reference, source.canBeAbsent else { return assignment }
        var result: Assignment = assignment
        result.fallback = serverDefault(assignment.column)
        if result.fallback == nil, !isUpsert { context.demandGiven(source, of: assignment.column) }
        return result
    }

    /// The default of a column that the server makes for each row; defaults of the database are left to it.
    func serverDefault(_ column: Column) -> Operand? {
        guard case .expression(let text, let span)? = column.defaultValue,
            let type: VariableType = column.storedType(in: context.schema)
        else { return nil }
        if case .scalar(let kind) = type {
            if text == ColumnDefault.uuidExpression { return source(context.sources.newUUID(kind)) }
            if text == "request.time" { return source(context.sources.requestTime(kind)) }
        }
        let literal: InputValue = InputValue(.string(text, isBlock: false), span: span)
        guard let expression: ExpressionSource = context.expressions.value(literal, as: type, context) else {
            return nil
        }
        return .source(
            SourceReference(
                index: context.sources.expression(expression), canBeAbsent: false, canBeNull: !expression.isRequired))
    }

    private func source(_ index: Int) -> Operand {
        .source(SourceReference(index: index, canBeAbsent: false, canBeNull: false))
    }
}
