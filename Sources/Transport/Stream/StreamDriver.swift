import Execution
import Realtime
import Tokens

/// What carries one stream: it reads requests off its connection, in its own encoding, and writes results to it.
protocol StreamCarrier: AnyObject {
    /// Whether output is wanted now; what is not wanted waits where newer results replace older ones.
    var wantsOutput: Bool { get }

    /// Sends a result.
    func send(_ reply: StreamReply)

    /// How many bytes it has in this encoding.
    func size(of reply: StreamReply) -> Int

    /// Everything was sent that is to be sent.
    func finish(_ end: StreamEnd)

    /// More may be read, or less is kept, than before.
    func progressed()
}

/// A stream on whatever carries it: the session's actions go to the backend, results to the mailbox and from there to the carrier.
final class StreamDriver {
    private let server: HTTPServer
    /// The number of the stream among those of the server; 0 when it is over.
    private(set) var number: UInt64 = 0
    private unowned let carrier: any StreamCarrier
    private var session: StreamSession
    private var mailbox: Mailbox<UInt64, StreamReply> = Mailbox()
    private var tickets: [UInt64: ExecutionTicket] = [:]
    /// What is told of administrators; nothing where nobody listens, or whoever began the stream tells it.
    private var audit: StreamAudit?
    private lazy var expiry: Deadline = Deadline(server.loop) { [unowned self] in handle(.tokenExpired) }
    /// Whether the backend knows the stream.
    private var isSubscriber: Bool = false
    /// Why it ends, when all is sent.
    private(set) var ending: StreamEnd?
    private var isClosed: Bool = false

    /// - Parameters:
    ///   - headers: what opened it.
    ///   - administrator: who an administrator is taken for.
    ///   - opening: who opened it; the second argument says whether keys may be waited for.
    init(
        _ server: HTTPServer, carrier: some StreamCarrier, headers: HTTPHeaders, isAudited: Bool = true,
        administrator: AuthContext = .administrator,
        opening: @escaping (Int64, Bool) throws(Refusal) -> StreamOpening
    ) {
        self.server = server
        self.carrier = carrier
        audit = isAudited ? StreamAudit(server, headers) : nil
        let authenticator: Authenticator = server.router.authenticator
        session = StreamSession(
            administrator: administrator,
            maximumSubscriptions: server.configuration.maximumSubscriptionsPerStream,
            maximumSubscriptionBytes: server.configuration.maximumSubscriptionBytesPerStream,
            maximumExecutions: server.configuration.maximumExecutionsPerStream,
            maximumExecutionBytes: server.configuration.maximumExecutionBytesPerStream,
            opening: opening,
            authenticate: { (token, now) throws(TokenError) in try authenticator.user(of: token, now: now) },
            appCheck: server.router.appCheck,
            serves: server.router.serves)
    }

    /// Begins.
    func start() {
        number = server.openStream(self)
        handle(server.isStopping ? .shutdown : .opened)
    }

    /// Whether an administrator opened it.
    var isOfAdministrator: Bool { session.isOfAdministrator }

    /// Looks again at who opened it, since others may be believed now than then.
    func review() {
        handle(.credentialsChanged)
        if !isClosed { carrier.progressed() }
    }

    // MARK: Requests

    /// Whether the next request may be read.
    var wantsRequests: Bool {
        let isFull: Bool =
            mailbox.replyCount > 1 && mailbox.replyBytes > server.configuration.maximumWaitingReplyBytes
        return session.wantsRequests && !isFull
    }

    /// How many bytes of requests are kept.
    var heldBytes: Int { session.heldBytes }

    /// Who brings a document on the stream.
    func requester() throws(Refusal) -> AuthContext { try session.requester(now: server.wallClock.now) }

    func handle(_ event: StreamSession.Event) {
        for action in session.handle(event, now: server.wallClock.now) { perform(action) }
    }

