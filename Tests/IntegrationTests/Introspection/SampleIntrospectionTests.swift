import Foundation
import GraphQLSyntax
import JSON
import OperationCompiler
import ProjectFiles
import SQL
import SchemaModel
import Testing
import TypeSystem

/// Introspection over the whole generated API of the sample.
@Suite struct SampleIntrospectionTests {
    private static let query: String = """
        {
          __schema {
            queryType { name }
            mutationType { name }
            subscriptionType { name }
            types {
              kind name description specifiedByURL isOneOf
              fields(includeDeprecated: true) {
                name description isDeprecated deprecationReason
                args(includeDeprecated: true) { ...Value }
                type { ...Reference }
              }
              inputFields(includeDeprecated: true) { ...Value }
              interfaces { name }
              enumValues(includeDeprecated: true) { name description isDeprecated deprecationReason }
              possibleTypes { name }
            }
            directives { name description isRepeatable locations args(includeDeprecated: true) { ...Value } }
          }
        }
        fragment Value on __InputValue {
          name description defaultValue isDeprecated deprecationReason type { ...Reference }
        }
        fragment Reference on __Type {
          kind name ofType { kind name ofType { kind name ofType { kind name ofType { kind name } } } }
        }
        """

    private func sampleSchema() throws -> GraphQLSchema {
        let top: Substring = #filePath.prefix(
            upTo: try #require(#filePath.range(of: "/Tests/", options: .backwards)).lowerBound)
        let project: Project = try #require(readProject(at: "\(top)/dataconnect").value.project)
        let author: [Document] = project.schemaSources.map { parseDocument($0, options: .projectFile).value }
        let api: GeneratedAPI = generatedDocuments(for: buildSchema(author, schemaName: "public").value)
        let built: Diagnosed<GraphQLSchema> = buildGraphQLSchema(api.files.map(\.document) + author)
        #expect(!built.hasErrors)
        return built.value
    }

    private func answer(_ query: String, _ schema: GraphQLSchema) throws -> JSONValue {
        let request: IntrospectionRequest = IntrospectionRequest(source: Source(name: "query", text: query))
        guard case .answered(let text) = introspect(request, of: schema) else { return .null }
        return try parseJSON(text.utf8)
    }

    @Test func anSDLOfTheSampleMakesTheSameSchemaAgain() throws {
        let schema: GraphQLSchema = try sampleSchema()
        let first: JSONValue = try answer(Self.query, schema)
        #expect(first["errors"] == .array([]))
        #expect(try #require(first["data"]?["__schema"]?["types"]?.array).count == schema.typeNames.count)
        let sdl: String = try #require(
            answer("{ _service { sdl } }", schema)["data"]?["_service"]?["sdl"]?.string)
        let again: Diagnosed<GraphQLSchema> = buildGraphQLSchema([
            parseDocument(Source(name: "sdl", text: sdl), options: .projectFile).value
        ])
        #expect(again.diagnostics == [])
        #expect(again.value.sdl() == sdl)
        #expect(try answer(Self.query, again.value) == first)
    }

    @Test func withoutThePreludeTheSDLIsTheAuthorsAndWhatIsMadeOfIt() throws {
        let schema: GraphQLSchema = try sampleSchema()
        let sdl: String = schema.sdl(SDLOptions(omittedSource: "prelude.gql"))
        #expect(sdl.hasPrefix("type Query {"))
        #expect(sdl.contains("\ntype Movie "))
        #expect(sdl.contains("\ninput Movie_Data "))
        #expect(!sdl.contains("type _Service"))
        #expect(!sdl.contains("directive @table"))
    }

    @Test func everyDefinitionHasItsPageOfDocumentation() throws {
        let docs: [JSONValue] = try #require(
            answer("{ _service { docs { page markdown } } }", sampleSchema())["data"]?["_service"]?["docs"]?.array)
        #expect(
            docs.compactMap { $0["page"]?.string } == [
                "query", "mutation", "objects", "inputs", "enums", "scalars", "directives",
            ])
        #expect(docs[0]["markdown"]?.string?.hasPrefix("# Queries\n\n## _select\n\n") == true)
        #expect(docs[1]["markdown"]?.string?.contains("\n## movie_insert\n\n") == true)
    }
}
