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
