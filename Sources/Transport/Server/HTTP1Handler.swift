import Execution
import JSON
import WebSocketProtocol

/// HTTP/1.1 on one connection: one request after the other, answered in order.
///
/// Bytes behind a request that is being answered wait; when too many do, the socket is not read any more.
final class HTTP1Handler: HTTPExchange {
    private let connection: Connection
    let server: HTTPServer
    private let decoder: HTTPRequestDecoder
    private let judgement: HeadJudgement
    /// Bytes behind the request that is being answered.
    private var waiting: [UInt8] = []
    private var current: Exchange?
    var running: RunningRequest = RunningRequest()
    private var isDecoding: Bool = false
    private var isStopping: Bool = false
    /// Whether the peer sends nothing more.
    private var hasPeerEnded: Bool = false
    private var isClosed: Bool = false
    private var lastExchange: UInt64 = 0

    /// What the decoder has found out about the administrator's mark of the open request, to be used when that is complete:
    /// credentials are checked once. Shared with the decoder, which asks before it has a request.
    private final class HeadJudgement {
        var verdict: AdministratorGate.Verdict?

        func take() -> AdministratorGate.Verdict? {
            defer { verdict = nil }
            return verdict
        }
    }

    /// A request that is being answered.
    private struct Exchange {
        var number: UInt64
        var isHead: Bool
        var isHTTP11: Bool
        var keepsAlive: Bool
        var fields: [HTTPResponse.Header]
    }

    /// What the connection is waiting for.
    private enum Phase: Hashable {
        case idle
        case head
        case body
        case answering
    }

    private var phase: Phase = .idle

    private static let maximumWaiting: Int = 64 * 1024

    init(_ connection: Connection) {
        self.connection = connection
        server = connection.server
        let server: HTTPServer = connection.server
        let judgement: HeadJudgement = HeadJudgement()
        self.judgement = judgement
        var limits: HTTPLimits = server.configuration.httpLimits
        guard !connection.isTurnedAway else {
            // It is told that there is no room as soon as it asks; nothing of what it brings is kept.
            limits.bodyBytes = 0
            decoder = HTTPRequestDecoder(limits: limits)
            return
        }
        let isLoopbackPeer: Bool = connection.isLoopbackPeer
        decoder = HTTPRequestDecoder(limits: limits) { [unowned server] target, headers in
            let (limit, verdict): (Int, AdministratorGate.Verdict?) = server.router.bodyLimit(
                target: target, headers, isLoopbackPeer: isLoopbackPeer, now: server.wallClock.now)
            judgement.verdict = verdict
            return limit
        }
    }

    var isLoopbackPeer: Bool { connection.isLoopbackPeer }

    // MARK: Input

    func receive(_ bytes: ArraySlice<UInt8>) {
        guard !isClosed else { return }
        guard current == nil, waiting.isEmpty else {
            waiting.append(contentsOf: bytes)
            if waiting.count > Self.maximumWaiting { connection.setWantsInput(false) }
            return
        }
        decode(bytes)
    }

    private func decode(_ bytes: ArraySlice<UInt8>) {
        var input: ArraySlice<UInt8> = bytes
        isDecoding = true
        defer { isDecoding = false }
        while !isClosed, current == nil, !connection.isOutputFull {
            do throws(HTTPError) {
                guard let step = try decoder.next(&input) else { return awaitMore() }
                take(step, rest: &input)
            } catch {
                return refuse(connection.isTurnedAway ? ErrorReply.noRoom : ErrorReply.response(error))
            }
        }
        if !isClosed, !input.isEmpty { waiting.append(contentsOf: input) }
    }

    private func awaitMore() {
        if decoder.isMidRequest {
            guard connection.hold(decoder.bodyCount) else { return refuse(ErrorReply.noMemory) }
            enter(decoder.isReadingBody ? .body : .head)
        } else {
            enter(.idle)
            if isStopping { close() }
        }
        // The rest of an unfinished request will not come.
        if hasPeerEnded { close() }
    }

    /// - Returns: whether something that has come whole is still to be answered.
    func peerEnded() -> Bool {
        hasPeerEnded = true
        if current != nil { connection.setReadDeadline(server.configuration.halfClosedTimeout) }
        return !isClosed && (current != nil || !waiting.isEmpty)
    }

