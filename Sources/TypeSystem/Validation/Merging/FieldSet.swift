import GraphQLSyntax

/// The fields of one selection set by response name, its inline fragments taken apart, its spreads by name.
struct FieldSet {
    /// The response names in the order they are met.
    var names: [String] = []
    var entries: [String: [FieldEntry]] = [:]
    var spreads: [String] = []
}

/// A selected field with what comparisons ask of it.
struct FieldEntry {
    let name: String
    let span: SourceSpan
    /// Equal for equal arguments, in whatever order they are written.
    let arguments: Int
    /// The type that the field is selected on.
    let parent: NamedType?
    let type: TypeReference?
    /// The place of its selection set in the index.
    let inner: Int?
}

/// The field sets of a document, each with a number. One selection set is one number, so pairs can be remembered.
struct FieldSetIndex {
    private(set) var sets: [FieldSet] = []
    /// The field sets of the fragments.
    private(set) var fragments: [String: Int] = [:]
    /// Where the document begins.
    private(set) var firstSpan: SourceSpan?
    private let schema: GraphQLSchema
    private var argumentNumbers: [String: Int] = [:]

    init(_ document: Document, _ schema: GraphQLSchema) {
        self.schema = schema
        for definition: Definition in document.definitions {
            switch definition {
            case .operation(let operation):
                let root: NamedType? = schema.rootType(for: operation.type).map { .object($0) }
                _ = add(operation.selectionSet, parent: root)
                firstSpan = firstSpan ?? operation.span
            case .fragment(let fragment):
                let number: Int = add(fragment.selectionSet, parent: schema.type(named: fragment.typeCondition.value))
                if fragments[fragment.name.value] == nil { fragments[fragment.name.value] = number }
                firstSpan = firstSpan ?? fragment.span
            case .schema, .type, .directive: break
            }
        }
    }

    private mutating func add(_ selectionSet: SelectionSet, parent: NamedType?) -> Int {
        let number: Int = sets.count
        sets.append(FieldSet())
        var set: FieldSet = FieldSet()
        var seenSpreads: Set<String> = []
        collect(selectionSet, parent, into: &set, &seenSpreads)
        sets[number] = set
        return number
    }

    private mutating func collect(
        _ selectionSet: SelectionSet, _ parent: NamedType?, into set: inout FieldSet, _ seenSpreads: inout Set<String>
    ) {
        for selection: Selection in selectionSet.selections {
            switch selection {
            case .field(let field):
                let name: String = field.responseName
                if set.entries[name] == nil { set.names.append(name) }
                set.entries[name, default: []].append(entry(field, parent))
            case .inlineFragment(let fragment):
                let condition: NamedType? = fragment.typeCondition.map { schema.type(named: $0.value) } ?? parent
                collect(fragment.selectionSet, condition, into: &set, &seenSpreads)
            case .fragmentSpread(let spread):
                if seenSpreads.insert(spread.name.value).inserted { set.spreads.append(spread.name.value) }
            }
        }
    }

    private mutating func entry(_ field: Field, _ parent: NamedType?) -> FieldEntry {
        let definition: FieldDefinition? = parent.flatMap { schema.field(named: field.name.value, on: $0) }
        let inner: Int? = field.selectionSet.map { selectionSet in
            add(selectionSet, parent: definition.flatMap { schema.namedType(of: $0.type) })
        }
        return FieldEntry(
            name: field.name.value, span: field.span, arguments: number(of: field.arguments), parent: parent,
            type: definition?.type, inner: inner)
    }

    private mutating func number(of arguments: [Argument]) -> Int {
        guard !arguments.isEmpty else { return 0 }
        let texts: [String] = arguments.map { "\($0.name.value): \(canonicalText($0.value))" }
        let text: String = texts.sorted().joined(separator: ", ")
        if let number: Int = argumentNumbers[text] { return number }
        argumentNumbers[text] = argumentNumbers.count + 1
        return argumentNumbers.count
    }

    /// Values that differ only in the order of the fields of objects are equal.
    private func canonicalText(_ value: InputValue) -> String {
        switch value.kind {
        case .list(let values): "[" + values.map { canonicalText($0) }.joined(separator: ", ") + "]"
        case .object(let fields):
            "{" + fields.map { "\($0.name.value): \(canonicalText($0.value))" }.sorted().joined(separator: ", ") + "}"
        case .variable, .int, .float, .string, .boolean, .null, .enumValue: Printer.print(value)
        }
    }
}
