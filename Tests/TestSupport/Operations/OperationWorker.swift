public import ConnectorModel
public import Execution
import Postgres
public import Reactor

/// A worker as the product has it: a loop with lanes and an executor. It can serve one service after the other; its clock stands still
/// and its identifiers count.
public actor OperationWorker {
    /// The loop that it runs on.
    public nonisolated let loop: EventLoop
    /// The loop as the actor's executor.
    public nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }

    private let reads: ReadLane
    private let sessions: SessionPool
    private let log: StatementLog = StatementLog()
    private let executor: Executor
    private var changes: [Change] = []

    /// What one call sent to the database, what it answered, and what realtime was told.
    public struct Outcome: Sendable {
        /// The answer.
        public var result: ExecutionResult
        /// What was sent, in order.
        public var sent: [StatementLog.Entry]
        /// What realtime was told.
        public var changes: [Change]
    }

    /// The time of every request, 2023-11-14T22:13:20.123456Z, in microseconds since 1970.
    public static let now: Int64 = 1_700_000_000_123_456

    private let reportsAll: Bool

    /// A worker on a database.
    ///
    /// - Parameter reportsAll: whether all mutations report what they wrote, even where no query could be told.
    public init(_ conninfo: String, service: CompiledService, reportsAll: Bool) {
        self.reportsAll = reportsAll
        loop = EventLoop(clock: SystemClock())
        let settings: ConnectionSettings = ConnectionSettings(conninfo: conninfo)
        var one: LaneConfiguration = LaneConfiguration.readLane.patient
        one.connectionCount = 1
        reads = ReadLane(settings, one, loop: loop)
        one = LaneConfiguration.sessionPool.patient
        one.connectionCount = 1
        // Operations can see it.
        one.statementTimeout = LaneConfiguration.sessionPool.statementTimeout
        sessions = SessionPool(settings, one, loop: loop)
        let counter: Counter = Counter()
        executor = Executor(
            service: service.reporting(reportsAll), reads: RecordingReadLane(reads, log),
            sessions: RecordingSessionLane(sessions, log),
            environment: ExecutionEnvironment(
                now: { Self.now }, newUUID: { counter.nextUUID() }, random: { 0 }),
            pause: { _, resume in resume() })
        loop.start()
    }

    /// Connects to the database.
    public func open() {
        reads.start()
        sessions.start()
        executor.onChange = { [self] change, _ in assumeIsolated { $0.changes.append(change) } }
    }

    /// Serves another service from now on.
    public func serve(_ service: CompiledService) { executor.service = service.reporting(reportsAll) }

    /// Runs one call.
    public func run(_ request: ExecutionRequest, kind: CompiledOperation.Kind) async -> Outcome {
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
    public func preview(_ request: ExecutionRequest) async -> [StatementPreview] {
        guard case .success(let prepared) = executor.prepare(request) else { return [] }
        return (try? await executor.preview(prepared)) ?? []
    }

    /// Closes the connections and ends the loop.
    public nonisolated func shutDown() async {
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

extension CompiledService {
    fileprivate func reporting(_ all: Bool) -> CompiledService {
        var service: CompiledService = self
        if all { service.reportDemand = .everything }
        return service
    }
}
