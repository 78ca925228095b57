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
    /// Who asks.
    var uid: String?

    init(_ operation: OperationDefinition, _ document: Document, _ given: [String: Given], uid: String?) {
        self.operation = operation
        self.uid = uid
        var fragments: [String: FragmentDefinition] = [:]
        for case .fragment(let fragment) in document.definitions { fragments[fragment.name.value] = fragment }
        self.fragments = fragments
        variables = given
        for variable: VariableDefinition in operation.variables where given[variable.name.value] == nil {
            if let value: InputValue = variable.defaultValue { variables[variable.name.value] = Given(value, [:]) }
        }
        // A variable for a whole filter that is null is one that is left out.
        for variable: VariableDefinition in operation.variables where variables[variable.name.value] == .null {
            if variable.type.namedType.value.hasSuffix("Filter") { variables[variable.name.value] = nil }
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
        /// The kind of error; one of these, where several rows fail and the database may come upon any of them first.
        var codes: Set<StatusCode>

        init(field: String?, codes: Set<StatusCode>) {
            self.field = field
            self.codes = codes
        }

        init(field: String?, code: StatusCode) { self.init(field: field, codes: [code]) }
    }

    var data: Expected
    var problems: [Problem] = []
}
