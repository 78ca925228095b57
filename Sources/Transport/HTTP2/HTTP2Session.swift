import CNghttp2
import Reactor

/// Who has a session.
protocol HTTP2SessionOwner: AnyObject {
    /// The time of this turn.
    var now: MonotonicInstant { get }

    /// Makes what answers streams.
    func makeStream(_ session: HTTP2Session) -> HTTP2Stream

    /// The client has answered a ping.
    func ponged()
}

/// One connection's HTTP/2 over nghttp2: bytes in, streams and bytes out. Knows no socket.
///
/// Windows move when bytes are taken, not when they come. Output is serialised only when it is asked for, so that what waits does so in the
/// streams.
final class HTTP2Session {
    let limits: HTTP2Limits
    private unowned let owner: any HTTP2SessionOwner
    private var handle: OpaquePointer?
    private(set) var streams: [Int32: HTTP2Stream] = [:]
    /// How many of them have sent less than their whole request.
    private var unfinished: Int = 0
    /// Whether the client has sent more than the words that every connection begins with.
    private(set) var hasBegun: Bool = false
    private var spare: [HTTP2Stream] = []
    private var lastNumber: UInt64 = 0
    private var isReceiving: Bool = false
    private var closesLater: Bool = false
    /// Bytes of all streams that are to be sent.
    private(set) var waitingOutput: Int = 0
    /// Streams of which something was sent since it was asked last.
    private var drained: [HTTP2Stream] = []
    private var scratch: HTTP2Fields = HTTP2Fields()
    private var faults: FaultAllowance

    /// So many streams are kept for later ones.
    private static let maximumSpare: Int = 32

    init(limits: HTTP2Limits, owner: any HTTP2SessionOwner) {
        self.limits = limits
        self.owner = owner
        faults = FaultAllowance(burst: limits.resetBurst, perSecond: limits.resetsPerSecond)
        handle = HTTP2Callbacks.makeSession(limits, Unmanaged.passUnretained(self).toOpaque())
        guard let handle else { return }
        HTTP2Callbacks.submitSettings(handle, limits)
    }

    deinit {
        if let handle { nghttp2_session_del(handle) }
    }

    /// Whether nothing can be received or sent any more.
    var isFinished: Bool {
        guard let handle else { return true }
        return nghttp2_session_want_read(handle) == 0 && nghttp2_session_want_write(handle) == 0
    }

    /// Whether anything is to be sent that the client has room for.
    var wantsOutput: Bool { handle.map { nghttp2_session_want_write($0) != 0 } ?? false }

    /// Whether requests are awaited that have begun to come.
    var hasUnfinishedRequests: Bool { unfinished > 0 }

    // MARK: Bytes

    /// Takes bytes.
    ///
    /// - Returns: false when they are no HTTP/2, or break its rules so that nobody knows what comes next.
    func receive(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let handle, !isReceiving else { return false }
        isReceiving = true
        let taken: Int = bytes.withUnsafeBufferPointer { nghttp2_session_mem_recv(handle, $0.baseAddress, $0.count) }
        isReceiving = false
        if closesLater { close() }
        return taken >= 0
    }

    /// Appends what is to be sent, until the output has a length. The last frame may go beyond it.
    func serialise(to output: inout [UInt8], upTo length: Int) {
        guard let handle, !isReceiving else { return }
        while output.count < length {
            var frame: UnsafePointer<UInt8>?
            let count: Int = nghttp2_session_mem_send(handle, &frame)
            guard count > 0, let frame else { return }
            output.append(contentsOf: UnsafeBufferPointer(start: frame, count: count))
        }
    }

    /// Ends at once, with all streams.
    func close() {
        guard !isReceiving else {
            closesLater = true
            return
        }
        if let handle { nghttp2_session_del(handle) }
        handle = nil
        for stream in streams.values {
            stream.closed()
            stream.reset()
        }
        streams = [:]
        spare = []
        drained = []
    }

