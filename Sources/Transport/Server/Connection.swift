import Reactor

/// One socket: bytes in, bytes out, and the protocol that its first bytes chose.
final class Connection {
    private enum Carrier {
        /// Too few bytes have come to tell.
        case undecided([UInt8])
        case http1(HTTP1Handler)
        case webSocket(WebSocketHandler)
        case http2(HTTP2Handler)
        /// The last answer is on its way; what still comes in is read and dropped, because a socket that is closed with
        /// unread bytes takes back what the peer has not read yet.
        case lingering
        case closed
    }

    let id: UInt64
    let peer: PeerAddress
    /// Whether it is over a limit of connections and is only to be told so.
    let isTurnedAway: Bool
    // Strong, as its parts refer to it: `close` comes before the end of every connection and breaks the circles.
    let server: HTTPServer

    private let descriptor: Int32
    private var watcher: WatchedDescriptor?
    private var carrier: Carrier = .undecided([])
    /// What encrypts, where the port is encrypted.
    private var tls: TLSChannel?
    private var output: OutputQueue = OutputQueue()
    private var willFlush: Bool = false
    private var closesWhenFlushed: Bool = false
    /// Whether nothing more comes from the peer.
    private var hasPeerEnded: Bool = false
    /// Whether the socket is read.
    private(set) var wantsInput: Bool = true
    /// How much is kept of what the peer asks for, in steps.
    private var heldSteps: Int = 0
    private let readDeadline: Deadline
    private let writeDeadline: Deadline

    /// Urgent bytes, which HTTP has no use for.
    private static let urgent: WatchedDescriptor.Interest = WatchedDescriptor.Interest(rawValue: 8)
    private static let fullOutput: Int = 1024 * 1024
    /// What is kept is counted by this, so that ordinary requests cost nothing.
    private static let heldStep: Int = 64 * 1024
    /// How long a lingering socket waits for the peer to be done.
    private static let lingerTimeout: Duration = .seconds(2)
    /// The beginning of what an HTTP/2 client sends first; RFC 9113, section 3.4.
    private static let http2Mark: [UInt8] = Array("PRI".utf8)

    init(id: UInt64, socket: AcceptedSocket, server: HTTPServer, isTurnedAway: Bool) {
        self.id = id
        self.server = server
        self.isTurnedAway = isTurnedAway
        descriptor = socket.descriptor
        peer = socket.peer
        readDeadline = Deadline(server.loop)
        writeDeadline = Deadline(server.loop)
        readDeadline.action = { [unowned self] in readDeadlinePassed() }
        writeDeadline.action = { [unowned self] in close() }
    }

    var isLoopbackPeer: Bool { peer.isLoopback }

    /// The WebSocket it is, if it is one.
    var webSocket: WebSocketHandler? {
        if case .webSocket(let handler) = carrier { handler } else { nil }
    }

    /// The HTTP it speaks, if it does.
    var http1: HTTP1Handler? {
        if case .http1(let handler) = carrier { handler } else { nil }
    }

    /// How many bytes wait to be sent.
    var outputCount: Int { output.count + (tls?.waitingCount ?? 0) }

    /// Whether so much waits that nothing new is begun for this peer: one that asks without reading would fill the memory.
    var isOutputFull: Bool { outputCount > Self.fullOutput }

    func start() {
        if let context = server.tlsContext {
            tls = server.tlsWorkspace.flatMap { TLSChannel(context, $0) }
            // Rather nothing than what was to be secret.
            guard tls != nil else { return close() }
        }
        SocketCalls.disableDelay(descriptor)
        do throws(ReactorError) {
            watcher = try WatchedDescriptor(descriptor, on: server.loop) { [self] in ready($0) }
        } catch {
            close()
            return
        }
        // The first request has the time of a head from here on: whoever connects and sends nothing is no client that is idle.
        setReadDeadline(server.configuration.headerTimeout)
    }

    // MARK: Input

    private func ready(_ events: WatchedDescriptor.Interest) {
        guard events.isDisjoint(with: [.failed, Self.urgent]) else { return close() }
        if events.contains(.writable) { flush() }
        if events.contains(.readable), watcher != nil { receive() }
    }

