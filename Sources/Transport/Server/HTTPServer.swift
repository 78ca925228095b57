public import Execution
public import Reactor
public import Realtime
import Tokens
import WebSocketProtocol

#if canImport(Glibc)
    import Glibc
#endif

/// Serves connections on one loop. Everything of it belongs to that loop's thread.
///
/// Sockets come from a `Listener`, on whatever loop that is; requests go to the backend of the same loop. No task and no
/// actor is between a socket and the backend: one callback in, one completion out. Keep it until `stop` has called back, or
/// until its loop has ended.
public final class HTTPServer {
    /// Which of the process's servers it is; part of every subscriber's id.
    public let index: Int
    let configuration: HTTPServerConfiguration
    let loop: EventLoop
    let wallClock: WallClock
    let backend: any ConnectorBackend
    let router: RequestRouter
    /// Where connections receive, one after the other.
    var readBuffer: [UInt8] = [UInt8](repeating: 0, count: 64 * 1024)
    private(set) var isStopping: Bool = false
    /// Where sessions of TLS work; nothing where there are none.
    let tlsWorkspace: TLSWorkspace?

    let gauge: ConnectionGauge
    /// Told of connections that are refused because there are too many, now and then.
    public var onRefusal: ((ConnectionRefusal) -> Void)?
    private weak var control: (any ControlRoutes)?
    private let keyWaiters: KeyWaiters
    private var connections: [UInt64: Connection] = [:]
    private var lastConnection: UInt64 = 0
    private var streams: [UInt64: StreamDriver] = [:]
    private var lastStream: UInt64 = 0
    private var unflushed: [Connection] = []
    private var flushing: [Connection] = []
    private var date: (second: Int64, text: String, field: [UInt8]) = (-1, "", [])
    private var onStopped: (() -> Void)?
    /// Answers without an end.
    private var responseStreams: [ObjectIdentifier: ResponseStream] = [:]
    private var drain: TimerHandle?

    /// A server of one loop.
    ///
    /// - Parameters:
    ///   - index: different for each server of the process.
    ///   - gauge: one for all servers of the process.
    ///   - appCheck: which apps may call; nothing where they are not asked.
    ///   - control: answers paths that are no connector's; not retained.
    public init(
        index: Int, configuration: HTTPServerConfiguration, loop: EventLoop, wallClock: WallClock = .system,
        gauge: ConnectionGauge, backend: any ConnectorBackend, verifier: any TokenVerifier,
        appCheck: AppCheckPolicy? = nil, control: (any ControlRoutes)? = nil
    ) {
        self.index = index
        self.configuration = configuration
        self.loop = loop
        self.wallClock = wallClock
        self.gauge = gauge
        self.backend = backend
        self.control = control
        tlsWorkspace = configuration.tls == nil ? nil : TLSWorkspace()
        router = RequestRouter(
            configuration: configuration, authenticator: Authenticator(verifier: verifier),
            appCheck: appCheck.map { AppCheckGate($0) }, serves: { backend.serves($0) },
            servesService: { backend.serves($0) }, connectorName: { backend.name(ofConnector: $0) })
        keyWaiters = KeyWaiters(loop)
    }

    /// What new connections begin with, where they are encrypted.
    var tlsContext: TLSContext? { configuration.tls?.current }

    /// How many connections it serves.
    public var connectionCount: Int { connections.count }

    // MARK: Connections

    /// Takes over a connection.
    public func adopt(_ socket: AcceptedSocket) {
        guard !isStopping else { return SocketCalls.close(socket.descriptor) }
        let (admission, refusal): (ConnectionGauge.Admission, ConnectionRefusal?) = gauge.enter(
            socket.peer, at: loop.nowOfTurn)
        if let refusal { onRefusal?(refusal) }
        guard admission != .dropped else { return SocketCalls.close(socket.descriptor) }
        lastConnection += 1
        let connection: Connection = Connection(
            id: lastConnection, socket: socket, server: self, isTurnedAway: admission == .turnedAway)
        connections[lastConnection] = connection
        connection.start()
    }

    func remove(_ connection: Connection) {
        guard connections.removeValue(forKey: connection.id) != nil else { return }
        gauge.leave(connection.peer)
        finishStopIfDrained()
    }

    /// Sends the connection's output when the turn ends, together with what the turn still adds.
    func flushLater(_ connection: Connection) {
        if unflushed.isEmpty {
            loop.deferToTurnEnd { [self] in flushAll() }
        }
        unflushed.append(connection)
    }

    /// A connection that is still there.
    func connection(_ id: UInt64) -> Connection? { connections[id] }

    private func flushAll() {
        swap(&unflushed, &flushing)
        for connection in flushing { connection.flush() }
        flushing.removeAll(keepingCapacity: true)
    }

    /// The date of responses, formatted once a second.
    var dateText: String {
        updateDate()
        return date.text
    }