    // MARK: Windows

    /// Bytes were taken: the stream may send as many more.
    func consume(_ count: Int, of stream: HTTP2Stream) {
        guard let handle, count > 0 else { return }
        nghttp2_session_consume_stream(handle, stream.id, count)
    }

    private func consumeConnection(_ count: Int) {
        guard let handle else { return }
        nghttp2_session_consume_connection(handle, count)
    }

    // MARK: Answers

    /// Sends a head before the answer's: "100 Continue".
    func submitContinue(_ stream: HTTP2Stream) {
        guard let handle else { return }
        Self.continueFields.withEntries { list in
            _ = nghttp2_submit_headers(
                handle, UInt8(NGHTTP2_FLAG_NONE.rawValue), stream.id, nil, list.baseAddress, list.count, nil)
        }
    }

    private static let continueFields: HTTP2Fields = HTTP2Fields([":status": "100"])

    /// Sends the head of an answer, made in memory that is used for all.
    ///
    /// - Parameter hasBody: whether anything follows it.
    func submit(_ stream: HTTP2Stream, hasBody: Bool, _ fill: (inout HTTP2Fields) -> Void) {
        scratch.removeAll()
        fill(&scratch)
        submit(stream, scratch, hasBody: hasBody)
    }

    func submit(_ stream: HTTP2Stream, _ fields: HTTP2Fields, hasBody: Bool) {
        guard let handle, stream.answer == .awaited else { return }
        stream.answer = hasBody ? .begun : .ended
        fields.withEntries { list in
            if hasBody {
                var provider: nghttp2_data_provider = HTTP2Callbacks.dataProvider
                _ = nghttp2_submit_response(handle, stream.id, list.baseAddress, list.count, &provider)
            } else {
                _ = nghttp2_submit_response(handle, stream.id, list.baseAddress, list.count, nil)
            }
        }
    }

    /// Adds to the body of an answer.
    func write(_ bytes: [UInt8], to stream: HTTP2Stream) {
        guard stream.answer == .begun, !bytes.isEmpty else { return }
        stream.append(bytes, at: owner.now)
        waitingOutput += bytes.count
        resume(stream)
    }

    /// The answer is complete.
    func end(_ stream: HTTP2Stream, trailers: HTTP2Fields? = nil) {
        guard stream.answer == .begun else { return }
        stream.answer = .ended
        stream.trailers = trailers
        resume(stream)
    }

    private func resume(_ stream: HTTP2Stream) {
        guard let handle, stream.isDeferred else { return }
        stream.isDeferred = false
        nghttp2_session_resume_data(handle, stream.id)
    }

    /// Why a stream is taken back.
    enum Reset {
        /// It was answered, and the rest of its request is of no use.
        case answered
        /// Nobody waits for it any more.
        case cancel

        fileprivate var code: UInt32 {
            switch self {
            case .answered: NGHTTP2_NO_ERROR.rawValue
            case .cancel: NGHTTP2_CANCEL.rawValue
            }
        }
    }

    /// Takes a stream back.
    func reset(_ stream: HTTP2Stream, _ why: Reset) {
        guard let handle else { return }
        nghttp2_submit_rst_stream(handle, UInt8(NGHTTP2_FLAG_NONE.rawValue), stream.id, why.code)
    }

    /// Streams of which something was sent since the last call, and that are still there.
    func takeDrained() -> [HTTP2Stream] {
        guard !drained.isEmpty else { return [] }
        defer { drained.removeAll(keepingCapacity: true) }
        return drained
    }

    // MARK: Connection

    func ping() {
        guard let handle else { return }
        nghttp2_submit_ping(handle, UInt8(NGHTTP2_FLAG_NONE.rawValue), nil)
    }

    /// Tells the client to begin nothing more; what it has sent before it knows is still taken. RFC 9113, section 6.8.
    func announceEnd() {
        guard let handle else { return }
        nghttp2_submit_shutdown_notice(handle)
    }

