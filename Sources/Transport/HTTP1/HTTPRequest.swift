/// One request, complete with its body.
struct HTTPRequest: Sendable {
    /// The method, in capitals.
    var method: String
    /// Path and query as sent, or a full URL.
    var targetBytes: [UInt8]
    /// Whether it is HTTP/1.1; HTTP/1.0 otherwise.
    var isHTTP11: Bool
    /// The header fields.
    var headers: HTTPHeaders
    /// The body, without its transfer coding.
    var body: [UInt8]
    /// Whether the connection may serve another request.
    var keepsAlive: Bool
    /// Whether the client wants to speak WebSocket from here on.
    var isUpgrade: Bool

    /// The target as text.
    var target: String { String(decoding: targetBytes, as: UTF8.self) }

    /// The path of the target, percent-encoded as sent.
    var path: Substring { TargetForm.path(targetBytes) }

    /// What follows the question mark; empty without one.
    var query: Substring {
        let target: String = target
        return target.utf8.firstIndex(of: UInt8(ascii: "?")).map { target[target.index(after: $0)...] } ?? ""
    }
}
