/// The payload of a close frame.
///
/// - Shape: nothing at all, or two bytes of code and up to 123 bytes of UTF-8 reason.
/// - Source: RFC 6455, sections 5.5.1 and 7.1.5.
public struct CloseFrame: Hashable, Sendable {
    /// The code, or `noStatus` when the payload was empty.
    public let code: CloseCode
    /// The reason, for people; empty when there was none.
    public let reason: String

    /// Makes a close frame; a reason over 123 bytes is cut at a character boundary when it is encoded.
    public init(code: CloseCode, reason: String = "") {
        self.code = code
        self.reason = reason
    }

    /// Reads the payload of a received close frame.
    ///
    /// - Errors: 1002 for a payload of one byte or a code that must not be sent, 1007 for a reason that is no UTF-8.
    public init(payload: [UInt8]) throws(WebSocketError) {
        if payload.isEmpty {
            self.init(code: .noStatus)
            return
        }
        guard payload.count >= 2 else { throw .protocolViolation("close payload of one byte") }
        let code: CloseCode = CloseCode(UInt16(payload[0]) << 8 | UInt16(payload[1]))
        guard code.isAllowedOnWire else { throw .protocolViolation("close code must not be sent") }
        guard let reason = String(validating: payload[2...], as: UTF8.self) else { throw .invalidText }
        self.init(code: code, reason: reason)
    }

    /// The payload to send. `noStatus` gives an empty one.
    public var payload: [UInt8] {
        guard code != .noStatus else { return [] }
        var bytes: [UInt8] = [UInt8(truncatingIfNeeded: code.rawValue >> 8), UInt8(truncatingIfNeeded: code.rawValue)]
        for scalar in reason.unicodeScalars {
            let encoded: UTF8.EncodedScalar = UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            // A control frame holds 125 bytes; half a character would make the peer fail the connection.
            guard bytes.count + encoded.count <= FrameDecoder.maximumControlPayload else { break }
            bytes.append(contentsOf: encoded)
        }
        return bytes
    }
}
