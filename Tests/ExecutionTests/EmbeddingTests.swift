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
}
