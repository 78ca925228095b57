import CEL
import ConnectorModel
import Execution
import JSON
import Postgres
import SQL
import Testing

/// Checks on what a mutation's root fields give: nothing is committed that did not pass, and nothing runs after one that fails.
@Suite struct CheckTests {
    private static let table: QualifiedName = QualifiedName(schema: "public", name: "movie")

    private static func success(_ statement: SQLStatement) -> Result<StatementResult, PostgresError> {
        let json: String = statement.text == "list" ? #"[{"id":"1f"},{"id":"2a"}]"# : #"{"id":"1f"}"#
        return .success(
            StatementResult(
                json: JSONText(json), captured: ["900", "[[\"\(statement.text)\"]]"].map { Array($0.utf8) },
                affectedRowCount: 2))
    }

    private func bench() -> ExecutionBench { ExecutionBench { statement, _ in Self.success(statement) } }

    private static func mutation(isTransaction: Bool = false, _ steps: CompiledStep...) -> CompiledOperation {
        .testing("M", .mutation, isTransaction: isTransaction, writes: [table], steps)
    }

    private static let captures: [CapturedWrite] = [CapturedWrite(table: table, kind: .update)]

    @Test func aCheckedWriteHasATransactionOfItsOwn() async throws {
        let bench: ExecutionBench = bench()
        let operation: CompiledOperation = Self.mutation(
            .field("a"),
            .field("b", captures: Self.captures, inspection: .checked(try .that("this.id == '1f'"))), .field("c"))
        #expect(await bench.mutate(operation) == #"OK {"a":{"id":"1f"},"b":{"id":"1f"},"c":{"id":"1f"}}"#)
        #expect(
            bench.sessions.events.map(\.text) == [
                "writes: a", "begin READ COMMITTED", "b", "commit", "writes: c",
            ])
    }

    @Test func aFailingCheckRollsItsFieldBackAndAbortsTheRest() async throws {
        let bench: ExecutionBench = bench()
        let operation: CompiledOperation = Self.mutation(
            .field("a", captures: Self.captures),
            .field("b", captures: Self.captures, inspection: .checked(try .that("this == null", message: "no"))),
            .field("c"), .field("d"))
        #expect(
            await bench.mutate(operation) == """
                OK {"a":{"id":"1f"},"b":null,"c":null,"d":null}
                b: PERMISSION_DENIED no
                c: ABORTED c (aborted)
                d: ABORTED d (aborted)
                """)
        #expect(
            bench.sessions.events.map(\.text) == ["writes: a", "begin READ COMMITTED", "b", "rollback"])
        #expect(bench.changes.map(\.text) == ["M committed in [900]: update movie(a)"])
    }

    @Test func aFailingCheckUndoesAWholeTransaction() async throws {
        let bench: ExecutionBench = bench()
        let operation: CompiledOperation = Self.mutation(
            isTransaction: true, .field("a"),
            .field("b", inspection: .checked(try .that("this == null", message: "no"))), .field("c"))
        #expect(
            await bench.mutate(operation) == """
                OK {"a":null,"b":null,"c":null}
                a: ABORTED a (rolled back)
                b: PERMISSION_DENIED no
                c: ABORTED c (aborted)
                """)
        #expect(bench.sessions.events.map(\.text) == ["begin SERIALIZABLE shared", "a", "b", "rollback"])
        #expect(bench.changes.isEmpty)
    }

    @Test func whatIsOnlyReadNeedsNoTransaction() async throws {
        let bench: ExecutionBench = bench()
        let operation: CompiledOperation = Self.mutation(
            .field("a", isRead: true, inspection: .checked(try .that("this != null"))), .field("b"))
        #expect(await bench.mutate(operation) == #"OK {"a":{"id":"1f"},"b":{"id":"1f"}}"#)
        #expect(bench.sessions.events.map(\.text) == ["reads: a", "writes: b"])
    }

    @Test func aMutationThatOnlyReadSomethingHasChangedNothing() async {
        let bench: ExecutionBench = ExecutionBench { statement, _ in
            statement.text == "a"
                ? Self.success(statement) : .failure(PostgresError(.server, "", sqlState: .uniqueViolation))
        }
        let operation: CompiledOperation = Self.mutation(.field("a", isRead: true), .field("b"))
        #expect(await bench.mutate(operation).hasPrefix(#"OK {"a":{"id":"1f"},"b":null}"#))
        #expect(bench.changes.isEmpty)
    }

    @Test func aFieldThatTheDatabaseRefusesIsNotChecked() async throws {
        let bench: ExecutionBench = ExecutionBench { statement, _ in
            statement.text == "a"
                ? .failure(PostgresError(.server, "", sqlState: .notNullViolation)) : Self.success(statement)
        }
        let operation: CompiledOperation = Self.mutation(
            .field("a", inspection: .checked(try .that("false"))), .field("b"))
        #expect(
            await bench.mutate(operation) == """
                OK {"a":null,"b":{"id":"1f"}}
                a: INVALID_ARGUMENT the data violates SQL not-null constraint
                """)
        #expect(bench.sessions.events.map(\.text) == ["begin READ COMMITTED", "a", "rollback", "writes: b"])
    }

    @Test func aCheckedWriteThatMetAnotherOneIsTriedAgain() async throws {
        var failures: Int = 2
        let bench: ExecutionBench = ExecutionBench { statement, _ in
            failures -= 1
            return failures >= 0
                ? .failure(PostgresError(.server, "", sqlState: .deadlockDetected)) : Self.success(statement)
        }
        let operation: CompiledOperation = Self.mutation(
            .field("a", inspection: .checked(try .that("this.id == '1f'"))))
        #expect(await bench.mutate(operation) == #"OK {"a":{"id":"1f"}}"#)
        #expect(bench.sessions.events.filter { $0 == .rollback }.count == 2)
        #expect(bench.pauseTexts == ["0.005 seconds", "0.01 seconds"])
    }

    @Test func aCheckedWriteWhoseCommitIsLostIsOpen() async throws {
        let bench: ExecutionBench = bench()
        bench.sessions.controlErrors = [nil, PostgresError(.outcomeUnknown, "secret")]
        let operation: CompiledOperation = Self.mutation(
            .field("a", captures: Self.captures, inspection: .checked(try .that("true"))), .field("b"))
        #expect(
            await bench.mutate(operation) == """
                OK {"a":null,"b":{"id":"1f"}}
                a: UNKNOWN the connection to the database was lost; whether the change was made is not known
                """)
        #expect(bench.changes.map(\.text) == ["M unknown in [900]: update movie(a)"])
    }

    @Test func aCheckOnTheOperationKeepsEverythingFromRunning() async throws {
        let bench: ExecutionBench = bench()
        let variables: [CompiledVariable] = [CompiledVariable("n", "Int!")]
        let operation: CompiledOperation = .testing(
            "M", .mutation, variables,
            checks: [
                try .that("vars.n > 1", message: "too few", variables: variables),
                try .that("vars.n / 0 > 1", variables: variables),
                try .that("vars.n < 9", message: "too many", variables: variables),
            ], [.field("a")])
        #expect(
            await bench.mutate(operation, #"{"n": 1}"#) == """
                OK
                PERMISSION_DENIED too few
                PERMISSION_DENIED permission denied
                """)
        #expect(bench.sessions.events.isEmpty)
    }

    @Test func everyElementIsCheckedAndTheFirstFaultIsNamed() async throws {
        let shape: ResultShape = .list(.object(["id": .scalar(.scalar(.string))]))
        let path: [CompiledCheck.Step] = [.elements, .member(name: "id", index: 0)]
        for (text, answer) in [
            ("this.size() == 2", #"OK {"list":[{"id":"1f"},{"id":"2a"}]}"#),
            ("this == '1f'", "OK {\"list\":null}\nlist.1.id: PERMISSION_DENIED permission denied"),
            ("this == 'x'", "OK {\"list\":null}\nlist.0.id: PERMISSION_DENIED permission denied"),
        ] {
            let operation: CompiledOperation = Self.mutation(
                .field("list", isRead: true, inspection: .checked(try .that(text, path), shape: shape)))
            #expect(await bench().mutate(operation) == answer)
        }
    }

    @Test(arguments: [
        ("null", false, true), ("[]", false, true), (#"[{"a":null}]"#, false, true),
        (#"[{"a":{"b":null}}]"#, false, false), (#"[{"a":{"b":1}},{"a":null}]"#, true, true),
        (#"[{"a":{"b":1}},{"a":{"b":0}}]"#, false, false),
    ])
    func whatNoWayReachesFailsUnlessItIsOptional(_ json: String, _ passes: Bool, _ passesIfOptional: Bool) async throws
    {
        let shape: ResultShape = .list(.object(["a": .object(["b": .scalar(.scalar(.int))])]))
        let path: [CompiledCheck.Step] = [
            .elements, .member(name: "a", index: 0), .member(name: "b", index: 0),
        ]
        for (isOptional, expected) in [(false, passes), (true, passesIfOptional)] {
            let bench: ExecutionBench = ExecutionBench { _, _ in .success(StatementResult(json: JSONText(json))) }
            let check: CompiledCheck = try .that("this != null && this > 0", path, isOptional: isOptional)
            let answer: String = await bench.mutate(
                Self.mutation(.field("a", isRead: true, inspection: .checked(check, shape: shape))))
            #expect(answer.contains("PERMISSION_DENIED") != expected, "\(json) optional: \(isOptional)")
        }
    }

    @Test func whatCannotBeReadDoesNotLeave() async throws {
        let deep: String = String(repeating: "[", count: 600) + String(repeating: "]", count: 600)
        let bench: ExecutionBench = ExecutionBench { _, _ in .success(StatementResult(json: JSONText(deep))) }
        let operation: CompiledOperation = Self.mutation(
            .field("a", isRead: true, inspection: .checked(try .that("true"))), .field("b"))
        #expect(
            await bench.mutate(operation) == """
                OK {"a":null,"b":null}
                a: INTERNAL the database answered in an unexpected way
                b: ABORTED b (aborted)
                """)
    }

    @Test func expressionsReadWhatVariablesOfTheTypesWouldBe() async throws {
        let bench: ExecutionBench = ExecutionBench { _, _ in
            .success(
                StatementResult(
                    json: JSONText(
                        #"{"i":1,"big":"9007199254740993","f":2,"d":"2024-02-29","t":"2024-02-29T12:00:00.500000Z","#
                            + #""a":{"k":[null]},"l":["2024-01-01"],"v":[1,0.5],"skipped":{"x":[1]}}"#)))
        }
        let shape: ResultShape = .object([
            "i": .scalar(.scalar(.int)), "big": .scalar(.scalar(.int64)), "f": .scalar(.scalar(.float)),
            "d": .scalar(.scalar(.date)), "t": .scalar(.scalar(.timestamp)), "a": .any,
            "l": .scalar(.list(.scalar(.date), elementIsNonNull: true)), "v": .scalar(.scalar(.vector)),
            "~skipped": .any,
        ])
        for text: String in [
            "this.i == 1 && this.big == 9007199254740993 && type(this.f) == double",
            "this.d == timestamp('2024-02-29T00:00:00Z') && this.t > this.d && this.t.getHours() == 12",
            "this.a.k[0] == null && this.l[0] < this.d && this.v[0] + this.v[1] == 1.5",
            "!has(this.skipped)",
        ] {
            let operation: CompiledOperation = Self.mutation(
                .field("a", isRead: true, inspection: .checked(try .that(text), shape: shape)))
            #expect(await bench.mutate(operation).hasPrefix(#"OK {"a":{"i":1"#), "\(text)")
        }
    }
}
