import Execution
import Reactor
import Server

/// The embedder of one worker: asks the client that all workers share, and answers on its own loop, in time.
final class LoopEmbedder: Embedder {
    private struct Pending {
        var call: EmbeddingClient.Call
        var timer: TimerHandle
        var completion: (Result<[Float], EmbedderError>) -> Void
    }

    /// From the question to the answer, with the wait for a free connection.
    private static let limit: Duration = .seconds(10)

    private let client: EmbeddingClient
    private let loop: EventLoop
    private var pending: [UInt64: Pending] = [:]
    private var lastNumber: UInt64 = 0

    init(_ client: EmbeddingClient, on loop: EventLoop) {
        self.client = client
        self.loop = loop
    }

    func embed(
        _ request: EmbeddingRequest, _ completion: @escaping (Result<[Float], EmbedderError>) -> Void
    ) {
        lastNumber += 1
        let number: UInt64 = lastNumber
        // Touched in work of the loop only, which this belongs to.
        nonisolated(unsafe) let embedder: LoopEmbedder = self
        let call: EmbeddingClient.Call = client.ask(request) { [loop] result in
            loop.post { embedder.finish(number, result) }
        }
        let timer: TimerHandle = loop.schedule(after: Self.limit) { [weak self] in self?.giveUp(number) }
        pending[number] = Pending(call: call, timer: timer, completion: completion)
    }

    private func giveUp(_ number: UInt64) {
        guard let call: EmbeddingClient.Call = pending[number]?.call else { return }
        client.cancel(call)
        let seconds: Int64 = Self.limit.components.seconds
        finish(number, .failure(EmbedderError(.unavailable, details: "the embedder took longer than \(seconds) s")))
    }

    private func finish(_ number: UInt64, _ result: Result<[Float], EmbedderError>) {
        guard let done: Pending = pending.removeValue(forKey: number) else { return }
        loop.cancel(done.timer)
        done.completion(result)
    }
}

extension EmbedderEndpoint {
    /// Gives every worker an embedder over one client, with the key of the environment.
    func factory(_ environment: [String: String]) -> EmbedderFactory {
        let client: EmbeddingClient = EmbeddingClient(self, key: Self.key(in: environment))
        return { loop in LoopEmbedder(client, on: loop) }
    }
}
