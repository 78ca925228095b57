public import JSON

/// An identity token that was accepted.
public struct VerifiedToken: Hashable, Sendable {
    /// Who it names; never empty.
    public let uid: String
    /// All claims: one object.
    public let claims: JSONValue
    /// When it ends, in seconds since 1970.
    public let expiresAt: Int64

    /// An accepted token.
    public init(uid: String, claims: JSONValue, expiresAt: Int64) {
        self.uid = uid
        self.claims = claims
        self.expiresAt = expiresAt
    }
}

/// Why a token is refused; answered with UNAUTHENTICATED, which makes clients fetch a fresh one.
public struct TokenError: Error, Hashable, Sendable {
    /// For the client; holds nothing of the token.
    public let message: String
    /// Whether the token was good until its time was over; its owner only needs a fresh one.
    public let isExpiry: Bool

    /// A reason.
    public init(_ message: String, isExpiry: Bool = false) {
        self.message = message
        self.isExpiry = isExpiry
    }
}

/// Decides whether a token is believed.
///
/// Asked on a loop, so it must not block: whoever needs keys fetches them ahead of time.
public protocol TokenVerifier: Sendable {
    /// Checks the token a client sent, without any scheme such as "Bearer".
    ///
    /// - Parameter now: seconds since 1970.
    func verify(_ token: String, now: Int64) throws(TokenError) -> VerifiedToken
}
