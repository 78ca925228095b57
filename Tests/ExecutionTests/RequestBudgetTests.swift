import CEL
import ConnectorModel
import Execution
import JSON
import Postgres
import SQL
import Testing

/// One request has one budget for all its conditions, however many rows they are asked about.
@Suite struct RequestBudgetTests {
    private static let variables: [CompiledVariable] = [CompiledVariable("t", "String!")]
    /// 31,252 units each with a text of half a megabyte.
    private static let costly: String = "vars.t + vars.t != ''"
    private static let text: String = "{\"t\":\"" + String(repeating: "a", count: 500_000) + "\"}"

    private func rows(_ count: Int) -> String {
        "[" + [String](repeating: "1", count: count).joined(separator: ",") + "]"
    }

    /// The answer about so many rows of `a`, each of which is checked, and one of `b` and `c`.
    private func answer(_ count: Int) throws -> String {
        let bench: ExecutionBench = ExecutionBench(showsDetails: false)
        let json: String = "{\"a\":\(rows(count)),\"b\":\(rows(1)),\"c\":2}"
        bench.reads.script = { _, _ in .success(StatementResult(json: JSONText(json))) }
        var step: CompiledStep = .reading([]) { $0.keyword("SELECT") }
        step.inspection = ResultInspection(
            shape: .object(["a": .list(.any), "b": .list(.any), "c": .any]),
            checks: try ["a", "b"].enumerated().map { index, name in
                try .that(Self.costly, [.member(name: name, index: index), .elements], variables: Self.variables)
            })
        return bench.query(.testing("Q", .query, Self.variables, [step]), Self.text)
    }

    @Test func answersWhatIsWithinIt() throws {
        #expect(try answer(20) == "OK {\"a\":\(rows(20)),\"b\":[1],\"c\":2}")
    }

    @Test func endsBetweenRowsAndWithholdsWhatWasNotChecked() throws {
        let found: String = try answer(2_000)
        #expect(
            found == """
                OK {"a":null,"b":null,"c":2}
                a.31: RESOURCE_EXHAUSTED the conditions of this operation take too much work in one request
                b.0: RESOURCE_EXHAUSTED the conditions of this operation take too much work in one request
                """)
    }

    @Test func undoesAMutationThatExceedsIt() async throws {
        let json: String = rows(2_000)
        let bench: ExecutionBench = ExecutionBench(showsDetails: false) { _, _ in
            .success(StatementResult(json: JSONText(json)))
        }
        let check: CompiledCheck = try .that(Self.costly, [.elements], variables: Self.variables)
        let operation: CompiledOperation = .testing(
            "M", .mutation, Self.variables, isTransaction: true,
            [.field("a"), .field("b", inspection: .checked(check, shape: .list(.any)))])
        let found: String = await bench.mutate(operation, Self.text)
        #expect(
            found == """
                OK {"a":null,"b":null}
                a: ABORTED a (rolled back)
                b.31: RESOURCE_EXHAUSTED the conditions of this operation take too much work in one request
                """)
        #expect(bench.sessions.events.map(\.text) == ["begin SERIALIZABLE", "a", "b", "rollback"])
    }

    @Test func countsChecksOfTheOperationAndItsRule() throws {
        let bench: ExecutionBench = ExecutionBench(showsDetails: false)
        let checks: [CompiledCheck] = try (0..<70).map { _ in try .that(Self.costly, variables: Self.variables) }
        let operation: CompiledOperation = .testing("Q", .query, Self.variables, checks: checks, [])
        let found: String = bench.query(operation, Self.text)
        let refused: [Substring] = found.split(separator: "\n").filter { $0.contains("RESOURCE_EXHAUSTED") }
        #expect(refused.count == 39, "\(found.prefix(200))")
    }
}
