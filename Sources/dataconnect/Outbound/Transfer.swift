import CCurl

/// One request on its way, as libcurl knows it. Of one thread.
final class Transfer {
    let number: UInt64
    let completion: OutboundClient.Completion
    let easy: UnsafeMutableRawPointer
    private let maximumBytes: Int
    private var lines: UnsafeMutablePointer<curl_slist>?
    private let reasonPlace: UnsafeMutablePointer<CChar>
    private var head: ReplyHead = ReplyHead()
    private var headBytes: Int = 0
    private var body: [UInt8] = []
    private var isTooLong: Bool = false

    /// A head is a few lines; whoever goes on with them has something else in mind.
    private static let maximumHeadBytes: Int = 64 * 1024

    init?(_ request: OutboundRequest, number: UInt64, _ completion: @escaping OutboundClient.Completion) {
        guard let easy: UnsafeMutableRawPointer = curl_easy_init() else { return nil }
        self.number = number
        self.completion = completion
        self.easy = easy
        maximumBytes = request.maximumBytes
        reasonPlace = .allocate(capacity: Int(CURL_ERROR_SIZE))
        reasonPlace.initialize(repeating: 0, count: Int(CURL_ERROR_SIZE))
        guard configure(request) else { return nil }
    }

    deinit {
        curl_easy_cleanup(easy)
        curl_slist_free_all(lines)
        reasonPlace.deallocate()
    }

    // MARK: What is asked

    private func configure(_ request: OutboundRequest) -> Bool {
        let milliseconds: Int64 =
            request.timeLimit.components.seconds * 1000
            + request.timeLimit.components.attoseconds / 1_000_000_000_000_000
        let codes: [CURLcode] = [
            ccurl_set_text(easy, CURLOPT_URL, request.url), ccurl_allow_http_alone(easy),
            ccurl_leave_name_services_behind(easy),
            ccurl_set_number(easy, CURLOPT_FOLLOWLOCATION, 0), ccurl_set_number(easy, CURLOPT_SSL_VERIFYPEER, 1),
            ccurl_set_number(easy, CURLOPT_SSL_VERIFYHOST, 2), ccurl_set_number(easy, CURLOPT_NOSIGNAL, 1),
            ccurl_set_number(easy, CURLOPT_TIMEOUT_MS, max(1, Int(milliseconds))),
            ccurl_set_size(easy, CURLOPT_MAXFILESIZE_LARGE, curl_off_t(maximumBytes)),
            ccurl_set_text(easy, CURLOPT_USERAGENT, "dataconnect/\(DataConnect.version)"),
            ccurl_set_pointer(easy, CURLOPT_ERRORBUFFER, reasonPlace),
        ]
        return (codes + setFields(request) + setBody(request) + setReceiver()).allSatisfy { $0 == CURLE_OK }
    }

    private func setFields(_ request: OutboundRequest) -> [CURLcode] {
        // Without the last one a long body would wait for leave to be sent.
        for line: String in request.fields + ["Expect:"] {
            guard let longer: UnsafeMutablePointer<curl_slist> = curl_slist_append(lines, line) else {
                return [CURLE_OUT_OF_MEMORY]
            }
            lines = longer
        }
        return [ccurl_set_pointer(easy, CURLOPT_HTTPHEADER, lines)]
    }

    private func setBody(_ request: OutboundRequest) -> [CURLcode] {
        guard let body: [UInt8] = request.body else { return [] }
        return body.withUnsafeBytes { bytes in
            [
                ccurl_set_size(easy, CURLOPT_POSTFIELDSIZE_LARGE, curl_off_t(bytes.count)),
                ccurl_set_pointer(easy, CURLOPT_COPYPOSTFIELDS, UnsafeMutableRawPointer(mutating: bytes.baseAddress)),
            ]
        }
    }

    // MARK: What comes

    /// Whoever made the transfer keeps it until libcurl has no part in it any more, so libcurl holds no reference of its own.
    private func setReceiver() -> [CURLcode] {
        let receiver: UnsafeMutableRawPointer = Unmanaged.passUnretained(self).toOpaque()
        return [
            ccurl_set_pointer(easy, CURLOPT_WRITEDATA, receiver), ccurl_set_pointer(easy, CURLOPT_HEADERDATA, receiver),
            ccurl_set_callback(easy, CURLOPT_WRITEFUNCTION) { bytes, size, count, receiver in
                Transfer.of(receiver).receive(UnsafeRawBufferPointer(start: bytes, count: size * count))
            },
            ccurl_set_callback(easy, CURLOPT_HEADERFUNCTION) { bytes, size, count, receiver in
                Transfer.of(receiver).receiveHead(UnsafeRawBufferPointer(start: bytes, count: size * count))
            },
        ]
    }

    private static func of(_ receiver: UnsafeMutableRawPointer?) -> Transfer {
        guard let receiver else { preconditionFailure("libcurl has lost its receiver") }
        return Unmanaged<Transfer>.fromOpaque(receiver).takeUnretainedValue()
    }

    /// Taking fewer bytes than there are ends the transfer at once.
    private func receive(_ bytes: UnsafeRawBufferPointer) -> Int {
        guard body.count + bytes.count <= maximumBytes else {
            isTooLong = true
            return 0
        }
        body.append(contentsOf: bytes)
        return bytes.count
    }

    private func receiveHead(_ bytes: UnsafeRawBufferPointer) -> Int {
        headBytes += bytes.count
        guard headBytes <= Self.maximumHeadBytes else {
            isTooLong = true
            return 0
        }
        head.take(line: bytes)
        return bytes.count
    }

    /// It is over: tells what came of it.
    func finish(_ code: CURLcode) {
        completion(reply(code))
    }

    private func reply(_ code: CURLcode) -> ReceivedReply {
        if isTooLong || code == CURLE_FILESIZE_EXCEEDED { return .tooLong }
        guard code == CURLE_OK else {
            let detail: String = String(cString: reasonPlace)
            return .unreachable(detail.isEmpty ? String(cString: curl_easy_strerror(code)) : detail)
        }
        head.status = ccurl_status(easy)
        return .answered(head, body: body)
    }
}
