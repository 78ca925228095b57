import Execution
import Reactor

/// A stream over a call of gRPC: messages of protobuf.
final class GRPCStreamCall: StreamCarrier {
    private unowned let exchange: HTTP2Exchange
    private var decoder: GRPCMessageDecoder
    private lazy var driver: StreamDriver = {
        let (router, headers, isLoopbackPeer) = (server.router, exchange.headers, exchange.isLoopbackPeer)
        return StreamDriver(server, carrier: self, headers: headers) { (now, _) throws(Refusal) in
            try router.opening(headers, isLoopbackPeer: isLoopbackPeer, now: now)
        }
    }()
    /// When a message that has begun must have come whole.
    private lazy var messageEnd: Deadline = Deadline(server.loop) { [unowned self] in messageDeadlinePassed() }
    /// Bytes that came while the session did not want any; the client cannot send more than its window.
    private var waiting: [UInt8] = []
    private var hasClientEnded: Bool = false
    private var isReading: Bool = false
    private var isClosed: Bool = false

    /// So much output is kept ready for the connection; more stays in the mailbox, where newer results replace older ones.
    private static let outputMark: Int = 64 * 1024
    /// At so much output nothing more is read: whoever asks without reading would fill the memory.
    private static let fullOutput: Int = 1024 * 1024

    private var server: HTTPServer { exchange.server }

    init(_ exchange: HTTP2Exchange) {
        self.exchange = exchange
        decoder = GRPCMessageDecoder(maximumCount: exchange.server.configuration.maximumGRPCMessageBytes)
    }

    /// Begins; the client is told at once that it is served, unless it is not.
    func start() {
        driver.start()
        guard !isClosed, driver.ending == nil else { return }
        exchange.session.submit(exchange, GRPCStatus.head, hasBody: true)
        exchange.handler.answered()
    }

    // MARK: Input

    func receive(_ bytes: ArraySlice<UInt8>) {
        guard !isClosed else { return exchange.session.consume(bytes.count, of: exchange) }
        guard waiting.isEmpty, canRead, !isReading else {
            waiting.append(contentsOf: bytes)
            return updateHeld()
        }
        var input: ArraySlice<UInt8> = bytes
        read(&input)
        waiting.append(contentsOf: input)
        updateHeld()
    }

    /// The client sends nothing more; what it has sent is still answered.
    func clientEnded() {
        hasClientEnded = true
        takeEnd()
    }

    private var canRead: Bool {
        // What comes behind the end of the stream is of no use.
        driver.ending != nil || (driver.wantsRequests && exchange.output.count < Self.fullOutput)
    }

    private func read(_ input: inout ArraySlice<UInt8>) {
        isReading = true
        defer { isReading = false }
        let count: Int = input.count
        do throws(GRPCStatus) {
            while !isClosed, canRead, let message: [UInt8] = try decoder.next(&input) {
                messageEnd.clear()
                if driver.ending == nil { take(message) }
            }
        } catch {
            fail(error)
        }
        if isClosed { input = [] }
        exchange.session.consume(count - input.count, of: exchange)
        guard decoder.isMidMessage, !isClosed else { return messageEnd.clear() }
        if !messageEnd.isSet { messageEnd.set(after: server.configuration.requestTimeout) }
    }

    private func take(_ message: [UInt8]) {
        do throws(ProtobufError) {
            driver.handle(.request(try StreamMessageDecoder.decode(message)))
        } catch {
            driver.handle(.broken(requestID: StreamMessageDecoder.requestID(of: message), "\(error)"))
        }
    }

    func progressed() {
        guard !isReading, !isClosed else { return }
        if !waiting.isEmpty, canRead {
            let bytes: [UInt8] = waiting
            waiting = []
            var input: ArraySlice<UInt8> = bytes[...]
            read(&input)
            waiting = input + waiting
        }
        updateHeld()
        takeEnd()
    }

    private func takeEnd() {
        guard hasClientEnded, waiting.isEmpty, !isClosed, driver.ending == nil else { return }
        guard !decoder.isMidMessage else { return fail(GRPCStatus(.invalidArgument, "the last message is cut off")) }
        driver.handle(.clientEnded)
    }

    private func updateHeld() {
        guard !isClosed else { return }
        let count: Int = decoder.keptCount + driver.heldBytes + waiting.count
        if !exchange.handler.hold(count, for: exchange) { fail(.noMemory) }
    }

    // MARK: Output

    var wantsOutput: Bool { exchange.output.count < Self.outputMark }

    func size(of reply: StreamReply) -> Int { reply.fields.count }

    func send(_ reply: StreamReply) {
        if exchange.answer == .awaited { exchange.session.submit(exchange, GRPCStatus.head, hasBody: true) }
        exchange.session.write(reply.prefix, to: exchange)
        exchange.session.write(reply.fields, to: exchange)
        exchange.handler.answered()
    }

    /// The connection has taken some of the output.
    func outputDrained() {
        guard !isClosed else { return }
        driver.fillOutput()
        progressed()
    }

    // MARK: End

    func finish(_ end: StreamEnd) {
        fail(GRPCStatus(end.status, end.reason))
    }

    /// Ends the call with a status. What runs for it is taken back.
    private func fail(_ status: GRPCStatus) {
        guard !isClosed else { return }
        close()
        exchange.finishCall(status)
    }

    func stopGracefully() {
        if !isClosed { driver.handle(.shutdown) }
    }

    private func messageDeadlinePassed() {
        guard !isClosed, driver.ending == nil, decoder.isMidMessage else { return }
        // The rest may have come and wait for us.
        guard canRead, waiting.isEmpty else { return messageEnd.set(after: server.configuration.requestTimeout) }
        driver.handle(.stalled)
    }

    /// Nothing more is read or sent.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        waiting = []
        messageEnd.invalidate()
        driver.close()
    }
}
