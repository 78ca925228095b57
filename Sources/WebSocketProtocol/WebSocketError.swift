/// A peer broke the protocol; the connection must be closed with `code`.
public struct WebSocketError: Error, Hashable, Sendable {
    /// The code to close with.
    public let code: CloseCode
    /// What was broken, for logs and the close reason; holds no payload bytes.
    public let reason: String

    /// Names a broken rule.
    public init(code: CloseCode, reason: String) {
        self.code = code
        self.reason = reason
    }

    static func protocolViolation(_ reason: String) -> WebSocketError {
        WebSocketError(code: .protocolError, reason: reason)
    }

    static let invalidText: WebSocketError = WebSocketError(code: .invalidPayload, reason: "text is not UTF-8")

    static let tooBig: WebSocketError = WebSocketError(code: .messageTooBig, reason: "message over the limit")
}
