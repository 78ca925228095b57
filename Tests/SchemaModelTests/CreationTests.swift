import SQL
import SchemaModel
import Testing

@Suite struct CreationTests {
    @Test(arguments: ["library", "league", "movies"])
    func makesTheTablesOfTheExamples(_ name: String) throws {
        let schema: Schema = try validSchema(try fixture("Schemas/\(name).gql"))
        let plan: MigrationPlan = creationSteps(for: schema, traits: fullTraits)
        #expect(plan.steps.map { $0.sql + ";" } == lines(try fixture("Schemas/\(name).sql")))
        #expect(plan.conflicts.isEmpty)
        #expect(plan.questions.isEmpty)
    }
}
