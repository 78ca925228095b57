import ConnectorModel
import Execution
import Postgres
import Reactor

/// A worker as the product has it: a loop with lanes and an executor. Its clock stands still and its identifiers count.
actor FixtureWorker {
    nonisolated let loop: EventLoop
    nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }

    private let reads: ReadLane
    private let sessions: SessionPool
    private let log: StatementLog = StatementLog()
    private let executor: Executor
    private var changes: [Change] = []

    /// What one call sent to the database, what it answered, and what realtime was told.
    struct Outcome {
        var result: ExecutionResult
        var sent: [StatementLog.Entry]
        var changes: [Change]
    }

    /// 2023-11-14T22:13:20.123456Z.
    private static let now: Int64 = 1_700_000_000_123_456

    init(_ conninfo: String, service: CompiledService) {
        loop = EventLoop(clock: SystemClock())
        let settings: ConnectionSettings = ConnectionSettings(conninfo: conninfo)
        var one: LaneConfiguration = .readLane
        one.connectionCount = 1
        reads = ReadLane(settings, one, loop: loop)
        one = .sessionPool
        one.connectionCount = 1
        sessions = SessionPool(settings, one, loop: loop)
        let counter: Counter = Counter()
        executor = Executor(
            service: service, reads: RecordingReadLane(reads, log), sessions: RecordingSessionLane(sessions, log),
            environment: ExecutionEnvironment(
                now: { Self.now }, newUUID: { counter.nextUUID() }, random: { 0 }),
            pause: { _, resume in resume() })
        loop.start()
    }

    func open() {
        reads.start()
        sessions.start()
        executor.onChange = { [self] change, _ in assumeIsolated { $0.changes.append(change) } }
    }

    /// Runs one call.
    func run(_ request: ExecutionRequest, kind: CompiledOperation.Kind) async -> Outcome {
        let result: ExecutionResult
        switch kind {
        case .mutation: result = await executor.mutate(request)
        case .query:
            result = await withCheckedContinuation { continuation in
                executor.query(request) { continuation.resume(returning: $0) }
            }
        }
        defer { changes = [] }
        return Outcome(result: result, sent: log.take(), changes: changes)
    }

    /// What a call would send; nothing where it is refused before.
    func preview(_ request: ExecutionRequest) async -> [StatementPreview] {
        guard case .success(let prepared) = executor.prepare(request) else { return [] }
        return (try? await executor.preview(prepared)) ?? []
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

/// Guard of the unchecked conformance: used on the worker's loop only.
private final class Counter: @unchecked Sendable {
    private var count: Int = 0

    func nextUUID() -> String {
        count += 1
        let digits: String = String(count)
        return "00000000000040008000" + String(repeating: "0", count: 12 - digits.count) + digits
    }
}
