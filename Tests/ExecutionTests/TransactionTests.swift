import ConnectorModel
import Execution
import JSON
import Postgres
import SQL
import Testing

/// Mutations with `@transaction`: all root fields or none.
@Suite struct TransactionTests {
    private static let movie: QualifiedName = QualifiedName(schema: "public", name: "movie")
    private static let actor: QualifiedName = QualifiedName(schema: "public", name: "actor")
    private static let operation: CompiledOperation = .testing(
        "T", .mutation, isTransaction: true, writes: [movie, actor],
        [
            .field("a", captures: [CapturedWrite(table: movie, kind: .insert)]),
            .field("b", captures: [CapturedWrite(table: actor, kind: .update)]),
            .field("c", result: .affectedRowCount),
        ])

    private static func success(_ statement: SQLStatement) -> Result<StatementResult, PostgresError> {
        .success(
            StatementResult(
                json: JSONText("1"), captured: ["900", "[[\"\(statement.text)\"]]"].map { Array($0.utf8) },
                affectedRowCount: 2))
    }

    private static func failure(_ state: SQLState) -> PostgresError {
        PostgresError(.server, "secret", sqlState: state)
    }

    /// A bench on which a statement fails so many times.
    private func bench(
        failing name: String = "", _ error: PostgresError = PostgresError(.server, "secret"), times: Int = .max
    ) -> ExecutionBench {
        var left: Int = times
        return ExecutionBench { statement, _ in
            guard statement.text == name, left > 0 else { return Self.success(statement) }
            left -= 1
            return .failure(error)
        }
    }

    private static let committed: String = #"OK {"a":1,"b":1,"c":2}"#