    private func receive() {
        let outcome: SocketCalls.Outcome = server.readBuffer.withUnsafeMutableBytes {
            SocketCalls.receive(descriptor, into: $0)
        }
        switch outcome {
        case .wouldBlock: break
        case .ended: peerEnded()
        case .bytes(let count): tls == nil ? take(server.readBuffer[..<count]) : decrypt(server.readBuffer[..<count])
        }
    }

    private func decrypt(_ bytes: ArraySlice<UInt8>) {
        if case .lingering = carrier { return }
        guard let tls, let workspace = server.tlsWorkspace else { return }
        switch tls.receive(bytes) {
        case .plain(let count, let state):
            if count > 0 { take(workspace.plain[..<count]) }
            guard watcher != nil else { return }
            if tls.waitingCount > 0 { flushLater() }
            if state == .ended { peerEnded() }
            if state == .failed { outputCount == 0 ? close() : finish() }
        case .plainHTTP:
            self.tls = nil
            refuse(ErrorReply.isEncrypted)
        }
    }

    /// Answers who speaks something else than is spoken here, in HTTP, which most can show.
    private func refuse(_ response: HTTPResponse) {
        var bytes: [UInt8] = []
        HTTPResponseEncoder.appendHead(response, date: server.dateText, closes: true, to: &bytes)
        write(bytes + response.body)
        finish()
    }

    /// The peer sends nothing more. It may still read: what it has asked for is answered, and what waits for it is sent.
    private func peerEnded() {
        guard case .http1(let handler) = carrier else { return close() }
        hasPeerEnded = true
        setWantsInput(false)
        updateInterest()
        if !handler.peerEnded() { outputCount == 0 ? close() : finish() }
    }

    private func take(_ bytes: ArraySlice<UInt8>) {
        switch carrier {
        case .undecided(let earlier): decide(earlier + bytes)
        case .http1(let handler): handler.receive(bytes)
        case .webSocket(let handler): handler.receive(bytes)
        case .http2(let handler): handler.receive(bytes)
        case .lingering, .closed: break
        }
    }

    private func decide(_ bytes: [UInt8]) {
        if tls == nil, bytes.first == TLSOpening.handshakeRecord {
            return refuse(ErrorReply.isPlain)
        }
        let known: Int = min(bytes.count, Self.http2Mark.count)
        guard bytes.prefix(known) == Self.http2Mark.prefix(known) else {
            let handler: HTTP1Handler = HTTP1Handler(self)
            carrier = .http1(handler)
            handler.receive(bytes[...])
            return
        }
        guard known == Self.http2Mark.count else {
            carrier = .undecided(bytes)
            return
        }
        let handler: HTTP2Handler = HTTP2Handler(self)
        carrier = .http2(handler)
        handler.receive(bytes[...])
    }

    /// Goes on as a WebSocket; `rest` is what has come behind the handshake.
    func upgrade(to handler: WebSocketHandler, rest: ArraySlice<UInt8>) {
        carrier = .webSocket(handler)
        handler.start()
        if !rest.isEmpty { handler.receive(rest) }
    }

    /// Reads on, or leaves what comes in the socket, so that the peer has to wait.
    func setWantsInput(_ wants: Bool) {
        guard wants != wantsInput, !(wants && hasPeerEnded) else { return }
        wantsInput = wants
        updateInterest()
    }

    /// Says how much is kept of what the peer asks for.
    ///
    /// - Returns: false where the server has no room for that.
    func hold(_ bytes: Int) -> Bool {
        let steps: Int = bytes / Self.heldStep
        guard steps != heldSteps else { return true }
        guard server.gauge.hold((steps - heldSteps) * Self.heldStep) else { return false }
        heldSteps = steps
        return true
    }

    // MARK: Output

    /// Adds bytes to the output, which is sent when the turn ends.
    func write(_ bytes: [UInt8]) {
        output.append(bytes)
        flushLater()
    }

    /// Adds bytes to the output while that is being sent.
    func enqueue(_ bytes: [UInt8]) {
        output.append(bytes)
    }

    /// Has the output sent when the turn ends, and made, where it is not made before that.
    func flushLater() {
        guard !willFlush, watcher != nil else { return }
        willFlush = true
        server.flushLater(self)
    }

