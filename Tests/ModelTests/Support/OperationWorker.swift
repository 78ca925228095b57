import ConnectorModel
import Execution
import JSON
import Postgres
import Reactor

/// A worker as the product has it: a loop with lanes and an executor. It serves one service after the other; its clock stands still
/// and its identifiers count.
actor OperationWorker {
    nonisolated let loop: EventLoop
    nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }

    /// 2023-11-14T22:13:20.123456Z.
    static let now: Int64 = 1_700_000_000_123_456

    private let reads: ReadLane
    private let sessions: SessionPool
    private let executor: Executor

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
            service: service, reads: reads, sessions: sessions,
            environment: ExecutionEnvironment(
                now: { Self.now }, newUUID: { counter.nextUUID() }, random: { 0 }),
            pause: { _, resume in resume() })
        loop.start()
    }

    func open() {
        reads.start()
        sessions.start()
    }

    func serve(_ service: CompiledService) { executor.service = service }

    /// Runs one call.
    func run(_ request: ExecutionRequest, kind: CompiledOperation.Kind) async -> ExecutionResult {
        switch kind {
        case .mutation: return await executor.mutate(request)
        case .query:
            return await withCheckedContinuation { continuation in
                executor.query(request) { continuation.resume(returning: $0) }
            }
        }
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
