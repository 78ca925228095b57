import Tokens
import Transport

/// Believes no token: no issuer was configured.
struct NoUsers: TokenVerifier {
    func verify(_ token: String, now: Int64) throws(TokenError) -> VerifiedToken {
        throw TokenError("this server knows no issuer of tokens")
    }
}
