import ConnectorModel
import Execution
import JSON
import Postgres
import Reactor
import TestSupport

/// An executor with a large pool, which tells how long it waits between attempts.
actor ContentionWorker {
    nonisolated let loop: EventLoop
    nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }
    private let reads: ReadLane
    private let sessions: SessionPool
    private let executor: Executor

    init(
        _ conninfo: String, service: CompiledService, connections: Int, statementTimeout: Duration? = nil,
        onPause: @escaping @Sendable (Duration) -> Void
    ) {
        let loop: EventLoop = EventLoop()
        self.loop = loop
        let settings: ConnectionSettings = ConnectionSettings(conninfo: conninfo)
        var pool: LaneConfiguration = LaneConfiguration.sessionPool.patient
        pool.connectionCount = connections
        if let statementTimeout { pool.statementTimeout = statementTimeout }
        reads = ReadLane(settings, LaneConfiguration.readLane.patient, loop: loop)
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

    /// The answer to a mutation.
    func mutate(_ name: String, _ variables: String) async -> String {
        Self.text(await executor.mutate(request(name, variables)))
    }

    /// The answer to a query without variables.
    func query(_ name: String) async -> String {
        await withCheckedContinuation { continuation in
            executor.query(request(name, "{}")) { continuation.resume(returning: Self.text($0)) }
        }
    }

    private func request(_ name: String, _ variables: String) -> ExecutionRequest {
        ExecutionRequest(
            connector: "c", operationName: name, variables: JSONText(variables), auth: .unauthenticated)
    }

    private static func text(_ result: ExecutionResult) -> String {
        ((result.data.map { ["\($0)"] } ?? [])
            + result.errors.map { "\(place(of: $0))\($0.code.rawValue) \($0.message)" })
            .joined(separator: "\n")
    }

    private static func place(of error: GraphQLError) -> String {
        error.path.map { segment in
            switch segment {
            case .responseName(let name): "\(name): "
            case .index(let index): "\(index): "
            }
        }.joined()
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
