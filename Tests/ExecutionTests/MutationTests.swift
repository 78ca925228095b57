import ConnectorModel
import Execution
import JSON
import Postgres
import SQL
import Testing

/// Mutations without `@transaction`: root fields one after the other.
@Suite struct MutationTests {
    private static let movie: QualifiedName = QualifiedName(schema: "public", name: "movie")
    private static let tag: QualifiedName = QualifiedName(schema: "public", name: "tag")

    private static func captured(_ texts: String?...) -> [[UInt8]?] { texts.map { $0.map { Array($0.utf8) } } }

    @Test func aFailingFieldDoesNotKeepTheNextFromRunning() async {
        let bench: ExecutionBench = ExecutionBench { statement, _ in
            switch statement.text {
            case "a": .success(StatementResult(json: JSONText(#"{"id":1}"#)))
            case "b": .failure(PostgresError(.server, "secret", sqlState: .uniqueViolation))
            case "c": .success(StatementResult())
            default: .success(StatementResult(affectedRowCount: 4))
            }
        }
        let operation: CompiledOperation = .testing(
            "M", .mutation, [.field("a"), .field("b"), .field("c"), .field("d", result: .affectedRowCount)])
        #expect(
            await bench.mutate(operation) == """
                OK {"a":{"id":1},"b":null,"c":null,"d":4}
                b: ALREADY_EXISTS the data violates SQL unique constraint
                """)
        #expect(bench.sessions.events.map(\.text) == ["writes: a", "writes: b", "writes: c", "writes: d"])
        #expect(bench.changes.map(\.text) == ["M committed in []: "])
    }

    @Test func tellsWhichRowsWereWritten() async {
        let bench: ExecutionBench = ExecutionBench { statement, _ in
            switch statement.text {
            case "upserted":
                .success(
                    StatementResult(
                        json: JSONText("{}"),
                        captured: Self.captured("771", #"[["1f"],["2a"]]"#, #"[["1f", "blue"], ["1f", 7]]"#)))
            case "untouched": .success(StatementResult(captured: Self.captured("772", nil)))
            case "deleted": .success(StatementResult(captured: Self.captured("772", "[]")))
            default: .failure(PostgresError(.server, ""))
            }
        }
        let operation: CompiledOperation = .testing(
            "M", .mutation,
            [
                .field(
                    "upserted",
                    captures: [
                        CapturedWrite(table: Self.movie, kind: .upsert), CapturedWrite(table: Self.tag, kind: .insert),
                    ]),
                .field("untouched", captures: [CapturedWrite(table: Self.movie, kind: .update)]),
                .field("deleted", captures: [CapturedWrite(table: Self.movie, kind: .delete)]),
                .field("failed", captures: [CapturedWrite(table: Self.movie, kind: .delete)]),
            ])
        _ = await bench.mutate(operation)
        #expect(
            bench.changes.map(\.text) == [
                "M committed in [771,772]: upsert movie(1f) upsert movie(2a) insert tag(1f,blue) insert tag(1f,7)"
            ])
    }

    @Test func tellsNothingWhereNothingWasDone() async {
        let bench: ExecutionBench = ExecutionBench { _, _ in
            .failure(PostgresError(.server, "", sqlState: .foreignKeyViolation))
        }
        #expect(
            await bench.mutate(.testing("M", .mutation, [.field("a")])) == """
                OK {"a":null}
                a: FAILED_PRECONDITION the data violates SQL FOREIGN KEY constraint
                """)
        #expect(bench.changes.isEmpty)
    }

    @Test func aFieldWithoutItsValueIsAnErrorOfThatField() async throws {
        let bench: ExecutionBench = ExecutionBench()
        let owner: ParameterSource = try expression("auth.uid", as: "String", isRequired: true)
        let operation: CompiledOperation = .testing("M", .mutation, [.field("a", [owner]), .field("b")])
        #expect(
            await bench.mutate(operation) == """
                OK {"a":null,"b":{}}
                a: INVALID_ARGUMENT auth.uid (String) is missing
                """)
        #expect(bench.sessions.events.map(\.text) == ["writes: b"])
    }

    @Test func laterFieldsSeeWhatEarlierOnesGave() async throws {
        let bench: ExecutionBench = ExecutionBench { statement, _ in
            switch statement.text {
            case "a": .success(StatementResult(json: JSONText(#"{"id":"1f"}"#)))
            case "n": .success(StatementResult(affectedRowCount: 3))
            default: .success(StatementResult(json: JSONText("{}")))
            }
        }
        let operation: CompiledOperation = .testing(
            "M", .mutation,
            [
                .field("a", inspection: .readLater),
                .field("n", result: .affectedRowCount, inspection: .readLater),
                .field("b", [try expression("response.a.id", as: "String")], inspection: .readLater),
                .field("c", [try expression("response.n + 1", as: "Int"), try expression("response.b", as: "Any")]),
            ])
        #expect(await bench.mutate(operation) == #"OK {"a":{"id":"1f"},"n":3,"b":{},"c":{}}"#)
        #expect(bench.sessionParameters == ["", "", "1f", "4, {}"])
    }

    @Test func aLostConnectionLeavesTheOutcomeOpen() async {
        let bench: ExecutionBench = ExecutionBench { _, _ in .failure(PostgresError(.outcomeUnknown, "secret")) }
        #expect(
            await bench.mutate(.testing("M", .mutation, [.field("a")])) == """
                OK {"a":null}
                a: UNKNOWN the connection to the database was lost; whether the change was made is not known
                """)
        #expect(bench.sessions.events.count == 1)
        #expect(bench.changes.map(\.text) == ["M unknown in []: "])
    }

    @Test func aDatabaseThatIsAwayRefusesTheRequest() async {
        let bench: ExecutionBench = ExecutionBench { _, _ in .failure(PostgresError(.unavailable, "secret")) }
        #expect(
            await bench.mutate(.testing("M", .mutation, [.field("a"), .field("b")]))
                == "UNAVAILABLE\nUNAVAILABLE the database cannot be reached, try again")
        #expect(bench.changes.isEmpty)
    }

    @Test func aDatabaseThatGoesAwayMeanwhileIsAnErrorOfTheRest() async {
        let bench: ExecutionBench = ExecutionBench { statement, _ in
            statement.text == "a"
                ? .success(StatementResult(json: JSONText("{}"))) : .failure(PostgresError(.unavailable, "secret"))
        }
        #expect(
            await bench.mutate(.testing("M", .mutation, [.field("a"), .field("b")])) == """
                OK {"a":{},"b":null}
                b: UNAVAILABLE the database cannot be reached, try again
                """)
        #expect(bench.changes.map(\.text) == ["M committed in []: "])
    }

    @Test func aStatementThatMetAnotherOneIsTriedAgain() async {
        var failures: [SQLState] = [.deadlockDetected, .serializationFailure]
        let bench: ExecutionBench = ExecutionBench { _, _ in
            failures.isEmpty
                ? .success(StatementResult(json: JSONText("1")))
                : .failure(PostgresError(.server, "", sqlState: failures.removeFirst()))
        }
        #expect(await bench.mutate(.testing("M", .mutation, isTransaction: true, [.field("a")])) == #"OK {"a":1}"#)
        #expect(
            bench.sessions.events.map(\.text) == [
                "begin READ COMMITTED", "a", "rollback", "begin READ COMMITTED", "a", "rollback",
                "begin READ COMMITTED", "a", "commit",
            ])
        #expect(bench.pauseTexts == ["0.005 seconds", "0.01 seconds"])
    }

    /// It begins without a task; what follows a collision is the same.
    @Test func aSingleStatementThatCollides() async {
        var collisions: Int = 1
        let bench: ExecutionBench = ExecutionBench { _, _ in
            collisions -= 1
            return collisions >= 0
                ? .failure(PostgresError(.server, "", sqlState: .serializationFailure))
                : .success(StatementResult(json: JSONText("1")))
        }
        #expect(await bench.mutate(.testing("M", .mutation, writes: [Self.movie], [.field("a")])) == #"OK {"a":1}"#)
        #expect(
            bench.sessions.events.map(\.text) == ["writes: a", "begin READ COMMITTED shared", "a", "commit"])
        #expect(bench.pauseTexts == ["0.005 seconds"])
        #expect(bench.changes.map(\.text) == ["M committed in []: "])
    }

    /// Those that never collide are spared the locks.
    @Test func aPlainStatementThatKeepsColliding() async {
        var collisions: Int = 3
        let bench: ExecutionBench = ExecutionBench { _, _ in
            collisions -= 1
            return collisions >= 0
                ? .failure(PostgresError(.server, "", sqlState: .deadlockDetected))
                : .success(StatementResult(json: JSONText("1")))
        }
        let tables: Set<QualifiedName> = [
            QualifiedName(schema: "public", name: "a"), QualifiedName(schema: "public", name: "b"),
        ]
        #expect(
            await bench.mutate(.testing("M", .mutation, writes: tables, [.field("a"), .field("b")]))
                == #"OK {"a":1,"b":1}"#)
        #expect(
            bench.sessions.events.map(\.text) == [
                "writes: a", "begin READ COMMITTED shared shared", "a", "rollback",
                "begin READ COMMITTED exclusive exclusive a b", "a", "rollback",
                "begin READ COMMITTED exclusive exclusive a b", "a", "commit", "writes: b",
            ])
        #expect(bench.pauseTexts == ["0.005 seconds", "0.01 seconds", "0.02 seconds"])
    }
}
