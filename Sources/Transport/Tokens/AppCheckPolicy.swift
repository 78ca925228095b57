public import Tokens

/// Whether calls must come from apps that are known.
public struct AppCheckPolicy: Sendable {
    /// What is asked of calls.
    public enum Requirement: Hashable, Sendable {
        /// Nothing: no token is looked at.
        case none
        /// A token may be missing, and is believed or refused.
        case optional
        /// A token must be there.
        case required
    }

    /// Decides whether an app's token is believed.
    public var verifier: any TokenVerifier
    /// What is asked now; it may change while the server runs.
    public var requirement: @Sendable () -> Requirement

    /// A policy.
    public init(verifier: any TokenVerifier, requirement: @escaping @Sendable () -> Requirement) {
        self.verifier = verifier
        self.requirement = requirement
    }

    /// A policy that stays.
    public init(verifier: any TokenVerifier, isRequired: Bool) {
        self.init(verifier: verifier) { isRequired ? .required : .optional }
    }

    /// The policy of a verifier's issuer.
    public init(_ verifier: AppCheckTokenVerifier) {
        self.init(verifier: verifier, isRequired: verifier.issuer.isRequired)
    }
}

/// Lets in calls whose App Check token is good, each token checked once. Of one loop.
final class AppCheckGate {
    let verifier: any TokenVerifier
    private let requirement: @Sendable () -> AppCheckPolicy.Requirement
    private var known: TokenCache<Void>

    init(_ policy: AppCheckPolicy, maximumBytes: Int = 4 << 20) {
        verifier = policy.verifier
        requirement = policy.requirement
        known = TokenCache(maximumBytes: maximumBytes)
    }

    /// What clients send that could not get a token: `{"error":"UNKNOWN_ERROR"}` in Base64. It is no token.
    static let placeholder: String = "eyJlcnJvciI6IlVOS05PV05fRVJST1IifQ=="

    /// Checks the token of a call.
    ///
    /// - Parameter now: seconds since 1970.
    /// - Errors: a token that is not believed, and none where one is required.
    func check(_ token: String?, now: Int64) throws(TokenError) {
        let requirement: AppCheckPolicy.Requirement = requirement()
        guard requirement != .none else { return }
        guard let token, !token.isEmpty, token != Self.placeholder else {
            if requirement == .required { throw TokenError("the token is missing") }
            return
        }
        known.enter(epoch: verifier.epoch)
        guard known.value(of: token, now: now) == nil else { return }
        let verified: VerifiedToken = try verifier.verify(token, now: now)
        known.remember((), of: token, until: verified.expiresAt)
    }
}
