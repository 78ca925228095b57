import GraphQLSyntax
import SchemaModel

/// What clients may say in the variables of an operation that are objects (`@allow`).
struct AllowedVariables {
    private var listed: [String: [ListedField]] = [:]
    private let given: Set<String>

    /// - Parameter caller: of those that equal `auth.uid` every request gives one.
    init(of operation: OperationDefinition, _ caller: CallerValues) {
        given = operation.givenVariables.union(caller.variables)
        for variable: VariableDefinition in operation.variables {
            guard let allow: Directive = variable.directives.first(where: { $0.name.value == "allow" }),
                case .string(let text, _)? = allow.argument("fields")?.value.kind
            else { continue }
            listed[variable.name.value] = try? AllowedFieldsParser.parse(text)
        }
    }

    /// Whether a condition on a value is always there: one on a variable that is left out is none.
    func isAlwaysThere(_ value: InputValue) -> Bool {
        if case .variable(let name) = value.kind { given.contains(name) } else { true }
    }

    /// The fields that are listed for a variable; nothing where it may hold any.
    func listed(for variable: String) -> [ListedField]? { listed[variable] }

    /// What a variable that is a filter or an order can look at.
    func fields(of variable: String, on table: Table, _ schema: Schema) -> [ProbedField] {
        guard let listed: [ListedField] = listed[variable] else {
            return [ProbedField(table: table.objectType, field: "*")]
        }
        return fields(listed, on: table, schema)
    }

    private func fields(_ listed: [ListedField], on table: Table, _ schema: Schema) -> [ProbedField] {
        listed.flatMap { field -> [ProbedField] in
            if table.column(field.name) != nil { return [ProbedField(table: table.objectType, field: field.name)] }
            let target: String? = table.reference(field.name)?.target ?? table.relation(field.name)?.target
            guard let target: Table = target.flatMap({ schema.table($0) }) else {
                return table.aggregate(field.name).map {
                    [ProbedField(table: table.objectType, field: $0.fieldName ?? "_count")]
                } ?? []
            }
            guard let inner: [ListedField] = field.fields else {
                return [ProbedField(table: target.objectType, field: "*")]
            }
            // Conditions on related rows stand in `exist`.
            return fields(inner.flatMap { $0.name == "exist" ? $0.fields ?? [] : [$0] }, on: target, schema)
        }
    }
}
