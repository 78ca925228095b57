import GraphQLSyntax
import JSON
import SchemaModel

/// A variable of a generated operation, and how values for it are made.
struct GeneratedVariable {
    /// What values are like.
    enum Likeness: Hashable {
        /// Often those that rows have.
        case any
        /// Mostly those that rows have, for foreign keys.
        case known
        /// Mostly others, for keys of new rows.
        case new
    }

    enum Maker: Hashable {
        /// Values of a column.
        case column(Table, Column, isList: Bool, Likeness)
        /// A number of rows.
        case count
        case boolean
        /// Whether a value is to be null.
        case nullness
        case direction
        /// Texts to match with LIKE.
        case pattern
        /// The objects that filter, order and name rows of a table, and conditions on a column.
        case filter(Table)
        case order(Table)
        case first(Table)
        case key(Table)
        case conditions(Table, Column)
        /// Data: of a new row, of several, of a change.
        case row(Table, isUpsert: Bool)
        case rows(Table, isUpsert: Bool)
        case change(Table)

        /// What the list of features calls it.
        var kind: String {
            switch self {
            case .column(_, _, let isList, _): isList ? "list" : "scalar"
            case .count, .boolean, .nullness, .pattern: "scalar"
            case .direction: "direction"
            case .filter: "filter"
            case .order: "order"
            case .first: "first"
            case .key: "key"
            case .conditions: "conditions"
            case .row: "row"
            case .rows: "rows"
            case .change: "change"
            }
        }
    }

    var definition: VariableDefinition
    var maker: Maker

    var name: String { definition.name.value }
}

/// A generated operation.
struct GeneratedOperation {
    var document: Document
    var variables: [GeneratedVariable]
    /// The table and the condition whose rows it splits, where it does.
    var partition: Partition? = nil

    var operation: OperationDefinition {
        for case .operation(let operation) in document.definitions { return operation }
        preconditionFailure("a generated document has an operation")
    }

    var name: String { operation.name?.value ?? "" }

    var isMutation: Bool { operation.type == .mutation }

    /// Values for the variables of one call: given, null or left out, as far as each may be.
    func call(_ model: Model, _ random: inout Random) -> JSONObject {
        let source: ColumnValues = ColumnValues(model: model)
        var members: [JSONObject.Member] = []
        for variable: GeneratedVariable in variables {
            let isNonNull: Bool = variable.definition.type.isNonNull
            let mayBeAbsent: Bool = !isNonNull || variable.definition.defaultValue != nil
            if mayBeAbsent, random.chance(4) { continue }
            if !isNonNull, random.chance(6) {
                members.append(JSONObject.Member(name: variable.name, value: .null))
                continue
            }
            members.append(JSONObject.Member(name: variable.name, value: source.make(variable.maker, &random)))
        }
        return JSONObject(members)
    }
}

/// Values that meet those in the tables.
struct ColumnValues {
    let model: Model

    func make(_ maker: GeneratedVariable.Maker, _ random: inout Random) -> JSONValue {
        switch maker {
        case .boolean, .nullness: return .bool(random.chance(2))
        case .direction: return .string(random.pick(["ASC", "DESC"]))
        case .pattern: return .string(random.pick(ValueGenerator.patterns))
        case .filter, .order, .first, .key, .conditions, .row, .rows, .change:
            var generator: OperationGenerator = OperationGenerator(
                model, Random(seed: random.next()), isConstant: true)
            return generator.object(maker).json
        case .count: return .number(JSONNumber(Int64(random.pick([0, 1, 1, 2, 2, 3, 5, 100, -1]))))
        case .column(let table, let column, let isList, let likeness):
            guard isList else { return one(table, column, &random, likeness) }
            return .array((0..<random.below(4)).map { _ in one(table, column, &random) })
        }
    }

    /// One value: of the column, or of an element of a list column.
    func one(
        _ table: Table, _ column: Column, _ random: inout Random, _ likeness: GeneratedVariable.Likeness = .any
    ) -> JSONValue {
        let rows: [Row] = model.rows(of: table)
        let isKnown: Bool =
            switch likeness {
            case .any: !random.chance(3)
            case .known: !random.chance(12)
            case .new: random.chance(6)
            }
        if !rows.isEmpty, isKnown {
            let value: Value = random.pick(rows).value(column.fieldName)
            let element: Value = value.list.map { $0.isEmpty ? .null : random.pick($0) } ?? value
            if case .exact(let tree) = element.json(as: ColumnType(column.type.element)), tree != .null {
                return tree.json
            }
        }
        if likeness == .new, let value = ValueGenerator.new(column.type.element, &random) { return value }
        return ValueGenerator(schema: model.schema).json(column.type.element, &random)
    }
}

extension InputValue {
    /// A value without variables as a request gives it.
    var json: JSONValue {
        switch kind {
        case .variable, .null: .null
        case .int(let text), .float(let text): .number(JSONNumber(validated: text))
        case .string(let text, _), .enumValue(let text): .string(text)
        case .boolean(let truth): .bool(truth)
        case .list(let elements): .array(elements.map(\.json))
        case .object(let fields):
            .object(JSONObject(fields.map { JSONObject.Member(name: $0.name.value, value: $0.value.json) }))
        }
    }
}
