import CLlhttp

/// Turns received bytes into requests, one at a time.
///
/// Stops after every complete request, so that bytes behind it stay with the caller until it has been answered: that keeps
/// pipelined requests in order and bounds what one client can have running.
///
/// - Errors: `HTTPError`, after which the decoder must not be used again.
/// - Source: RFC 9112. The grammar is llhttp's, in its strict mode; what it lets pass
///   and we do not is in `RequestAssembly` and `FoldedLineScanner`.
final class HTTPRequestDecoder {
    /// What the bytes completed.
    enum Step {
        /// The client waits for "100 Continue" before it sends the body.
        case awaitsContinue
        /// A whole request.
        case request(HTTPRequest)
    }

    // Its own allocation: the parser's callbacks reach this object while the parser is being changed, which the exclusivity
    // check would take for an overlapping access if the parser were stored inline.
    private let parser: UnsafeMutablePointer<llhttp_t>
    // Likewise; the callbacks know only its address.
    private let assembly: UnsafeMutablePointer<RequestAssembly>
    /// After an upgrade that we did not want, or a pause, the parser has to be told to go on.
    private var isPaused: Bool = false
    private var folds: FoldedLineScanner = FoldedLineScanner()

    /// - Parameter bodyLimit: asked for a request whose body is longer than the limit says, by its target and fields.
    init(limits: HTTPLimits = HTTPLimits(), bodyLimit: RequestAssembly.BodyLimit? = nil) {
        parser = .allocate(capacity: 1)
        assembly = .allocate(capacity: 1)
        assembly.initialize(to: RequestAssembly(limits: limits, bodyLimit: bodyLimit))
        llhttp_init(parser, HTTP_REQUEST, ParserCallbacks.settings)
        parser.pointee.data = UnsafeMutableRawPointer(assembly)
    }

    deinit {
        parser.deallocate()
        assembly.deinitialize(count: 1)
        assembly.deallocate()
    }

    /// Whether bytes of a request have come that is not complete yet.
    var isMidRequest: Bool { assembly.pointee.isOpen }

    /// Whether the header fields of the open request are complete and its body is awaited.
    var isReadingBody: Bool { assembly.pointee.isOpen && assembly.pointee.hasHeaders }

    /// How many bytes of the open request's body have come.
    var bodyCount: Int { assembly.pointee.bodyCount }

    /// The header fields of the open request, as far as they have come.
    var openHeaders: HTTPHeaders { assembly.pointee.headers }

    /// Takes bytes from the front of `input` until a step is complete.
    ///
    /// - Returns: nil when all of `input` is taken and more is needed.
    func next(_ input: inout ArraySlice<UInt8>) throws(HTTPError) -> Step? {
        if isPaused {
            isPaused = false
            llhttp_resume(parser)
            llhttp_resume_after_upgrade(parser)
        }
        guard !input.isEmpty else { return nil }
        // What stands before a folded line is looked at first, so that the same fault is reported however the bytes came.
        let (fold, code, used): (Int?, llhttp_errno_t, Int) = input.withUnsafeBytes { bytes in
            let fold: Int? = folds.firstFold(in: bytes)
            let (code, used): (llhttp_errno_t, Int) = execute(bytes, upTo: fold ?? bytes.count)
            return (fold, code, used)
        }
        input.removeFirst(used)
        switch code {
        case HPE_OK:
            guard fold == nil else { throw .malformed("folded header line") }
            return nil
        case HPE_PAUSED, HPE_PAUSED_UPGRADE:
            isPaused = true
            let step: Step = assembly.pointee.takeStep()
            if case .request = step { folds.reset() }
            return step
        default:
            throw assembly.pointee.failure ?? .malformed(String(cString: llhttp_get_error_reason(parser)))
        }
    }

    private func execute(_ bytes: UnsafeRawBufferPointer, upTo count: Int) -> (llhttp_errno_t, Int) {
        guard count > 0, let base: UnsafeRawPointer = bytes.baseAddress else { return (HPE_OK, 0) }
        let start: UnsafePointer<CChar> = base.assumingMemoryBound(to: CChar.self)
        let code: llhttp_errno_t = llhttp_execute(parser, start, count)
        guard code != HPE_OK, let stop = llhttp_get_error_pos(parser) else { return (code, count) }
        return (code, start.distance(to: stop))
    }
}
