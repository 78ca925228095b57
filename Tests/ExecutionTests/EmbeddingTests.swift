import ConnectorModel
import Execution
import JSON
import Postgres
import SQL
import Testing

/// Vectors of texts are there before a statement runs, or the field that needs one fails.
@Suite struct EmbeddingTests {
    /// Answers when it is told to; a text's vector is its length, twice.
    private final class Model: Embedder {
        private(set) var asked: [String] = []
        private var waiting: [(EmbeddingRequest, (Result<[Float], EmbedderError>) -> Void)] = []
        var answersAtOnce: Bool = true
        var failure: EmbedderError?

        func embed(
            _ request: EmbeddingRequest, _ completion: @escaping (Result<[Float], EmbedderError>) -> Void
        ) {
            asked.append("\(request.model) \(request.text)")
            waiting.append((request, completion))
            if answersAtOnce { answer() }
        }

        func answer() {
            let answered: [(EmbeddingRequest, (Result<[Float], EmbedderError>) -> Void)] = waiting
            waiting = []
            for (request, completion) in answered {
                let length: Float = Float(request.text.utf8.count)
                completion(failure.map { .failure($0) } ?? .success([length, length]))
            }
        }
    }

    private static func source(_ text: EmbeddingSource.Text, size: Int? = 2) -> ParameterSource {
        .embedding(EmbeddingSource(model: "m", text: text, size: size))
    }

    private static let similar: CompiledOperation = .testing(
        "Similar", .query, [CompiledVariable("text", "String")],
        [.reading([source(.variable(slot: 0, path: []))]) { $0.parameter(0, .vector) }])

    @Test func bindsTheVector() {
        let bench: ExecutionBench = ExecutionBench()
        let model: Model = Model()
        bench.executor.embedder = model
        #expect(bench.parameters(Self.similar, #"{"text": "abc"}"#) == "[3.0,3.0]")
        #expect(model.asked == ["m abc"])
    }

