public import Tokens

/// Decides whether a token is believed.
///
/// Asked on a loop, so it must not block: whoever needs keys fetches them ahead of time, and says by `.keysPending` that a token is worth a
/// second look.
public protocol TokenVerifier: Sendable {
    /// Checks the token a client sent, without any scheme such as "Bearer".
    ///
    /// - Parameter now: seconds since 1970.
    func verify(_ token: String, now: Int64) throws(TokenError) -> VerifiedToken

    /// Changes when tokens that were believed may not be any more, so that nobody goes on remembering them.
    var epoch: Int { get }

    /// Calls back once, from whatever thread, when the keys that a token waits for were fetched or could not be had.
    func awaitKeys(of source: KeySourceID, _ completion: @escaping @Sendable () -> Void)
}

extension TokenVerifier {
    /// What was believed once is believed until it ends.
    public var epoch: Int { 0 }

    /// Nothing to wait for.
    public func awaitKeys(of source: KeySourceID, _ completion: @escaping @Sendable () -> Void) { completion() }
}

extension IssuerTokenVerifier: TokenVerifier {}

extension AppCheckTokenVerifier: TokenVerifier {}