    /// Each phase has its time, which begins once: a peer that sends a byte now and then gains nothing.
    private func enter(_ phase: Phase) {
        guard phase != self.phase else { return }
        self.phase = phase
        switch phase {
        case .idle:
            _ = connection.hold(0)
            connection.setReadDeadline(server.configuration.idleTimeout)
        case .head: connection.setReadDeadline(server.configuration.headerTimeout)
        case .body: connection.setReadDeadline(server.configuration.requestTimeout)
        case .answering:
            connection.clearReadDeadline()
            if hasPeerEnded { connection.setReadDeadline(server.configuration.halfClosedTimeout) }
        }
    }

    private func take(_ step: HTTPRequestDecoder.Step, rest: inout ArraySlice<UInt8>) {
        switch step {
        case .awaitsContinue:
            connection.write(HTTPResponseEncoder.continueHead)
        case .request(let request):
            begin(request, rest: &rest)
        }
    }

    // MARK: Requests

    private func begin(_ request: HTTPRequest, rest: inout ArraySlice<UInt8>) {
        enter(.answering)
        lastExchange += 1
        running = RunningRequest()
        current = Exchange(
            number: lastExchange, isHead: request.method == "HEAD", isHTTP11: request.isHTTP11,
            keepsAlive: request.keepsAlive && !isStopping,
            fields: server.router.crossOrigin.fields(for: request.headers))
        let number: UInt64 = lastExchange
        let decision: RequestRouter.Decision = decide(request, verdict: judgement.take())
        if case .stream = decision { return upgrade(request, rest: &rest) }
        if case .socket(let name) = decision { return upgrade(request, of: name, rest: &rest) }
        guard !connection.isTurnedAway else {
            current?.keepsAlive = false
            return respond(ErrorReply.noRoom, to: number)
        }
        follow(decision, request, number)
    }

    func awaitsAnswer(_ number: UInt64) -> Bool { !isClosed && current?.number == number }

    /// In one piece or, when it is large, around the bytes of the database.
    func respond(_ data: JSONText, to number: UInt64) -> Bool {
        guard let exchange = current, exchange.number == number, !isClosed, !exchange.isHead, exchange.isHTTP11,
            exchange.keepsAlive, !isStopping, exchange.fields.isEmpty
        else { return false }
        current = nil
        let (before, behind): ([UInt8], [UInt8]) = ReplyWriter.plainParts
        let length: Int = before.count + data.utf8.count + behind.count
        let isSmall: Bool = length < Self.copiedLength
        var output: [UInt8] = []
        output.reserveCapacity(isSmall ? length + Self.headLength : Self.headLength)
        HTTPResponseEncoder.appendJSONHead(length: length, dateField: server.dateField, to: &output)
        output.append(contentsOf: before)
        if isSmall {
            output.append(contentsOf: data.utf8)
            output.append(contentsOf: behind)
            connection.write(output)
        } else {
            connection.write(output)
            connection.write(data.utf8)
            connection.write(behind)
        }
        enter(.idle)
        decodeWaiting()
        return true
    }

    /// Up to this length a copy is cheaper than a part of its own.
    private static let copiedLength: Int = 4096
    private static let headLength: Int = 160

    func respond(_ response: HTTPResponse, to number: UInt64) {
        guard let exchange = current, exchange.number == number, !isClosed else { return }
        audit(.answered(status: response.status, errors: response.status == 200 ? 0 : 1))
        current = nil
        let closes: Bool = !exchange.keepsAlive || isStopping || (hasPeerEnded && waiting.isEmpty && !isDecoding)
        // HTTP/1.0 closes unless both sides say otherwise.
        let fields: [HTTPResponse.Header] =
            closes || exchange.isHTTP11 ? exchange.fields : exchange.fields + [.init("Connection", "keep-alive")]
        send(response, fields: fields, closes: closes, isHead: exchange.isHead)
        if closes { return close() }
        enter(.idle)
        decodeWaiting()
    }

    func beginPieces(_ head: HTTPResponse, to number: UInt64) -> Bool {
        guard let exchange = current, exchange.number == number, !isClosed else { return false }
        var response: HTTPResponse = head
        response.headers += exchange.fields
        var bytes: [UInt8] = []
        // An answer that ends only when somebody leaves is the last on its connection.
        HTTPResponseEncoder.appendHead(
            response, date: server.dateText, closes: true, framing: exchange.isHTTP11 ? .chunked : .untilClose,
            to: &bytes)
        connection.write(bytes)
        return true
    }