    @Test func asksOnceForATextThatItKnows() {
        let bench: ExecutionBench = ExecutionBench()
        let model: Model = Model()
        bench.executor.embedder = model
        for _: Int in 0..<3 { _ = bench.parameters(Self.similar, #"{"text": "abc"}"#) }
        _ = bench.parameters(Self.similar, #"{"text": "ab"}"#)
        #expect(model.asked == ["m abc", "m ab"])
    }

    @Test func asksOnceForATextThatIsOnItsWay() {
        let bench: ExecutionBench = ExecutionBench()
        let model: Model = Model()
        model.answersAtOnce = false
        bench.executor.embedder = model
        #expect(bench.query(Self.similar, #"{"text": "abc"}"#) == "no answer")
        #expect(bench.query(Self.similar, #"{"text": "abc"}"#) == "no answer")
        model.answer()
        #expect(model.asked == ["m abc"])
        #expect(bench.parameters(Self.similar, #"{"text": "abc"}"#) == "[3.0,3.0]")
    }

    /// One that is taken back while it waits is answered at once and never sent; its vector serves the next.
    @Test func doesNotRunWhatWasTakenBack() throws {
        let bench: ExecutionBench = ExecutionBench()
        let model: Model = Model()
        model.answersAtOnce = false
        bench.executor.embedder = model
        var sent: Int = 0
        bench.reads.script = { _, _ in
            sent += 1
            return .success(StatementResult(json: JSONText("{}")))
        }
        let prepared: PreparedOperation = try bench.executor.prepare(
            Self.similar, bench.request(Self.similar, #"{"text": "abc"}"#, .unauthenticated)
        ).get()
        var answers: [String] = []
        let ticket: Ticket = try #require(bench.executor.query(prepared) { answers.append($0.text) })
        #expect(!ticket.isOver)
        Ticket(object: ticket.object).cancel()
        #expect(answers == ["OK\nCANCELLED the operation was cancelled"])
        #expect(ticket.isOver)
        model.answer()
        ticket.cancel()
        #expect(answers.count == 1)
        #expect(sent == 0)
        #expect(bench.query(Self.similar, #"{"text": "abc"}"#) == "OK {}")
        #expect(model.asked == ["m abc"])
    }

    /// One that runs already is taken back from its lane.
    @Test func takesBackWhatRuns() throws {
        let bench: ExecutionBench = ExecutionBench()
        let model: Model = Model()
        model.answersAtOnce = false
        bench.executor.embedder = model
        bench.reads.script = { _, _ in nil }
        let prepared: PreparedOperation = try bench.executor.prepare(
            Self.similar, bench.request(Self.similar, #"{"text": "abc"}"#, .unauthenticated)
        ).get()
        var answers: [String] = []
        let ticket: Ticket = try #require(bench.executor.query(prepared) { answers.append($0.text) })
        model.answer()
        #expect(bench.reads.pending.map(\.isCancelled) == [false])
        let submission: SimulatedLane.Submission = try #require(bench.reads.pending.first)
        ticket.cancel()
        #expect(submission.isCancelled)
        #expect(answers == ["OK\nCANCELLED the operation was cancelled"])
    }

    @Test func withoutAnEmbedderThereIsNoVector() {
        #expect(
            ExecutionBench().query(Self.similar, #"{"text": "abc"}"#)
                == "OK\nUNIMPLEMENTED this server has no embedder, which vectors of texts need")
    }

    @Test func saysWhatKeepsAFieldFromItsVector() {
        let bench: ExecutionBench = ExecutionBench()
        let model: Model = Model()
        bench.executor.embedder = model
        #expect(
            bench.query(Self.similar, #"{"text": null}"#)
                == "OK\nINVALID_ARGUMENT there is no text to make a vector of")
        model.failure = EmbedderError(.unavailable, details: "the model is away")
        #expect(
            bench.query(Self.similar, #"{"text": "abc"}"#)
                == "OK\nUNAVAILABLE the vector of a text could not be made")
        model.failure = nil
        let wide: CompiledOperation = .testing([
            .reading([Self.source(.constant("abc"), size: 3)]) { $0.parameter(0, .vector) }
        ])
        #expect(
            bench.query(wide, nil) == "OK\nFAILED_PRECONDITION the embedder's vectors do not fit the column")
    }

    /// Only the field that lacks its vector fails.
    @Test func failsForOneFieldAlone() async {
        let bench: ExecutionBench = ExecutionBench()
        let mutation: CompiledOperation = .testing(
            "Save", .mutation, [.field("with", [Self.source(.constant("abc"))]), .field("without")])
        #expect(
            await bench.mutate(mutation) == """
                OK {"with":null,"without":{}}
                with: UNIMPLEMENTED this server has no embedder, which vectors of texts need
                """)
        bench.executor.embedder = Model()
        #expect(await bench.mutate(mutation) == #"OK {"with":{},"without":{}}"#)
        #expect(bench.sessionParameters.last == "" && bench.sessionParameters.contains("[3.0,3.0]"))
    }

    /// An embedder that is away is no database that is away: only that refuses the request whole.
    @Test(arguments: [false, true]) func anEmbedderThatIsAwayIsAnErrorOfTheField(_ isTransaction: Bool) async {
        let bench: ExecutionBench = ExecutionBench()
        let model: Model = Model()
        model.failure = EmbedderError(.unavailable, details: "the model is away")
        bench.executor.embedder = model
        let mutation: CompiledOperation = .testing(
            "Save", .mutation, isTransaction: isTransaction, [.field("with", [Self.source(.constant("abc"))])])
        #expect(
            await bench.mutate(mutation) == """
                OK {"with":null}
                with: UNAVAILABLE the vector of a text could not be made
                """)
        bench.sessions.script = { _, _ in .failure(PostgresError(.unavailable, "away")) }
        #expect(
            await bench.mutate(.testing("Save", .mutation, isTransaction: isTransaction, [.field("with")]))
                == "UNAVAILABLE\nUNAVAILABLE the database cannot be reached, try again")
    }
}
