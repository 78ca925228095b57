/// Why a request was not answered with a result.
public struct TransportError: Error, Hashable, Sendable {
    /// What happened.
    public enum Kind: Hashable, Sendable {
        /// The server could not be reached, or left before it was asked anything. Nothing was done.
        case unreachable
        /// The server could not prove who it is. Nothing was sent.
        case untrusted
        /// The connection was lost after a mutation was sent, or something between answered that is not the server: whether it was done
        /// is not known. It is never sent twice.
        case outcomeUnknown
        /// The connection was lost, and the request changes nothing.
        case connectionLost
        /// There was no answer in time. A mutation may have been done.
        case timedOut
        /// The server refused the request as a whole: the status of HTTP, and its name such as `NOT_FOUND`.
        case refused(status: Int, name: String)
        /// The server answered what no server of this protocol answers.
        case malformedResponse
        /// The instance was closed.
        case closed
    }

    /// What happened.
    public let kind: Kind
    /// The same in words.
    public let message: String

    init(_ kind: Kind, _ message: String) {
        self.kind = kind
        self.message = message
    }

    /// The server did not believe the token, or wanted one.
    var isUnauthenticated: Bool {
        if case .refused(401, _) = kind { true } else { false }
    }
}

extension TransportError: CustomStringConvertible {
    /// In words.
    public var description: String { message }
}