    /// The same as a field.
    var dateField: [UInt8] {
        updateDate()
        return date.field
    }

    private func updateDate() {
        let now: Int64 = wallClock.now
        guard now != date.second else { return }
        let text: String = HTTPDate.format(now)
        date = (now, text, HTTPResponseEncoder.dateField(text))
    }

    /// Answers a request that is no connector's.
    func respond(to request: ControlRequest, _ completion: @escaping (HTTPResponse) -> Void) {
        guard let control, control.respond(to: request, completion) else {
            completion(RequestRouter.notFound(request.path[...]))
            return
        }
    }

    /// What sends the answer of a request piece by piece; nothing where it is answered whole.
    func streaming(_ request: ControlRequest) -> ((ResponseStream) -> Void)? {
        isStopping ? nil : control?.streaming(request)
    }

    func opened(_ stream: ResponseStream) { responseStreams[ObjectIdentifier(stream)] = stream }

    func closed(_ stream: ResponseStream) { responseStreams[ObjectIdentifier(stream)] = nil }

    /// Resumes on the loop when a token that could not be judged is worth a second look.
    func awaitKeys(_ wait: KeyWait, _ resume: @escaping () -> Void) {
        let verifier: (any TokenVerifier)? =
            switch wait.gate {
            case .identity: router.authenticator.verifier
            case .appCheck: router.appCheck?.verifier
            case .administration: configuration.administrators?.tokens
            }
        guard let verifier else { return resume() }
        keyWaiters.wait(for: wait.source, of: verifier, resume)
    }

    // MARK: Streams

    /// Sends a result to subscribers of this server; those of others and those that have gone are passed over.
    ///
    /// - Parameter isReply: whether it answers a `resume`: such a result is sent even when a newer one follows.
    public func deliver(_ result: EncodedResult, to ids: [SubscriberID], isReply: Bool = false) {
        for id in ids {
            stream(id.carrier)?.deliver(result, to: id.number, isReply: isReply)
        }
    }

    /// Sends what a shard has for subscribers; encoded once for all of them.
    public func deliver(_ delivery: Delivery) {
        let result: EncodedResult = EncodedResult(delivery.result.result)
        deliver(result, to: delivery.recipients, isReply: delivery.kind == .reply)
    }

    /// Sends the errors a shard has for subscribers.
    public func fail(_ failure: Failure) {
        fail(failure.recipients, failure.errors, isFinal: failure.isFinal)
    }

    /// Sends errors to subscribers of this server.
    ///
    /// - Parameter isFinal: whether the subscriptions end with them, which clients are told by `cancelled`.
    public func fail(_ ids: [SubscriberID], _ errors: [GraphQLError], isFinal: Bool) {
        guard !errors.isEmpty else { return }
        let result: EncodedResult = EncodedResult(
            ExecutionResult(data: nil, errors: errors), isCancelled: isFinal)
        for id in ids {
            if isFinal {
                stream(id.carrier)?.cancel(id.number, result)
            } else {
                stream(id.carrier)?.deliver(result, to: id.number, isReply: false)
            }
        }
    }

    /// Closes a stream whose token does not count any more; its client comes back with another.
    public func closeCarrier(_ id: CarrierID) {
        stream(id)?.revoke()
    }

    /// Looks again at who opened streams, since others may be believed now than then: who would not be let in any more does not stay.
    public func reviewStreams() {
        for stream: StreamDriver in Array(streams.values) { stream.review() }
    }

    private func stream(_ id: CarrierID) -> StreamDriver? {
        id.worker == index ? streams[id.number] : nil
    }

    /// A stream that is still there.
    func stream(_ number: UInt64) -> StreamDriver? { streams[number] }

    /// Numbers a stream, so that results find it.
    func openStream(_ driver: StreamDriver) -> UInt64 {
        lastStream += 1
        streams[lastStream] = driver
        return lastStream
    }

    func closeStream(_ number: UInt64) {
        streams[number] = nil
    }

    // MARK: Stop

    /// Takes no more connections, lets running requests finish, closes streams with 1001, and calls back when all is done,
    /// after the drain timeout at the latest.
    public func stop(_ completion: @escaping () -> Void) {
        guard !isStopping else { return }
        isStopping = true
        onStopped = completion
        drain = loop.schedule(after: configuration.drainTimeout) { [self] in closeAll() }
        for stream in Array(responseStreams.values) { stream.end() }
        for connection in Array(connections.values) { connection.stopGracefully() }
        finishStopIfDrained()
    }

    private func closeAll() {
        for connection in Array(connections.values) { connection.close() }
    }

    private func finishStopIfDrained() {
        guard isStopping, connections.isEmpty, let completion = onStopped else { return }
        onStopped = nil
        if let drain { loop.cancel(drain) }
        completion()
    }
}
