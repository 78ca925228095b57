import ConnectorModel
import Execution
import GraphQLSyntax
import JSON
import OperationCompiler
import Postgres
import Reactor
import SQL
import SchemaModel
import Synchronization
import TestSupport
import Testing

/// Many clients that read a row, check it and write what they read plus one: none of them may be lost, and none may fail.
@Suite(
    .serialized,
    .enabled(if: ThrowawayPostgres.canRun, "PostgreSQL's programs are not installed: apt install postgresql"))
struct ContentionTests {
    private static let schema: String = "type Counter @table { id: String! value: Int! }"
    private static let operations: String = """
        mutation Increment($id: String!) @transaction @auth(level: PUBLIC) {
          query @redact { counter(id: $id) @check(expr: "this != null && this.value >= 0") { value } }
          counter_update(id: $id, data: {value_expr: "response.query.counter.value + 1"})
        }
        query Value @auth(level: PUBLIC) { counters { value } }
        """

    @Test func noIncrementIsLostAndNoneFails() async throws {
        let conninfo: String = try ThrowawayPostgres.makeDatabase()
        let service: CompiledService = try Self.prepare(conninfo)
        let pauses: Mutex<[Duration]> = Mutex([])
        // Two server processes of one database, each client on a connection of its own.
        let workers: [ContentionWorker] = (0..<2).map { _ in
            ContentionWorker(conninfo, service: service, connections: 32) { pause in
                pauses.withLock { $0.append(pause) }
            }
        }
        for worker: ContentionWorker in workers { await worker.open() }
        let answers: Set<String> = await withTaskGroup(of: Set<String>.self) { group in
            for client: Int in 0..<64 {
                group.addTask {
                    var answers: Set<String> = []
                    for _: Int in 0..<50 { answers.insert(await workers[client % 2].increment()) }
                    return answers
                }
            }
            return await group.reduce(into: []) { $0.formUnion($1) }
        }
        #expect(answers == [#"{"counter_update":{"id" : "c"}}"#])
        #expect(await workers[0].value() == #"{"counters":[{"value":3200}]}"#)
        // The first attempt is followed by 5 ms, the second by 10, the third by 20: nobody needed a fourth.
        let longest: Duration? = pauses.withLock { $0.max() }
        #expect(longest ?? .zero <= .milliseconds(10), "\(pauses.withLock { $0.count }) attempts more than 3,200")
        for worker: ContentionWorker in workers { await worker.shutDown() }
    }

    private static func prepare(_ conninfo: String) throws -> CompiledService {
        let connection: BlockingConnection = try BlockingConnection(ConnectionSettings(conninfo: conninfo))
        defer { connection.close() }
        let traits: DatabaseTraits = try readCatalog(connection).traits
        let project: CompiledProject? =
            compileService(
                ServiceSources(
                    serviceID: "s", location: "l", schema: [Source(name: "schema.gql", text: schema)],
                    connectors: [
                        ServiceSources.Connector(
                            id: "c", sources: [Source(name: "operations.gql", text: operations)])
                    ]),
                traits: traits
            ).value
        let compiled: CompiledProject = try #require(project)
        for step: MigrationStep in creationSteps(for: compiled.schema, traits: traits).steps {
            try connection.execute(step.sql)
        }
        try connection.execute("INSERT INTO counter VALUES ('c', 0)")
        return compiled.service
    }
}

/// An executor with a large pool, which tells how long it waits between attempts.
private actor ContentionWorker {
    nonisolated let loop: EventLoop
    nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }
    private let reads: ReadLane
    private let sessions: SessionPool
    private let executor: Executor

    init(
        _ conninfo: String, service: CompiledService, connections: Int, onPause: @escaping @Sendable (Duration) -> Void
    ) {
        let loop: EventLoop = EventLoop()
        self.loop = loop
        let settings: ConnectionSettings = ConnectionSettings(conninfo: conninfo)
        var pool: LaneConfiguration = .sessionPool
        pool.connectionCount = connections
        pool.waitWhileBusy = .seconds(120)
        reads = ReadLane(settings, .readLane, loop: loop)
        sessions = SessionPool(settings, pool, loop: loop)
        executor = Executor(
            service: service, reads: reads, sessions: sessions,
            environment: ExecutionEnvironment(
                now: { 0 }, newUUID: { "0123456789ab4def8123456789abcdef" }, random: { 0.5 }),
            pause: { duration, resume in
                onPause(duration)
                _ = loop.schedule(after: duration, resume)
            })
        loop.start()
    }

    func open() {
        reads.start()
        sessions.start()
    }

    func increment() async -> String { Self.text(await executor.mutate(request("Increment", #"{"id": "c"}"#))) }

    func value() async -> String {
        await withCheckedContinuation { continuation in
            executor.query(request("Value", "{}")) { continuation.resume(returning: Self.text($0)) }
        }
    }

    private func request(_ name: String, _ variables: String) -> ExecutionRequest {
        ExecutionRequest(
            connector: "c", operationName: name, variables: JSONText(variables), auth: .unauthenticated)
    }

    private static func text(_ result: ExecutionResult) -> String {
        ((result.data.map { ["\($0)"] } ?? []) + result.errors.map { "\($0.code.rawValue) \($0.message)" })
            .joined(separator: "\n")
    }

    nonisolated func shutDown() async {
        await close()
        loop.stop()
        loop.join()
    }

    private func close() {
        reads.close()
        sessions.close()
    }
}
