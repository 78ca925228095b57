import JSON
import Reactor

/// All that happens for one connector, on the thread of one loop: requests, the stream, the cache.
actor ConnectorEngine {
    nonisolated let environment: EngineEnvironment
    nonisolated let connector: ConnectorConfig
    nonisolated let identity: ClientIdentity
    private let configuration: Lock<ClientConfiguration>
    private var generation: Int = 0
    private var unary: UnaryClient?
    private var context: TLSContext?
    private var lastTicket: Int = 0
    private(set) var waiting: [Int: CheckedContinuation<Reply, Never>] = [:]
    var isClosed: Bool = false

    // The parts of the extensions: the token, the stream, what is kept, who listens.
    var tokens: TokenState = TokenState()
    var stream: StreamState = StreamState()
    var kept: CacheState = CacheState()
    var live: [Operation: LiveQuery] = [:]
    var liveByID: [String: Operation] = [:]
    /// Listeners that wait to be told what is kept.
    var arriving: Set<Int> = []

    /// What came of one attempt.
    typealias Reply = Result<ServerResponse, Failure>

    /// What was answered, and to whom.
    struct Answer: Sendable {
        let response: ServerResponse
        let source: DataSource
        let user: String?
        /// Another user has signed in meanwhile: whoever asked may see it, but nobody else.
        var isOutlived: Bool = false
    }

    enum Failure: Error {
        case transport(TransportError)
        case setup(DataConnectInitError)
        case cancelled
    }

    /// A server's own limit is 30 s; its answer that time is up should still arrive.
    static let timeout: Duration = .seconds(40)

    nonisolated var loop: EventLoop { environment.loop }
    nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }

    init(
        _ connector: ConnectorConfig, _ identity: ClientIdentity, _ configuration: Lock<ClientConfiguration>,
        _ environment: EngineEnvironment
    ) {
        self.connector = connector
        self.identity = identity
        self.configuration = configuration
        self.environment = environment
    }

    // MARK: Operations

    /// Asks the server.
    ///
    /// When it does not believe the token another one is got, and the request made once more: it was not done.
    func ask(_ operation: Operation) async throws -> Answer {
        let token: AuthToken? = try await currentToken(forcingRefresh: false)
        let credentials: Credentials = Credentials(
            token: token?.text, appCheck: await appCheckToken(forcingRefresh: false))
        let reply: Reply = await attempt(operation, credentials)
        let user: String? = token?.user
        guard reply.isUnauthenticated, credentials != Credentials() else { return try Self.answer(reply, user) }
        let freshToken: AuthToken? = try await currentToken(forcingRefresh: true)
        let fresh: Credentials = Credentials(
            token: freshToken?.text, appCheck: await appCheckToken(forcingRefresh: true))
        // What one user asked for is not asked for another.
        guard fresh != credentials, freshToken?.user == user else { return try Self.answer(reply, user) }
        return try Self.answer(await attempt(operation, fresh), user)
    }

    /// On the stream if there is one; what it loses may be asked for again if it changes nothing.
    private func attempt(_ operation: Operation, _ credentials: Credentials) async -> Reply {
        if stream.machine.carriesOperations, !isMoved {
            let reply: Reply = await reply { ticket in executeOnStream(operation, ticket) }
            guard operation.kind == .query, case .failure(.transport(let error)) = reply, error.kind == .connectionLost
            else { return reply }
        }
        return await reply { ticket in sendUnary(operation, credentials, ticket) }
    }

    private func sendUnary(_ operation: Operation, _ credentials: Credentials, _ ticket: Int) {
        do throws(DataConnectInitError) {
            let configuration: ClientConfiguration = current()
            let request: UnaryRequest = UnaryExchange.request(
                operation, project: configuration.project, connector: connector, identity: identity,
                credentials)
            try unaryClient(configuration).send(request, timeout: Self.timeout) { [weak self] result in
                let reply: Reply = Self.reply(result, to: operation.kind)
                self?.assumeIsolated { $0.settle(ticket, reply) }
            }
        } catch {
            settle(ticket, .failure(.setup(error)))
        }
    }

    private static func reply(_ result: Result<HTTPResponse, TransportError>, to kind: Operation.Kind) -> Reply {
        do throws(TransportError) {
            return .success(try UnaryExchange.response(try result.get(), to: kind))
        } catch {
            return .failure(.transport(error))
        }
    }

    private static func answer(_ reply: Reply, _ user: String?) throws -> Answer {
        switch reply {
        case .success(let response): return Answer(response: response, source: .server, user: user)
        case .failure(.transport(let error)): throw DataConnectOperationError(error)
        case .failure(.setup(let error)): throw error
        case .failure(.cancelled): throw CancellationError()
        }
    }

    // MARK: Waiting

    /// Begins something and waits for its reply, or for the end of the task: what was begun goes on then.
    private func reply(to begin: (Int) -> Void) async -> Reply {
        lastTicket += 1
        let ticket: Int = lastTicket
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                guard !Task.isCancelled else { return continuation.resume(returning: .failure(.cancelled)) }
                guard !isClosed else {
                    let error: TransportError = TransportError(.closed, "the instance was closed")
                    return continuation.resume(returning: .failure(.transport(error)))
                }
                waiting[ticket] = continuation
                begin(ticket)
            }
        } onCancel: {
            loop.post { self.assumeIsolated { $0.settle(ticket, .failure(.cancelled)) } }
        }
    }

    func settle(_ ticket: Int, _ reply: Reply) {
        waiting.removeValue(forKey: ticket)?.resume(returning: reply)
    }

    // MARK: Configuration

    /// What the instance was told last; connections to where the server was before are closed.
    func current() -> ClientConfiguration {
        let configuration: ClientConfiguration = configuration.withLock { $0 }
        if configuration.generation != generation {
            generation = configuration.generation
            unary?.close()
            unary = nil
            context = nil
            handle(.moved)
        }
        return configuration
    }

    private var isMoved: Bool { configuration.withLock { $0.generation } != generation }

    /// The instance was told something new.
    func reconfigure() { _ = current() }

    private func unaryClient(_ configuration: ClientConfiguration) throws(DataConnectInitError) -> UnaryClient {
        if let unary { return unary }
        let endpoint: Endpoint = Endpoint(configuration.settings)
        let client: UnaryClient = UnaryClient(loop, endpoint, try tlsContext(endpoint))
        unary = client
        return client
    }

    /// What encrypted connections to the server share; nothing for others.
    func tlsContext(_ endpoint: Endpoint) throws(DataConnectInitError) -> TLSContext? {
        guard endpoint.isEncrypted else { return nil }
        if let context { return context }
        let made: TLSContext = try TLSContext(endpoint.trust)
        context = made
        return made
    }

    /// Ends all connections and subscriptions. Requests are told so.
    func close() {
        isClosed = true
        unary?.close()
        unary = nil
        for query: LiveQuery in live.values { handle(.unsubscribe(id: query.id)) }
        live = [:]
        liveByID = [:]
        closeStream()
    }
}

extension Result where Success == ServerResponse, Failure == ConnectorEngine.Failure {
    /// Whether the operation was refused for want of a good token, so that it was not done.
    fileprivate var isUnauthenticated: Bool {
        switch self {
        case .success(let response): response.isUnauthenticated
        case .failure(.transport(let error)): error.isUnauthenticated
        case .failure: false
        }
    }
}
