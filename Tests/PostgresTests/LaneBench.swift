import JSON
import Postgres
import Reactor
import SQL
import TestSupport

/// A worker as the product has it: an actor on a loop that owns lanes.
actor LaneBench {
    nonisolated let loop: EventLoop
    nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }
    let reads: ReadLane
    let sessions: SessionPool
    let conninfo: String
    var tickets: [Ticket] = []
    private(set) var log: [String] = []
    private var waiters: [(count: Int, continuation: CheckedContinuation<[String], Never>)] = []

    init(
        _ conninfo: String, reads: LaneConfiguration = .readLane, sessions: LaneConfiguration = .sessionPool,
        clock: some MonotonicClock = SystemClock(), hasOwnTimeouts: Bool = false
    ) {
        self.conninfo = conninfo
        loop = EventLoop(clock: clock)
        var settings: ConnectionSettings = ConnectionSettings(conninfo: conninfo)
        // A manual clock runs ahead of the real connection.
        if !clock.followsSystemTime { settings.connectTimeout = .seconds(1_000_000) }
        // Under the machine's clock nothing may fail for want of time on a busy machine; tests of time bring their own.
        let isPatient: Bool = clock.followsSystemTime && !hasOwnTimeouts
        if isPatient { settings.connectTimeout = .seconds(120) }
        self.reads = ReadLane(settings, isPatient ? reads.patient : reads, loop: loop, random: { 0 })
        self.sessions = SessionPool(settings, isPatient ? sessions.patient : sessions, loop: loop, random: { 0 })
        loop.start()
    }

    /// Opens the lanes.
    func open() {
        reads.onRecovered = { [self] in assumeIsolated { $0.note("read lane recovered") } }
        sessions.onRecovered = { [self] in assumeIsolated { $0.note("session pool recovered") } }
        reads.start()
        sessions.start()
    }

    func run<Value: Sendable>(_ body: @Sendable (isolated LaneBench) throws -> Value) rethrows -> Value {
        try body(self)
    }

    func note(_ entry: String) {
        log.append(entry)
        let ready = waiters.filter { $0.count <= log.count }
        waiters.removeAll { $0.count <= log.count }
        for waiter in ready { waiter.continuation.resume(returning: log) }
    }

    /// The log, once it has `count` entries.
    func log(of count: Int) async -> [String] {
        if log.count >= count { return log }
        return await withCheckedContinuation { waiters.append((count, $0)) }
    }

    func read(_ text: String, _ parameters: [String?] = []) async -> String {
        await outcome { () throws(PostgresError) in
            try await reads.run(SQLStatement(text: text), ParameterList(parameters))
        }
    }

    func session(
        _ text: String, _ parameters: [String?] = [], effect: StatementEffect = .reads, planMode: PlanMode = .custom
    ) async -> String {
        await outcome { () throws(PostgresError) in
            try await sessions.run(
                SQLStatement(text: text), ParameterList(parameters), as: StatementTraits(effect, planMode: planMode))
        }
    }

    /// Submits without waiting and writes the outcome down under a label.
    @discardableResult
    func submit(_ label: String, _ text: String, to lane: any StatementLane) -> Ticket {
        lane.submit(SQLStatement(text: text), ParameterList()) { [self] result in
            assumeIsolated { $0.note("\(label): \(describe(result))") }
        }
    }

    nonisolated func shutDown() async {
        await run { bench in
            bench.reads.close()
            bench.sessions.close()
        }
        loop.stop()
        loop.join()
    }
}

func outcome(_ body: () async throws(PostgresError) -> StatementResult) async -> String {
    do throws(PostgresError) {
        return describe(.success(try await body()))
    } catch {
        return describe(.failure(error))
    }
}

/// `value|captured|…` or the kind of failure.
func describe(_ result: Result<StatementResult, PostgresError>) -> String {
    switch result {
    case .success(let value):
        let captured: [String] = value.captured.map { $0.map { String(decoding: $0, as: UTF8.self) } ?? "NULL" }
        return ([value.json.map { "\($0)" } ?? "NULL"] + captured).joined(separator: "|")
    case .failure(let error):
        return error.code.rawValue + (error.sqlState.map { " \($0)" } ?? "")
    }
}
