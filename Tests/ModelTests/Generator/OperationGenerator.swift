import GraphQLSyntax
import JSON
import SchemaModel

/// Makes operations over the tables of a model. Each part of the language has a file of its own.
struct OperationGenerator {
    let model: Model
    var random: Random
    private(set) var variables: [GeneratedVariable] = []
    /// What expressions can read of the root fields before, by type.
    var responses: [ColumnType.Element: [String]] = [:]
    /// Whether the operation at hand has checks, and fields that are left out.
    private(set) var isChecked: Bool = false
    private(set) var isRedacted: Bool = false
    var fragments: [FragmentDefinition] = []
    private(set) var name: String = ""
    private var aliasCount: Int = 0

    var schema: Schema { model.schema }

    /// Whether values are made for a request: without variables and expressions.
    let isConstant: Bool

    init(_ model: Model, _ random: Random, isConstant: Bool = false) {
        self.model = model
        self.random = random
        self.isConstant = isConstant
    }

    /// An operation of a name.
    mutating func operation(_ name: String, isMutation: Bool) -> GeneratedOperation {
        begin(name)
        isChecked = random.chance(5)
        isRedacted = random.chance(5)
        let selections: [Selection] = isMutation ? mutationFields() : queryFields()
        return finish(name, isMutation ? .mutation : .query, guarded(selections))
    }

    /// A query that splits a table's rows by a condition.
    mutating func partition(_ name: String) -> GeneratedOperation {
        begin(name)
        let partition: Partition = Partition(table: random.pick(schema.tables), condition: .object([]))
        let condition: InputValue = filter(partition.table)
        var generated: GeneratedOperation = finish(name, .query, partition.fields(condition))
        generated.partition = Partition(table: partition.table, condition: condition)
        return generated
    }

    private mutating func begin(_ name: String) {
        self.name = name
        variables = []
        fragments = []
        responses = [:]
        isChecked = false
        isRedacted = false
        aliasCount = 0
    }

    private mutating func finish(_ name: String, _ type: OperationType, _ selections: [Selection]) -> GeneratedOperation
    {
        var directives: [Directive] = [access()]
        if type == .mutation, random.chance(3) { directives.append(Directive("transaction")) }
        if isChecked, random.chance(5) { directives.append(operationCheck()) }
        let operation: OperationDefinition = OperationDefinition(
            type: type, name: Name(name), variables: variables.map(\.definition), directives: directives,
            selectionSet: SelectionSet(selections))
        let document: Document = Document(
            definitions: [.operation(operation)] + fragments.map { .fragment($0) }
        ).tidied
        var generated: GeneratedOperation = GeneratedOperation(document: document, variables: variables)
        let used: [String] = generated.operation.variables.map(\.name.value)
        generated.variables.removeAll { !used.contains($0.name) }
        return generated
    }

    private mutating func access() -> Directive {
        let level: String = random.pick(["PUBLIC", "PUBLIC", "PUBLIC", "USER_ANON", "USER", ""])
        return level.isEmpty
            ? Directive("auth", [("expr", .text("auth != null"))]) : Directive("auth", [("level", .name(level))])
    }

    mutating func alias() -> String {
        aliasCount += 1
        return "x\(aliasCount)"
    }

    // MARK: Values

    /// A value of a column, or an element of a list column: written down, or a variable.
    mutating func value(
        _ table: Table, _ column: Column, mayBeNull: Bool = true, _ likeness: GeneratedVariable.Likeness = .any
    ) -> InputValue {
        let maker: GeneratedVariable.Maker = .column(table, column, isList: false, likeness)
        if !isConstant, random.chance(2) { return variable(maker, mayBeNull: mayBeNull) }
        if mayBeNull, random.chance(10) { return InputValue(.null) }
        let json: JSONValue = ColumnValues(model: model).one(table, column, &random, likeness)
        let literal: InputValue.Kind? = ValueGenerator(schema: schema).literal(json, column.type.element)
        if let literal { return InputValue(literal) }
        if isConstant { return mayBeNull ? InputValue(.null) : .object([]) }
        return variable(maker, mayBeNull: mayBeNull)
    }

    /// A list of values of a column.
    mutating func list(_ table: Table, _ column: Column, mayBeNull: Bool = true) -> InputValue {
        if !isConstant, random.chance(2) {
            return variable(.column(table, column, isList: true, .any), mayBeNull: mayBeNull)
        }
        if mayBeNull, random.chance(10) { return InputValue(.null) }
        let count: Int = random.below(4)
        var elements: [InputValue] = []
        for _: Int in 0..<count {
            if !isConstant, random.chance(5) {
                elements.append(refusing(.column(table, column, isList: false, .any)))
                continue
            }
            let json: JSONValue = ColumnValues(model: model).one(table, column, &random)
            if let kind: InputValue.Kind = ValueGenerator(schema: schema).literal(json, column.type.element) {
                elements.append(InputValue(kind))
            }
        }
        return .list(elements)
    }

    /// A new variable, or one that does already.
    mutating func variable(_ maker: GeneratedVariable.Maker, mayBeNull: Bool = true) -> InputValue {
        let isNonNull: Bool = !mayBeNull || random.chance(4)
        if random.chance(6) {
            let known: [GeneratedVariable] = variables.filter {
                $0.maker == maker && (mayBeNull || $0.definition.type.isNonNull)
            }
            if !known.isEmpty { return .variable(random.pick(known).name) }
        }
        var definition: VariableDefinition = VariableDefinition(
            name: Name("v\(variables.count + 1)"), type: Self.type(maker, isNonNull))
        if let allowed: String = allowed(maker) {
            let count: [(String, InputValue)] = random.chance(6) ? [("maxCount", .number(random.within(1...3)))] : []
            definition.directives = [Directive("allow", [("fields", .text(allowed))] + count)]
        } else if random.chance(8) {
            definition.defaultValue = constant(maker)
        }
        variables.append(GeneratedVariable(definition: definition, maker: maker))
        return .variable(definition.name.value)
    }

