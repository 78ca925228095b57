import Execution
import GraphQLSyntax
import SchemaModel

// The model: an evaluator of the operation language over rows in memory, in straight loops. It shares nothing with the compiler but
// the syntax tree and the list of tables, so that an error in planning or in SQL shows as a difference between their answers.

/// A row by the names of its fields; a name that is missing is null.
typealias Row = [String: Value]

/// A view that shows some fields of one table, each under a name of its own.
struct ViewRule: Hashable {
    var base: String
    /// The view's field, and the table's.
    var fields: [String: String]
    /// A field of the table that is null in no row of the view.
    var required: String?
}

/// The tables of a service, and what operations do with them.
struct Model {
    let schema: Schema
    var views: [String: ViewRule] = [:]
    /// Microseconds since 1970-01-01T00:00:00Z, for `request.time`.
    let now: Int64
    /// The rows of each table by its type.
    var rows: [String: [Row]] = [:]
    /// UUIDs that the product has made.
    var freshCount: Int = 0

    /// The rows of a table or view.
    func rows(of table: Table) -> [Row] {
        guard let view: ViewRule = views[table.objectType] else { return rows[table.objectType] ?? [] }
        let base: [Row] = rows[view.base] ?? []
        return base.filter { row in view.required.map { !row.value($0).isNull } ?? true }.map { row in
            view.fields.mapValues { row.value($0) }
        }
    }

    mutating func makeFresh() -> Value {
        freshCount += 1
        return .fresh(freshCount)
    }

    /// Puts the UUIDs that an answer has shown in the places where they are stored.
    mutating func settle(_ known: [Int: String]) {
        guard !known.isEmpty else { return }
        for table: Table in schema.tables {
            let types: [String: ColumnType] = Dictionary(
                uniqueKeysWithValues: table.columns.map { ($0.fieldName, $0.type) })
            rows[table.objectType] = rows[table.objectType]?.map { row in
                Row(
                    uniqueKeysWithValues: row.map { name, value in
                        guard case .fresh(let number) = value, let digits: String = known[number] else {
                            return (name, value)
                        }
                        return (name, types[name]?.scalar == .uuid ? .uuid(digits) : .text(Text(digits)))
                    })
            }
        }
    }
}

extension Row {
    func value(_ name: String) -> Value { self[name] ?? .null }
}

/// One call of an operation.
struct Call {
    var operation: OperationDefinition
    var fragments: [String: FragmentDefinition]
    /// The variables that the request gives, defaults filled in.
    var variables: [String: Given]
    /// The variables as the request gives them.
    let requested: [String: Given]
    /// Who asks.
    let caller: Caller
    /// What the root fields before the one at hand gave, for expressions.
    var responses: [String: Expected] = [:]
    /// Those of them that were queries.
    var queries: Set<String> = []
    /// What the model has met while it evaluated the call.
    let coverage: Coverage = Coverage()

    /// Whether a variable is left out or null, so that conditions may vanish.
    var lacksVariables: Bool {
        operation.variables.contains { variables[$0.name.value].map { $0 == .null } ?? true }
    }

    func note(_ area: Feature.Area, _ name: String) { coverage.note(area, name) }

    /// Whether a variable holds an object, and no list of them.
    func isObject(_ variable: String) -> Bool {
        let type: TypeReference? = operation.variables.first { $0.name.value == variable }?.type
        return type.map { ["_Filter", "_FirstRow", "_Data"].contains(where: $0.description.hasSuffix) } ?? false
    }

    var uid: String? { caller.uid }

    init(_ operation: OperationDefinition, _ document: Document, _ given: [String: Given], _ caller: Caller) {
        self.operation = operation
        self.caller = caller
        requested = given
        var fragments: [String: FragmentDefinition] = [:]
        for case .fragment(let fragment) in document.definitions { fragments[fragment.name.value] = fragment }
        self.fragments = fragments
        variables = given
        for variable: VariableDefinition in operation.variables where given[variable.name.value] == nil {
            if let value: InputValue = variable.defaultValue { variables[variable.name.value] = Given(value, [:]) }
        }
        noteVariables(given)
        // A variable for a whole filter that is null is one that is left out.
        for variable: VariableDefinition in operation.variables where variables[variable.name.value] == .null {
            if variable.type.namedType.value.hasSuffix("Filter") { variables[variable.name.value] = nil }
        }
    }

    private func noteVariables(_ given: [String: Given]) {
        for variable: VariableDefinition in operation.variables {
            switch given[variable.name.value] {
            case nil: note(.variables, variable.defaultValue == nil ? "left out" : "default")
            case .null?: note(.variables, "null")
            default: note(.variables, "given")
            }
        }
    }

    func given(_ value: InputValue) -> Given { Given(value, variables) }

    func argument(_ name: String, of field: Field) -> Given {
        field.arguments.first { $0.name.value == name }.map { given($0.value) } ?? .absent
    }
}

/// What came of a call.
struct Answer {
    struct Problem {
        /// The root field; nothing for the whole request.
        var field: String?
        /// What the message must be, or end with, where the language says so.
        var message: String?
        /// The kind of error; one of these, where several rows fail and the database may come upon any of them first.
        var codes: Set<StatusCode>

        init(field: String?, codes: Set<StatusCode>, message: String? = nil) {
            self.field = field
            self.codes = codes
            self.message = message
        }

        init(field: String?, code: StatusCode, message: String? = nil) {
            self.init(field: field, codes: [code], message: message)
        }
    }

    var data: Expected
    var problems: [Problem] = []
}
