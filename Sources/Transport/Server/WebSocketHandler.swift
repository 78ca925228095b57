import Execution
import JSON
import Reactor
import Realtime
import Tokens
import WebSocketProtocol

/// A stream on a WebSocket: frames to the session, the session's actions to the backend, results to the mailbox.
final class WebSocketHandler {
    /// What waits to be sent.
    private struct Outgoing {
        var requestID: String
        var result: EncodedResult
    }

    private unowned let connection: Connection
    /// Of the upgrade.
    private let headers: HTTPHeaders
    private var decoder: FrameDecoder
    private var session: StreamSession
    private var mailbox: Mailbox<UInt64, Outgoing> = Mailbox()
    private var tickets: [UInt64: ExecutionTicket] = [:]
    private lazy var expiry: Deadline = Deadline(server.loop) { [unowned self] in handle(.tokenExpired) }
    /// When a message that has begun must have come whole.
    private lazy var messageEnd: Deadline = Deadline(server.loop) { [unowned self] in messageDeadlinePassed() }
    /// Bytes that came while the session did not want any.
    private var waiting: [UInt8] = []
    private var hasReceived: Bool = true
    /// Whether the backend knows the stream.
    private var isSubscriber: Bool = false
    private var closing: CloseFrame?
    private var hasSentClose: Bool = false
    private var isClosed: Bool = false

    /// So much output is kept ready for the socket; more stays in the mailbox, where newer results replace older ones.
    private static let outputMark: Int = 64 * 1024
    /// How long the peer may take to answer a close.
    private static let closeTimeout: Duration = .seconds(5)
    /// Of a message over the limit, so much is kept to find its id, and so many times the limit is skipped.
    private static let oversizedPrefix: Int = 64 * 1024
    private static let oversizedFactor: Int = 4

    private var server: HTTPServer { connection.server }

    init(_ connection: Connection, request: HTTPRequest) {
        self.connection = connection
        let server: HTTPServer = connection.server
        let limit: Int = server.configuration.maximumMessageBytes
        decoder = FrameDecoder(
            role: .server, maximumMessageSize: limit,
            oversize: .skip(keeping: Self.oversizedPrefix, total: limit * Self.oversizedFactor))
        let authenticator: Authenticator = server.router.authenticator
        headers = request.headers
        session = StreamSession(
            auth: Self.identity(request, connection),
            maximumSubscriptions: server.configuration.maximumSubscriptionsPerStream,
            maximumSubscriptionBytes: server.configuration.maximumSubscriptionBytesPerStream,
            maximumExecutions: server.configuration.maximumExecutionsPerStream,
            maximumExecutionBytes: server.configuration.maximumExecutionBytesPerStream,
            authenticate: { (token, now) throws(TokenError) in try authenticator.user(of: token, now: now) },
            appCheck: server.router.appCheck,
            serves: server.router.serves)
    }

    /// A mark that is refused leaves an ordinary stream.
    private static func identity(_ request: HTTPRequest, _ connection: Connection) -> AuthContext {
        let server: HTTPServer = connection.server
        let verdict: AdministratorGate.Verdict = server.router.gate.judge(
            request.headers, isLoopbackPeer: connection.isLoopbackPeer, now: server.wallClock.now)
        return verdict == .administrator ? .administrator : .unauthenticated
    }

    func start() {
        connection.setReadDeadline(server.configuration.pingInterval)
        if connection.isTurnedAway {
            sendClose(CloseFrame(code: .tryAgainLater, reason: "too many connections"))
        } else if let reason = server.router.crossOrigin.refusal(headers) {
            // Browsers show a page nothing of an upgrade that is refused in HTTP.
            sendClose(CloseFrame(code: .policyViolation, reason: reason))
        } else if server.isStopping {
            handle(.shutdown)
        } else {
            // Browsers cannot set fields on an upgrade; other clients can, and mean the same as in a frame.
            let fields: StreamHeaders = StreamHeaders(
                authToken: headers.authToken, appCheckToken: headers.appCheckToken)
            if fields != StreamHeaders() { handle(.request(StreamRequest(headers: fields))) }
        }
    }

    // MARK: Input

    func receive(_ bytes: ArraySlice<UInt8>) {
        hasReceived = true
        guard waiting.isEmpty, canRead else {
            waiting.append(contentsOf: bytes)
            return
        }
        var input: ArraySlice<UInt8> = bytes
        read(&input)
        waiting.append(contentsOf: input)
        updateReading()
    }