    /// Sends what waits, as much as the socket takes.
    func flush() {
        willFlush = false
        guard watcher != nil else { return }
        if case .http2(let handler) = carrier { handler.fillOutput() }
        while outputCount > 0, watcher != nil {
            switch tls?.send(&output, to: descriptor) ?? send() {
            case .bytes: refill()
            case .wouldBlock: return waitForSocket()
            case .ended: return close()
            }
        }
        // What was waiting for room may have ended the connection.
        guard watcher != nil else { return }
        writeDeadline.clear()
        updateInterest()
        if closesWhenFlushed { linger() }
    }

    private func send() -> SocketCalls.Outcome {
        var outcome: SocketCalls.Outcome = .wouldBlock
        _ = output.send { parts in
            outcome = SocketCalls.send(descriptor, parts)
            if case .bytes(let count) = outcome { return count }
            return 0
        }
        return outcome
    }

    private func refill() {
        if writeDeadline.isSet { writeDeadline.set(after: server.configuration.stallTimeout) }
        switch carrier {
        case .http1(let handler): handler.outputDrained()
        case .webSocket(let handler): handler.fillOutput()
        case .http2(let handler): handler.fillOutput()
        case .undecided, .lingering, .closed: break
        }
    }

    private func waitForSocket() {
        if !writeDeadline.isSet { writeDeadline.set(after: server.configuration.stallTimeout) }
        updateInterest()
    }

    private func updateInterest() {
        var interest: WatchedDescriptor.Interest = []
        if wantsInput { interest.insert(.readable) }
        if outputCount > 0 { interest.insert(.writable) }
        // A peer that reads on is told from one that has gone by the reset of the latter, which is seen only while
        // something is waited for.
        if hasPeerEnded, interest.isEmpty { interest.insert(Self.urgent) }
        guard let watcher, watcher.interest != interest else { return }
        watcher.setInterest(interest)
    }

    // MARK: Time

    func setReadDeadline(_ delay: Duration) {
        readDeadline.set(after: delay)
    }

    func clearReadDeadline() {
        readDeadline.clear()
    }

    private func readDeadlinePassed() {
        switch carrier {
        case .http1(let handler): handler.deadlinePassed()
        case .webSocket(let handler): handler.deadlinePassed()
        case .http2(let handler): handler.deadlinePassed()
        case .undecided, .lingering, .closed: close()
        }
    }

    // MARK: End

    /// Ends as soon as what is running allows.
    func stopGracefully() {
        switch carrier {
        case .undecided: close()
        case .http1(let handler): handler.stopGracefully()
        case .webSocket(let handler): handler.stopGracefully()
        case .http2(let handler): handler.stopGracefully()
        case .lingering, .closed: break
        }
    }

    /// Sends what waits and then closes.
    func finish() {
        guard watcher != nil, !closesWhenFlushed else { return }
        closesWhenFlushed = true
        clearReadDeadline()
        if outputCount == 0 {
            linger()
        } else {
            writeDeadline.set(after: server.configuration.stallTimeout)
        }
    }

    private func linger() {
        if case .lingering = carrier { return }
        // Comes back when that is sent.
        if let tls, tls.sayGoodbye() { return flush() }
        SocketCalls.shutdownWrite(descriptor)
        guard !hasPeerEnded else { return close() }
        leaveCarrier()
        carrier = .lingering
        _ = hold(0)
        setWantsInput(true)
        setReadDeadline(Self.lingerTimeout)
    }

    /// Closes at once.
    func close() {
        if case .closed = carrier { return }
        leaveCarrier()
        carrier = .closed
        _ = hold(0)
        readDeadline.invalidate()
        writeDeadline.invalidate()
        output.removeAll()
        if watcher != nil { tls?.leave(descriptor) }
        tls = nil
        watcher?.close()
        watcher = nil
        SocketCalls.close(descriptor)
        server.remove(self)
    }

    private func leaveCarrier() {
        switch carrier {
        case .http1(let handler): handler.connectionClosed()
        case .webSocket(let handler): handler.connectionClosed()
        case .http2(let handler): handler.connectionClosed()
        case .undecided, .lingering, .closed: break
        }
    }
}
