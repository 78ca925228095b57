public import Tokens

/// Believes every well-formed token that names a user and is not expired, signed or not.
///
/// For development only: the Auth emulator signs nothing, and a developer's machine has no reason to fetch keys.
public struct DevTokenVerifier: TokenVerifier {
    /// The verifier.
    public init() {}

    /// Checks shape, user and expiry; never the signature.
    public func verify(_ token: String, now: Int64) throws(TokenError) -> VerifiedToken {
        try JSONWebToken(token).believed(now: now)
    }
}
