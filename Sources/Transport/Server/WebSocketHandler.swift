import Execution
import JSON
import Reactor
import WebSocketProtocol

/// A stream on a WebSocket: frames of JSON.
final class WebSocketHandler: StreamCarrier {
    private unowned let connection: Connection
    /// Of the upgrade.
    private let headers: HTTPHeaders
    private var decoder: FrameDecoder
    private lazy var driver: StreamDriver = {
        let (router, headers, isLoopbackPeer) = (server.router, headers, connection.isLoopbackPeer)
        let isGraphQL: Bool = graphQL != nil
        return StreamDriver(server, carrier: self, headers: headers) { (now, mayWait) throws(Refusal) in
            isGraphQL
                ? try router.graphQLOpening(headers, isLoopbackPeer: isLoopbackPeer, now: now, mayWait: mayWait)
                : try router.opening(headers, isLoopbackPeer: isLoopbackPeer, now: now)
        }
    }()
    /// When a message that has begun must have come whole.
    private lazy var messageEnd: Deadline = Deadline(server.loop) { [unowned self] in messageDeadlinePassed() }
    /// Bytes that came while the session did not want any.
    private var waiting: [UInt8] = []
    private var hasReceived: Bool = true
    /// What it speaks at an endpoint of GraphQL; nothing on the stream of Firebase's clients.
    private var graphQL: GraphQLSocket?
    private var offersGraphQL: Bool = false
    /// When a client of GraphQL must have named itself.
    private lazy var introduction: Deadline = Deadline(server.loop) { [unowned self] in introductionMissing() }
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

    init(_ connection: Connection, request: HTTPRequest, graphQL name: ResourceName? = nil) {
        self.connection = connection
        let server: HTTPServer = connection.server
        let limit: Int = server.configuration.maximumMessageBytes
        decoder = FrameDecoder(
            role: .server, maximumMessageSize: limit,
            oversize: .skip(keeping: Self.oversizedPrefix, total: limit * Self.oversizedFactor))
        headers = request.headers
        guard let name else { return }
        graphQL = GraphQLSocket(name, server, self, request.headers)
        offersGraphQL = GraphQLSocket.isOffered(request.headers)
    }

    func start() {
        connection.setReadDeadline(server.configuration.pingInterval)
        if connection.isTurnedAway {
            sendClose(CloseFrame(code: .tryAgainLater, reason: "too many connections"))
        } else if let reason = server.router.crossOrigin.refusal(headers) {
            // Browsers show a page nothing of an upgrade that is refused in HTTP.
            sendClose(CloseFrame(code: .policyViolation, reason: reason))
        } else if graphQL != nil {
            startGraphQL()
        } else {
            driver.start()
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
        return closing != nil || driver.ending != nil || (driver.wantsRequests && graphQL?.wantsMessages != false)
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
        let held: Int = decoder.keptCount + driver.heldBytes + (graphQL?.heldBytes ?? 0)
        guard !isClosed, !connection.hold(held) else { return }
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
        case _ where closing != nil || driver.ending != nil: break
        case .text(let bytes): take(bytes)
        case .binary: fail(WebSocketError(code: .unsupportedData, reason: "frames are text"))
        case .oversized(let prefix):
            driver.handle(.oversized(requestID: StreamRequestDecoder.requestID(inPrefix: prefix)))
        }
    }

    private func take(_ text: [UInt8]) {
        if let graphQL { return follow(graphQL.take(text, driver)) }
        do throws(JSONError) {
            driver.handle(.request(try StreamRequestDecoder.decode(text)))
        } catch {
            driver.handle(.broken(requestID: StreamRequestDecoder.requestID(inPrefix: text), "\(error)"))
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

    func progressed() {
        if let graphQL, !isClosed {
            follow(graphQL.acknowledgment(driver))
            // The end waits for what was asked for.
            if driver.ending != nil { driver.fillOutput() }
        }
        updateHeld()
        resumeReading()
    }

    // MARK: Output

    var wantsOutput: Bool { connection.outputCount < Self.outputMark }

    func size(of reply: StreamReply) -> Int {
        graphQL == nil ? reply.tail.count : reply.result.graphQL.count
    }

    func send(_ reply: StreamReply) {
        if let graphQL { return graphQL.send(reply.result, requestID: reply.requestID) }
        let (head, tail): ([UInt8], [UInt8]) = (reply.head, reply.tail)
        var prefix: [UInt8] = []
        prefix.reserveCapacity(head.count + 10)
        FrameEncoder.appendHeader(.text, payloadCount: head.count + tail.count, to: &prefix)
        connection.write(prefix + head)
        connection.write(tail)
    }

    func finish(_ end: StreamEnd) {
        guard !hasSentClose, !isClosed, graphQL?.isBusy != true else { return }
        sendClose(CloseFrame(code: graphQL == nil ? end.closeCode : GraphQLSocket.closeCode(end), reason: end.reason))
    }

    /// The socket has taken some of the output.
    func fillOutput() {
        guard !hasSentClose, !isClosed else { return }
        driver.fillOutput()
        if !isClosed, !waiting.isEmpty || !connection.wantsInput { resumeReadingLater() }
    }

    private func resumeReadingLater() {
        // Not within `read`, which goes on by itself; at the end of the turn the output is known.
        server.loop.deferToTurnEnd { [server, id = connection.id] in server.connection(id)?.webSocket?.resumeReading() }
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
        guard closing == nil, driver.ending == nil, decoder.isMidMessage else { return }
        // The rest may have come and wait for us.
        guard canRead, waiting.isEmpty else { return messageEnd.set(after: server.configuration.requestTimeout) }
        driver.handle(.stalled)
    }

    // MARK: End

    func stopGracefully() {
        driver.handle(.shutdown)
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
        graphQL?.close()
        driver.endSubscriptions()
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
        graphQL?.close()
        driver.close()
        connection.finish()
    }

    func connectionClosed() {
        isClosed = true
        messageEnd.invalidate()
        introduction.invalidate()
        graphQL?.close()
        driver.close()
    }
}

// MARK: GraphQL

extension WebSocketHandler {
    private func startGraphQL() {
        guard offersGraphQL else {
            return sendClose(CloseFrame(code: CloseCode(4406), reason: "Subprotocol not acceptable"))
        }
        introduction.set(after: server.configuration.headerTimeout)
        driver.start()
    }

    private func introductionMissing() {
        guard closing == nil, driver.ending == nil, graphQL?.isAcknowledged == false else { return }
        sendClose(CloseFrame(code: CloseCode(4408), reason: "Connection initialisation timeout"))
    }

    private func follow(_ outcome: GraphQLSocket.Outcome) {
        switch outcome {
        case .nothing: break
        case .send(let text): if !hasSentClose, !isClosed { send(.text, Array(text.utf8)) }
        case .close(let code, let reason): sendClose(CloseFrame(code: code, reason: reason))
        }
        if graphQL?.isAcknowledged == true { introduction.clear() }
    }

    /// Asks for something in the name of the client.
    func ask(_ request: StreamRequest) {
        guard !hasSentClose, !isClosed else { return }
        driver.handle(.request(request))
    }

    /// Sends a message that is made of parts.
    func sendText(_ parts: [[UInt8]]) {
        guard !hasSentClose, !isClosed else { return }
        var prefix: [UInt8] = []
        FrameEncoder.appendHeader(.text, payloadCount: parts.reduce(0) { $0 + $1.count }, to: &prefix)
        connection.write(prefix + (parts.first ?? []))
        for part in parts.dropFirst() { connection.write(part) }
    }
}
