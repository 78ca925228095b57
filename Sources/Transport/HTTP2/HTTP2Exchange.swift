import Execution
import JSON
import Reactor

/// One stream of a connection: its request goes to the router, as one of HTTP/1.1 does, or is a call of gRPC.
final class HTTP2Exchange: HTTP2Stream, HTTPExchange {
    let handler: HTTP2Handler
    var running: RunningRequest = RunningRequest()
    /// How many bytes of the request are kept.
    var heldBytes: Int = 0
    /// What answers it.
    enum Content {
        case rest
        /// A call of gRPC with one message.
        case unary(GRPCMethod)
        /// A stream of requests and results.
        case stream(GRPCStreamCall)
        /// A call whose answer does not end.
        case issues
    }

    var content: Content = .rest
    /// When the client of a call does not wait any more.
    var timeout: TimerHandle?
    /// How long its body may be, where that was asked, and what was found out of the administrator's mark then.
    private var bodyLimit: Int?
    private var verdict: AdministratorGate.Verdict?

    /// Up to this length a copy is cheaper than a part of its own.
    private static let copiedLength: Int = 4096

    init(_ session: HTTP2Session, _ handler: HTTP2Handler) {
        self.handler = handler
        super.init(session)
    }

    override func reset() {
        content = .rest
        running = RunningRequest()
        heldBytes = 0
        bodyLimit = nil
        verdict = nil
        super.reset()
    }

    var server: HTTPServer { handler.server }

    var isLoopbackPeer: Bool { handler.connection.isLoopbackPeer }

    func awaitsAnswer(_ number: UInt64) -> Bool { number == self.number && answer == .awaited }

    // MARK: Request

    override func headArrived() {
        handler.entered(self)
        let isCall: Bool = headers.holds("content-type", where: GRPCContentType.isGRPC)
        let called: GRPCMethod? = GRPCMethod(path: target)
        guard isCall || called != nil else { return beginREST() }
        beginCall(called, isCall: isCall)
    }

    private func beginREST() {
        if handler.connection.isTurnedAway { return respond(ErrorReply.noRoom, to: number) }
        if let fault { return respond(ErrorReply.response(fault), to: number) }
        if let length = headers.first("content-length").flatMap(Int.init), !allowsBody(length) { return }
        guard let expectation = headers.first("expect") else { return }
        guard ASCII.equalFolded(expectation, "100-continue") else {
            return respond(ErrorReply.response(HTTPError.unknownExpectation), to: number)
        }
        session.submitContinue(self)
    }

    /// Who asks is looked at only for a body that is longer than everybody's may be.
    private func allowsBody(_ size: Int) -> Bool {
        guard size > server.configuration.maximumBodyBytes else { return true }
        let limit: Int = bodyLimit ?? askBodyLimit()
        guard size > limit else { return true }
        respond(ErrorReply.response(HTTPError.bodyTooLarge(limit)), to: number)
        return false
    }

    private func askBodyLimit() -> Int {
        let (limit, verdict): (Int, AdministratorGate.Verdict?) = server.router.bodyLimit(
            target: target, headers, isLoopbackPeer: isLoopbackPeer, now: server.wallClock.now)
        bodyLimit = limit
        self.verdict = verdict
        return limit
    }

    override func bodyArrived(_ count: Int) {
        if case .stream(let call) = content {
            call.receive(body[...])
            return body.removeAll(keepingCapacity: true)
        }
        session.consume(count, of: self)
        guard answer == .awaited else { return dropBody() }
        switch content {
        case .rest: if !allowsBody(body.count) { return dropBody() }
        case .unary: if !allowsMessage() { return dropBody() }
        case .stream, .issues: return dropBody()
        }
        guard handler.hold(body.count, for: self) else {
            dropBody()
            return refuseMemory()
        }
    }

    private func refuseMemory() {
        switch content {
        case .rest: respond(ErrorReply.noMemory, to: number)
        case .unary, .stream, .issues: finishCall(.noMemory)
        }
    }

    private func dropBody() {
        body = []
        _ = handler.hold(0, for: self)
    }

    override func requestArrived() {
        if case .stream(let call) = content { return call.clientEnded() }
        if answer == .awaited { handler.begin(self) }
    }

    override func outputDrained() {
        if case .stream(let call) = content { call.outputDrained() }
        running.stream?.onDrained?()
    }

    /// Has the request answered, which has come whole.
    func begin() {
        switch content {
        case .rest: answerRequest()
        case .unary(let method): answerCall(method)
        case .stream, .issues: break
        }
    }

    private func answerRequest() {
        let request: HTTPRequest = HTTPRequest(
            method: methodText, targetBytes: target, isHTTP11: true, headers: headers, body: body, keepsAlive: true,
            isUpgrade: false)
        follow(decide(request, verdict: verdict), request, number)
    }

    private var methodText: String {
        if method == Self.post { return "POST" }
        if method == Self.get { return "GET" }
        return String(decoding: method, as: UTF8.self)
    }

