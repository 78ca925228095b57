import GraphQLSyntax
import SchemaModel

/// Expressions, and what they can read.
extension OperationGenerator {
    /// An expression that gives a value for a column.
    ///
    /// - Parameter mayFail: whether it may name a variable that is left out.
    mutating func expression(_ table: Table, _ column: Column, mayFail: Bool = false) -> String {
        let known: [String] = responses[column.type.element] ?? []
        if !known.isEmpty, random.chance(2) { return random.pick(known) }
        switch column.type.element {
        case .scalar(.string) where random.chance(2), .scalar(.any): return "auth.uid"
        case .scalar(.date) where random.chance(2), .scalar(.timestamp) where random.chance(2): return "request.time"
        default: return variableExpression(table, column, mayFail: mayFail)
        }
    }

    private mutating func variableExpression(_ table: Table, _ column: Column, mayFail: Bool) -> String {
        guard case .variable(let name) = variable(.column(table, column, isList: false, .any)).kind,
            let definition: VariableDefinition = variables.first(where: { $0.name == name })?.definition
        else { preconditionFailure("a variable is a variable") }
        let isThere: Bool = definition.type.isNonNull || definition.defaultValue != nil
        return isThere || mayFail && random.chance(3) ? "vars.\(name)" : "has(vars.\(name)) ? vars.\(name) : null"
    }

    // MARK: Responses

    /// Notes what expressions after a root field of a mutation can read of it.
    mutating func noteResponses(_ field: Field) {
        let name: String = "response.\(field.responseName)"
        let parts: [Substring] = field.name.value.split(separator: "_")
        if field.name.value == "query" {
            noteRoots(field.selectionSet, name)
            return
        }
        guard parts.count == 2, let table: Table = schema.table(singular: String(parts[0])) else { return }
        switch parts[1] {
        case "updateMany", "deleteMany": responses[.scalar(.int), default: []].append(name)
        case "insertMany", "upsertMany":
            for column: Column in table.keyColumns { note(column, "\(name)[0].\(column.fieldName)") }
        default:
            for column: Column in table.keyColumns { note(column, "\(name).\(column.fieldName)") }
        }
    }

    private mutating func note(_ column: Column, _ path: String) {
        // Numbers lose digits on their way through an expression.
        guard !column.type.isList, column.type.element != .scalar(.any) else { return }
        responses[column.type.element, default: []].append(path)
    }

    private mutating func noteRoots(_ set: SelectionSet?, _ path: String) {
        for case .field(let field) in set?.selections ?? [] where !field.directives.ruleOut {
            let name: String = "\(path).\(field.responseName)"
            if let table: Table = schema.table(singular: field.name.value) {
                noteColumns(field.selectionSet, of: table, name)
            } else if let table: Table = schema.table(plural: field.name.value) {
                noteColumns(field.selectionSet, of: table, "\(name)[0]")
            }
        }
    }

    private mutating func noteColumns(_ set: SelectionSet?, of table: Table, _ path: String) {
        for case .field(let field) in set?.selections ?? [] where !field.directives.ruleOut {
            guard let column: Column = table.column(field.name.value) else { continue }
            note(column, "\(path).\(field.responseName)")
        }
    }
}

extension [Directive] {
    /// Whether they may take their selection out whatever a request says, so that expressions must not name it.
    var ruleOut: Bool {
        contains { directive in
            guard let condition = directive.argument("if") else { return false }
            if case .variable = condition.value.kind { return false }
            return true
        }
    }
}

extension Column {
    /// The column with one element of its list.
    var element: Column {
        var column: Column = self
        column.type = ColumnType(type.element)
        return column
    }
}
