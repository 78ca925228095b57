/// One stream of one connector: what is subscribed, what waits for an answer, when to connect again. No I/O, no time, no
/// randomness of its own.
///
/// A stream belongs to one user. It is opened for the first subscription and closed some time after the last one. When
/// it is lost, every subscription is made again under its old id. What was executed on it is not: a query's caller asks
/// elsewhere, a mutation's caller is told that its outcome is not known.
struct StreamMachine {
    enum Event {
        case subscribe(id: String, Operation)
        case unsubscribe(id: String)
        case execute(id: String, Operation)
        /// Nobody waits for the answer any more.
        case abandon(id: String)
        /// Of these subscriptions something else is shown than came last: the result of subscription `by` changed it, or of an execution.
        case strayed([String], by: String?)
        /// What came last is what was shown before.
        case agreed(id: String)
        /// The connection stands, for the user of this token.
        case opened(AuthToken?)
        case received(ServerFrame)
        /// The connection is gone, or could not be made. `isExpired`: because of the token.
        case closed(TransportError, isExpired: Bool)
        case tokenChanged(AuthToken?)
        case elapsed(Wait)
        /// The server is another one from now on.
        case moved
    }

    enum Wait: Hashable, Sendable {
        /// Before connecting again.
        case backoff
        /// Before closing a stream that nobody uses.
        case idle
        /// Before asking for what has strayed.
        case stray
    }

    enum Action: Equatable {
        /// Get a token, another one if asked to, and connect.
        case connect(renewingToken: Bool)
        case disconnect
        case send(ClientFrame)
        case arm(Wait, Duration)
        case disarm(Wait)
        case deliver(id: String, ServerResponse, etag: String? = nil)
        /// The data of that etag is still right.
        case confirm(id: String, etag: String)
        /// The server has ended the subscription.
        case terminate(id: String, ServerResponse)
        case reply(id: String, Result<ServerResponse, TransportError>)
        /// The server cannot be reached: said once, until it can.
        case report(TransportError)
    }

    private enum Phase: Hashable {
        case idle
        case waiting
        case connecting
        case open(AuthToken?)
    }

    private var phase: Phase = .idle
    private var backoff: Backoff = Backoff()
    private var subscriptions: [String: Operation] = [:]
    private var order: [String] = []
    private var executing: [String: Operation.Kind] = [:]
    private var strays: Strays = Strays()
    private var actions: [Action] = []
    /// The next connection needs another token: the last one had expired.
    private var renewsToken: Bool = false
    private var hasReported: Bool = false
    /// Whether the server has said anything on this connection.
    private var hasHeard: Bool = false

    static let idleTime: Duration = .seconds(15)

    /// Whether operations are to be executed on the stream: while it stands for somebody who listens.
    var carriesOperations: Bool { if case .open = phase { !subscriptions.isEmpty } else { false } }

    /// Takes what happened and gives what is to be done, in order.
    ///
    /// - Parameter random: from 0 up to 1, fresh for each event.
    mutating func handle(_ event: Event, random: Double) -> [Action] {
        actions = []
        switch event {
        case .subscribe(let id, let operation): subscribe(id, operation)
        case .unsubscribe(let id): unsubscribe(id)
        case .execute(let id, let operation): execute(id, operation)
        case .abandon(let id): executing[id] = nil
        case .strayed(let ids, let source): strayed(ids, by: source)
        case .agreed(let id): change { $0.agree(id) }
        case .opened(let token): opened(token)
        case .received(let frame): received(frame)
        case .closed(let error, let isExpired): closed(error, isExpired: isExpired, random: random)
        case .tokenChanged(let token): tokenChanged(token)
        case .elapsed(let wait): elapsed(wait)
        case .moved: restart(TransportError(.connectionLost, "the server is another one"))
        }
        return actions
    }

    // MARK: Subscriptions and executions

    private mutating func subscribe(_ id: String, _ operation: Operation) {
        if subscriptions.updateValue(operation, forKey: id) == nil { order.append(id) }
        switch phase {
        case .idle: connect(renewingToken: false)
        case .waiting:
            // Somebody waits for it now.
            actions.append(.disarm(.backoff))
            connect(renewingToken: false)
        case .connecting: break
        case .open:
            actions.append(.disarm(.idle))
            actions.append(.send(.subscribe(id: id, operation)))
        }
    }

    private mutating func unsubscribe(_ id: String) {
        guard subscriptions.removeValue(forKey: id) != nil else { return }
        order.removeAll { $0 == id }
        change { $0.remove(id) }
        if case .open = phase { actions.append(.send(.cancel(id: id))) }
        restIfUnused()
    }

    private mutating func execute(_ id: String, _ operation: Operation) {
        guard case .open = phase else {
            return actions.append(.reply(id: id, .failure(TransportError(.unreachable, "there is no stream"))))
        }
        executing[id] = operation.kind
        actions.append(.send(.execute(id: id, operation)))
    }