    func sendPiece(_ piece: [UInt8], to number: UInt64) {
        guard let exchange = current, exchange.number == number, !isClosed else { return }
        guard !connection.isOutputFull else { return connection.close() }
        connection.write(exchange.isHTTP11 ? HTTPResponseEncoder.chunk(piece) : piece)
    }

    var waitingPieces: Int { connection.outputCount }

    func endPieces(_ number: UInt64) {
        guard let exchange = current, exchange.number == number, !isClosed else { return }
        current = nil
        if exchange.isHTTP11 { connection.write(HTTPResponseEncoder.lastChunk) }
        close()
    }

    /// Goes on with what had to wait, because a request was being answered or too much output waited.
    func outputDrained() {
        running.stream?.onDrained?()
        if !connection.isOutputFull { decodeWaiting() }
    }

    private func decodeWaiting() {
        // A backend that answers at once does so within `decode`, which then goes on by itself.
        guard !isDecoding, !isClosed, current == nil else { return }
        connection.setWantsInput(true)
        guard !waiting.isEmpty else {
            if hasPeerEnded { close() }
            return
        }
        let bytes: [UInt8] = waiting
        waiting = []
        receive(bytes[...])
    }

    private func refuse(_ response: HTTPResponse) {
        // As far as they are known: a page cannot read an answer without them, not even that its request was too large.
        let fields: [HTTPResponse.Header] = server.router.crossOrigin.fields(for: decoder.openHeaders)
        send(response, fields: fields, closes: true, isHead: false)
        close()
    }

    private func send(_ response: HTTPResponse, fields: [HTTPResponse.Header], closes: Bool, isHead: Bool) {
        var response: HTTPResponse = response
        // A preflight's answer has them already.
        if !fields.isEmpty { response.headers += fields.filter { !response.headers.contains($0) } }
        var head: [UInt8] = []
        head.reserveCapacity(256)
        HTTPResponseEncoder.appendHead(response, date: server.dateText, closes: closes, to: &head)
        connection.write(head)
        if !isHead { connection.write(response.body) }
    }

    // MARK: Upgrade

    /// - Parameter name: the connector whose endpoint of GraphQL it is; nothing for the stream of Firebase's clients.
    private func upgrade(_ request: HTTPRequest, of name: ResourceName? = nil, rest: inout ArraySlice<UInt8>) {
        do throws(ServerHandshake.Refusal) {
            let accept: String = try ServerHandshake.accept(
                method: request.method, isAtLeastHTTP11: request.isHTTP11, values: request.headers.values,
                sha1: SHA1.digest)
            let spoken: String? =
                name != nil && GraphQLSocket.isOffered(request.headers) ? GraphQLSocket.subprotocol : nil
            connection.write(ServerHandshake.response(accept: accept, subprotocol: spoken))
        } catch {
            current = nil
            return refuse(Self.response(error))
        }
        isClosed = true
        let bytes: ArraySlice<UInt8> = rest
        rest = []
        let handler: WebSocketHandler = WebSocketHandler(connection, request: request, graphQL: name)
        connection.upgrade(to: handler, rest: bytes)
    }

    private static func response(_ refusal: ServerHandshake.Refusal) -> HTTPResponse {
        switch refusal {
        case .badRequest(let reason):
            return ErrorReply.response(.invalidArgument, reason)
        case .unsupportedVersion:
            var response: HTTPResponse = ErrorReply.response(
                .failedPrecondition, "this server speaks WebSocket version 13", httpStatus: 426)
            response.headers.append(.init("Sec-WebSocket-Version", ServerHandshake.version))
            return response
        }
    }

    // MARK: End

    func deadlinePassed() {
        // Whoever asked has most likely left: closing cancels what runs for them.
        if current != nil { return connection.close() }
        guard decoder.isMidRequest, !isClosed else { return connection.close() }
        refuse(ErrorReply.response(.deadlineExceeded, "the request took too long to arrive", httpStatus: 408))
    }

    func stopGracefully() {
        isStopping = true
        if current == nil, !decoder.isMidRequest { close() }
    }

    private func close() {
        isClosed = true
        connection.finish()
    }

    func connectionClosed() {
        isClosed = true
        guard current != nil else { return }
        current = nil
        abandon()
    }
}
