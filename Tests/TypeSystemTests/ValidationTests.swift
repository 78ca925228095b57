import GraphQLSyntax
import Testing

@testable import TypeSystem

@Suite("validation")
struct ValidationTests {
    static let schema: GraphQLSchema = buildGraphQLSchema([
        parse("type Query { movie(id: ID!): Movie } type Movie { title: String, year: Int, old: Int @deprecated }")
    ]).value

    @Test("findings come in the order of the document, with places, suggestions and notes")
    func ordersFindings() {
        let text: String = """
            query A($id: ID!, $spare: Int) { movie(ide: $id) { titel old ...Cast } }
            query A { movie(id: 1) }
            """
        let found: [String] = validate(parse(text), against: Self.schema).map { diagnostic in
            "\(diagnostic.severity) \(diagnostic.span.start) \(diagnostic.message) [\(diagnostic.hint ?? "")]"
        }
        #expect(
            found == [
                "error 6 There can be only one operation named \"A\". [rename one of them]",
                "note 79 There can be only one operation named \"A\". []",
                "warning 18 Variable \"$spare\" is never used in operation \"A\". [use it, or remove it]",
                "error 39 Unknown argument \"ide\" on field \"Query.movie\". Did you mean \"id\"? [Did you mean \"id\"?]",
                "error 51 Cannot query field \"titel\" on type \"Movie\". Did you mean \"title\"? "
                    + "[Did you mean \"title\"?]",
                "warning 57 The field Movie.old is deprecated. No longer supported "
                    + "[use what its reason names instead]",
                "error 64 Unknown fragment \"Cast\". [define the fragment, or remove the spread]",
                "error 83 Field \"movie\" of type \"Movie\" must have a selection of subfields. "
                    + "Did you mean \"movie { ... }\"? [Did you mean \"movie { ... }\"?]",
            ])
    }

    @Test("of every code it is said what is done about it", arguments: 130...179)
    func hasRemedies(_ number: Int) {
        #expect(DiagnosticCode("GQL\(number)").remedy != nil)
    }

    @Test("kinds of operation without a root type are refused")
    func refusesMissingRoots() {
        let text: String = "mutation { a }"
        #expect(
            render(validate(parse(text), against: Self.schema), text)
                == ["1:1 GQL133 Schema is not configured to execute mutation operation."])
    }

    @Test("rules can be left out, and unused variables made errors")
    func obeysOptions() {
        var options: ValidationOptions = ValidationOptions()
        options.rules.remove(.fieldSelections)
        options.unusedVariableSeverity = .error
        let found: [Diagnostic] = validate(
            parse("query ($a: Int) { unknown }"), against: Self.schema, options: options)
        #expect(found.map(\.severity) == [.error])
        #expect(found.map(\.code) == [.allVariablesUsed])
    }

    @Test(
        "near names are suggested",
        arguments: [
            ("titel", ["title"]), ("TITLE", ["title"]), ("yaer", ["year"]), ("zzzzz", []), ("t", []),
        ])
    func suggests(_ wrong: String, _ names: [String]) {
        #expect(Suggestion(for: wrong, among: ["title", "year", "rating"]).names == names)
    }

    @Test(
        "variables stand where their types fit",
        arguments: [
            ("Int!", "Int", false, true), ("Int", "Int!", false, false), ("Int", "Int!", true, true),
            ("Int = 1", "Int!", false, true), ("Int = null", "Int!", false, false), ("[Int!]", "[Int]", false, true),
            ("[Int]", "[Int!]", false, false), ("Int", "[Int]", false, false),
        ])
    func allowsUsages(_ variable: String, _ location: String, _ hasDefault: Bool, _ isAllowed: Bool) throws {
        guard case .operation(let operation)? = parse("query ($v: \(variable)) { a }").definitions.first else { return }
        let definition: VariableDefinition = try #require(operation.variables.first)
        let type: TypeReference = try #require(parseTypeReference(Source(name: "type", text: location)).value)
        #expect(
            Self.schema.allowedVariableUsage(definition, at: type, hasLocationDefault: hasDefault) == isAllowed)
    }
}
