import ConnectorModel
import GraphQLSyntax
import OperationCompiler
import Postgres
import SQL
import SchemaModel
import TestSupport
import Testing

/// Random schemas with an operation for every table: what the compiler writes must be SQL to the server, whatever things are named.
@Suite struct RandomServiceTests {
    @Test(arguments: ThrowawayServer.available)
    func writesSQLThatTheServerTakes(_ server: ThrowawayServer) throws {
        for seed: UInt64 in 101...108 {
            print("random service, seed \(seed), on the \(server) server")
            let connection: BlockingConnection = try BlockingConnection(
                ConnectionSettings(conninfo: try ThrowawayPostgres.makeDatabase(on: server)))
            defer { connection.close() }
            let traits: DatabaseTraits = try readCatalog(connection).traits
            let text: String = RandomSchema.text(seed: seed, hasVectors: false)
            let project: CompiledProject = try #require(try Self.compile(text, traits), "seed \(seed)\n\(text)")
            for step: MigrationStep in creationSteps(for: project.schema, traits: traits).steps {
                try connection.execute(step.sql)
            }
            for operation: CompiledOperation in project.service.connectors["c"]?.operations.values.map({ $0 }) ?? [] {
                for step: CompiledStep in operation.steps {
                    try Self.prepare(step, connection, "seed \(seed)\n\(text)")
                }
            }
        }
    }

    private static func prepare(_ step: CompiledStep, _ connection: BlockingConnection, _ comment: Comment) throws {
        let rendered: RenderedStatement = step.template.render(ShapeKey(step.shapeSources.map { _ in .value }))
        #expect(throws: Never.self, comment) {
            try connection.execute("PREPARE shape AS \(rendered.statement.text)")
            try connection.execute("DEALLOCATE shape")
        }
    }

    private static func compile(_ text: String, _ traits: DatabaseTraits) throws -> CompiledProject? {
        let source: Source = Source(name: "schema.gql", text: text)
        let schema: Schema = buildSchema([parseDocument(source).value]).value
        let operations: String = schema.tables.map { read($0, schema) + write($0) }.joined()
        let compiled: Diagnosed<CompiledProject?> = compileService(
            ServiceSources(
                serviceID: "s", location: "l", schema: [source],
                connectors: [
                    ServiceSources.Connector(id: "c", sources: [Source(name: "operations.gql", text: operations)])
                ]),
            traits: traits)
        let errors: [String] = compiled.diagnostics.filter { $0.severity == .error }.map(\.message)
        #expect(errors == [], "\(operations)")
        return compiled.value
    }

    /// All columns, references and relations of a table, filtered by its first column and by each reference.
    private static func read(_ table: Table, _ schema: Schema) -> String {
        let columns: [String] = table.columns.map(\.fieldName)
        let references: [String] = table.references.map { "\($0.fieldName) { \(first($0.target, schema)) }" }
        let relations: [String] = table.relations.map { "\($0.fieldName) { \(first($0.target, schema)) }" }
        let conditions: [String] =
            ["\(table.columns[0].fieldName): {isNull: false}"]
            + table.references.map { "\($0.fieldName): {\(first($0.target, schema)): {isNull: false}}" }
        return """
            query Read\(table.objectType) @auth(level: USER) {
              \(table.plural)(where: {\(conditions.joined(separator: ", "))}, orderBy: [{\(columns[0]): DESC}]) {
                \((columns + references + relations).joined(separator: " "))
              }
            }

            """
    }

    private static func write(_ table: Table) -> String {
        """
        mutation Write\(table.objectType) @auth(level: USER) {
          \(table.singular)_deleteMany(where: {\(table.columns[0].fieldName): {isNull: true}})
        }

        """
    }

    /// The first field of the key: no list, so that it can be filtered by.
    private static func first(_ objectType: String, _ schema: Schema) -> String {
        schema.table(objectType)?.primaryKey.first ?? ""
    }
}