    static let post: [UInt8] = Array("POST".utf8)
    private static let get: [UInt8] = Array("GET".utf8)
    private static let head: [UInt8] = Array("HEAD".utf8)

    // MARK: Answer

    func respond(_ data: JSONText, to number: UInt64) -> Bool {
        guard awaitsAnswer(number), method != Self.head, headers.first("origin") == nil else { return false }
        let (before, behind): ([UInt8], [UInt8]) = ReplyWriter.plainParts
        let length: Int = before.count + data.utf8.count + behind.count
        session.submit(self, hasBody: true) { fields in
            fields.add(":status", "200")
            fields.add("content-type", "application/json")
            fields.add("content-length", length)
            fields.add("date", server.dateText)
        }
        if length < Self.copiedLength {
            var body: [UInt8] = []
            body.reserveCapacity(length)
            body.append(contentsOf: before)
            body.append(contentsOf: data.utf8)
            body.append(contentsOf: behind)
            session.write(body, to: self)
        } else {
            session.write(before, to: self)
            session.write(data.utf8, to: self)
            session.write(behind, to: self)
        }
        finishAnswer()
        return true
    }

    func respond(_ response: HTTPResponse, to number: UInt64) {
        guard awaitsAnswer(number) else { return }
        audit(.answered(status: response.status, errors: response.status == 200 ? 0 : 1))
        var extra: [HTTPResponse.Header] = server.router.crossOrigin.fields(for: headers)
        // A preflight's answer has them already.
        if !extra.isEmpty { extra.removeAll { response.headers.contains($0) } }
        let hasBody: Bool = !response.body.isEmpty && method != Self.head
        session.submit(self, hasBody: hasBody) { fields in
            fields.add(":status", response.status)
            for field in response.headers + extra { fields.add(field.name, field.value) }
            if response.status != 204 { fields.add("content-length", response.body.count) }
            fields.add("date", server.dateText)
        }
        if hasBody { session.write(response.body, to: self) }
        finishAnswer()
    }

    /// So much may wait for a client that reads pieces.
    private static let maximumWaitingPieces: Int = 1024 * 1024

    func beginPieces(_ head: HTTPResponse, to number: UInt64) -> Bool {
        guard awaitsAnswer(number) else { return false }
        if case .issues = content {
            session.submit(self, GRPCStatus.head, hasBody: true)
            handler.answered()
            return true
        }
        let extra: [HTTPResponse.Header] = server.router.crossOrigin.fields(for: headers)
        session.submit(self, hasBody: true) { fields in
            fields.add(":status", head.status)
            for field in head.headers + extra { fields.add(field.name, field.value) }
            fields.add("date", server.dateText)
        }
        handler.answered()
        return true
    }

    func sendPiece(_ piece: [UInt8], to number: UInt64) {
        guard number == self.number, answer == .begun else { return }
        guard output.count <= Self.maximumWaitingPieces else {
            session.reset(self, .cancel)
            return handler.answered()
        }
        if case .issues = content {
            session.write(message(ofPiece: piece), to: self)
        } else {
            session.write(piece, to: self)
        }
        handler.answered()
    }

    var waitingPieces: Int { output.count }

    func endPieces(_ number: UInt64) {
        guard number == self.number, answer == .begun else { return }
        if case .issues = content { return finishCall(GRPCStatus(.unavailable, "the server stops")) }
        finishAnswer()
    }

    private func finishAnswer() {
        session.end(self)
        running = RunningRequest()
        handler.answered()
    }

    // MARK: Time and end

    override func due(_ configuration: HTTPServerConfiguration) -> MonotonicInstant? {
        if let due: MonotonicInstant = super.due(configuration) { return due }
        guard phase == .body, answer == .awaited else { return nil }
        if case .stream = content { return nil }
        return begunAt.advanced(by: configuration.requestTimeout)
    }

    override func giveUp() {
        guard answer == .awaited else { return super.giveUp() }
        let message: String = "the request took too long to arrive"
        switch content {
        case .rest: respond(ErrorReply.response(.deadlineExceeded, message, httpStatus: 408), to: number)
        case .unary, .stream, .issues: finishCall(GRPCStatus(.deadlineExceeded, message))
        }
    }

    override func closed() {
        clearTimeout()
        let isUnanswered: Bool = answer == .awaited || running.stream != nil
        answer = .ended
        switch content {
        case .rest, .unary, .issues: if isUnanswered { abandon() }
        case .stream(let call): call.close()
        }
        handler.left(self)
    }

    /// The server stops: what does not end by itself is ended.
    func stopGracefully() {
        switch content {
        // What has pieces is ended by whoever sends them.
        case .rest, .unary, .issues: break
        case .stream(let call): call.stopGracefully()
        }
    }

    func clearTimeout() {
        guard let timeout else { return }
        server.loop.cancel(timeout)
        self.timeout = nil
    }
}
