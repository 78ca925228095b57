import GraphQLSyntax
import Testing
import TypeSystem

@Suite("building schemas")
struct SchemaBuildingTests {
    @Test("extensions of other documents are merged, in the order they are written")
    func mergesExtensions() throws {
        let result: Diagnosed<GraphQLSchema> = buildGraphQLSchema([
            parse("extend type Movie @second { year: Int } extend type Query { movies: [Movie!]! }"),
            parse("type Query { movie(id: ID!): Movie } type Movie @first { title: String! }"),
            parse("directive @first on OBJECT directive @second on OBJECT"),
        ])
        #expect(result.diagnostics == [])
        let movie: ObjectType = try #require(result.value.objectType(named: "Movie"))
        #expect(movie.fields.names == ["title", "year"])
        #expect(movie.head.directives.map(\.name.value) == ["first", "second"])
        #expect(result.value.rootType(for: .query)?.fields.names == ["movie", "movies"])
        #expect(result.value.rootType(for: .mutation) == nil)
    }

    @Test("built-in scalars are there only where something refers to them")
    func dropsUnusedScalars() {
        let schema: GraphQLSchema = buildGraphQLSchema([parse("type Query { a: Int }")]).value
        let names: [String] = schema.typeNames.filter { !$0.hasPrefix("__") }
        #expect(names == ["Query", "Int", "String", "Boolean"])
        #expect(schema.directiveNames == ["skip", "include", "deprecated", "specifiedBy", "oneOf"])
    }

    @Test("meta fields stand only where the specification has them")
    func findsMetaFields() throws {
        let schema: GraphQLSchema = buildGraphQLSchema([parse("type Query { a: A } type A { b: Int }")]).value
        let query: NamedType = try #require(schema.type(named: "Query"))
        let object: NamedType = try #require(schema.type(named: "A"))
        #expect(schema.field(named: "__typename", on: object)?.type.description == "String!")
        #expect(schema.field(named: "__schema", on: query)?.type.description == "__Schema!")
        #expect(schema.field(named: "__schema", on: object) == nil)
    }

    @Test("says everything that is wrong in one go")
    func reportsErrors() {
        let text: String = """
            type Query { movie: Movy, filter: Filter, count(by: Movie): Int! }
            type Movie implements Node { title: Strin }
            interface Node { id: ID! }
            union Any = Filter
            input Filter { own: Filter!, of: [Int!] = ["a"] }
            enum Empty
            type __Own { a: Int @unknown }
            """
        #expect(
            render(buildGraphQLSchema([parse(text)]).diagnostics, text) == [
                "1:21 GQL173 Unknown type \"Movy\". Did you mean \"Movie\"?",
                "1:35 GQL174 The type of Query.filter must be Output Type but got: Filter.",
                "1:53 GQL174 The type of Query.count(by:) must be Input Type but got: Movie.",
                "2:37 GQL173 Unknown type \"Strin\". Did you mean \"String\"?",
                "4:13 GQL174 Union type Any can only include Object types, it cannot include Filter.",
                "7:21 GQL152 Unknown directive \"@unknown\".",
                "5:44 GQL148 Int cannot represent non-integer value: \"a\"",
                "3:18 GQL177 Interface field Node.id expected but Movie does not provide it.",
                "5:16 GQL174 Cannot reference Input Object \"Filter\" within itself through non-null fields: "
                    + "\"Filter.own\".",
                "6:1 GQL178 Type Empty must define one or more values.",
                "7:6 GQL179 Name \"__Own\" must not begin with \"__\", which is reserved by GraphQL introspection.",
            ])
    }

    @Test("a default that contains itself comes to an end")
    func refusesCyclicDefaults() {
        let text: String = """
            type Query { a(b: B): Int }
            input B { first: B = {}, second: B = {} }
            """
        let messages: [String] = render(buildGraphQLSchema([parse(text)]).diagnostics, text)
        #expect(messages.contains("2:22 GQL148 The default value of \"first\" contains itself."))
    }
}

/// Each error or warning on a line, without the notes behind it.
func render(_ diagnostics: [Diagnostic], _ text: String) -> [String] {
    let lines: LineIndex = LineIndex(Source(name: "test", text: text))
    return diagnostics.filter { $0.severity != .note }.map { diagnostic in
        let place: SourcePosition = lines.position(of: diagnostic.span)
        return "\(place.line):\(place.column) \(diagnostic.code.rawValue) \(diagnostic.message)"
    }
}
