import Execution
import WebSocketProtocol

/// Why a stream ends, in the words of each carrier.
struct StreamEnd: Hashable, Sendable {
    /// On a WebSocket.
    let closeCode: CloseCode
    /// On gRPC.
    let status: StatusCode
    let reason: String

    /// Tells the client to come back with a fresh token: the one private code all clients take for "reconnect", and the one status.
    static func tokenEnded(_ reason: String) -> StreamEnd {
        StreamEnd(closeCode: tokenEndedCode, status: .unauthenticated, reason: reason)
    }

    static let tokenEndedCode: CloseCode = CloseCode(4401)

    /// The server stops.
    static let shutdown: StreamEnd = StreamEnd(closeCode: .goingAway, status: .unavailable, reason: "the server stops")

    /// A message over the limit whose id cannot be told.
    static let oversized: StreamEnd = StreamEnd(
        closeCode: .messageTooBig, status: .resourceExhausted, reason: "the message is over the limit")

    /// A message that has begun and does not end.
    static let stalled: StreamEnd = StreamEnd(
        closeCode: .policyViolation, status: .deadlineExceeded, reason: "a message took too long to arrive")

    /// The client sends nothing more.
    static let clientEnded: StreamEnd = StreamEnd(closeCode: .normal, status: .ok, reason: "")

    /// Something of the stream as a whole is refused.
    static func refused(_ status: StatusCode, _ reason: String) -> StreamEnd {
        let code: CloseCode =
            switch status {
            case .unauthenticated: tokenEndedCode
            case .unavailable: .tryAgainLater
            default: .policyViolation
            }
        return StreamEnd(closeCode: code, status: status, reason: reason)
    }
}