    private var canRead: Bool {
        guard !connection.isOutputFull else { return false }
        // While closing only the peer's close frame is waited for.
        guard closing == nil else { return true }
        let isFull: Bool =
            mailbox.replyCount > 1 && mailbox.replyBytes > server.configuration.maximumWaitingReplyBytes
        return session.wantsRequests && !isFull
    }

    private func read(_ input: inout ArraySlice<UInt8>) {
        do throws(WebSocketError) {
            while !isClosed, canRead, let event = try decoder.next(&input) {
                take(event)
            }
        } catch {
            input = []
            fail(error)
        }
        if isClosed { input = [] }
        updateHeld()
        guard decoder.isMidMessage, !isClosed else { return messageEnd.clear() }
        if !messageEnd.isSet { messageEnd.set(after: server.configuration.requestTimeout) }
    }

    /// Tells how much is kept for the stream; where there is no room, it ends.
    private func updateHeld() {
        guard !isClosed, !connection.hold(decoder.keptCount + session.heldBytes) else { return }
        fail(WebSocketError(code: .tryAgainLater, reason: "the server has no room for the message at the moment"))
    }

    private func take(_ event: FrameDecoder.Event) {
        switch event {
        case .ping, .pong: break
        // The next message has its own time.
        case .text, .binary, .oversized, .close: messageEnd.clear()
        }
        switch event {
        case .close(let frame): peerClosed(frame)
        case .ping(let payload): if !hasSentClose { send(.pong, payload) }
        case .pong: break
        case _ where closing != nil: break
        case .text(let bytes): take(bytes)
        case .binary: fail(WebSocketError(code: .unsupportedData, reason: "frames are text"))
        case .oversized(let prefix): handle(.oversized(requestID: StreamRequestDecoder.requestID(inPrefix: prefix)))
        }
    }

    private func take(_ text: [UInt8]) {
        do throws(JSONError) {
            handle(.request(try StreamRequestDecoder.decode(text)))
        } catch {
            handle(.broken(requestID: StreamRequestDecoder.requestID(inPrefix: text), error))
        }
    }

    /// Reads what had to wait, now that something was sent or done.
    private func resumeReading() {
        guard !isClosed else { return }
        if !waiting.isEmpty, canRead {
            let bytes: [UInt8] = waiting
            waiting = []
            var input: ArraySlice<UInt8> = bytes[...]
            read(&input)
            waiting.append(contentsOf: input)
        }
        updateReading()
    }

    private func updateReading() {
        guard !isClosed else { return }
        connection.setWantsInput(canRead && waiting.isEmpty)
    }

    // MARK: Session

    private func handle(_ event: StreamSession.Event) {
        for action in session.handle(event, now: server.wallClock.now) {
            perform(action)
        }
    }

    private func perform(_ action: StreamSession.Action) {
        switch action {
        case .subscribe(let number, let request):
            isSubscriber = true
            server.backend.subscribe(request, as: subscriber(number))
        case .resume(let number): server.backend.resume(subscriber(number))
        case .unsubscribe(let number):
            mailbox.forget(number)
            server.backend.unsubscribe(subscriber(number))
        case .execute(let number, let request): execute(number, request)
        case .changeAuth(let auth): server.backend.tokenChanged(auth, of: carrier)
        case .endSubscriptions: endSubscriptions()
        case .expire(let second):
            // Half a second more, so that the timer never looks before the second has come.
            let delay: Int64 = max(0, second - server.wallClock.now)
            expiry.set(after: .seconds(min(delay, 86_400)) + .milliseconds(500))
        case .reply(let requestID, let result):
            reply(requestID, EncodedResult(result))
        case .awaitKeys(let wait):
            server.awaitKeys(wait) { [server, id = connection.id] in server.connection(id)?.stream?.keysArrived() }
        case .close(let code, let reason):
            closing = CloseFrame(code: code, reason: reason)
            fillOutput()
        }
    }

    private func keysArrived() {
        guard !isClosed else { return }
        handle(.keysArrived)
        resumeReading()
    }

    private var carrier: CarrierID { CarrierID(worker: server.index, number: connection.id) }

    private func subscriber(_ number: UInt64) -> SubscriberID { SubscriberID(carrier: carrier, number: number) }

    private func execute(_ number: UInt64, _ request: ExecutionRequest) {
        var isDone: Bool = false
        let ticket: ExecutionTicket? = server.backend.execute(request, expecting: .either) {
            [server, id = connection.id] result in
            isDone = true
            server.connection(id)?.stream?.executed(number, result)
        }
        if !isDone { tickets[number] = ticket }
    }

