import ConnectorModel
import Execution
import JSON
import Postgres
import SQL
import Testing

/// A mutation whose client has left is taken back as long as nothing of it was sent.
@Suite struct WithdrawalTests {
    private static let single: CompiledOperation = .testing("M", .mutation, [.field("a")])
    private static let several: CompiledOperation = .testing("M", .mutation, [.field("a"), .field("b")])
    private static let readFirst: CompiledOperation = .testing(
        "M", .mutation, [.field("a", isRead: true), .field("b")])
    private static let transaction: CompiledOperation = .testing(
        "M", .mutation, isTransaction: true, [.field("a"), .field("b")])
    private static let collision: PostgresError = PostgresError(.server, "", sqlState: .serializationFailure)

    private func bench() -> ExecutionBench {
        ExecutionBench { _, _ in .success(StatementResult(json: JSONText("1"))) }
    }

    @Test func leavesNothingOfWhatWaitsForASession() async throws {
        let cases: [(CompiledOperation, String)] = [
            (Self.single, "OK {\"a\":null}\na: CANCELLED the operation was cancelled"),
            (
                Self.several,
                """
                OK {"a":null,"b":null}
                a: CANCELLED the operation was cancelled
                b: ABORTED b (aborted)
                """
            ),
            (
                Self.readFirst,
                """
                OK {"a":null,"b":null}
                a: CANCELLED the operation was cancelled
                b: ABORTED b (aborted)
                """
            ),
            (
                Self.transaction,
                """
                OK {"a":null,"b":null}
                a: CANCELLED the operation was cancelled
                b: ABORTED b (aborted)
                """
            ),
        ]
        for (operation, expected) in cases {
            let bench: ExecutionBench = bench()
            bench.sessions.isBusy = true
            let answer: String = try await bench.mutate(operation) { ticket in
                #expect(bench.sessions.waitingCount == 1)
                ticket.cancel()
                #expect(bench.sessions.waitingCount == 0)
                bench.sessions.isBusy = false
            }
            #expect(answer == expected)
            #expect(bench.sessions.events == [])
            #expect(bench.changes.isEmpty)
        }
    }

    /// The client leaves while the first field is with the database; the second one runs all the same, also behind a read.
    @Test(arguments: [false, true]) func goesOnWithWhatWasSent(isReadFirst: Bool) async throws {
        let bench: ExecutionBench = bench()
        bench.sessions.isBusy = true
        var left: Ticket?
        bench.sessions.script = { _, _ in
            left?.cancel()
            return .success(StatementResult(json: JSONText("1")))
        }
        let answer: String = try await bench.mutate(isReadFirst ? Self.readFirst : Self.several) { ticket in
            left = ticket
            bench.sessions.isBusy = false
        }
        #expect(answer == #"OK {"a":1,"b":1}"#)
        #expect(bench.sessions.events.map(\.text) == [isReadFirst ? "reads: a" : "writes: a", "writes: b"])
        #expect(bench.changes.count == 1)
    }

    /// Between two fields the mutation has begun, though nothing of it is with the database.
    @Test func goesOnBetweenItsFields() async throws {
        let bench: ExecutionBench = bench()
        bench.sessions.script = { _, _ in
            bench.sessions.isBusy = true
            return .success(StatementResult(json: JSONText("1")))
        }
        let answer: String = try await bench.mutate(Self.several) { ticket in
            #expect(bench.sessions.waitingCount == 1)
            ticket.cancel()
            bench.sessions.isBusy = false
        }
        #expect(answer == #"OK {"a":1,"b":1}"#)
    }

    /// What collided was rolled back; its client left meanwhile, so that it is not tried again.
    @Test func isNotTriedAgain() async throws {
        for (operation, events): (CompiledOperation, [String]) in [
            (Self.single, ["writes: a"]), (Self.several, ["writes: a"]),
            (Self.transaction, ["begin SERIALIZABLE", "a", "rollback"]),
        ] {
            let bench: ExecutionBench = bench()
            bench.sessions.isBusy = true
            var left: Ticket?
            bench.sessions.script = { _, _ in
                left?.cancel()
                return .failure(Self.collision)
            }
            let answer: String = try await bench.mutate(operation) { ticket in
                left = ticket
                bench.sessions.isBusy = false
            }
            #expect(answer.contains("\na: CANCELLED the operation was cancelled"), "\(answer)")
            #expect(bench.sessions.events.map(\.text) == events)
            #expect(bench.changes.isEmpty)
        }
    }

    /// Nothing is sent once the vectors are there.
    @Test func waitsForVectorsInVain() async throws {
        let bench: ExecutionBench = bench()
        let model: SlowModel = SlowModel()
        bench.executor.embedder = model
        let source: EmbeddingSource = EmbeddingSource(model: "m", text: .constant("abc"), size: 1)
        let operation: CompiledOperation = .testing("M", .mutation, [.field("a", [.embedding(source)])])
        let answer: String = try await bench.mutate(operation) { ticket in
            ticket.cancel()
            model.answer()
        }
        #expect(answer == "OK {\"a\":null}\na: CANCELLED the operation was cancelled")
        #expect(bench.sessions.events == [])
    }

    private final class SlowModel: Embedder {
        private var waiting: [(Result<[Float], EmbedderError>) -> Void] = []

        func embed(
            _ request: EmbeddingRequest, _ completion: @escaping (Result<[Float], EmbedderError>) -> Void
        ) {
            waiting.append(completion)
        }

        func answer() { for completion in waiting { completion(.success([1])) } }
    }
}

extension ExecutionBench {
    /// The answer of a mutation, and what happens while it waits.
    fileprivate func mutate(_ operation: CompiledOperation, meanwhile: (Ticket) -> Void) async throws -> String {
        let prepared: PreparedOperation = try executor.prepare(
            operation, request(operation, nil, .unauthenticated)
        ).get()
        return await withCheckedContinuation { continuation in
            let ticket: Ticket? = executor.mutate(prepared, on: globalConcurrentExecutor) {
                continuation.resume(returning: $0.text)
            }
            if let ticket { meanwhile(ticket) }
        }
    }
}
