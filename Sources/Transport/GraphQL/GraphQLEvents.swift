import Execution
import JSON

/// A request to an endpoint of GraphQL whose answer is a stream of server-sent events.
struct GraphQLEventRequest: Sendable {
    /// The name of the connector.
    var connector: ResourceName
    var document: DocumentRequest
    /// The tokens, which end the stream when they expire.
    var headers: StreamHeaders
}

/// Results as server-sent events, each an execution result; after the last one of an operation that ends comes `complete`.
///
/// - Source: GraphQL over Server-Sent Events, "distinct connections mode". A stream that the server ends, because it stops or the token does not
///   count any more, has no `complete`: clients then come back.
final class GraphQLEvents: StreamCarrier {
    private let stream: ResponseStream
    private let server: HTTPServer
    private let request: GraphQLEventRequest
    private let opener: (headers: HTTPHeaders, isLoopbackPeer: Bool)
    private lazy var driver: StreamDriver = {
        let (router, opener, isOfAdministrator) = (server.router, opener, request.document.isOfAdministrator)
        // Told by the exchange, and tokens come with the request.
        return StreamDriver(
            server, carrier: self, headers: opener.headers, isAudited: false, administrator: request.document.auth
        ) { (now, mayWait) throws(Refusal) in
            guard isOfAdministrator else { return .client(StreamHeaders()) }
            return try router.graphQLOpening(
                opener.headers, isLoopbackPeer: opener.isLoopbackPeer, now: now, mayWait: mayWait)
        }
    }()
    private lazy var keepAlive: Deadline = Deadline(server.loop) { [unowned self] in pauseEnded() }
    private var ticket: ExecutionTicket?
    private var isSubscribed: Bool = false
    private var hasSent: Bool = false
    private var isClosed: Bool = false

    private static let requestID: String = "1"
    /// So much output is kept ready for the socket; more stays in the mailbox, where newer results replace older ones.
    private static let outputMark: Int = 64 * 1024

    /// - Parameter opener: the request as it came.
    init(
        _ stream: ResponseStream, _ server: HTTPServer, _ request: GraphQLEventRequest,
        opener: (headers: HTTPHeaders, isLoopbackPeer: Bool)
    ) {
        self.opener = opener
        self.stream = stream
        self.server = server
        self.request = request
    }

    func start() {
        stream.onClosed = { [self] in close() }
        stream.onDrained = { [unowned self] in if isSubscribed { driver.fillOutput() } }
        // The head is sent at once, also where the first result takes its time.
        send(":\n\n")
        keepAlive.set(after: server.configuration.pingInterval)
        let ticket: ExecutionTicket? = server.backend.run(request.document) { [weak self] reply in self?.take(reply) }
        if !isClosed, !isSubscribed { self.ticket = ticket }
    }

    private func take(_ reply: DocumentReply) {
        ticket = nil
        guard !isClosed else { return }
        switch reply {
        case .subscribe(let name): subscribe(name)
        case .result(let result): finish(with: GraphQLReply.body(result))
        case .body(let text): finish(with: GraphQLReply.plain(text).text)
        case .refused(let code, let message):
            finish(with: GraphQLReply.body(.refused(GraphQLError(message, code: code))))
        case .wantsPost:
            finish(with: GraphQLReply.body(.refused(GraphQLError("a mutation is posted", code: .failedPrecondition))))
        case .execute: finish(with: GraphQLReply.body(.refused(GraphQLError("nothing was run", code: .internal))))
        }
    }

    private func subscribe(_ name: String) {
        isSubscribed = true
        driver.start()
        guard !isClosed else { return }
        let call: StreamRequest.Call = StreamRequest.Call(
            operationName: name, variables: request.document.variables)
        driver.handle(
            .request(
                StreamRequest(
                    name: request.connector.description, requestID: Self.requestID, headers: request.headers,
                    kind: .subscribe(call))))
    }

    // MARK: Output

    var wantsOutput: Bool { stream.waitingCount < Self.outputMark }

    func size(of reply: StreamReply) -> Int { reply.result.graphQL.count }

    func send(_ reply: StreamReply) {
        guard !isClosed else { return }
        let result: EncodedResult = reply.result
        guard result.isCancelled || (!hasSent && result.endsSubscription) else {
            hasSent = true
            return send(next: result.graphQL)
        }
        finish(with: result.graphQL)
    }

    func progressed() {}

    /// The server ends the stream.
    func finish(_ end: StreamEnd) {
        guard !isClosed else { return }
        if !end.reason.isEmpty { send(": \(end.reason)\n\n") }
        stream.end()
    }

    /// Sends the last result.
    private func finish(with body: [UInt8]) {
        send(next: body)
        send("event: complete\ndata: \n\n")
        stream.end()
    }

    private func send(next body: [UInt8]) {
        let (lineFeed, carriageReturn): (UInt8, UInt8) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
        var piece: [UInt8] = Array("event: next\ndata: ".utf8)
        piece.reserveCapacity(piece.count + body.count + 2)
        // In JSON line breaks stand between tokens alone, and here one would end the field.
        if body.contains(where: { $0 == lineFeed || $0 == carriageReturn }) {
            piece += body.map { $0 == lineFeed || $0 == carriageReturn ? UInt8(ascii: " ") : $0 }
        } else {
            piece += body
        }
        piece += [lineFeed, lineFeed]
        stream.send(piece)
    }

    private func send(_ text: String) { stream.send(Array(text.utf8)) }

    /// Nothing was sent for a while; middleboxes would take the connection for dead, and so would clients.
    private func pauseEnded() {
        guard !isClosed else { return }
        if stream.waitingCount == 0 { send(":\n\n") }
        keepAlive.set(after: server.configuration.pingInterval)
    }

    private func close() {
        guard !isClosed else { return }
        isClosed = true
        keepAlive.invalidate()
        if let ticket { server.backend.cancel(ticket) }
        ticket = nil
        if isSubscribed { driver.close() }
    }
}

extension HTTPExchange {
    /// Answers with events.
    func stream(_ request: GraphQLEventRequest, of opener: HTTPRequest, to number: UInt64) {
        let opener: (HTTPHeaders, Bool) = (opener.headers, isLoopbackPeer)
        guard !server.isStopping else {
            return respond(GraphQLReply.refusal(.unavailable, "the server stops", .response), to: number)
        }
        audit(.answered(status: 200, errors: 0))
        stream(to: number, as: GraphQLMediaType.events.rawValue) { stream in
            GraphQLEvents(stream, server, request, opener: opener).start()
        }
    }
}