    private func executed(_ number: UInt64, _ result: ExecutionResult) {
        guard !isClosed else { return }
        tickets[number] = nil
        handle(.executed(number, result))
        updateHeld()
        resumeReading()
    }

    // MARK: Output

    /// Sends a subscription's result.
    func deliver(_ result: EncodedResult, to number: UInt64, isReply: Bool) {
        guard isSubscriber, let requestID = session.requestID(of: number) else { return }
        guard !isReply else { return reply(requestID, result) }
        mailbox.addUpdate(number, Outgoing(requestID: requestID, result: result))
        fillOutput()
    }

    /// Sends a subscription's last result.
    func cancel(_ number: UInt64, _ result: EncodedResult) {
        guard let requestID = session.requestID(of: number) else { return }
        mailbox.forget(number)
        session.forget(number)
        reply(requestID, result)
    }

    private func reply(_ requestID: String, _ result: EncodedResult) {
        mailbox.addReply(0, Outgoing(requestID: requestID, result: result), size: result.count)
        fillOutput()
    }

    /// Moves what waits to the connection, as long as that has room; then the close frame, if one is due.
    func fillOutput() {
        guard !hasSentClose, !isClosed else { return }
        while connection.outputCount < Self.outputMark, let next = mailbox.next() {
            let outgoing: Outgoing = next.content
            let head: [UInt8] = EncodedResult.head(requestID: outgoing.requestID)
            var prefix: [UInt8] = []
            prefix.reserveCapacity(head.count + 10)
            FrameEncoder.appendHeader(.text, payloadCount: head.count + outgoing.result.count, to: &prefix)
            connection.write(prefix + head)
            connection.write(outgoing.result.tail)
        }
        if let closing, mailbox.isEmpty { return sendClose(closing) }
        if !waiting.isEmpty || !connection.wantsInput { resumeReadingLater() }
    }

    private func resumeReadingLater() {
        // Not within `read`, which goes on by itself; at the end of the turn the output is known.
        server.loop.deferToTurnEnd { [server, id = connection.id] in server.connection(id)?.stream?.resumeReading() }
    }

    private func send(_ opcode: Opcode, _ payload: [UInt8]) {
        var frame: [UInt8] = []
        FrameEncoder.append(opcode, payload: payload, to: &frame)
        connection.write(frame)
    }

    // MARK: Time

    /// Pings, or gives up on a peer that has not even answered the last ping.
    func deadlinePassed() {
        guard !hasSentClose else { return connection.finish() }
        // A peer that we do not read cannot answer; whether it still reads is seen by the output's own deadline.
        guard hasReceived || !canRead else { return connection.close() }
        hasReceived = false
        send(.ping, [])
        connection.setReadDeadline(server.configuration.pingInterval)
    }

    private func messageDeadlinePassed() {
        guard closing == nil, decoder.isMidMessage else { return }
        // The rest may have come and wait for us.
        guard canRead, waiting.isEmpty else { return messageEnd.set(after: server.configuration.requestTimeout) }
        handle(.stalled)
    }

    // MARK: End

    func stopGracefully() {
        handle(.shutdown)
    }

    /// Ends the stream because its token does not count any more.
    func revoke() {
        handle(.revoked)
    }

    /// After a broken frame nobody knows where the next one begins: the peer's close frame cannot be waited for.
    private func fail(_ error: WebSocketError) {
        sendClose(CloseFrame(code: error.code, reason: error.reason))
        isClosed = true
        connection.finish()
    }

    private func sendClose(_ frame: CloseFrame) {
        guard !hasSentClose else { return }
        closing = frame
        hasSentClose = true
        send(.close, frame.payload)
        endSubscriptions()
        connection.setReadDeadline(Self.closeTimeout)
        updateReading()
    }

    private func peerClosed(_ frame: CloseFrame) {
        if !hasSentClose {
            hasSentClose = true
            // RFC 6455, section 5.5.1: the same code goes back; an empty frame is answered by an empty one.
            send(.close, CloseFrame(code: frame.code).payload)
        }
        isClosed = true
        endSubscriptions()
        connection.finish()
    }

    func connectionClosed() {
        isClosed = true
        expiry.invalidate()
        messageEnd.invalidate()
        endSubscriptions()
        for ticket in tickets.values { server.backend.cancel(ticket) }
        tickets = [:]
    }

    private func endSubscriptions() {
        guard isSubscriber else { return }
        isSubscriber = false
        mailbox.forgetUpdates()
        server.backend.carrierClosed(carrier)
    }
}
