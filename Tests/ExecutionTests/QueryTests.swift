import ConnectorModel
import Execution
import JSON
import Postgres
import SQL
import Testing

@Suite struct QueryTests {
    private static let keyed: CompiledOperation = .testing([.reading([]) { $0.keyword("SELECT 1") }])
    private static let selective: CompiledOperation = .testing([.reading([], .selective) { $0.keyword("SELECT 2") }])

    @Test func handsTheBytesOnUntouched() {
        let bench: ExecutionBench = ExecutionBench()
        bench.reads.script = { _, _ in .success(StatementResult(json: JSONText(#"{"a" : 1.0}"#))) }
        #expect(bench.query(Self.keyed, nil) == #"OK {"a" : 1.0}"#)
        #expect(bench.sessions.events == [])
        #expect(bench.changes.isEmpty)
    }

    @Test func plansSelectiveStatementsInTheSessionPool() {
        let bench: ExecutionBench = ExecutionBench()
        #expect(bench.query(Self.selective, nil) == "OK {}")
        #expect(bench.sessions.events.map(\.text) == ["reads: SELECT 2"])
        #expect(bench.reads.history.isEmpty)
    }

    @Test func runsSeveralStatementsOnOneSnapshot() {
        let rows: [String: String] = ["movies": "[1]", "actor": "null", "count": "3"]
        let bench: ExecutionBench = ExecutionBench { statement, _ in
            .success(StatementResult(json: statement.text == "actor" ? nil : rows[statement.text].map { JSONText($0) }))
        }
        let operation: CompiledOperation = .testing([.field("movies"), .field("actor"), .field("count")])
        #expect(bench.query(operation, nil) == #"OK {"movies":[1],"actor":null,"count":3}"#)
        #expect(bench.sessions.events.map(\.text) == ["snapshot: movies; actor; count"])
    }

    @Test(arguments: [
        (PostgresError(.busy, "secret"), "UNAVAILABLE\nUNAVAILABLE the database is busy, try again"),
        (PostgresError(.unavailable, "secret"), "UNAVAILABLE\nUNAVAILABLE the database cannot be reached, try again"),
        (
            PostgresError(.connectionLost, "secret"),
            "UNAVAILABLE\nUNAVAILABLE the database cannot be reached, try again"
        ),
        (PostgresError(.timedOut, "secret"), "OK\nDEADLINE_EXCEEDED the operation took too long"),
        (PostgresError(.cancelled, "secret"), "OK\nCANCELLED the operation was cancelled"),
        (
            PostgresError(.server, "secret", sqlState: .divisionByZero),
            "OK\nINVALID_ARGUMENT a number was divided by zero"
        ),
    ])
    func saysWhatFailed(_ error: PostgresError, _ expected: String) {
        let bench: ExecutionBench = ExecutionBench { _, _ in .failure(error) }
        bench.reads.script = { _, _ in .failure(error) }
        #expect(bench.query(Self.keyed, nil) == expected)
        // That the database is away is no field's fault.
        let isOfField: Bool = !expected.hasPrefix("UNAVAILABLE")
        #expect(
            bench.query(.testing([.field("a"), .field("b")]), nil)
                == (isOfField ? expected.replacing("OK\n", with: "OK\na: ") : expected))
    }

    /// How long a list takes is not known before it has run.
    @Test func nobodyWaitsBehindTheFirstExecutionOfAList() {
        let bench: ExecutionBench = ExecutionBench()
        let list: CompiledOperation = .testing([.reading([], isList: true) { $0.keyword("SELECT 3") }])
        bench.reads.script = { _, _ in .success(StatementResult(json: JSONText("{}"))) }
        for _: Int in 0..<3 { #expect(bench.query(list, nil) == "OK {}") }
        #expect(bench.sessions.planModes == [.once])
        #expect(bench.reads.history.count == 2)
    }

    @Test func movesASlowStatementToTheSessionPoolAndBack() {
        let bench: ExecutionBench = ExecutionBench()
        bench.reads.script = { _, _ in
            var result: StatementResult = StatementResult(json: JSONText("{}"))
            result.serviceTime = .milliseconds(101)
            return .success(result)
        }
        #expect(bench.query(Self.keyed, nil) == "OK {}")
        #expect(bench.reads.history.count == 1)
        for _: Int in 0..<32 { _ = bench.query(Self.keyed, nil) }
        #expect(bench.reads.history.count == 1)
        #expect(bench.sessions.events.count == 32)
        // It was never slow again: the database had been.
        _ = bench.query(Self.keyed, nil)
        #expect(bench.reads.history.count == 2)
    }

    /// The modes of the executions that say what is usual: after the first two the statement is known to be quick.
    private static let learned: [PlanMode] = [.once, .once] + Array(repeating: .custom, count: 6)

    /// What PostgreSQL's choice makes slow is run again both ways, and planned for its values from then on.
    @Test func plansForItsValuesAgainWhatOnePlanForAllMakesSlow() {
        let bench: ExecutionBench = ExecutionBench()
        let lane: SimulatedSessionLane = bench.sessions
        var times: [PlanMode: Duration] = [:]
        lane.script = { [unowned lane] _, _ in
            var result: StatementResult = StatementResult(json: JSONText("{}"))
            result.serviceTime = lane.planModes.last.flatMap { times[$0] } ?? .milliseconds(1)
            return .success(result)
        }
        for _: Int in 0..<10 { _ = bench.query(Self.selective, nil) }
        #expect(lane.planModes == Self.learned + [.automatic, .automatic])
        times = [.automatic: .milliseconds(6), .generic: .milliseconds(6)]
        _ = bench.query(Self.selective, nil)
        let turns: [PlanMode] = (0..<7).flatMap { _ in [PlanMode.generic, .custom] }
        #expect(Array(lane.planModes.dropFirst(10)) == [.automatic, .custom, .custom, .custom] + turns + [.generic])
        #expect(bench.query(Self.selective, nil) == "OK {}")
        #expect(lane.planModes.last == .custom)
    }

    @Test func aTimeoutUnderOnePlanForAllIsFollowedByATryWithAPlanOfItsOwn() {
        let bench: ExecutionBench = ExecutionBench()
        let lane: SimulatedSessionLane = bench.sessions
        lane.script = { [unowned lane] _, _ in
            lane.planModes.last == .automatic
                ? .failure(PostgresError(.timedOut, "")) : .success(StatementResult(json: JSONText("{}")))
        }
        for _: Int in 0..<10 { #expect(bench.query(Self.selective, nil) == "OK {}") }
        #expect(lane.planModes == Self.learned + [.automatic, .once, .once])
    }

    @Test func aTimeoutMovesItToo() {
        let bench: ExecutionBench = ExecutionBench()
        bench.reads.script = { _, _ in .failure(PostgresError(.timedOut, "")) }
        _ = bench.query(Self.keyed, nil)
        #expect(bench.query(Self.keyed, nil) == "OK {}")
        #expect(bench.sessions.events.count == 1)
    }

    @Test func aTicketTakesAQueryBack() throws {
        let bench: ExecutionBench = ExecutionBench([Self.keyed])
        var answers: [String] = []
        let ticket: Ticket? = bench.executor.query(bench.request(Self.keyed, nil, .unauthenticated)) {
            answers.append($0.text)
        }
        #expect(answers == [])
        try #require(ticket).cancel()
        #expect(answers == ["OK\nCANCELLED the operation was cancelled"])
        let submission: SimulatedLane.Submission = try #require(bench.reads.takeNext())
        #expect(submission.isCancelled)
        // The result that was on its way finds nobody.
        submission.answer(.success(StatementResult(json: JSONText("{}"))))
        #expect(answers.count == 1)
    }

    @Test func aRefusedQueryHasNothingToTakeBack() {
        let bench: ExecutionBench = ExecutionBench()
        var answers: [String] = []
        let ticket: Ticket? = bench.executor.query(
            ExecutionRequest(connector: "c", operationName: "Op", variables: nil, auth: .administrator)
        ) { answers.append($0.text) }
        #expect(ticket == nil)
        #expect(answers == ["NOT_FOUND\nNOT_FOUND operation \"Op\" was not found in connector \"c\""])
    }

    @Test func aQueryThatHasBegunEndsOnItsOwnService() throws {
        let bench: ExecutionBench = ExecutionBench([Self.keyed])
        var answer: String = ""
        bench.executor.query(bench.request(Self.keyed, nil, .unauthenticated)) { answer = $0.text }
        bench.executor.service = .testing([])
        try #require(bench.reads.takeNext()).answer(.success(StatementResult(json: JSONText("{}"))))
        #expect(answer == "OK {}")
    }
}
