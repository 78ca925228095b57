import Execution
import Reactor

/// Asks an embedder over HTTP, for all workers.
///
/// - Bounds: so many requests at a time, so many that wait for their turn, and a limit of bytes to an answer.
final class EmbeddingClient: Sendable {
    typealias Completion = @Sendable (Result<[Float], EmbedderError>) -> Void

    /// One that was asked for, to take it back.
    struct Call: Hashable, Sendable {
        fileprivate let number: UInt64
    }

    private struct Order {
        var call: Call
        var request: EmbeddingRequest
        var completion: Completion
    }

    private struct State {
        var lastNumber: UInt64 = 0
        var running: [Call: OutboundClient.Call?] = [:]
        var waiting: [Order] = []
    }

    static let maximumRunning: Int = 8
    static let maximumWaiting: Int = 1000
    /// The longest vector of pgvector, 16,000 numbers, has some 350,000 bytes in JSON.
    static let maximumBytes: Int = 1 << 20
    /// Workers give up sooner: see `LoopEmbedder`.
    static let timeLimit: Duration = .seconds(60)

    private let endpoint: EmbedderEndpoint
    private let key: String?
    private let client: OutboundClient = OutboundClient()
    private let state: Lock<State> = Lock(State())

    init(_ endpoint: EmbedderEndpoint, key: String?) {
        self.endpoint = endpoint
        self.key = key
    }

    /// Asks for the vector of a text. The completion comes on a thread of its own, once at most: one that is taken
    /// back is not answered.
    func ask(_ request: EmbeddingRequest, _ completion: @escaping Completion) -> Call {
        let (call, isAccepted): (Call, Bool) = state.withLock { state in
            state.lastNumber += 1
            let call: Call = Call(number: state.lastNumber)
            guard state.waiting.count < Self.maximumWaiting else { return (call, false) }
            state.waiting.append(Order(call: call, request: request, completion: completion))
            return (call, true)
        }
        if isAccepted {
            startNext()
        } else {
            completion(.failure(EmbedderError(.unavailable, details: "too many texts wait for the embedder")))
        }
        return call
    }

    /// Nobody wants the vector any more.
    func cancel(_ call: Call) {
        let sent: OutboundClient.Call?? = state.withLock { state in
            state.waiting.removeAll { $0.call == call }
            return state.running.removeValue(forKey: call)
        }
        guard let sent else { return }
        if let sent { client.cancel(sent) }
        startNext()
    }

    private func startNext() {
        let next: Order? = state.withLock { state in
            guard state.running.count < Self.maximumRunning, !state.waiting.isEmpty else { return nil }
            let order: Order = state.waiting.removeFirst()
            state.running[order.call] = .some(nil)
            return order
        }
        guard let next else { return }
        let sent: OutboundClient.Call = client.send(endpoint.request(for: next.request, key: key)) {
            [weak self] reply in
            self?.ended(next.call)
            next.completion(reply.vector)
        }
        // Taken back or answered meanwhile: then there is nothing to keep.
        let isRunning: Bool = state.withLock { state in
            guard state.running[next.call] != nil else { return false }
            state.running[next.call] = .some(sent)
            return true
        }
        if !isRunning { client.cancel(sent) }
    }

    private func ended(_ call: Call) {
        state.withLock { $0.running[call] = nil }
        startNext()
    }
}
