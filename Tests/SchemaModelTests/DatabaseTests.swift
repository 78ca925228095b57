import GraphQLSyntax
import Postgres
import SQL
import SchemaModel
import TestSupport
import Testing

/// What is generated, run on PostgreSQL and read back: a database that was just made must need nothing more.
@Suite(.enabled(if: ThrowawayPostgres.canRun)) struct DatabaseTests {
    @Test(arguments: ["library", "league", "movies", "everything", "cycles"])
    func needsNothingAfterItsOwnSteps(_ name: String) throws {
        let connection: BlockingConnection = try Self.connect()
        defer { connection.close() }
        let text: String = try fixture("Schemas/\(name).gql")
        let schema: Schema = try validSchema(try Self.adapted(text, to: connection))
        let plan: MigrationPlan = migrationPlan(from: try readCatalog(connection), to: schema)
        try #require(plan.conflicts.isEmpty, "\(plan.conflicts)")
        for step: MigrationStep in plan.steps { try connection.execute(step.sql) }
        let again: MigrationPlan = migrationPlan(from: try readCatalog(connection), to: schema)
        #expect(again.steps == [])
        #expect(again.conflicts == [])
        for question: DefaultQuestion in again.questions {
            #expect(try connection.query(question.query) == [["t"]], "\(question.query)")
        }
    }

    @Test func growsADatabaseAndStops() throws {
        let connection: BlockingConnection = try Self.connect()
        defer { connection.close() }
        for version: String in ["1", "2", "3"] {
            let schema: Schema = try validSchema(try fixture("Migrations/shop.\(version).gql"))
            let plan: MigrationPlan = migrationPlan(from: try readCatalog(connection), to: schema)
            #expect(plan.conflicts == [])
            #expect(plan.steps.map { $0.sql + ";" } == lines(try fixture("Migrations/shop.\(version).sql")))
            for step: MigrationStep in plan.steps { try connection.execute(step.sql) }
            #expect(migrationPlan(from: try readCatalog(connection), to: schema).isEmpty)
        }
    }

    @Test func worksInASchemaOfItsOwn() throws {
        let connection: BlockingConnection = try Self.connect()
        defer { connection.close() }
        let text: String = try fixture("Schemas/movies.gql")
        let schema: Schema = buildSchema([parsed(text)], schemaName: "film club").value
        let plan: MigrationPlan = migrationPlan(from: try readCatalog(connection, schema: "film club"), to: schema)
        #expect(plan.steps.first?.sql == "CREATE SCHEMA IF NOT EXISTS \"film club\"")
        for step: MigrationStep in plan.steps { try connection.execute(step.sql) }
        #expect(migrationPlan(from: try readCatalog(connection, schema: "film club"), to: schema).isEmpty)
    }

    private static func connect() throws -> BlockingConnection {
        try BlockingConnection(ConnectionSettings(conninfo: try ThrowawayPostgres.makeDatabase()))
    }

    /// Without its vectors where the server does not offer pgvector.
    private static func adapted(_ text: String, to connection: BlockingConnection) throws -> String {
        let offered: Set<String> = try readCatalog(connection).traits.availableExtensions
        if offered.contains("vector") { return text }
        return text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.contains(": Vector") }
            .joined(separator: "\n")
    }
}
