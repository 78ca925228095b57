import ConnectorModel
import Execution
import JSON
import Postgres
import SQL
import Synchronization

/// An executor over simulated lanes, with a clock that stands still until it is told to go on.
final class ExecutionBench {
    let reads: SimulatedLane = SimulatedLane()
    let sessions: SimulatedSessionLane
    let clock: TestClock = TestClock()
    let executor: Executor
    private(set) var changes: [Change] = []
    /// The parameters of all statements of the session lane, in order.
    private(set) var sessionParameters: [String] = []
    private let pauses: Recorder = Recorder()

    init(
        _ operations: [CompiledOperation] = [], showsDetails: Bool = true, session: SimulatedSessionLane.Script? = nil
    ) {
        sessions = SimulatedSessionLane { _, _ in .success(StatementResult(json: JSONText("{}"))) }
        let clock: TestClock = clock
        let pauses: Recorder = pauses
        executor = Executor(
            service: .testing(operations), reads: reads, sessions: sessions,
            environment: ExecutionEnvironment(
                now: { clock.now }, newUUID: { clock.nextUUID() }, random: { 0.5 },
                showsDetails: showsDetails),
            pause: { duration, resume in
                pauses.add("\(duration)")
                resume()
            })
        let script: SimulatedSessionLane.Script = session ?? sessions.script
        sessions.script = { [unowned self] statement, parameters in
            self.sessionParameters.append(parameters.text)
            return script(statement, parameters)
        }
        executor.onChange = { [unowned self] change, _ in self.changes.append(change) }
    }

    var pauseTexts: [String] { pauses.entries }

    /// The parameters that a query of one statement sends for some variables, or why it sends none.
    func parameters(_ operation: CompiledOperation, _ variables: String?, _ auth: AuthContext = .unauthenticated)
        -> String
    {
        var sent: String = ""
        reads.script = { _, parameters in
            sent = parameters.text
            return .success(StatementResult(json: JSONText("{}")))
        }
        let answer: String = query(operation, variables, auth)
        return answer == "OK {}" ? sent : answer
    }

    /// The statement that a query sends, or why it sends none.
    func statement(_ operation: CompiledOperation, _ variables: String?) -> String {
        var sent: String = ""
        reads.script = { statement, parameters in
            sent = "\(statement.text) | \(parameters.text)"
            return .success(StatementResult(json: JSONText("{}")))
        }
        let answer: String = query(operation, variables, .unauthenticated)
        return answer == "OK {}" ? sent : answer
    }

    /// The answer of a query whose lane answers at once.
    func query(_ operation: CompiledOperation, _ variables: String?, _ auth: AuthContext = .unauthenticated) -> String {
        var answer: String = "no answer"
        switch executor.prepare(operation, request(operation, variables, auth)) {
        case .success(let prepared): executor.query(prepared) { answer = $0.text }
        case .failure(let refused): answer = refused.result.text
        }
        return answer
    }

    func mutate(
        _ operation: CompiledOperation, _ variables: String? = nil, _ auth: AuthContext = .unauthenticated
    ) async -> String {
        switch executor.prepare(operation, request(operation, variables, auth)) {
        case .success(let prepared):
            await withCheckedContinuation { continuation in
                executor.mutate(prepared, on: globalConcurrentExecutor) { continuation.resume(returning: $0.text) }
            }
        case .failure(let refused): refused.result.text
        }
    }

    func request(_ operation: CompiledOperation, _ variables: String?, _ auth: AuthContext) -> ExecutionRequest {
        ExecutionRequest(
            connector: operation.connector, operationName: operation.name, variables: variables.map { JSONText($0) },
            auth: auth)
    }
}

/// Time that a test makes pass, and UUIDs that count.
final class TestClock: Sendable {
    // 2026-03-04T05:06:07.000008Z
    private let state: Mutex<(now: Int64, uuids: Int)> = Mutex((now: 1_772_600_767_000_008, uuids: 0))

    var now: Int64 { state.withLock { $0.now } }

    func advance(milliseconds: Int64) { state.withLock { $0.now += milliseconds * 1000 } }

    func nextUUID() -> String {
        state.withLock { state in
            state.uuids += 1
            let digits: String = String(state.uuids)
            return "00000000000040008000" + String(repeating: "0", count: 12 - digits.count) + digits
        }
    }
}

final class Recorder: Sendable {
    private let state: Mutex<[String]> = Mutex([])
    var entries: [String] { state.withLock { $0 } }
    func add(_ entry: String) { state.withLock { $0.append(entry) } }
}
