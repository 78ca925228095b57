/// Writes random schemas that are sound: tables in every key shape, references of every kind, names that SQL reserves or that need
/// quotes, every scalar with the forms of its default. One seed gives one schema.
struct RandomSchema {
    private struct Draft {
        var name: String
        var directives: String = "@table"
        var key: [String]?
        var fields: [String] = []
        /// Fields that an index over several columns may name.
        var indexable: [String] = []
        /// Whether its key is short enough to be part of another key.
        var hasShortKey: Bool = true
        var hasCode: Bool = false
    }

    private static let typeNames: [String] = [
        "User", "Order", "Select", "Table", "Group", "Column", "Index", "Primary", "Check", "Grant", "Limit", "Union",
        "Where",
        "Window", "SEO", "ApiKey", "Person", "Child", "Quiz", "News2", "Both", "Unique", "Analyse", "Do",
    ]
    private static let fieldNames: [String] = [
        "name", "from", "to", "order", "select", "user", "group", "end", "case", "when", "table", "column", "primary",
        "references", "check", "limit", "imageURL", "address1", "createdAt", "isOpen", "x", "y2", "default", "null",
    ]
    private static let referenceNames: [String] = ["parent", "owner", "other", "left", "right", "desc", "asc", "all"]
    private static let enumNames: [String] = ["Status", "Kind", "Level"]
    private static let keyTypes: [String] = ["UUID", "String", "Int", "Int64", "Date", "Timestamp", "Float", "Kind"]

    private var random: Random
    private let hasVectors: Bool
    private var drafts: [Draft] = []

    /// The text of the schema of a seed.
    static func text(seed: UInt64, hasVectors: Bool) -> String {
        var generator: RandomSchema = RandomSchema(random: Random(seed: seed), hasVectors: hasVectors)
        return generator.text()
    }

    private mutating func text() -> String {
        let names: [String] = random.shuffled(Self.typeNames).prefix(random.below(7) + 2).map { $0 }
        for name: String in names { drafts.append(table(name)) }
        for position: Int in drafts.indices {
            addReferences(to: position, names)
            addIndex(to: position)
        }
        let enums: [String] = Self.enumNames.map { "enum \($0) { RED GREEN_ISH B2 SELECT }" }
        return (enums + drafts.map(written)).joined(separator: "\n")
    }

    private func written(_ draft: Draft) -> String {
        "type \(draft.name) \(draft.directives) {\n\(draft.fields.map { "  \($0)\n" }.joined())}"
    }

    // MARK: Tables

