/// Whether a token was signed by one of those who may.
struct SignatureCheck: Sendable {
    let algorithms: [JWSAlgorithm]
    let requiresKeyID: Bool
    let source: KeySourceID
    let ring: KeyRing

    /// - Errors: `.keysPending` where the key is not known and a fetch is under way, `.unavailable` where no keys can be had.
    func verify(_ token: JSONWebToken, _ header: TokenHeader, now: Int64) throws(TokenError) {
        guard algorithms.contains(header.algorithm) else {
            throw TokenError("the token is not signed by an algorithm that is accepted here")
        }
        guard header.keyID != nil || !requiresKeyID else { throw TokenError("the token names no key") }
        let key: VerificationKey = try key(header, now: now)
        guard let signature = Base64URL.decode(token.signatureText),
            key.verifies(signature, of: token.signedBytes, by: header.algorithm)
        else { throw TokenError("the token's signature is not valid") }
    }

    private func key(_ header: TokenHeader, now: Int64) throws(TokenError) -> VerificationKey {
        let keys: JSONWebKeySet? = ring.keys(of: source, now: now)
        switch keys?.key(header.keyID, for: header.algorithm) {
        case .found(let key): return key
        case .refused(let reason): throw TokenError(reason)
        case .unknown, nil: break
        }
        switch ring.miss(keys == nil ? nil : header.keyID, of: source, now: now) {
        case .wait: throw TokenError("the issuer's keys are being fetched", .keysPending(source))
        case .absent: throw TokenError("the token's key is not known")
        case .unavailable: throw TokenError("the issuer's keys cannot be had at the moment", .unavailable)
        }
    }
}
