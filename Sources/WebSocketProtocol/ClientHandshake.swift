/// The client's half of the opening handshake.
///
/// - Source: RFC 6455, section 4.1.
public struct ClientHandshake: Sendable {
    /// Why a server's answer is no WebSocket.
    public enum Failure: Error, Hashable, Sendable {
        /// The server answered with another status than 101.
        case status(Int)
        /// The answer is no HTTP or breaks the handshake; the text names the rule.
        case invalid(String)
    }

    /// The value of `Sec-WebSocket-Key`.
    public let key: String
    private let accept: String

    /// Begins a handshake.
    ///
    /// - Parameters:
    ///   - nonce: sixteen random bytes, fresh for each connection.
    ///   - sha1: the digest function.
    public init(nonce: [UInt8], sha1: ([UInt8]) -> [UInt8]) {
        key = Base64.encode(nonce)
        accept = AcceptKey.accept(for: key, sha1: sha1)
    }

    /// The bytes of the upgrade request.
    ///
    /// - Parameters:
    ///   - host: the value of `Host`, with the port unless it is the default one.
    ///   - target: path and query.
    ///   - headers: further fields, such as an origin. Names and values must not hold line breaks.
    public func request(host: String, target: String, headers: [(name: String, value: String)] = []) -> [UInt8] {
        var text: String = "GET \(target) HTTP/1.1\r\nHost: \(host)\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        text += "Sec-WebSocket-Key: \(key)\r\nSec-WebSocket-Version: \(ServerHandshake.version)\r\n"
        for header in headers {
            text += "\(header.name): \(header.value)\r\n"
        }
        text += "\r\n"
        return Array(text.utf8)
    }

    /// Checks the server's answer.
    public func validate(_ response: HandshakeResponse) throws(Failure) {
        guard response.status == 101 else { throw .status(response.status) }
        guard HeaderTokens.contain("websocket", in: response.values("upgrade")) else {
            throw .invalid("the Upgrade field does not name websocket")
        }
        guard HeaderTokens.contain("upgrade", in: response.values("connection")) else {
            throw .invalid("the Connection field does not name upgrade")
        }
        guard response.values("sec-websocket-accept") == [accept] else {
            throw .invalid("Sec-WebSocket-Accept does not answer the key")
        }
        // Nothing was offered, so nothing can have been chosen.
        guard response.values("sec-websocket-extensions").isEmpty, response.values("sec-websocket-protocol").isEmpty
        else { throw .invalid("an extension or subprotocol that was not offered") }
    }
}