    private mutating func strayed(_ ids: [String], by source: String?) {
        // What is not open will be asked for all of it.
        guard case .open = phase else { return }
        change { [subscriptions] in $0.add(ids.filter { subscriptions[$0] != nil }, by: source) }
    }

    /// Changes what has strayed. Time passes as long as there is any.
    private mutating func change(_ body: (inout Strays) -> Void) {
        let wereWaiting: Bool = strays.areWaiting
        body(&strays)
        guard strays.areWaiting != wereWaiting else { return }
        actions.append(wereWaiting ? .disarm(.stray) : .arm(.stray, Strays.patience))
    }

    private mutating func restIfUnused() {
        guard subscriptions.isEmpty else { return }
        switch phase {
        case .idle: break
        case .waiting:
            actions.append(.disarm(.backoff))
            phase = .idle
        case .connecting, .open: actions.append(.arm(.idle, Self.idleTime))
        }
    }

    // MARK: The connection

    private mutating func connect(renewingToken: Bool) {
        phase = .connecting
        hasHeard = false
        actions.append(.connect(renewingToken: renewingToken))
    }

    private mutating func opened(_ token: AuthToken?) {
        guard phase == .connecting else { return }
        phase = .open(token)
        actions.append(.send(.hello(token: token?.text)))
        for id: String in order {
            guard let operation: Operation = subscriptions[id] else { continue }
            actions.append(.send(.subscribe(id: id, operation)))
        }
    }

    private mutating func received(_ frame: ServerFrame) {
        // Not when it is opened: a server that accepts and closes at once is no success.
        backoff.reset()
        hasReported = false
        hasHeard = true
        if executing.removeValue(forKey: frame.requestID) != nil {
            actions.append(.reply(id: frame.requestID, .success(frame.response)))
        } else if subscriptions[frame.requestID] != nil {
            guard frame.isCancelled else {
                strays.heard(frame.requestID)
                let action: Action =
                    frame.confirmedEtag.map { .confirm(id: frame.requestID, etag: $0) }
                    ?? .deliver(id: frame.requestID, frame.response, etag: frame.etag)
                return actions.append(action)
            }
            subscriptions[frame.requestID] = nil
            order.removeAll { $0 == frame.requestID }
            change { $0.remove(frame.requestID) }
            actions.append(.terminate(id: frame.requestID, frame.response))
            restIfUnused()
        }
    }

    private mutating func closed(_ error: TransportError, isExpired: Bool, random: Double) {
        guard phase != .idle, phase != .waiting else { return }
        failExecutions(error)
        change { $0 = Strays() }
        guard !subscriptions.isEmpty else {
            actions.append(.disarm(.idle))
            phase = .idle
            return
        }
        let isFirst: Bool = backoff.failures == 0
        let delay: Duration = backoff.next(random: random)
        // A new token is a new chance; a second one that is not believed is no reason to hurry.
        if isExpired, isFirst { return connect(renewingToken: true) }
        // One loss is nothing to tell of: the next attempt may come to something at once. A server that accepts and says nothing has
        // been no use either.
        if !hasHeard, !hasReported {
            hasReported = true
            actions.append(.report(error))
        }
        renewsToken = isExpired
        phase = .waiting
        actions.append(.arm(.backoff, delay))
    }

    private mutating func failExecutions(_ error: TransportError) {
        for (id, kind): (String, Operation.Kind) in executing.sorted(by: { $0.key < $1.key }) {
            let failure: TransportError =
                switch kind {
                case .query: TransportError(.connectionLost, error.message)
                case .mutation:
                    TransportError(
                        .outcomeUnknown, "\(error.message); whether the mutation was done is not known")
                }
            actions.append(.reply(id: id, .failure(failure)))
        }
        executing = [:]
    }

    private mutating func elapsed(_ wait: Wait) {
        switch (wait, phase) {
        case (.backoff, .waiting): connect(renewingToken: renewsToken)
        case (.idle, .open), (.idle, .connecting):
            guard subscriptions.isEmpty else { return }
            guard executing.isEmpty else { return actions.append(.arm(.idle, Self.idleTime)) }
            actions.append(.disconnect)
            phase = .idle
        case (.stray, .open): actions += strays.ask().map { .send(.resume(id: $0)) }
        default: break
        }
    }

    // MARK: Users

    private mutating func tokenChanged(_ token: AuthToken?) {
        // What is not open yet will be opened for whoever it is then.
        guard case .open(let present) = phase, present != token else { return }
        guard let token, token.user == present?.user else {
            return restart(TransportError(.connectionLost, "another user"))
        }
        phase = .open(token)
        actions.append(.send(.token(token.text)))
    }

    /// Leaves the connection and makes another one at once, if anybody listens.
    private mutating func restart(_ error: TransportError) {
        failExecutions(error)
        change { $0 = Strays() }
        backoff.reset()
        hasReported = false
        actions += [.disarm(.backoff), .disarm(.idle)]
        if phase != .idle, phase != .waiting { actions.append(.disconnect) }
        phase = .idle
        if !subscriptions.isEmpty { connect(renewingToken: false) }
    }
}
