/// One request, complete with its body.
struct HTTPRequest: Sendable {
    /// The method, in capitals.
    var method: String
    /// Path and query as sent, or a full URL.
    var target: String
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

    /// The path of the target, percent-encoded as sent.
    var path: Substring {
        var rest: Substring = target[...]
        // A full URL is what clients send to proxies; RFC 9112, section 3.2.2, makes servers accept it.
        for scheme in ["http://", "https://"] where rest.hasPrefix(scheme) {
            rest = rest.dropFirst(scheme.count).drop { $0 != "/" && $0 != "?" }
            break
        }
        let path: Substring = rest.prefix { $0 != "?" }
        return path.isEmpty ? "/" : path
    }

    /// What follows the question mark; empty without one.
    var query: Substring {
        target.firstIndex(of: "?").map { target[target.index(after: $0)...] } ?? ""
    }
}
