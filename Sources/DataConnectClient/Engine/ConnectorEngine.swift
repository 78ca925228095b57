import JSON
import Reactor

/// All that happens for one connector, on the thread of one loop: requests, the stream, the cache.
actor ConnectorEngine {
    nonisolated let loop: EventLoop
    nonisolated let connector: ConnectorConfig
    nonisolated let identity: ClientIdentity
    private let configuration: Lock<ClientConfiguration>
    private var generation: Int = 0
    private var unary: UnaryClient?
    private var token: AuthToken?
    private var lastTicket: Int = 0
    private var waiting: [Int: CheckedContinuation<Reply, Never>] = [:]

    /// What came of one attempt.
    typealias Reply = Result<ServerResponse, Failure>

    enum Failure: Error {
        case transport(TransportError)
        case setup(DataConnectInitError)
        case cancelled
    }

    /// A server's own limit is 30 s; its answer that time is up should still arrive.
    private static let timeout: Duration = .seconds(40)

    nonisolated var unownedExecutor: UnownedSerialExecutor { loop.asUnownedSerialExecutor() }

    init(
        _ connector: ConnectorConfig, _ identity: ClientIdentity, _ configuration: Lock<ClientConfiguration>,
        loop: EventLoop
    ) {
        self.connector = connector
        self.identity = identity
        self.configuration = configuration
        self.loop = loop
    }

    // MARK: Operations

    /// Asks the server.
    ///
    /// When it does not believe the token another one is got, and the request made once more: it was not done.
    func ask(_ operation: Operation) async throws -> ServerResponse {
        let token: AuthToken? = try await currentToken(forcingRefresh: false)
        do {
            return try await attempt(operation, token)
        } catch let error as DataConnectOperationError {
            guard (error.underlyingError as? TransportError)?.isUnauthenticated == true, token != nil else {
                throw error
            }
            let fresh: AuthToken? = try await currentToken(forcingRefresh: true)
            guard let fresh, fresh.text != token?.text else { throw error }
            return try await attempt(operation, fresh)
        }
    }

    private func attempt(_ operation: Operation, _ token: AuthToken?) async throws -> ServerResponse {
        let reply: Reply = await reply { ticket in sendUnary(operation, token, ticket) }
        switch reply {
        case .success(let response): return response
        case .failure(.transport(let error)): throw DataConnectOperationError(error)
        case .failure(.setup(let error)): throw error
        case .failure(.cancelled): throw CancellationError()
        }
    }

    private func sendUnary(_ operation: Operation, _ token: AuthToken?, _ ticket: Int) {
        do throws(DataConnectInitError) {
            let configuration: ClientConfiguration = current()
            let request: UnaryRequest = UnaryExchange.request(
                operation, project: configuration.project, connector: connector, identity: identity, token: token?.text)
            try unaryClient(configuration).send(request, timeout: Self.timeout) { [weak self] result in
                let reply: Reply = Self.reply(result)
                self?.assumeIsolated { $0.settle(ticket, reply) }
            }
        } catch {
            settle(ticket, .failure(.setup(error)))
        }
    }

    private static func reply(_ result: Result<HTTPResponse, TransportError>) -> Reply {
        do throws(TransportError) {
            return .success(try UnaryExchange.response(try result.get()))
        } catch {
            return .failure(.transport(error))
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
                waiting[ticket] = continuation
                begin(ticket)
            }
        } onCancel: {
            loop.post { self.assumeIsolated { $0.settle(ticket, .failure(.cancelled)) } }
        }
    }

    private func settle(_ ticket: Int, _ reply: Reply) {
        waiting.removeValue(forKey: ticket)?.resume(returning: reply)
    }

    // MARK: Configuration

    /// What the instance was told last; connections to where the server was before are closed.
    private func current() -> ClientConfiguration {
        let configuration: ClientConfiguration = configuration.withLock { $0 }
        if configuration.generation != generation {
            generation = configuration.generation
            unary?.close()
            unary = nil
        }
        return configuration
    }

    private func unaryClient(_ configuration: ClientConfiguration) throws(DataConnectInitError) -> UnaryClient {
        if let unary { return unary }
        let endpoint: Endpoint = Endpoint(configuration.settings)
        let context: TLSContext? = endpoint.isEncrypted ? try TLSContext(endpoint.trust) : nil
        let client: UnaryClient = UnaryClient(loop, endpoint, context)
        unary = client
        return client
    }

    /// Ends all connections. Requests are told so.
    func close() {
        unary?.close()
        unary = nil
    }

    // MARK: Token

    private func currentToken(forcingRefresh: Bool) async throws -> AuthToken? {
        let provider: (any AuthTokenProvider)? = current().tokens
        let text: String?
        do {
            text = try await provider?.token(forcingRefresh: forcingRefresh)
        } catch {
            throw DataConnectOperationError(message: "the token provider failed", cause: error)
        }
        token = try text.map { text throws(DataConnectOperationError) in try AuthToken(text) }
        return token
    }
}
