import Execution
import JSON

/// A user whose token was accepted.
struct AuthenticatedUser: Sendable {
    let auth: AuthContext
    /// Seconds since 1970.
    let expiresAt: Int64
}

/// Turns tokens into identities, each token once. Of one loop.
///
/// A client sends the same token with every request of an hour; decoding it costs more than the rest of the request.
final class Authenticator {
    private let verifier: any TokenVerifier
    private let capacity: Int
    private var known: [String: AuthenticatedUser] = [:]

    init(verifier: any TokenVerifier, capacity: Int = 1024) {
        self.verifier = verifier
        self.capacity = capacity
    }

    /// The user of a token.
    ///
    /// - Parameter now: seconds since 1970.
    func user(of token: String, now: Int64) throws(TokenError) -> AuthenticatedUser {
        if let user = known[token], now < user.expiresAt {
            return user
        }
        let verified: VerifiedToken = try verifier.verify(token, now: now)
        let user: AuthenticatedUser = AuthenticatedUser(
            auth: AuthContext(uid: verified.uid, claims: verified.claims), expiresAt: verified.expiresAt)
        // Forgetting all at once is crude and bounded; the next request of each client pays once.
        if known.count >= capacity { known.removeAll(keepingCapacity: true) }
        known[token] = user
        return user
    }
}
