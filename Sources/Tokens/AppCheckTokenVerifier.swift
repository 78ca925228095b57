import JSON

/// Verifies tokens of Firebase App Check: the call comes from one of the project's apps.
public struct AppCheckTokenVerifier: Sendable {
    /// Who is trusted.
    public let issuer: AppCheckIssuer
    private let signature: SignatureCheck
    private let audiences: Set<String>
    private let clockSkew: Int64
    private let ring: KeyRing

    /// A verifier whose keys are in a ring.
    public init(_ issuer: AppCheckIssuer, clockSkew: Int64, ring: KeyRing) {
        self.issuer = issuer
        self.clockSkew = clockSkew
        self.ring = ring
        audiences = Set(issuer.projects.map { "projects/\($0)" })
        signature = SignatureCheck(
            algorithms: [.rs256], requiresKeyID: true, source: ring.id(of: issuer.keys), ring: ring)
    }

    /// Verifies a token; its `uid` is the app.
    ///
    /// - Parameter now: seconds since 1970.
    public func verify(_ text: String, now: Int64) throws(TokenError) -> VerifiedToken {
        let token: JSONWebToken = try JSONWebToken(text)
        let header: TokenHeader = try TokenHeader(token.header)
        guard token.claims["iss"]?.string?.hasPrefix(issuer.issuerPrefix) == true else {
            throw TokenError("the token's issuer is not known here")
        }
        let check: ClaimCheck = ClaimCheck(claims: token.claims, now: now, skew: clockSkew)
        let end: Int64 = try token.end(now: now, skew: clockSkew)
        try check.times()
        try check.audience(audiences.contains)
        let app: String = try UserID.check(token.claims["sub"])
        guard issuer.apps?.contains(app) ?? true else { throw TokenError("the token is of an app that may not call") }
        try signature.verify(token, header, now: now)
        return VerifiedToken(uid: app, claims: token.claims, expiresAt: end)
    }

    /// Calls back, from whatever thread, when a second look is worth while.
    public func awaitKeys(of source: KeySourceID, _ completion: @escaping @Sendable () -> Void) {
        ring.wait(for: source, completion)
    }
}
