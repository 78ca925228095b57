/// The server's half of the opening handshake.
///
/// - Source: RFC 6455, sections 4.2.1 and 4.2.2. No extension is ever agreed to: the known clients offer
///   compression and work without it.
public enum ServerHandshake {
    /// Why an upgrade is refused, and how to say it in HTTP.
    public enum Refusal: Error, Hashable, Sendable {
        /// Answered with 400.
        case badRequest(String)
        /// Answered with 426 and `Sec-WebSocket-Version: 13`.
        case unsupportedVersion
    }

    /// The one version there is.
    public static let version: String = "13"

    /// Checks an upgrade request.
    ///
    /// - Parameters:
    ///   - method: the request method, in capitals.
    ///   - isAtLeastHTTP11: false for HTTP/1.0, which has no upgrade.
    ///   - values: all values of a header field, whose name is given in lower case.
    ///   - sha1: the digest function.
    /// - Returns: the value of `Sec-WebSocket-Accept`.
    public static func accept(
        method: String, isAtLeastHTTP11: Bool, values: (_ name: String) -> [String], sha1: ([UInt8]) -> [UInt8]
    ) throws(Refusal) -> String {
        guard method == "GET" else { throw .badRequest("an upgrade is a GET request") }
        guard isAtLeastHTTP11 else { throw .badRequest("an upgrade needs HTTP/1.1") }
        guard HeaderTokens.contain("websocket", in: values("upgrade")) else {
            throw .badRequest("the Upgrade field does not name websocket")
        }
        guard HeaderTokens.contain("upgrade", in: values("connection")) else {
            throw .badRequest("the Connection field does not name upgrade")
        }
        guard values("sec-websocket-version") == [version] else { throw .unsupportedVersion }
        let keys: [String] = values("sec-websocket-key")
        guard keys.count == 1, let key = keys.first, Base64.isSixteenBytes(key) else {
            throw .badRequest("Sec-WebSocket-Key is not the base64 of sixteen bytes")
        }
        return AcceptKey.accept(for: key, sha1: sha1)
    }

    /// The head of the 101 response.
    ///
    /// - Parameter subprotocol: one that the client offers.
    public static func response(accept: String, subprotocol: String? = nil) -> [UInt8] {
        let agreed: String = subprotocol.map { "Sec-WebSocket-Protocol: \($0)\r\n" } ?? ""
        return Array(
            """
            HTTP/1.1 101 Switching Protocols\r
            Upgrade: websocket\r
            Connection: Upgrade\r
            Sec-WebSocket-Accept: \(accept)\r
            \(agreed)\r

            """.utf8)
    }
}
