import Reactor

/// One stream of HTTP/2: a request as it arrives, and what is to be sent for it.
///
/// Used again for later streams of its connection: a number tells its uses apart. Whoever answers makes a class of it, which is told what
/// happens; answers may be given within these calls.
class HTTP2Stream {
    /// How far the request has come.
    enum Phase: Hashable {
        case head
        case body
        case complete
    }

    /// How far the answer has come.
    enum Answer: Hashable {
        case awaited
        /// Its head is sent, or on its way; more may follow.
        case begun
        /// All of it is known.
        case ended
    }

    unowned let session: HTTP2Session
    private(set) var id: Int32 = 0
    /// Different for each use within a connection.
    private(set) var number: UInt64 = 0

    // MARK: Request

    var phase: Phase = .head
    /// The method, in capitals.
    private(set) var method: [UInt8] = []
    /// Path and query.
    private(set) var target: [UInt8] = []
    private var authority: [UInt8] = []
    private(set) var headers: HTTPHeaders = HTTPHeaders()
    /// Why the request is refused whatever it is.
    private(set) var fault: HTTPError?
    /// What has come of the body and was not taken yet.
    var body: [UInt8] = []
    /// When it began.
    private(set) var begunAt: MonotonicInstant = MonotonicInstant(sinceStart: .zero)

    // MARK: Answer

    var answer: Answer = .awaited
    private(set) var output: OutputQueue = OutputQueue()
    /// What follows the body; nothing where its last frame ends the stream.
    var trailers: HTTP2Fields?
    /// Whether nghttp2 waits to be told that there is more to send.
    var isDeferred: Bool = false
    /// When some of the output was taken last, or was added to none.
    private(set) var progressAt: MonotonicInstant = MonotonicInstant(sinceStart: .zero)

    /// A larger body's memory goes with it.
    private static let keptBody: Int = 16 * 1024

    init(_ session: HTTP2Session) { self.session = session }

    /// Begins with another stream.
    func begin(id: Int32, number: UInt64, at now: MonotonicInstant) {
        self.id = id
        self.number = number
        begunAt = now
        progressAt = now
    }

    /// Forgets all of the stream it was, but keeps memory for the next one.
    func reset() {
        number = 0
        phase = .head
        method.removeAll(keepingCapacity: true)
        target.removeAll(keepingCapacity: true)
        authority.removeAll(keepingCapacity: true)
        headers.reset()
        fault = nil
        body.removeAll(keepingCapacity: body.capacity <= Self.keptBody)
        answer = .awaited
        output.removeAll()
        trailers = nil
        isDeferred = false
    }

    // MARK: What happens

    /// The head has come. Where there is no body, `requestArrived` follows.
    func headArrived() {}

    /// So many bytes have come and were added to the body. They count against the stream's window until they are consumed.
    func bodyArrived(_ count: Int) {}

    /// All of the request has come.
    func requestArrived() {}

    /// Some of the output was sent.
    func outputDrained() {}

    /// When somebody must look at it.
    func due(_ configuration: HTTPServerConfiguration) -> MonotonicInstant? {
        if !output.isEmpty { return progressAt.advanced(by: configuration.stallTimeout) }
        return phase == .head ? begunAt.advanced(by: configuration.headerTimeout) : nil
    }

    /// That has come, and it is past its head.
    func giveUp() { session.reset(self, .cancel) }

    /// The stream is no more, because it was answered, or because its client has taken it back.
    func closed() {}

    // MARK: Head

    /// Takes a field as it comes. Beyond the limits nothing is kept.
    func takeField(_ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>, _ limits: HTTP2Limits) {
        // Fields behind the body are of no use to anybody here.
        guard phase == .head, fault == nil else { return }
        guard name.first != UInt8(ascii: ":") else { return takePseudoField(name, value, limits) }
        guard headers.count < limits.headerFields else {
            fault = .tooManyFields(limits.headerFields)
            return
        }
        guard target.count + headers.size + name.count + value.count + 4 <= limits.headerBytes else {
            fault = .headersTooLarge(limits.headerBytes)
            return
        }
        headers.appendName(UnsafeRawBufferPointer(name))
        headers.appendValue(UnsafeRawBufferPointer(value))
        headers.endField()
    }

    private func takePseudoField(
        _ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>, _ limits: HTTP2Limits
    ) {
        guard target.count + authority.count + value.count <= limits.headerBytes else {
            fault = .headersTooLarge(limits.headerBytes)
            return
        }
        // Told apart by their second letter; nghttp2 knows them all and refuses others.
        switch name.count > 1 ? name[1] : 0 {
        case UInt8(ascii: "m"): method.append(contentsOf: value)
        case UInt8(ascii: "p"): target.append(contentsOf: value)
        case UInt8(ascii: "a"): authority.append(contentsOf: value)
        default: break
        }
    }

    /// The head is complete. `:authority` takes the place of `Host`; RFC 9113, section 8.3.1.
    func endHead() {
        phase = .body
        if !authority.isEmpty { headers.replace("host", with: authority[...]) }
        if method == Self.connect { fault = fault ?? .tunnelRefused }
    }

    private static let connect: [UInt8] = Array("CONNECT".utf8)

    // MARK: Output

    func append(_ bytes: [UInt8], at now: MonotonicInstant) {
        if output.isEmpty { progressAt = now }
        output.append(bytes)
    }

    /// Moves output to a frame.
    func moveOutput(to target: UnsafeMutableRawBufferPointer, at now: MonotonicInstant) -> Int {
        guard !output.isEmpty, !target.isEmpty else { return 0 }
        progressAt = now
        return output.send { parts in
            var count: Int = 0
            for part: UnsafeRawBufferPointer in parts where count < target.count {
                let taken: Int = min(part.count, target.count - count)
                UnsafeMutableRawBufferPointer(rebasing: target[count..<(count + taken)])
                    .copyMemory(from: UnsafeRawBufferPointer(rebasing: part[..<taken]))
                count += taken
            }
            return count
        }
    }
}
