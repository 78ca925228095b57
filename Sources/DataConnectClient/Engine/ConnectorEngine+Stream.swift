import JSON
import Reactor

/// The stream of an engine: the machine that decides, and what it decides about.
struct StreamState {
    var machine: StreamMachine = StreamMachine()
    var socket: StreamSocket?
    /// Counts the connections, so that late news of an old one are told from those of the present one.
    var connection: Int = 0
    var timers: [StreamMachine.Wait: TimerHandle] = [:]
    var executions: [String: Execution] = [:]
    var events: [StreamMachine.Event] = []
    var isHandling: Bool = false
    /// What attests the app on the connection that is being made.
    var appCheck: String?
    var lastSubscription: Int = 0

    struct Execution {
        let ticket: Int
        let timer: TimerHandle
    }
}

extension ConnectorEngine {
    /// The close code of a server whose client's token is no longer good.
    private static let expiredCode: UInt16 = 4401

    /// Lets the machine decide, and does what it decides. What happens meanwhile is decided after that.
    func handle(_ event: StreamMachine.Event) {
        stream.events.append(event)
        guard !stream.isHandling else { return }
        stream.isHandling = true
        while !stream.events.isEmpty {
            let next: StreamMachine.Event = stream.events.removeFirst()
            for action: StreamMachine.Action in stream.machine.handle(next, random: environment.random()) {
                apply(action)
            }
        }
        stream.isHandling = false
    }

    private func apply(_ action: StreamMachine.Action) {
        switch action {
        case .connect(let renewingToken): connect(renewingToken)
        case .disconnect: disconnect()
        case .send(let frame): send(frame)
        case .arm(let wait, let delay): arm(wait, delay)
        case .disarm(let wait): disarm(wait)
        case .deliver(let id, let response, let etag): deliver(id, response, etag)
        case .confirm(let id, let etag): confirm(id, etag)
        case .terminate(let id, let response): terminate(id, response)
        case .reply(let id, let result): finishExecution(id, result)
        case .report(let error):
            for query: LiveQuery in live.values { query.tell(.failure(DataConnectOperationError(error))) }
        }
    }

    // MARK: Connection

    private func connect(_ renewingToken: Bool) {
        disconnect()
        let connection: Int = stream.connection
        Task {
            do {
                _ = try await currentToken(forcingRefresh: renewingToken)
                let appCheck: String? = await appCheckToken(forcingRefresh: renewingToken)
                guard connection == stream.connection, !isClosed else { return }
                stream.appCheck = appCheck
                try openSocket(connection)
            } catch {
                guard connection == stream.connection, !isClosed else { return }
                let reason: String = (error as? any DataConnectError)?.message ?? "\(error)"
                handle(.closed(TransportError(.unreachable, reason), isExpired: false))
            }
        }
    }

    private func openSocket(_ connection: Int) throws(DataConnectInitError) {
        let configuration: ClientConfiguration = current()
        // The machine was told when the server is another one, and connects anew.
        guard connection == stream.connection else { return }
        let endpoint: Endpoint = Endpoint(configuration.settings)
        stream.socket = StreamSocket(
            loop, endpoint, try tlsContext(endpoint), path: connector.streamPath(project: configuration.project)
        ) { [weak self] event in
            self?.assumeIsolated { $0.socketReported(event, connection) }
        }
    }

    private func disconnect() {
        stream.connection += 1
        stream.socket?.close()
        stream.socket = nil
    }

    private func socketReported(_ event: StreamSocket.Event, _ connection: Int) {
        guard connection == stream.connection else { return }
        switch event {
        case .open: handle(.opened(tokens.current))
        case .message(let message, let isText):
            do throws(JSONError) {
                handle(.received(try ServerFrame(message, isText: isText)))
            } catch {
                disconnect()
                let reason: String = "the stream is broken: \(error.description)"
                handle(.closed(TransportError(.malformedResponse, reason), isExpired: false))
            }
        case .closed(let error, let code):
            stream.connection += 1
            stream.socket = nil
            handle(.closed(error, isExpired: code == Self.expiredCode))
        }
    }

    private func send(_ frame: ClientFrame) {
        let frame: ClientFrame = namingWhatIsHere(frame)
        environment.onFrame?(frame)
        let name: String = connector.resourceName(project: current().project)
        stream.socket?.send(frame.text(connectorName: name, identity: identity, appCheck: stream.appCheck).utf8)
    }

    func closeStream() {
        disconnect()
        for wait: StreamMachine.Wait in [.backoff, .idle, .stray] { disarm(wait) }
        if let renewal: TimerHandle = tokens.renewal { loop.cancel(renewal) }
        let error: TransportError = TransportError(.closed, "the instance was closed")
        for id: String in stream.executions.keys { finishExecution(id, .failure(error)) }
    }

    private func arm(_ wait: StreamMachine.Wait, _ delay: Duration) {
        disarm(wait)
        stream.timers[wait] = loop.schedule(after: delay) { [weak self] in
            self?.assumeIsolated { engine in
                engine.stream.timers[wait] = nil
                engine.handle(.elapsed(wait))
            }
        }
    }

    private func disarm(_ wait: StreamMachine.Wait) {
        if let timer: TimerHandle = stream.timers.removeValue(forKey: wait) { loop.cancel(timer) }
    }

    // MARK: Executions

    func executeOnStream(_ operation: Operation, _ ticket: Int) {
        let id: String = "e\(ticket)"
        let timer: TimerHandle = loop.schedule(after: Self.timeout) { [weak self] in
            self?.assumeIsolated { engine in
                engine.finishExecution(id, .failure(TransportError(.timedOut, "no answer in time")))
                engine.handle(.abandon(id: id))
            }
        }
        stream.executions[id] = StreamState.Execution(ticket: ticket, timer: timer)
        handle(.execute(id: id, operation))
    }

    private func finishExecution(_ id: String, _ result: Result<ServerResponse, TransportError>) {
        guard let execution: StreamState.Execution = stream.executions.removeValue(forKey: id) else { return }
        loop.cancel(execution.timer)
        settle(execution.ticket, result.mapError { .transport($0) })
    }
}
