/// Why a token is refused.
public struct TokenError: Error, Hashable, Sendable {
    /// What may be done about it.
    public enum Kind: Hashable, Sendable {
        /// It will never be accepted; answered with UNAUTHENTICATED, which makes clients fetch a fresh one.
        case invalid
        /// It was good until its time was over; its owner only needs a fresh one.
        case expired
        /// Its key is being fetched: worth a second look when that is done.
        case keysPending(KeySourceID)
        /// Its keys cannot be had, which may pass; no fault of the token.
        case unavailable
    }

    /// For the client; holds nothing of the token.
    public let message: String
    /// What may be done about it.
    public let kind: Kind

    /// A reason.
    public init(_ message: String, _ kind: Kind = .invalid) {
        self.message = message
        self.kind = kind
    }

    /// Whether its owner only needs a fresh one.
    public var isExpiry: Bool { kind == .expired }
}

/// One of the places that keys come from, by its number in the ring.
public struct KeySourceID: Hashable, Sendable {
    let index: Int
}