    private func perform(_ action: StreamSession.Action) {
        switch action {
        case .subscribe(let number, let request):
            isSubscriber = true
            if isOfAdministrator { audit?.subscribe(number, request) }
            server.backend.subscribe(request, as: subscriber(number))
        case .resume(let number):
            if isOfAdministrator { audit?.resume(number) }
            server.backend.resume(subscriber(number))
        case .unsubscribe(let number):
            audit?.forget(number)
            mailbox.forget(number)
            server.backend.unsubscribe(subscriber(number))
        case .execute(let number, let request): execute(number, request)
        case .changeAuth(let auth): server.backend.tokenChanged(auth, of: id)
        case .endSubscriptions: endSubscriptions()
        case .expire(let second):
            // Half a second more, so that the timer never looks before the second has come.
            let delay: Int64 = max(0, second - server.wallClock.now)
            expiry.set(after: .seconds(min(delay, 86_400)) + .milliseconds(500))
        case .reply(let requestID, let result):
            reply(StreamReply(requestID: requestID, result: EncodedResult(result)))
        case .auditRefusal(let request, let code): audit?.refused(request, code)
        case .awaitKeys(let wait):
            server.awaitKeys(wait) { [server, number] in server.stream(number)?.keysArrived() }
        case .close(let why):
            ending = why
            fillOutput()
        }
    }

    private func keysArrived() {
        handle(.keysArrived)
        carrier.progressed()
    }

    private var id: CarrierID { CarrierID(worker: server.index, number: number) }

    private func subscriber(_ number: UInt64) -> SubscriberID { SubscriberID(carrier: id, number: number) }

    private func execute(_ execution: UInt64, _ request: ExecutionRequest) {
        if isOfAdministrator { audit?.execute(execution, request) }
        var isDone: Bool = false
        let ticket: ExecutionTicket? = server.backend.execute(request, expecting: .either) {
            [server, number] result in
            isDone = true
            server.stream(number)?.executed(execution, result)
        }
        if !isDone { tickets[execution] = ticket }
    }

    private func executed(_ execution: UInt64, _ result: ExecutionResult) {
        tickets[execution] = nil
        audit?.answered(execution, result)
        handle(.executed(execution, result))
        if !isClosed { carrier.progressed() }
    }

    // MARK: Results

    /// Sends a subscription's result.
    func deliver(_ result: EncodedResult, to subscription: UInt64, isReply: Bool) {
        guard isSubscriber, let requestID = session.requestID(of: subscription) else { return }
        audit?.answered(subscription, result.result)
        let next: StreamReply = StreamReply(
            requestID: requestID, result: result, mark: session.mark(result, of: subscription))
        guard !isReply else { return reply(next) }
        mailbox.addUpdate(subscription, next)
        fillOutput()
    }

    /// Sends a subscription's last result.
    func cancel(_ subscription: UInt64, _ result: EncodedResult) {
        guard let requestID = session.requestID(of: subscription) else { return }
        audit?.answered(subscription, result.result)
        audit?.forget(subscription)
        mailbox.forget(subscription)
        session.forget(subscription)
        reply(StreamReply(requestID: requestID, result: result))
    }

    private func reply(_ reply: StreamReply) {
        mailbox.addReply(0, reply, size: carrier.size(of: reply))
        fillOutput()
    }

    /// Moves what waits to the carrier, as long as that wants it; then the end, if one is due.
    func fillOutput() {
        guard !isClosed else { return }
        while carrier.wantsOutput, let next = mailbox.next() {
            carrier.send(next.content)
        }
        if let ending, mailbox.isEmpty { carrier.finish(ending) }
    }

    // MARK: End

    /// Ends the stream because its token does not count any more.
    func revoke() { handle(.revoked) }

    /// The carrier is closed, or about to be: nothing more is sent, and nobody waits for what runs.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        expiry.invalidate()
        endSubscriptions()
        audit?.left()
        for ticket in tickets.values { server.backend.cancel(ticket) }
        tickets = [:]
        server.closeStream(number)
    }

    /// Nothing more comes of subscriptions.
    func endSubscriptions() {
        guard isSubscriber else { return }
        isSubscriber = false
        mailbox.forgetUpdates()
        server.backend.carrierClosed(id)
    }
}
