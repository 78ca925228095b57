import GraphQLSyntax
import SchemaModel
import Testing
import TypeSystem

/// The author's documents and the generated ones together are one valid type system.
@Suite struct TypeSystemTests {
    @Test(arguments: ["library", "league", "movies", "everything", "cycles"])
    func buildsOneTypeSystem(_ name: String) throws {
        let text: String = try fixture("Schemas/\(name).gql")
        let schema: Schema = try validSchema(text)
        let documents: [Document] = [parsed(text)] + generatedDocuments(for: schema).files.map(\.document)
        let built: Diagnosed<GraphQLSchema> = buildGraphQLSchema(documents)
        #expect(built.diagnostics == [])
        #expect(built.value.rootType(for: .query)?.name == "Query")
        #expect(built.value.rootType(for: .mutation)?.name == "Mutation")
    }
}
