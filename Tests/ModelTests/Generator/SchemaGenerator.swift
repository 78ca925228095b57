/// Writes schemas whose data and operations can be checked by the model: every scalar, keys of several shapes, self references, join
/// tables, one-to-one relations, views.
struct SchemaGenerator {
    /// A schema as text, with what its views show.
    struct Result {
        var text: String
        var views: [String: ViewRule]
    }

    private struct Draft {
        var name: String
        var key: [String]?
        var fields: [String] = []
        var keyTypes: [String] = []
        /// Whether rows of it are named by one value, as `id`.
        var hasSingleID: Bool = false
        var isJoin: Bool = false
        var plainFields: [String] = []
    }

    private static let typeNames: [String] = [
        "User", "Order", "Item", "Group", "Node", "Tag", "Select", "Person", "Leaf", "Box",
    ]
    private static let fieldNames: [String] = [
        "name", "size", "when", "at", "day", "kind", "tags", "note", "score", "flag", "limit", "desc", "data", "a1",
        "zone", "end", "to", "x",
    ]
    private static let keyScalars: [String] = [
        "Int", "String", "UUID", "Int64", "Date", "Timestamp", "Float", "Color", "Boolean",
    ]
    private static let forms: [String] = [
        "String", "String", "String!", "String @unique", "String @default(value: \"it's 100%\")",
        "Int", "Int", "Int!", "Int @default(value: -3)", "Int @default(sql: \"40 + 2\")", "Int @unique",
        "Int64", "Int64! @default(value: 9007199254740993)", "Float", "Float", "Float @default(value: 1.50)",
        "Boolean", "Boolean! @default(value: true)", "UUID", "UUID @default(expr: \"uuidV4()\")",
        "String @default(expr: \"uuidV4()\")", "String @default(expr: \"auth.uid\")",
        "Date", "Date @default(sql: \"'epoch'::date\")", "Date @default(expr: \"request.time\")",
        "Timestamp", "Timestamp! @default(expr: \"request.time\")",
        "Timestamp @default(value: \"2024-06-01T12:30:00.250+02:00\")",
        "Any", "Any @default(value: {b: [1, 2.50, null], a: \"x\"})", "Color", "Color! @default(value: BLUE)",
    ]
    /// As many types as of single values, and operators of their own: too many to be met by chance among all forms.
    private static let listForms: [String] = [
        "[String!]", "[String!]! @default(value: [\"a\", \"\"])", "[Int!]", "[Int64!]", "[Float!]", "[Boolean!]",
        "[UUID!]", "[Date!]", "[Timestamp!]", "[Color!]", "[Any!]",
    ]

    private var random: Random
    private var drafts: [Draft] = []
    private var views: [String: ViewRule] = [:]

    private init(_ random: Random) { self.random = random }

    /// - Parameter schemaName: where the tables stand in the database, which the SQL of views must say.
    static func make(_ random: Random, schemaName: String) -> Result {
        var generator: SchemaGenerator = SchemaGenerator(random)
        return generator.make(schemaName)
    }

    private mutating func make(_ schemaName: String) -> Result {
        let names: [String] = random.shuffled(Self.typeNames).prefix(random.within(1...4)).map { $0 }
        for name: String in names { drafts.append(table(name)) }
        for position: Int in drafts.indices { addReferences(to: position) }
        if random.chance(2) { drafts.append(join("Link")) }
        let view: String? = random.chance(2) ? self.view("Look", schemaName) : nil
        let enums: String = "enum Color { RED GREEN BLUE }"
        return Result(
            text: ([enums] + drafts.map(Self.written) + (view.map { [$0] } ?? [])).joined(separator: "\n"), views: views
        )
    }