    /// Takes no more streams; those that are open are answered.
    func takeNoMore() {
        guard let handle else { return }
        nghttp2_submit_goaway(
            handle, UInt8(NGHTTP2_FLAG_NONE.rawValue), nghttp2_session_get_last_proc_stream_id(handle),
            NGHTTP2_NO_ERROR.rawValue, nil, 0)
    }

    // MARK: Called by nghttp2

    func headBegan(_ id: Int32) {
        let stream: HTTP2Stream = spare.popLast() ?? owner.makeStream(self)
        lastNumber += 1
        stream.begin(id: id, number: lastNumber, at: owner.now)
        streams[id] = stream
        unfinished += 1
    }

    func field(_ id: Int32, _ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>) {
        streams[id]?.takeField(name, value, limits)
    }

    func data(_ id: Int32, _ bytes: UnsafeBufferPointer<UInt8>) {
        // All streams share the window of the connection: none of them may keep it from the others.
        consumeConnection(bytes.count)
        guard let stream: HTTP2Stream = streams[id] else { return }
        guard stream.phase == .body, stream.answer != .ended else { return consume(bytes.count, of: stream) }
        stream.body.append(contentsOf: bytes)
        stream.bodyArrived(bytes.count)
    }

    func settled() { hasBegun = true }

    func frame(_ id: Int32, isHead: Bool, endsStream: Bool) {
        guard let stream: HTTP2Stream = streams[id] else { return }
        if isHead, stream.phase == .head {
            stream.endHead()
            stream.headArrived()
        }
        guard endsStream, stream.phase == .body, streams[id] === stream else { return }
        stream.phase = .complete
        unfinished -= 1
        stream.requestArrived()
    }

    func ponged() { owner.ponged() }

    /// The client has broken a stream so that it had to be reset. Who makes us do that costs as much as who resets it, and each leaves a
    /// request behind that nobody waits for, beyond the streams that are granted at a time.
    func brokeStream() {
        guard let handle, !faults.allowsOneMore(at: owner.now) else { return }
        nghttp2_session_terminate_session(handle, NGHTTP2_ENHANCE_YOUR_CALM.rawValue)
    }

    func streamClosed(_ id: Int32) {
        guard let stream: HTTP2Stream = streams.removeValue(forKey: id) else { return }
        waitingOutput -= stream.output.count
        if stream.phase != .complete { unfinished -= 1 }
        stream.closed()
        drained.removeAll { $0 === stream }
        stream.reset()
        if spare.count < Self.maximumSpare { spare.append(stream) }
    }

    /// The last frame of an answer is on its way. Who is still sending the request is told that nobody wants the rest.
    func answered(_ id: Int32) {
        guard let stream: HTTP2Stream = streams[id], stream.phase != .complete else { return }
        reset(stream, .answered)
    }

    /// Fills a frame of data.
    ///
    /// - Returns: how many bytes it has; nothing when there are none at present.
    func fill(_ id: Int32, _ target: UnsafeMutableRawBufferPointer) -> (count: Int, isLast: Bool)? {
        guard let stream: HTTP2Stream = streams[id] else { return nil }
        let count: Int = stream.moveOutput(to: target, at: owner.now)
        waitingOutput -= count
        let isLast: Bool = stream.output.isEmpty && stream.answer == .ended
        if count == 0, !isLast {
            stream.isDeferred = true
            return nil
        }
        if !isLast, drained.last !== stream { drained.append(stream) }
        return (count, isLast)
    }

    /// The trailers of a stream whose body has ended.
    ///
    /// - Returns: whether there are any.
    func submitTrailers(_ id: Int32) -> Bool {
        guard let handle, let stream: HTTP2Stream = streams[id], let trailers: HTTP2Fields = stream.trailers else {
            return false
        }
        trailers.withEntries { list in
            _ = nghttp2_submit_trailer(handle, id, list.baseAddress, list.count)
        }
        return true
    }
}
