public import Tokens

/// Whether calls must come from apps that are known.
public struct AppCheckPolicy: Sendable {
    /// Decides whether an app's token is believed.
    public var verifier: any TokenVerifier
    /// Whether calls without a token are refused.
    public var isRequired: Bool

    /// A policy.
    public init(verifier: any TokenVerifier, isRequired: Bool) {
        self.verifier = verifier
        self.isRequired = isRequired
    }

    /// The policy of a verifier's issuer.
    public init(_ verifier: AppCheckTokenVerifier) {
        self.init(verifier: verifier, isRequired: verifier.issuer.isRequired)
    }
}

/// Lets in calls whose App Check token is good, each token checked once. Of one loop.
final class AppCheckGate {
    let verifier: any TokenVerifier
    let isRequired: Bool
    private var known: TokenCache<Void>

    init(_ policy: AppCheckPolicy, maximumBytes: Int = 4 << 20) {
        verifier = policy.verifier
        isRequired = policy.isRequired
        known = TokenCache(maximumBytes: maximumBytes)
    }

    /// What clients send that could not get a token: `{"error":"UNKNOWN_ERROR"}` in Base64. It is no token.
    static let placeholder: String = "eyJlcnJvciI6IlVOS05PV05fRVJST1IifQ=="

    /// Checks the token of a call.
    ///
    /// - Parameter now: seconds since 1970.
    /// - Errors: a token that is not believed, and none where one is required.
    func check(_ token: String?, now: Int64) throws(TokenError) {
        guard let token, !token.isEmpty, token != Self.placeholder else {
            if isRequired { throw TokenError("the token is missing") }
            return
        }
        known.enter(epoch: verifier.epoch)
        guard known.value(of: token, now: now) == nil else { return }
        let verified: VerifiedToken = try verifier.verify(token, now: now)
        known.remember((), of: token, until: verified.expiresAt)
    }
}
