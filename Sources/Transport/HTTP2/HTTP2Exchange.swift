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
    }

    private(set) var content: Content = .rest
    /// When the client of a call does not wait any more.
    private var timeout: TimerHandle?
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
        session.consume(count, of: self)
        guard answer == .awaited else { return dropBody() }
        switch content {
        case .rest: if !allowsBody(body.count) { return dropBody() }
        case .unary: if !allowsMessage() { return dropBody() }
        }
        guard handler.hold(body.count, for: self) else {
            dropBody()
            return refuseMemory()
        }
    }

    private func refuseMemory() {
        switch content {
        case .rest: respond(ErrorReply.noMemory, to: number)
        case .unary: finishCall(GRPCStatus(.unavailable, "the server has no room for the request at the moment"))
        }
    }

    private func dropBody() {
        body = []
        _ = handler.hold(0, for: self)
    }

    override func requestArrived() {
        if answer == .awaited { handler.begin(self) }
    }

    /// Has the request answered, which has come whole.
    func begin() {
        switch content {
        case .rest: answerRequest()
        case .unary(let method): answerCall(method)
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

    private static let post: [UInt8] = Array("POST".utf8)
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

    private func finishAnswer() {
        session.end(self)
        running = RunningRequest()
        handler.answered()
    }

    // MARK: Time and end

    override func due(_ configuration: HTTPServerConfiguration) -> MonotonicInstant? {
        if let due: MonotonicInstant = super.due(configuration) { return due }
        guard phase == .body, answer == .awaited else { return nil }
        return begunAt.advanced(by: configuration.requestTimeout)
    }

    override func giveUp() {
        guard answer == .awaited else { return super.giveUp() }
        let message: String = "the request took too long to arrive"
        switch content {
        case .rest: respond(ErrorReply.response(.deadlineExceeded, message, httpStatus: 408), to: number)
        case .unary: finishCall(GRPCStatus(.deadlineExceeded, message))
        }
    }

    override func closed() {
        clearTimeout()
        if answer == .awaited { abandon() }
        handler.left(self)
    }

    private func clearTimeout() {
        guard let timeout else { return }
        server.loop.cancel(timeout)
        self.timeout = nil
    }
}

// MARK: gRPC

extension HTTP2Exchange {
    private func beginCall(_ method: GRPCMethod?, isCall: Bool) {
        guard isCall else {
            let message: String = "calls of gRPC have the content type application/grpc"
            return respond(ErrorReply.response(.invalidArgument, message, httpStatus: 415), to: number)
        }
        guard headers.holds("content-type", where: GRPCContentType.isUnderstood) else {
            let message: String = "messages are understood as application/grpc+proto"
            return respond(ErrorReply.response(.invalidArgument, message, httpStatus: 415), to: number)
        }
        guard self.method == Self.post else {
            return respond(ErrorReply.response(.unimplemented, "calls of gRPC are posted", httpStatus: 405), to: number)
        }
        content = .unary(method ?? .connect)
        if handler.connection.isTurnedAway { return finishCall(GRPCStatus(.unavailable, "too many connections")) }
        if let fault { return finishCall(GRPCStatus(.resourceExhausted, fault.message)) }
        guard let method else {
            let path: String = String(decoding: target, as: UTF8.self).shortenedName
            return finishCall(GRPCStatus(.unimplemented, "there is no method \(path)"))
        }
        content = .unary(method)
        setTimeout()
    }

    private func setTimeout() {
        guard let text: String = headers.first("grpc-timeout") else { return }
        guard let delay: Duration = GRPCTimeout.read(text) else {
            return finishCall(GRPCStatus(.invalidArgument, "the timeout is not valid"))
        }
        timeout = server.loop.schedule(after: delay) { [unowned self] in
            timeout = nil
            abandon()
            finishCall(GRPCStatus(.deadlineExceeded, "the client waits no longer"))
        }
    }

    /// Looks at the message as soon as its length is there.
    private func allowsMessage() -> Bool {
        guard body.count >= GRPCMessageDecoder.prefixCount else { return true }
        do throws(GRPCStatus) {
            let most: Int = server.configuration.maximumGRPCMessageBytes
            let count: Int = try GRPCMessageDecoder.count(body[..<GRPCMessageDecoder.prefixCount], most)
            guard body.count <= GRPCMessageDecoder.prefixCount + count else { throw .oneMessage }
            return true
        } catch {
            finishCall(error)
            return false
        }
    }

    private func answerCall(_ method: GRPCMethod, mayWait: Bool = true) {
        guard let message: [UInt8] = wholeMessage() else { return finishCall(.oneMessage) }
        switch method {
        case .execute(let kind): execute(message, kind, verb: method.verb, mayWait: mayWait)
        case .connect, .emulatorInfo, .emulatorIssues:
            finishCall(GRPCStatus(.unimplemented, "\(method.verb) is not served"))
        }
    }

    private func wholeMessage() -> [UInt8]? {
        guard body.count >= GRPCMessageDecoder.prefixCount else { return nil }
        let message: ArraySlice<UInt8> = body[GRPCMessageDecoder.prefixCount...]
        let count: Int = body[1..<GRPCMessageDecoder.prefixCount].reduce(0) { $0 << 8 | Int($1) }
        return message.count == count ? Array(message) : nil
    }

    private func execute(_ message: [UInt8], _ kind: ExpectedKind, verb: String, mayWait: Bool) {
        let number: UInt64 = number
        let request: ExecutionRequest
        do throws(Refusal) {
            request = try server.router.execution(
                headers, message, isLoopbackPeer: isLoopbackPeer, now: server.wallClock.now)
        } catch {
            guard mayWait, let wait: KeyWait = error.wait else { return finishCall(GRPCStatus(error)) }
            return server.awaitKeys(wait) { [self] in
                guard awaitsAnswer(number) else { return }
                execute(message, kind, verb: verb, mayWait: false)
            }
        }
        if let act: AdministratorAct = server.router.act(request, headers, verb: verb) { running.act = (act, .now) }
        let ticket: ExecutionTicket? = server.backend.execute(request, expecting: kind) { [self] result in
            guard awaitsAnswer(number) else { return }
            finishExecution(result)
        }
        if let ticket, awaitsAnswer(number) { running.ticket = ticket }
    }

    private func finishExecution(_ result: ExecutionResult) {
        audit(.answered(status: result.status.httpStatus, errors: result.errors.count))
        guard result.status == .ok else {
            return finishCall(GRPCStatus(result.status, result.errors.first?.message ?? ""))
        }
        do throws(JSONError) {
            let message: [UInt8] = try UnaryReply.message(result)
            session.submit(self, GRPCStatus.head, hasBody: true)
            session.write(message, to: self)
            finishCall(.ok)
        } catch {
            finishCall(GRPCStatus(.internal, "the result does not fit into a message: \(error.message)"))
        }
    }

    /// Ends the call: behind its message, or instead of it.
    private func finishCall(_ status: GRPCStatus) {
        guard answer != .ended else { return }
        clearTimeout()
        audit(.answered(status: status.code.httpStatus, errors: 1))
        if answer == .begun {
            session.end(self, trailers: status.trailers)
        } else {
            session.submit(self, hasBody: false) { status.addHead(to: &$0) }
        }
        running = RunningRequest()
        handler.answered()
    }
}

extension GRPCStatus {
    fileprivate static let oneMessage: GRPCStatus = GRPCStatus(.unimplemented, "the call takes one whole message")
}

/// What is a call of gRPC, and in which encoding.
enum GRPCContentType {
    private static let name: [UInt8] = Array("application/grpc".utf8)

    /// `application/grpc` and what begins with it: `+proto`, `+json`, parameters, and `-web`, which is another protocol.
    static func isGRPC(_ value: ArraySlice<UInt8>) -> Bool {
        ASCII.equalFolded(value.prefix(name.count), "application/grpc")
    }

    /// Whether it is protobuf.
    static func isUnderstood(_ value: ArraySlice<UInt8>) -> Bool {
        let rest: ArraySlice<UInt8> = value.dropFirst(name.count)
        guard let sign: UInt8 = rest.first else { return true }
        let encoding: ArraySlice<UInt8> = rest.prefix { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: " ") }
        return sign == UInt8(ascii: ";") || sign == UInt8(ascii: " ") || ASCII.equalFolded(encoding, "+proto")
    }
}
