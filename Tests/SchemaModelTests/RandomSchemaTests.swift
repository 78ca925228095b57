import GraphQLSyntax
import SQL
import SchemaModel
import Testing
import TypeSystem

/// Schemas that nobody thought of. Every message names the seed; `RandomSchema.text(seed:hasVectors:)` gives the schema again.
@Suite struct RandomSchemaTests {
    @Test func compilesToOneTypeSystem() {
        for seed: UInt64 in 1...150 {
            let text: String = RandomSchema.text(seed: seed, hasVectors: true)
            let built: Diagnosed<Schema> = schema(text)
            let errors: [String] = built.diagnostics.filter { $0.severity == .error }.map(\.message)
            #expect(errors == [], "seed \(seed)\n\(text)")
            let documents: [Document] = [parsed(text)] + generatedDocuments(for: built.value).files.map(\.document)
            let types: Diagnosed<GraphQLSchema> = buildGraphQLSchema(documents)
            #expect(types.diagnostics == [], "seed \(seed)\n\(text)")
        }
    }

    @Test func isPlannedAlikeWhateverTheOrderOfItsFiles() throws {
        for seed: UInt64 in 1...50 {
            let text: String = RandomSchema.text(seed: seed, hasVectors: true)
            let definitions: [Definition] = parsed(text).definitions
            let forwards: Schema = buildSchema(definitions.map { Document(definitions: [$0]) }).value
            let backwards: Schema = buildSchema(definitions.reversed().map { Document(definitions: [$0]) }).value
            #expect(
                creationSteps(for: forwards, traits: fullTraits) == creationSteps(for: backwards, traits: fullTraits),
                "seed \(seed)")
        }
    }
}