    private mutating func table(_ name: String) -> Draft {
        var draft: Draft = Draft(name: name)
        var fields: [String] = random.shuffled(Self.fieldNames)
        addKey(to: &draft, &fields)
        var arguments: [String] = []
        if random.chance(3) {
            arguments.append("name: \"\(random.pick(["Big \(name)", "\(name)S", "we\\\"ird \(name)"]))\"")
        }
        if let key: [String] = draft.key {
            arguments.append("key: [\(key.map { "\"\($0)\"" }.joined(separator: ", "))]")
        }
        draft.directives = arguments.isEmpty ? "@table" : "@table(\(arguments.joined(separator: ", ")))"
        if random.chance(3) {
            draft.fields.append("code: String! @unique")
            draft.hasCode = true
        }
        for field: String in fields.prefix(random.below(8) + 1) { addColumn(field, to: &draft) }
        return draft
    }

    private mutating func addKey(to draft: inout Draft, _ fields: inout [String]) {
        switch random.below(6) {
        case 0: break
        case 1: draft.fields.append("id: \(random.pick(["UUID! @default(expr: \"uuidV4()\")", "String!", "Int64!"]))")
        case 2: draft.key = [keyField(&draft, &fields)]
        case 3:
            draft.key = [keyField(&draft, &fields), keyField(&draft, &fields)]
            draft.hasShortKey = false
        case 4:
            let field: String = keyField(&draft, &fields)
            draft.key = keyReferences(&draft, 1) + [field]
        default:
            let references: [String] = keyReferences(&draft, 2)
            draft.key = references.isEmpty ? nil : references
        }
    }

    private mutating func keyField(_ draft: inout Draft, _ fields: inout [String]) -> String {
        let field: String = fields.removeLast()
        draft.fields.append("\(field): \(random.pick(Self.keyTypes))!")
        return field
    }

    /// References to tables that stand already and have short keys, so that names stay below PostgreSQL's limit.
    private mutating func keyReferences(_ draft: inout Draft, _ count: Int) -> [String] {
        let targets: [String] = drafts.filter(\.hasShortKey).map(\.name)
        guard !targets.isEmpty else { return [] }
        draft.hasShortKey = false
        var names: [String] = []
        for name: String in ["first", "second"].prefix(count) {
            draft.fields.append("\(name): \(random.pick(targets))!")
            names.append(name)
        }
        return names
    }

    // MARK: Columns

    private mutating func addColumn(_ name: String, to draft: inout Draft) {
        let form: String = random.pick(hasVectors ? Self.columnForms + Self.vectorForms : Self.columnForms)
        draft.fields.append("\(name): \(form)")
        if !form.hasPrefix("["), !form.hasPrefix("Any"), !form.hasPrefix("Vector") { draft.indexable.append(name) }
    }

    private static let vectorForms: [String] = [
        "Vector @col(size: 3)", "Vector @col(size: 3) @index",
        "Vector @col(size: 8) @index(type: IVFFLAT, vector_method: L2)",
        "Vector! @col(size: 4) @default(value: [1, 2.5, 3, -4]) @index(type: HNSW, vector_method: COSINE)",
    ]

    private static let columnForms: [String] = [
        "String", "String! @default(value: \"it's \\\"so\\\" \\\\ or\\nnot\")", "String @searchable @unique",
        "String @col(dataType: \"varchar(20)\") @default(value: \"x\") @index", "String @default(expr: \"uuidV4()\")",
        "String @default(expr: \"auth.uid\") @searchable",
        "String @col(dataType: \"char(3)\") @default(value: \"abc\")",
        "Int", "Int! @default(value: -3) @index", "Int @col(dataType: \"smallint\") @default(value: 1)",
        "Int! @col(dataType: \"serial\")", "Int64 @default(value: 9007199254740993) @unique",
        "Int64! @default(value: -1)",
        "Float @default(value: 1.50)", "Float! @col(dataType: \"numeric(8,2)\") @default(value: 0)", "Boolean",
        "Boolean! @default(value: true) @index", "UUID @unique", "UUID! @default(expr: \"uuidV4()\")",
        "UUID @default(value: \"ABABABAB-abab-abab-abab-abababababab\")", "Date @default(value: \"2024-02-29\") @index",
        "Date @default(sql: \"CURRENT_DATE\")", "Timestamp! @default(expr: \"request.time\")",
        "Timestamp @default(value: \"2024-06-01T12:30:00.250+02:00\")", "Timestamp @default(sql: \"now()\") @index",
        "Any", "Any @default(value: {b: [1, 2.50, null], a: \"x\"}) @index(type: GIN)", "Status",
        "Kind! @default(value: B2)",
        "Level @default(value: GREEN_ISH) @index", "[String!]",
        "[String!]! @default(value: [\"a\", \"b c\", \"\"]) @index",
        "[Int!] @default(value: [])", "[Level!] @default(value: [RED, SELECT])", "[UUID!] @index", "[Date!]", "[Any!]",
        "[Float!] @default(value: [1, -2.5])", "[Boolean!]", "[Timestamp!] @default(value: [\"2024-01-01T00:00:00Z\"])",
    ]

    // MARK: References and indexes

    private mutating func addReferences(to position: Int, _ names: [String]) {
        for name: String in random.shuffled(Self.referenceNames).prefix(random.below(4)) {
            let target: String = random.pick(names)
            let mark: String = random.chance(2) ? "!" : ""
            let unique: String = random.chance(4) ? " @unique" : ""
            let byCode: Bool = drafts.contains { $0.name == target && $0.hasCode } && random.chance(2)
            // The name that the parts of a long key give would be longer than PostgreSQL keeps.
            let isLong: Bool = !byCode && drafts.contains { $0.name == target && !$0.hasShortKey }
            let arguments: [String] =
                (byCode ? ["references: \"code\""] : [])
                + (isLong ? ["constraintName: \"fk \(position) \(name)\""] : [])
            let reference: String = arguments.isEmpty ? "" : " @ref(\(arguments.joined(separator: ", ")))"
            drafts[position].fields.append("\(name): \(target)\(mark)\(unique)\(reference)")
            drafts[position].indexable.append(name)
        }
    }

    private mutating func addIndex(to position: Int) {
        let fields: [String] = random.shuffled(drafts[position].indexable).prefix(2).map { $0 }
        guard fields.count == 2 else { return }
        let list: String = fields.map { "\"\($0)\"" }.joined(separator: ", ")
        let directive: String =
            random.chance(2)
            ? "@unique(fields: [\(list)], indexName: \"two of \(position)\")"
            : "@index(fields: [\(list)], name: \"Two.Of.\(position)\")"
        drafts[position].directives += " \(directive)"
    }
}

/// SplitMix64: the same numbers for the same seed on every machine.
struct Random {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    private mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits: UInt64 = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }

    /// A number from zero up to and without a limit.
    mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

    /// True once in so many times.
    mutating func chance(_ times: Int) -> Bool { below(times) == 0 }

    mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }

    mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
        var result: [Element] = elements
        for position: Int in result.indices.dropLast() {
            result.swapAt(position, position + below(result.count - position))
        }
        return result
    }
}
