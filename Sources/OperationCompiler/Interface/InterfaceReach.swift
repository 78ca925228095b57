import ConnectorModel
import GraphQLSyntax
import SchemaModel
import TypeSystem

/// Follows types from the operations of a connector to all that clients need for them.
///
/// Lists of what waits instead of recursion: types hold one another in circles.
struct InterfaceReach {
    private let types: ClientTypes
    private let texts: AuthorTexts
    private let schema: Schema

    private var usedEnums: Set<String> = []
    private var rowEnums: Set<String> = []
    private var usedRows: Set<String> = []
    private var waitingRows: [String] = []
    private var knownInputs: Set<String> = []
    private var waitingInputs: [String] = []

    /// The tables by name.
    private(set) var tables: [TableInterface] = []
    /// The input objects, by name once the reach is closed.
    private(set) var inputs: [InputInterface] = []

    init(types: ClientTypes, texts: AuthorTexts, schema: Schema) {
        self.types = types
        self.texts = texts
        self.schema = schema
    }

    // MARK: Following

    mutating func add(_ operation: OperationInterface) {
        for variable: VariableInterface in operation.variables { add(variable.type) }
        add(.object(operation.data))
    }

    private mutating func add(_ type: ClientType) {
        switch type.element {
        case .scalar, .key, .list: break
        case .enumeration(let name): usedEnums.insert(name)
        case .row(let table): if usedRows.insert(table).inserted { waitingRows.append(table) }
        case .input(let name): if knownInputs.insert(name).inserted { waitingInputs.append(name) }
        case .object(let object): for field: FieldInterface in object.fields { add(field.type) }
        }
    }

    /// Follows what variables hold to its end, and looks at the tables.
    mutating func close() {
        while let name: String = waitingInputs.popLast() {
            guard let type: InputObjectType = types.types.inputObjectType(named: name) else { continue }
            let input: InputInterface = InputInterface(name: name, members: members(of: type))
            for member: InputInterface.Member in input.members { add(member.type) }
            inputs.append(input)
        }
        inputs.sort { $0.name.precedes($1.name) }
        tables = schema.tables.map(table).sorted { $0.name.precedes($1.name) }
        while let name: String = waitingRows.popLast() {
            guard let index: Int = tables.firstIndex(where: { $0.name == name }) else { continue }
            tables[index].isWrittenByVariables = true
            for column: ColumnInterface in tables[index].columns { add(column.type) }
            for child: ChildRowsInterface in tables[index].children { add(.row(child.table)) }
        }
        for table: TableInterface in tables {
            for column: ColumnInterface in table.key { add(column.type) }
            for case .enumeration(let name) in table.columns.map(\.type.element) { rowEnums.insert(name) }
        }
    }

    private func members(of type: InputObjectType) -> [InputInterface.Member] {
        // `Book_Filter` and `Book_Order` have members of the names that fields of `Book` have.
        let table: Substring = type.name.prefix(upTo: type.name.lastIndex(of: "_") ?? type.name.startIndex)
        let object: ObjectType? = types.types.objectType(named: String(table))
        return type.fields.compactMap { field in
            guard !field.isTextOnly else { return nil }
            return InputInterface.Member(
                name: field.name.value, description: texts.text(object?.fields[field.name.value]),
                type: types.input(field.type), isNonNull: field.type.isNonNull,
                hasDefault: field.defaultValue != nil)
        }
    }

    // MARK: Tables

    private func table(_ table: Table) -> TableInterface {
        let type: ObjectType? = types.types.objectType(named: table.objectType)
        let column: (Column) -> ColumnInterface = { column in
            ColumnInterface(
                name: column.fieldName, description: texts.text(type?.fields[column.fieldName]),
                type: types.column(column), isNonNull: !column.isNullable, hasDefault: column.hasDefault)
        }
        return TableInterface(
            name: table.objectType, description: texts.text(type.map { .object($0) }),
            key: table.keyColumns.map(column), columns: table.columns.map(column),
            children: table.relations.compactMap(children))
    }

    /// Rows that may be written within another: those that point to it, if they lie in a table.
    private func children(_ relation: Relation) -> ChildRowsInterface? {
        switch relation.path {
        case .via: return nil
        case .many(let reference), .single(let reference):
            guard let child: Table = schema.table(relation.target), !child.isView else { return nil }
            return ChildRowsInterface(
                name: relation.fieldName, table: relation.target, isList: !relation.isSingle,
                omittedColumns: reference.pairs.map(\.fieldName))
        }
    }

    // MARK: Enums

    /// The enums that were met, by name.
    var enums: [EnumInterface] {
        usedEnums.union(rowEnums).sorted { $0.precedes($1) }.compactMap { name in
            guard let type: TypeSystem.EnumType = types.types.enumType(named: name) else { return nil }
            return EnumInterface(
                name: name, description: texts.text(.enumeration(type)),
                values: type.values.map { EnumInterface.Value($0.name.value, description: texts.text($0)) },
                isOnlyInUnusedRows: !usedEnums.contains(name))
        }
    }
}

extension String {
    /// Whether it comes first by its bytes, on every machine alike.
    fileprivate func precedes(_ other: String) -> Bool { utf8.lexicographicallyPrecedes(other.utf8) }
}

extension Column {
    /// Whether something stands in where a new row leaves it out.
    fileprivate var hasDefault: Bool {
        switch defaultValue {
        case nil: isSerial
        case .value(let value): value.kind != .null
        case .expression, .sql: true
        }
    }
}