    private static func written(_ draft: Draft) -> String {
        let key: String = draft.key.map { "(key: [\($0.map { "\"\($0)\"" }.joined(separator: ", "))])" } ?? ""
        return "type \(draft.name) @table\(key) {\n\(draft.fields.map { "  \($0)\n" }.joined())}"
    }

    // MARK: Tables

    private mutating func table(_ name: String) -> Draft {
        var draft: Draft = Draft(name: name)
        var fields: [String] = random.shuffled(Self.fieldNames)
        switch random.below(6) {
        case 0: draft.hasSingleID = true
        case 1, 2:
            draft.hasSingleID = true
            draft.fields.append(
                "id: " + random.pick(["Int!", "String!", "Int64!", "UUID! @default(expr: \"uuidV4()\")"]))
        case 3:
            let field: String = fields.removeLast()
            draft.key = [field]
            draft.fields.append("\(field): \(random.pick(Self.keyScalars))!")
        default:
            let pair: [String] = [fields.removeLast(), fields.removeLast()]
            draft.key = pair
            draft.fields += pair.map { "\($0): \(random.pick(Self.keyScalars))!" }
        }
        for field: String in fields.prefix(random.within(1...7)) {
            draft.fields.append("\(field): \(random.pick(random.below(10) < 3 ? Self.listForms : Self.forms))")
            draft.plainFields.append(field)
        }
        return draft
    }

    private mutating func addReferences(to position: Int) {
        let names: [String] = ["owner", "parent", "other"]
        for name: String in names.prefix(random.below(3)) {
            let target: Int = random.below(drafts.count)
            // Rows are made in the order of the tables; what they must point to has to be there.
            let mark: String = target < position && random.chance(2) ? "!" : ""
            let unique: String = random.chance(4) ? " @unique" : ""
            drafts[position].fields.append("\(name): \(drafts[target].name)\(mark)\(unique)")
        }
        // One row for each of another table.
        if position > 0, drafts[position].key == nil, !drafts[position].fields.contains(where: { $0.hasPrefix("id:") }),
            random.chance(3)
        {
            drafts[position].key = ["base"]
            // The key of a part of something.
            if random.chance(2) {
                drafts[position].key = ["base", "place"]
                drafts[position].fields.append("place: \(random.pick(["Int", "String", "Color"]))!")
            }
            drafts[position].fields.append("base: \(drafts[random.below(position)].name)!")
            drafts[position].hasSingleID = false
        }
    }

    private mutating func join(_ name: String) -> Draft {
        var draft: Draft = Draft(name: name, key: ["left", "right"])
        draft.fields = ["left", "right"].map { "\($0): \(drafts[random.below(drafts.count)].name)!" }
        draft.fields.append("weight: Int")
        draft.isJoin = true
        return draft
    }

    // MARK: Views

    private mutating func view(_ name: String, _ schemaName: String) -> String? {
        guard let base: Draft = drafts.filter({ $0.plainFields.count > 1 }).last else { return nil }
        var rule: ViewRule = ViewRule(base: base.name, fields: [:])
        var columns: [String] = []
        var fields: [String] = []
        for (index, field) in base.plainFields.enumerated() {
            guard let declared: String = base.fields.first(where: { $0.hasPrefix(field + ":") }) else { continue }
            let type: String = String(declared.dropFirst(field.count + 2).prefix { $0 != " " && $0 != "@" })
            let bare: String = type.hasSuffix("!") ? String(type.dropLast()) : type
            rule.fields["v\(index)"] = field
            columns.append("\"\(field)\" AS v\(index)")
            fields.append("v\(index): \(bare)")
        }
        if base.hasSingleID {
            rule.fields["srcId"] = "id"
            columns.append("id AS src_id")
            fields.append("src: \(base.name)" + (random.chance(2) ? " @unique" : ""))
        }
        var sql: String =
            "SELECT \(columns.joined(separator: ", ")) FROM \"\(schemaName)\".\"\(Self.snake(base.name))\""
        if random.chance(2) {
            rule.required = base.plainFields[0]
            sql += " WHERE \"\(base.plainFields[0])\" IS NOT NULL"
        }
        views[name] = rule
        return "type \(name) @view(sql: \"\"\"\(sql) \"\"\") {\n\(fields.map { "  \($0)\n" }.joined())}"
    }

    private static func snake(_ name: String) -> String { name.lowercased() }
}
