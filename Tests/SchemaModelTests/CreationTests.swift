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
    }

    /// `order` goes by `fields`, so a reference with two columns takes one entry for both.
    @Test func theOrderOfAReferenceIsThatOfAllItsColumns() throws {
        let schema: Schema = try validSchema(
            """
            type A @table @index(fields: ["b", "c"], order: [DESC, ASC]) { b: B! c: Int }
            type B @table(key: ["m", "n"]) { m: Int! n: Int! }
            """)
        let sql: [String] = creationSteps(for: schema, traits: fullTraits).steps.map(\.sql)
        #expect(
            sql.filter { $0.contains("dda") } == [
                "CREATE INDEX \"a_bM_bN_c_dda_idx\" ON \"public\".\"a\" (\"b_m\" DESC, \"b_n\" DESC, \"c\")"
            ])
    }
}
