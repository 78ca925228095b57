import JSON
import Postgres
import SQL
import Testing

@Suite struct SimulatedLaneTests {
    private let statement: SQLStatement = SQLStatement(text: "SELECT 1")

    @Test func answersByItsScriptOrWaits() {
        let lane: SimulatedLane = SimulatedLane { statement, _ in
            statement.text == "SELECT 1" ? .success(StatementResult(json: JSONText("1"))) : nil
        }
        var log: [String] = []
        lane.submit(statement, ParameterList()) { log.append("a: " + describe($0)) }
        lane.submit(SQLStatement(text: "SELECT 2"), ParameterList()) { log.append("b: " + describe($0)) }
        lane.submit(SQLStatement(text: "SELECT 3"), ParameterList()) { log.append("c: " + describe($0)) }.cancel()
        #expect(log == ["a: 1", "c: cancelled"])
        lane.takeNext()?.answer(.success(StatementResult(json: JSONText("2"))))
        lane.failAll(PostgresError(.connectionLost, "gone"))
        #expect(log == ["a: 1", "c: cancelled", "b: 2"])
        #expect(lane.history.map(\.text) == ["SELECT 1", "SELECT 2", "SELECT 3"])
    }

    @Test func writesDownTheStepsOfATransaction() async throws {
        let lane: SimulatedSessionLane = SimulatedSessionLane { statement, _ in
            statement.text == "fail" ? .failure(PostgresError(.server, "no")) : .success(StatementResult())
        }
        let options: TransactionOptions = TransactionOptions(isolation: .serializable)
        let transaction: any LaneTransaction = try await lane.begin(options)
        _ = try await transaction.run(statement, ParameterList())
        await #expect(throws: PostgresError.self) {
            _ = try await transaction.run(SQLStatement(text: "fail"), ParameterList())
        }
        await #expect(throws: PostgresError.self) { try await transaction.commit() }
        await transaction.rollback()
        #expect(
            lane.events == [
                .begin(options), .transactionStatement(statement), .transactionStatement(SQLStatement(text: "fail")),
                .commit, .rollback,
            ])
        lane.controlErrors = [PostgresError(.unavailable, "away")]
        await #expect(throws: PostgresError(.unavailable, "away")) { _ = try await lane.begin(options) }
    }
}
