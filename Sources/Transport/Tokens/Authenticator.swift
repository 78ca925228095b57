import Execution
import JSON
import Tokens

/// A user whose token was accepted.
struct AuthenticatedUser: Sendable {
    let auth: AuthContext
    /// Seconds since 1970.
    let expiresAt: Int64
}

/// Turns tokens into identities, each token once. Of one loop.
///
/// A client sends the same token with every request of an hour; checking it costs more than the rest of the request.
final class Authenticator {
    let verifier: any TokenVerifier
    private var known: TokenCache<AuthenticatedUser>

    init(verifier: any TokenVerifier, maximumBytes: Int = 8 << 20) {
        self.verifier = verifier
        known = TokenCache(maximumBytes: maximumBytes)
    }

    /// The user of a token.
    ///
    /// - Parameter now: seconds since 1970.
    func user(of token: String, now: Int64) throws(TokenError) -> AuthenticatedUser {
        known.enter(epoch: verifier.epoch)
        if let user = known.value(of: token, now: now) { return user }
        let verified: VerifiedToken = try verifier.verify(token, now: now)
        let user: AuthenticatedUser = AuthenticatedUser(
            auth: AuthContext(uid: verified.uid, claims: verified.claims), expiresAt: verified.expiresAt)
        known.remember(user, of: token, until: user.expiresAt)
        return user
    }
}