    /// A variable where null is an error whatever its type says, as a default lets that be one with nulls.
    mutating func refusing(_ maker: GeneratedVariable.Maker) -> InputValue {
        guard random.chance(4), let standard: InputValue = constant(maker), standard.kind != .null else {
            return variable(maker, mayBeNull: false)
        }
        var definition: VariableDefinition = VariableDefinition(
            name: Name("v\(variables.count + 1)"), type: Self.type(maker, false))
        definition.defaultValue = standard
        variables.append(GeneratedVariable(definition: definition, maker: maker))
        return .variable(definition.name.value)
    }

    private static func type(_ maker: GeneratedVariable.Maker, _ isNonNull: Bool) -> TypeReference {
        switch maker {
        case .boolean, .nullness: TypeReference("Boolean", isNonNull: isNonNull)
        case .direction: TypeReference("OrderDirection", isNonNull: isNonNull)
        case .pattern: TypeReference("String", isNonNull: isNonNull)
        case .filter(let table): TypeReference("\(table.objectType)_Filter", isNonNull: isNonNull)
        case .order(let table): TypeReference("\(table.objectType)_Order", isList: true, isNonNull: isNonNull)
        case .first(let table): TypeReference("\(table.objectType)_FirstRow", isNonNull: isNonNull)
        case .key(let table): TypeReference("\(table.objectType)_Key", isNonNull: isNonNull)
        case .row(let table, _), .change(let table): TypeReference("\(table.objectType)_Data", isNonNull: true)
        case .rows(let table, _): TypeReference("\(table.objectType)_Data", isList: true, isNonNull: true)
        case .conditions(_, let column):
            TypeReference(
                "\(column.type.elementName)_\(column.type.isList ? "ListFilter" : "Filter")", isNonNull: isNonNull)
        case .count: TypeReference("Int", isNonNull: isNonNull)
        case .column(_, let column, let isList, _):
            TypeReference(column.type.elementName, isList: isList, isNonNull: isNonNull)
        }
    }

    /// What `@allow` says of a variable for data: everything, or less.
    private mutating func allowed(_ maker: GeneratedVariable.Maker) -> String? {
        switch maker {
        case .row(let table, _), .rows(let table, _), .change(let table):
            fields(of: table, depth: 2, isMeagre: random.chance(8))
        default: nil
        }
    }

    /// - Parameter isMeagre: whether some are left out.
    private mutating func fields(of table: Table, depth: Int, isMeagre: Bool) -> String {
        let within: [String] = table.relations.compactMap { relation in
            guard depth > 0, let owner: Table = schema.table(relation.target), !owner.isView else { return nil }
            if case .via = relation.path { return nil }
            return "\(relation.fieldName) { \(fields(of: owner, depth: depth - 1, isMeagre: isMeagre)) }"
        }
        let columns: [Column] = table.columns.filter { $0.isRequiredOnInsert || !isMeagre || !random.chance(4) }
        return (columns.map(\.fieldName) + within).joined(separator: " ")
    }

    private mutating func constant(_ maker: GeneratedVariable.Maker) -> InputValue? {
        switch maker {
        case .direction: return .name(random.pick(["ASC", "DESC"]))
        case .pattern: return .text(random.pick(ValueGenerator.patterns))
        case .filter, .order, .first, .key, .conditions, .row, .rows, .change:
            var generator: OperationGenerator = OperationGenerator(
                model, Random(seed: random.next()), isConstant: true)
            return generator.object(maker)
        default: break
        }
        let json: JSONValue = ColumnValues(model: model).make(maker, &random)
        switch maker {
        case .boolean, .nullness: return InputValue(.boolean(json == true))
        case .count: return json.number.map { InputValue(.int($0.text)) }
        case .column(_, let column, let isList, _):
            let values: ValueGenerator = ValueGenerator(schema: schema)
            guard isList else { return values.literal(json, column.type.element).map { InputValue($0) } }
            return .list(
                (json.array ?? []).compactMap { values.literal($0, column.type.element) }.map { InputValue($0) })
        default: return nil
        }
    }

    /// An object that a variable may hold.
    mutating func object(_ maker: GeneratedVariable.Maker) -> InputValue {
        switch maker {
        case .filter(let table): return filter(table, depth: 1)
        case .order(let table): return order(table, isTotal: false)
        case .first(let table): return first(table, isTotal: false)
        case .key(let table): return key(of: table)
        case .conditions(let table, let column): return conditions(table, column)
        case .row(let table, let isUpsert): return newRow(table, isUpsert: isUpsert)
        case .rows(let table, let isUpsert):
            var rows: [InputValue] = []
            for _: Int in 0..<random.pick([0, 1, 2, 3, 5]) { rows.append(newRow(table, isUpsert: isUpsert)) }
            return .list(rows)
        case .change(let table): return change(table)
        default: preconditionFailure("\(maker) makes no object")
        }
    }

    /// Whether a variable shall stand for an object.
    mutating func takesObject() -> Bool {
        !isConstant && random.chance(12)
    }

    /// A switch: on, or a variable.
    mutating func truth() -> InputValue {
        !isConstant && random.chance(3) ? variable(.boolean) : InputValue(.boolean(!random.chance(4)))
    }
}
