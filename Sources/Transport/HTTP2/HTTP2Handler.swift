import Reactor

/// HTTP/2 on one connection: its streams to the router, their answers to the socket.
final class HTTP2Handler: HTTP2SessionOwner {
    let connection: Connection
    let server: HTTPServer
    private(set) lazy var session: HTTP2Session = HTTP2Session(limits: server.configuration.http2Limits, owner: self)
    /// When a stream must be looked at: a request that does not come whole, an answer that nobody takes.
    private lazy var watch: Deadline = Deadline(server.loop) { [unowned self] in lookAtStreams() }
    /// When the client must have heard that we stop.
    private lazy var notice: Deadline = Deadline(server.loop) { [unowned self] in takeNoMore() }
    /// Requests that have come and are not begun yet, because too many answers wait to be sent.
    private var waiting: [(exchange: HTTP2Exchange, number: UInt64)] = []
    private var heldBytes: Int = 0
    private var hasReceived: Bool = true
    private var isStopping: Bool = false
    private var hasTakenLast: Bool = false
    private var isClosed: Bool = false

    /// So much output is kept ready for the socket; more stays in the streams.
    private static let outputMark: Int = 1024 * 1024
    /// Heads and other small frames have so much room before an array must grow.
    private static let smallestBatch: Int = 512
    /// How long a client may take to hear that we stop.
    private static let noticeTimeout: Duration = .seconds(1)
    /// So many of the longest bodies may be kept for one connection.
    private static let maximumBodies: Int = 4

    init(_ connection: Connection) {
        self.connection = connection
        server = connection.server
    }

    var now: MonotonicInstant { server.loop.nowOfTurn }

    // MARK: Bytes

    func receive(_ bytes: ArraySlice<UInt8>) {
        guard !isClosed else { return }
        hasReceived = true
        let isUnderstood: Bool = session.receive(bytes)
        guard !isClosed else { return }
        connection.flushLater()
        guard isUnderstood else { return fail() }
        if session.streams.isEmpty, session.hasBegun { connection.setReadDeadline(server.configuration.idleTimeout) }
        watchStreams()
    }

    /// What comes next cannot be read: what is ready is sent, which may be why.
    private func fail() {
        fillOutput()
        connection.finish()
    }

    /// Makes output of what waits, as long as the connection has room for it.
    func fillOutput() {
        var isFull: Bool = false
        while !isClosed, !isFull {
            if session.wantsOutput { isFull = !serialise() }
            let drained: [HTTP2Stream] = session.takeDrained()
            for stream in drained { stream.outputDrained() }
            if !beginWaiting(), drained.isEmpty { break }
        }
        if !isClosed, session.isFinished { connection.finish() }
    }

    /// - Returns: whether there is room for more.
    private func serialise() -> Bool {
        let room: Int = Self.outputMark - connection.outputCount
        guard room > 0 else { return false }
        var batch: [UInt8] = []
        batch.reserveCapacity(min(room, session.waitingOutput + Self.smallestBatch))
        session.serialise(to: &batch, upTo: room)
        connection.enqueue(batch)
        return batch.count < room
    }

    // MARK: Streams

    func makeStream(_ session: HTTP2Session) -> HTTP2Stream { HTTP2Exchange(session, self) }

    /// A stream has begun.
    func entered(_ exchange: HTTP2Exchange) {
        if session.streams.count == 1 { connection.setReadDeadline(server.configuration.pingInterval) }
        if connection.isTurnedAway { takeNoMore() }
    }

    /// A stream is no more.
    func left(_ exchange: HTTP2Exchange) {
        _ = hold(0, for: exchange)
        // Streams also leave when the connection has.
        guard !isClosed, session.streams.isEmpty else { return }
        connection.setReadDeadline(server.configuration.idleTimeout)
    }

    /// Something is to be sent.
    func answered() {
        connection.flushLater()
    }

    /// Says how much is kept for a stream.
    ///
    /// - Returns: false where there is no room for that, on this connection or on the server.
    func hold(_ bytes: Int, for exchange: HTTP2Exchange) -> Bool {
        guard bytes != exchange.heldBytes else { return true }
        let all: Int = heldBytes - exchange.heldBytes + bytes
        let configuration: HTTPServerConfiguration = server.configuration
        let most: Int = max(
            configuration.maximumBodyBytes * Self.maximumBodies, configuration.maximumAdministratorBodyBytes,
            configuration.maximumSubscriptionBytesPerStream * 2)
        let isLess: Bool = bytes < exchange.heldBytes
        guard isLess || all <= most, connection.hold(all) || isLess else { return false }
        heldBytes = all
        exchange.heldBytes = bytes
        return true
    }

    /// Begins to answer a request, now or when there is room for what comes of it.
    func begin(_ exchange: HTTP2Exchange) {
        guard canBegin else { return waiting.append((exchange, exchange.number)) }
        exchange.begin()
    }

    /// Whether so little waits to be sent that more may be asked of the backend.
    private var canBegin: Bool {
        !connection.isOutputFull && session.waitingOutput <= server.configuration.maximumWaitingReplyBytes
    }

    /// - Returns: whether any was begun.
    private func beginWaiting() -> Bool {
        guard !waiting.isEmpty, canBegin else { return false }
        var begun: Int = 0
        while begun < waiting.count, canBegin {
            let (exchange, number): (HTTP2Exchange, UInt64) = waiting[begun]
            begun += 1
            if exchange.awaitsAnswer(number) { exchange.begin() }
        }
        waiting.removeFirst(begun)
        return true
    }

    // MARK: Time

    /// Pings, or gives up on a client that has not even answered the last ping; without streams the connection is idle.
    func deadlinePassed() {
        guard !session.streams.isEmpty else {
            takeNoMore()
            return fail()
        }
        guard hasReceived else { return connection.close() }
        hasReceived = false
        session.ping()
        connection.flushLater()
        connection.setReadDeadline(server.configuration.pingInterval)
    }

    private func watchStreams() {
        guard !watch.isSet, session.hasUnfinishedRequests || session.waitingOutput > 0 else { return }
        watch.set(after: min(server.configuration.headerTimeout, server.configuration.stallTimeout))
    }

    private func lookAtStreams() {
        var next: MonotonicInstant?
        for stream in Array(session.streams.values) {
            guard let due: MonotonicInstant = stream.due(server.configuration) else { continue }
            if due <= now {
                guard stream.phase != .head else { return connection.close() }
                stream.giveUp()
                connection.flushLater()
            } else {
                next = next.map { min($0, due) } ?? due
            }
        }
        if let next { watch.set(after: now.duration(to: next)) }
        watchStreams()
    }

    // MARK: End

    /// Ends in two steps, so that no request is lost that is on its way: first the client is told to begin no more, and when it has heard
    /// that, the last stream is named.
    func stopGracefully() {
        guard !isStopping else { return }
        isStopping = true
        session.announceEnd()
        // Behind the notice, which it would otherwise overtake: its answer tells that the notice has come.
        fillOutput()
        session.ping()
        notice.set(after: Self.noticeTimeout)
        for case let exchange as HTTP2Exchange in Array(session.streams.values) { exchange.stopGracefully() }
        connection.flushLater()
    }

    func ponged() {
        if isStopping { takeNoMore() }
    }

    private func takeNoMore() {
        guard !hasTakenLast, !isClosed else { return }
        hasTakenLast = true
        session.takeNoMore()
        connection.flushLater()
    }

    func connectionClosed() {
        guard !isClosed else { return }
        isClosed = true
        watch.invalidate()
        notice.invalidate()
        waiting = []
        session.close()
    }
}
