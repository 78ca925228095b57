import ConnectorModel
import GraphQLSyntax
import OperationCompiler
import Postgres
import SQL
import SchemaModel
import TestSupport
import Testing

/// Statements that the database ends because they take too long.
@Suite(
    .serialized,
    .enabled(if: ThrowawayPostgres.canRun, "PostgreSQL's programs are not installed: apt install postgresql"))
struct TimeoutTests {
    private static let schema: String = "type Item @table { id: String! value: Int }"
    private static let operations: String = """
        mutation All @transaction @auth(level: PUBLIC) {
          first: item_insert(data: {id: "a"})
          slow: _executeReturning(sql: "UPDATE item SET value = 1 WHERE pg_sleep(60) IS NOT NULL RETURNING id")
          last: item_insert(data: {id: "b"})
        }
        mutation Each @auth(level: PUBLIC) {
          first: item_insert(data: {id: "c"})
          slow: _executeReturning(sql: "UPDATE item SET value = 1 WHERE pg_sleep(60) IS NOT NULL RETURNING id")
          last: item_insert(data: {id: "d"})
        }
        query Items @auth(level: PUBLIC) { items(orderBy: {id: ASC}) { id value } }
        """

    @Test func takeWhatBelongsToThemBack() async throws {
        let conninfo: String = try ThrowawayPostgres.makeDatabase()
        let service: CompiledService = try Self.prepare(conninfo)
        let worker: ContentionWorker = ContentionWorker(
            conninfo, service: service, connections: 1, statementTimeout: .milliseconds(300)
        ) { _ in }
        await worker.open()
        #expect(
            await worker.mutate("All", "{}") == """
                {"first":null,"slow":null,"last":null}
                first: ABORTED first (rolled back)
                slow: DEADLINE_EXCEEDED the operation took too long
                last: ABORTED last (aborted)
                """)
        #expect(await worker.query("Items") == #"{"items":[]}"#)
        #expect(
            await worker.mutate("Each", "{}") == """
                {"first":{"id" : "c"},"slow":null,"last":{"id" : "d"}}
                slow: DEADLINE_EXCEEDED the operation took too long
                """)
        #expect(
            await worker.query("Items") == #"{"items":[{"id":"c","value":null},{"id":"d","value":null}]}"#)
        await worker.shutDown()
    }

    private static func prepare(_ conninfo: String) throws -> CompiledService {
        try ContentionTests.prepare(conninfo, schema: schema, operations: operations)
    }
}
