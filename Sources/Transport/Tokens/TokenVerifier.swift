public import JSON

/// An identity token that was accepted.
public struct VerifiedToken: Hashable, Sendable {
    /// Who it names; never empty.
    public let uid: String
    /// All claims, as the token spells them: one JSON object.
    public let claims: JSONText
    /// When it ends, in seconds since 1970.
    public let expiresAt: Int64

    /// An accepted token.
    public init(uid: String, claims: JSONText, expiresAt: Int64) {
        self.uid = uid
        self.claims = claims
        self.expiresAt = expiresAt
    }
}

/// Why a token is refused; answered with UNAUTHENTICATED, which makes clients fetch a fresh one.
public struct TokenError: Error, Hashable, Sendable {
    /// For the client; holds nothing of the token.
    public let message: String

    /// A reason.
    public init(_ message: String) {
        self.message = message
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
