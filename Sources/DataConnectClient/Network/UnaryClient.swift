import Reactor

/// Requests over HTTP/1.1 on a few connections that are kept. Loop's thread only.
///
/// A request that changes something is sent once. One that does not is sent again, once, when the kept connection it was
/// sent on turns out to be dead.
final class UnaryClient {
    typealias Completion = (Result<HTTPResponse, TransportError>) -> Void

    private struct Waiting {
        let id: Int
        let request: UnaryRequest
    }

    private let loop: EventLoop
    private let endpoint: Endpoint
    private let context: TLSContext?
    private var connections: [UnaryConnection] = []
    private var queue: [Waiting] = []
    private var completions: [Int: Completion] = [:]
    /// Which connection carries which request.
    private var carriers: [Int: UnaryConnection] = [:]
    private var isClosed: Bool = false
    private var lastID: Int = 0
    private var idleTimer: TimerHandle?

    private static let maximumConnections: Int = 6
    private static let maximumBody: Int = 64 * 1024 * 1024
    /// Servers close idle connections, ours after 75 s; to be first avoids sending into a closing one.
    private static let maximumIdleTime: Duration = .seconds(30)

    init(_ loop: EventLoop, _ endpoint: Endpoint, _ context: TLSContext?) {
        self.loop = loop
        self.endpoint = endpoint
        self.context = context
    }

    /// Sends a request and gives what came of it, after `timeout` at the latest.
    func send(_ request: UnaryRequest, timeout: Duration, _ completion: @escaping Completion) {
        lastID += 1
        let id: Int = lastID
        let timer: TimerHandle = loop.schedule(after: timeout) { [weak self] in
            self?.giveUp(id)
        }
        completions[id] = { [loop] result in
            loop.cancel(timer)
            completion(result)
        }
        queue.append(Waiting(id: id, request: request))
        dispatch()
    }

    /// Ends all connections; what runs is told so.
    func close() {
        isClosed = true
        let error: TransportError = TransportError(.closed, "the connection was closed")
        for waiting: Waiting in queue { finish(waiting.id, .failure(error)) }
        queue = []
        for connection: UnaryConnection in connections { connection.close(error) }
        if let idleTimer { loop.cancel(idleTimer) }
    }

    // MARK: Connections

    private func dispatch() {
        // Nobody waits any more for what is over.
        queue.removeAll { completions[$0.id] == nil }
        while !isClosed, let next: Waiting = queue.first, let connection: UnaryConnection = freeConnection() {
            queue.removeFirst()
            carriers[next.id] = connection
            connection.send(next.request.bytes(host: endpoint.authority)) { [weak self] outcome in
                self?.settle(next, outcome)
            }
        }
        armIdleTimer()
    }

    private func freeConnection() -> UnaryConnection? {
        if let idle: UnaryConnection = connections.last(where: \.isIdle) { return idle }
        guard connections.count < Self.maximumConnections else { return nil }
        let connection: UnaryConnection = UnaryConnection(loop, endpoint, context, maximumBody: Self.maximumBody)
        connection.onChange = { [weak self] connection in
            if connection.isClosed { self?.connections.removeAll { $0 === connection } }
            self?.dispatch()
        }
        connections.append(connection)
        return connection
    }

    private func settle(_ waiting: Waiting, _ outcome: UnaryConnection.Outcome) {
        carriers[waiting.id] = nil
        switch outcome {
        case .response(let response): finish(waiting.id, .success(response))
        case .neverSent(let error): finish(waiting.id, .failure(error))
        case .lost(_, isFresh: false) where waiting.request.isRepeatable && !isClosed: queue.insert(waiting, at: 0)
        case .lost(let error, _) where waiting.request.isRepeatable: finish(waiting.id, .failure(error))
        case .lost(let error, _):
            let message: String = "\(error.message); whether the mutation was done is not known"
            finish(waiting.id, .failure(TransportError(.outcomeUnknown, message)))
        }
    }

    /// A connection whose server does not answer is of no use to others either.
    private func giveUp(_ id: Int) {
        let error: TransportError = TransportError(.timedOut, "no answer in time")
        finish(id, .failure(error))
        carriers.removeValue(forKey: id)?.close(error)
    }

    private func finish(_ id: Int, _ result: Result<HTTPResponse, TransportError>) {
        completions.removeValue(forKey: id)?(result)
    }

    private func armIdleTimer() {
        if let idleTimer { loop.cancel(idleTimer) }
        idleTimer = nil
        guard connections.contains(where: \.isIdle) else { return }
        idleTimer = loop.schedule(after: Self.maximumIdleTime) { [weak self] in
            guard let self else { return }
            idleTimer = nil
            for connection: UnaryConnection in connections where connection.isIdle {
                connection.close(TransportError(.connectionLost, "idle"))
            }
        }
    }
}
