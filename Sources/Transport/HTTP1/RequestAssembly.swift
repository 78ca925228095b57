import CLlhttp

/// The request that is arriving, and the rules that llhttp leaves to its user.
///
/// A connection's requests are put together in the same memory, one after the other, as long as nobody keeps an old one.
///
/// - Rules: the limits; exactly one `Host` in HTTP/1.1; no transfer coding but `chunked`, and none
///   in HTTP/1.0; no tunnels. Each of them is a way to make two servers on the path disagree about where a request ends.
struct RequestAssembly {
    /// What llhttp knows when the header fields are complete.
    struct Head {
        var method: String
        var major: UInt8
        var minor: UInt8
        var contentLength: UInt64
        var upgrades: Bool

        init(_ parser: llhttp_t) {
            method = Self.name(llhttp_method_t(rawValue: UInt32(parser.method)))
            major = parser.http_major
            minor = parser.http_minor
            contentLength = parser.content_length
            upgrades = parser.upgrade != 0
        }

        private static func name(_ method: llhttp_method_t) -> String {
            switch method {
            case HTTP_POST: "POST"
            case HTTP_GET: "GET"
            default: String(cString: llhttp_method_name(method))
            }
        }
    }

    /// How long the body of a request may be, by its target and fields.
    typealias BodyLimit = (_ target: [UInt8], _ headers: HTTPHeaders) -> Int

    let limits: HTTPLimits
    private let askBodyLimit: BodyLimit?
    /// That of the open request; nothing as long as nobody asked.
    private var askedBodyLimit: Int?
    /// Why parsing was stopped by us.
    var failure: HTTPError?
    private(set) var isOpen: Bool = false
    private(set) var hasHeaders: Bool = false
    private(set) var isUpgrade: Bool = false

    private var method: String = ""
    private var isHTTP11: Bool = true
    private var target: [UInt8] = []
    private(set) var headers: HTTPHeaders = HTTPHeaders()
    /// What is passed over within and behind a chunked body: extensions of chunks, fields. It counts as much as what is kept.
    private var trailerBytes: Int = 0
    private var body: [UInt8] = []
    private var finished: HTTPRequest?

    /// A larger body's memory goes with it.
    private static let keptBody: Int = 16 * 1024

    /// How many bytes of the open request's body have come.
    var bodyCount: Int { body.count }

    init(limits: HTTPLimits, bodyLimit: BodyLimit? = nil) {
        self.limits = limits
        askBodyLimit = bodyLimit
    }

    mutating func begin() {
        isOpen = true
        hasHeaders = false
        isUpgrade = false
        askedBodyLimit = nil
        target.removeAll(keepingCapacity: true)
        headers.reset()
        trailerBytes = 0
        body.removeAll(keepingCapacity: body.capacity <= Self.keptBody)
    }

    mutating func appendTarget(_ bytes: UnsafeRawBufferPointer) throws(HTTPError) {
        target.append(contentsOf: bytes)
        try checkHeaderSize()
    }

    mutating func appendName(_ bytes: UnsafeRawBufferPointer) throws(HTTPError) {
        headers.appendName(bytes)
        try checkHeaderSize()
    }

    mutating func appendValue(_ bytes: UnsafeRawBufferPointer) throws(HTTPError) {
        headers.appendValue(bytes)
        try checkHeaderSize()
    }

    mutating func endField() throws(HTTPError) {
        guard !headers.isOpenNameEmpty else { throw .malformed("a field without a name") }
        // Fields behind a chunked body are dropped: nobody here reads them, and merging them into the head is a known hole.
        if hasHeaders {
            trailerBytes += headers.dropOpenField() + 4
        } else {
            headers.endField()
            guard headers.count <= limits.headerFields else { throw .tooManyFields(limits.headerFields) }
        }
        try checkHeaderSize()
    }

    /// - Returns: whether the client waits for "100 Continue".
    mutating func endHeaders(_ head: Head) throws(HTTPError) -> Bool {
        guard head.major == 1 else { throw .unsupportedVersion }
        method = head.method
        isHTTP11 = head.minor >= 1
        hasHeaders = true
        guard method != "CONNECT" else { throw .tunnelRefused }
        let hosts: Int = headers.occurrences("host")
        guard hosts == 1 || (hosts == 0 && !isHTTP11) else { throw .malformed("there must be one Host field") }
        if let authority = TargetForm.authority(target[...]) { headers.replace("host", with: authority) }
        let codings: [String] = headers.values("transfer-encoding")
        if !codings.isEmpty {
            guard isHTTP11 else { throw .malformed("transfer coding in HTTP/1.0") }
            guard codings.count == 1, ASCII.equalFolded(codings[0], "chunked") else {
                throw .malformed("unknown transfer coding")
            }
        }
        try checkBodySize(head.contentLength)
        isUpgrade = head.upgrades && isHTTP11 && headers.contains("websocket", in: "upgrade")
        return try awaitsContinue(hasBody: head.contentLength > 0 || !codings.isEmpty)
    }

    private func awaitsContinue(hasBody: Bool) throws(HTTPError) -> Bool {
        guard isHTTP11, let expectation = headers.first("expect") else { return false }
        guard ASCII.equalFolded(expectation, "100-continue") else { throw .unknownExpectation }
        return hasBody
    }

    /// Takes a piece of a chunk's extension, which nobody here reads.
    mutating func passOver(_ count: Int) throws(HTTPError) {
        trailerBytes += count
        try checkHeaderSize()
    }

    mutating func appendBody(_ bytes: UnsafeRawBufferPointer) throws(HTTPError) {
        try checkBodySize(UInt64(body.count + bytes.count))
        body.append(contentsOf: bytes)
    }

    mutating func end(keepsAlive: Bool) {
        isOpen = false
        finished = HTTPRequest(
            method: method, targetBytes: target, isHTTP11: isHTTP11, headers: headers, body: body,
            keepsAlive: keepsAlive, isUpgrade: isUpgrade)
    }

    /// What made the parser pause.
    mutating func takeStep() -> HTTPRequestDecoder.Step {
        finished.take().map { .request($0) } ?? .awaitsContinue
    }

    /// Who asks is looked at only for a body that is longer than everybody's may be.
    private mutating func checkBodySize(_ size: UInt64) throws(HTTPError) {
        guard size > UInt64(limits.bodyBytes) else { return }
        let limit: Int = askedBodyLimit ?? askBodyLimit?(target, headers) ?? limits.bodyBytes
        askedBodyLimit = limit
        guard size <= UInt64(limit) else { throw .bodyTooLarge(limit) }
    }

    private func checkHeaderSize() throws(HTTPError) {
        let size: Int = target.count + headers.size + trailerBytes
        guard size <= limits.headerBytes else { throw .headersTooLarge(limits.headerBytes) }
    }
}
