/// The proof that a server understood the handshake.
///
/// - Source: RFC 6455, section 4.2.2, item 5.4.
public enum AcceptKey {
    /// Appended to the client's key before hashing; no endpoint that does not know WebSocket would do that.
    static let salt: String = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"

    /// The value of `Sec-WebSocket-Accept` for a client's `Sec-WebSocket-Key`.
    ///
    /// - Parameter sha1: the digest function; this module has no cryptography of its own.
    public static func accept(for key: String, sha1: ([UInt8]) -> [UInt8]) -> String {
        Base64.encode(sha1(Array((key + salt).utf8)))
    }
}
