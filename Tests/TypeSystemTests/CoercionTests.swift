import GraphQLSyntax
import Testing
import TypeSystem

@Suite("coercion of literals")
struct CoercionTests {
    static let schema: GraphQLSchema = buildGraphQLSchema([
        parse(
            """
            type Query { movies(where: Filter, limit: Int = 100, order: [Direction!], id: UUID, by: ID): Int }
            scalar UUID
            enum Direction { ASC DESC }
            input Filter { title: String!, year: Float = 2000, tags: [String!], inner: Filter, direction: Direction = ASC }
            """)
    ]).value

    static func coerce(_ text: String, _ type: String) -> Diagnosed<CoercedValue?> {
        guard let value: InputValue = parseValue(Source(name: "value", text: text)).value,
            let type: TypeReference = parseTypeReference(Source(name: "type", text: type)).value
        else { return Diagnosed(nil) }
        var scalars: ScalarCoercion = ScalarCoercion()
        scalars["UUID"] = { value in
            if case .string = value.kind { .accepted } else { .refused("a UUID is written as a string.") }
        }
        return coerceLiteral(value, to: type, in: schema, scalars: scalars)
    }

    @Test(
        "values become what their types make of them",
        arguments: [
            ("1", "Int!", "int 1"),
            ("1", "Float", "float 1.0"),
            ("7", "ID", "string 7"),
            ("null", "[Int]", "null"),
            ("1", "[[Int]]", "[[int 1]]"),
            ("[1, null, $x]", "[Int]", "[int 1, null, $x]"),
            ("ASC", "Direction", "enum ASC"),
            ("\"0af1\"", "UUID", "UUID"),
            (
                "{ inner: $inner, title: \"a\" }", "Filter",
                "{title: string a, year (default): float 2000.0, inner: $inner, direction (default): enum ASC}"
            ),
            (
                "{ title: $t, year: $y }", "Filter",
                "{title: $t, year: $y or float 2000.0, direction (default): enum ASC}"
            ),
        ])
    func accepts(_ text: String, _ type: String, _ expected: String) {
        let result: Diagnosed<CoercedValue?> = Self.coerce(text, type)
        #expect(result.diagnostics == [])
        #expect(result.value.map(describe) == expected)
    }

    @Test(
        "what is no value of the type is refused with all reasons",
        arguments: [
            ("null", "Int!", ["Expected value of type \"Int!\", found null."]),
            ("2147483648", "Int", ["Int cannot represent non 32-bit signed integer value: 2147483648"]),
            ("1e999", "Float", ["Float cannot represent value beyond its range: 1e999"]),
            (
                "[1, \"a\", true]", "[Int]",
                [
                    "Int cannot represent non-integer value: \"a\"",
                    "Int cannot represent non-integer value: true",
                ]
            ),
            (
                "ASK", "Direction",
                ["Value \"ASK\" does not exist in \"Direction\" enum. Did you mean the enum value \"ASC\"?"]
            ),
            ("1", "UUID", ["Expected value of type \"UUID\", found 1; a UUID is written as a string."]),
            (
                "{ titel: 1 }", "Filter",
                [
                    "Field \"titel\" is not defined by type \"Filter\". Did you mean \"title\"?",
                    "Field \"Filter.title\" of required type \"String!\" was not provided.",
                ]
            ),
        ])
    func refuses(_ text: String, _ type: String, _ messages: [String]) {
        let result: Diagnosed<CoercedValue?> = Self.coerce(text, type)
        #expect(result.value == nil)
        #expect(result.diagnostics.map(\.message) == messages)
    }

    @Test("arguments come in the order of their definitions, defaults put in")
    func coercesArguments() throws {
        let document: Document = parse("{ movies(order: DESC) }")
        guard case .operation(let operation)? = document.definitions.first,
            case .field(let field)? = operation.selectionSet.selections.first
        else {
            Issue.record("no field")
            return
        }
        let query: ObjectType = try #require(Self.schema.rootType(for: .query))
        let definition: FieldDefinition = try #require(query.fields["movies"])
        let result: Diagnosed<[CoercedField]> = coerceArguments(
            field.arguments, of: definition.arguments, at: field.span, in: Self.schema)
        #expect(result.diagnostics == [])
        #expect(result.value.map(describe) == ["limit (default): int 100", "order: [enum DESC]"])
    }
}

private func describe(_ field: CoercedField) -> String {
    let fallback: String = field.fallback.map { " or " + describe($0) } ?? ""
    return "\(field.name)\(field.isWritten ? "" : " (default)"): \(describe(field.value))\(fallback)"
}

private func describe(_ value: CoercedValue) -> String {
    switch value.kind {
    case .variable(let name): "$" + name
    case .null: "null"
    case .int(let number): "int \(number)"
    case .float(let number): "float \(number)"
    case .string(let text): "string \(text)"
    case .boolean(let truth): "boolean \(truth)"
    case .enumValue(let name): "enum \(name)"
    case .list(let values): "[" + values.map { describe($0) }.joined(separator: ", ") + "]"
    case .object(let fields): "{" + fields.map { describe($0) }.joined(separator: ", ") + "}"
    case .custom(let scalar, _): scalar
    }
}
