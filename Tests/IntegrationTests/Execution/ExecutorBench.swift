import ConnectorModel
import Execution
import JSON
import Postgres
import Reactor
import SQL
import TestSupport

/// An executor on a loop with lanes to a real server, as a worker has it.
actor ExecutorBench {
    nonisolated let loop: EventLoop
    nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }
    private let reads: ReadLane
    private let sessions: SessionPool
    private let executor: Executor
    private(set) var changes: [String] = []

    init(schema: String) throws {
        let conninfo: String = try ThrowawayPostgres.makeDatabase()
        let settings: ConnectionSettings = ConnectionSettings(conninfo: conninfo)
        let owner: BlockingConnection = try BlockingConnection(settings)
        try owner.executeInTransaction(schema)
        owner.close()
        let loop: EventLoop = EventLoop()
        self.loop = loop
        reads = ReadLane(settings, LaneConfiguration.readLane.patient, loop: loop, random: { 0 })
        sessions = SessionPool(settings, LaneConfiguration.sessionPool.patient, loop: loop, random: { 0 })
        executor = Executor(
            service: CompiledService(serviceID: "s", location: "l", connectors: [:], generation: 1),
            reads: reads, sessions: sessions,
            environment: ExecutionEnvironment(
                now: { 0 }, newUUID: { "0123456789ab4def8123456789abcdef" }, random: { 0.5 }),
            pause: { duration, resume in _ = loop.schedule(after: duration, resume) })
        loop.start()
    }

    func open() {
        executor.onChange = { [unowned self] change, _ in
            assumeIsolated { bench in
                bench.changes.append("\(change.outcome) \(change.rows.map { $0.key.members.joined(separator: ",") })")
            }
        }
        reads.start()
        sessions.start()
    }

    func query(_ operation: CompiledOperation, _ variables: String? = nil) async -> String {
        switch executor.prepare(operation, request(operation, variables)) {
        case .failure(let refused): return text(refused.result)
        case .success(let prepared):
            return await withCheckedContinuation { continuation in
                executor.query(prepared) { continuation.resume(returning: text($0)) }
            }
        }
    }

    func mutate(_ operation: CompiledOperation, _ variables: String? = nil) async -> String {
        switch executor.prepare(operation, request(operation, variables)) {
        case .failure(let refused): text(refused.result)
        case .success(let prepared): text(await executor.mutate(prepared))
        }
    }

    private func request(_ operation: CompiledOperation, _ variables: String?) -> ExecutionRequest {
        ExecutionRequest(
            connector: "c", operationName: operation.name, variables: variables.map { JSONText($0) },
            auth: .unauthenticated)
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

/// Status and data, then a line for each error.
private func text(_ result: ExecutionResult) -> String {
    ([result.status.rawValue + (result.data.map { " \($0)" } ?? "")]
        + result.errors.map { "\($0.code.rawValue) \($0.message)" }).joined(separator: "\n")
}