    @Test func commitsEverything() async {
        let bench: ExecutionBench = bench()
        #expect(await bench.mutate(Self.operation) == Self.committed)
        #expect(
            bench.sessions.events.map(\.text) == ["begin SERIALIZABLE shared shared", "a", "b", "c", "commit"])
        #expect(bench.changes.map(\.text) == ["T committed in [900]: insert movie(a) update actor(b)"])
    }

    @Test func aFailingFieldUndoesTheOthers() async {
        let bench: ExecutionBench = bench(failing: "b", Self.failure(.notNullViolation))
        #expect(
            await bench.mutate(Self.operation) == """
                OK {"a":null,"b":null,"c":null}
                a: ABORTED a (rolled back)
                b: INVALID_ARGUMENT the data violates SQL not-null constraint
                c: ABORTED c (aborted)
                """)
        #expect(bench.sessions.events.map(\.text) == ["begin SERIALIZABLE shared shared", "a", "b", "rollback"])
        #expect(bench.changes.isEmpty)
    }

    @Test func aMissingValueUndoesTheOthers() async throws {
        let bench: ExecutionBench = bench()
        let owner: ParameterSource = try expression("auth.uid", as: "String", isRequired: true)
        let operation: CompiledOperation = .testing(
            "T", .mutation, isTransaction: true, [.field("a"), .field("b", [owner])])
        #expect(
            await bench.mutate(operation) == """
                OK {"a":null,"b":null}
                a: ABORTED a (rolled back)
                b: INVALID_ARGUMENT auth.uid (String) is missing
                """)
        #expect(bench.sessions.events.map(\.text) == ["begin SERIALIZABLE", "a", "rollback"])
    }

    @Test func whatCommitRefusesIsTheLastFieldsError() async {
        let bench: ExecutionBench = bench()
        bench.sessions.controlErrors = [nil, Self.failure(.foreignKeyViolation)]
        #expect(
            await bench.mutate(Self.operation) == """
                OK {"a":null,"b":null,"c":null}
                a: ABORTED a (rolled back)
                b: ABORTED b (rolled back)
                c: FAILED_PRECONDITION the data violates SQL FOREIGN KEY constraint
                """)
        #expect(bench.changes.isEmpty)
    }

    @Test(arguments: [SQLState.serializationFailure, .deadlockDetected])
    func triesAgainWithTheTablesToItself(_ state: SQLState) async {
        let bench: ExecutionBench = bench(failing: "a", Self.failure(state), times: 2)
        #expect(await bench.mutate(Self.operation) == Self.committed)
        #expect(
            bench.sessions.events.map(\.text) == [
                "begin SERIALIZABLE shared shared", "a", "rollback",
                "begin SERIALIZABLE shared shared", "a", "rollback",
                "begin SERIALIZABLE exclusive exclusive actor movie", "a", "b", "c", "commit",
            ])
        #expect(bench.pauseTexts == ["0.005 seconds", "0.01 seconds"])
        #expect(bench.changes.count == 1)
    }

    @Test func givesUpAfterFiveAttempts() async {
        let bench: ExecutionBench = bench(failing: "c", Self.failure(.serializationFailure))
        #expect(
            await bench.mutate(Self.operation) == """
                OK {"a":null,"b":null,"c":null}
                a: ABORTED a (rolled back)
                b: ABORTED b (rolled back)
                c: ABORTED the transaction met another one, try again
                """)
        #expect(
            bench.sessions.events.map(\.text).filter { $0.hasPrefix("begin") } == [
                "begin SERIALIZABLE shared shared", "begin SERIALIZABLE shared shared",
                "begin SERIALIZABLE exclusive exclusive actor movie",
                "begin SERIALIZABLE exclusive exclusive actor movie",
                "begin SERIALIZABLE exclusive exclusive actor movie",
            ])
        #expect(bench.pauseTexts == ["0.005 seconds", "0.01 seconds", "0.02 seconds", "0.04 seconds"])
        #expect(bench.changes.isEmpty)
    }

    @Test func aCommitThatCollidesIsTriedAgain() async {
        let bench: ExecutionBench = bench()
        bench.sessions.controlErrors = [nil, Self.failure(.serializationFailure)]
        #expect(await bench.mutate(Self.operation) == Self.committed)
        #expect(bench.sessions.events.filter { $0 == .commit }.count == 2)
        #expect(bench.changes.map(\.text) == ["T committed in [900]: insert movie(a) update actor(b)"])
    }

    @Test func aConnectionThatIsLostBeforeCommitIsTriedAgain() async {
        let bench: ExecutionBench = bench(failing: "b", PostgresError(.connectionLost, "secret"), times: 1)
        #expect(await bench.mutate(Self.operation) == Self.committed)
    }

    @Test func aCommitWithoutAnAnswerIsNotTriedAgain() async {
        let bench: ExecutionBench = bench()
        bench.sessions.controlErrors = [nil, PostgresError(.outcomeUnknown, "secret", sqlState: .serializationFailure)]
        let unknown: String =
            "UNKNOWN the connection to the database was lost; whether the change was made is not known"
        #expect(
            await bench.mutate(Self.operation) == """
                OK {"a":null,"b":null,"c":null}
                a: \(unknown)
                b: \(unknown)
                c: \(unknown)
                """)
        #expect(
            bench.sessions.events.map(\.text) == ["begin SERIALIZABLE shared shared", "a", "b", "c", "commit"])
        #expect(bench.changes.map(\.text) == ["T unknown in [900]: insert movie(a) update actor(b)"])
    }

    @Test func aDatabaseThatIsAwayRefusesTheRequest() async {
        let bench: ExecutionBench = bench()
        bench.sessions.controlErrors = [PostgresError(.unavailable, "secret")]
        #expect(
            await bench.mutate(Self.operation)
                == "UNAVAILABLE\nUNAVAILABLE the database cannot be reached, try again")
        #expect(bench.sessions.events.map(\.text) == ["begin SERIALIZABLE shared shared"])
        #expect(bench.changes.isEmpty)
    }

    @Test func eachAttemptSeesItsOwnResultsOnly() async throws {
        let bench: ExecutionBench = bench(failing: "c", Self.failure(.serializationFailure), times: 1)
        let operation: CompiledOperation = .testing(
            "T", .mutation, isTransaction: true,
            [
                .field("a", [try expression("has(response.b) ? 'old' : 'new'", as: "String")]),
                .field("b", inspection: .readLater), .field("c"),
            ])
        #expect(await bench.mutate(operation) == #"OK {"a":1,"b":1,"c":1}"#)
        #expect(bench.sessionParameters == ["new", "", "", "new", "", ""])
    }

    /// What the first field would give is not known where nothing runs.
    @Test func isPreviewedWhole() async throws {
        let operation: CompiledOperation = .testing(
            "T", .mutation, isTransaction: true,
            [
                .field("a", inspection: .readLater),
                .field("b", [try expression("response.a.value + 1", as: "Int")]),
            ])
        let bench: ExecutionBench = ExecutionBench([operation])
        let previews: [StatementPreview] = try await bench.executor.preview(
            PreparedOperation(operation: operation, variables: VariableValues([]), auth: .unauthenticated))
        #expect(previews.map(\.statement.text) == ["a", "b $1::text"])
        #expect(previews.map(\.parameters.text) == ["", "NULL"])
        #expect(bench.sessions.events.isEmpty)
    }

    @Test func fromTheThirdAttemptOnWhatIsReadIsLockedToo() async {
        let bench: ExecutionBench = bench(failing: "a", Self.failure(.serializationFailure), times: 2)
        let operation: CompiledOperation = .testing(
            "T", .mutation, isTransaction: true, reads: [Self.actor, Self.movie], writes: [Self.movie],
            [.field("a", isRead: true), .field("b")])
        #expect(await bench.mutate(operation) == #"OK {"a":1,"b":1}"#)
        #expect(
            bench.sessions.events.map(\.text).filter { $0.hasPrefix("begin") } == [
                "begin SERIALIZABLE shared", "begin SERIALIZABLE shared",
                "begin SERIALIZABLE exclusive exclusive movie",
            ])
    }
}
