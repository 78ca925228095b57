import JSON

/// Verifies identity tokens of the issuers that a server trusts.
///
/// The claims decide which issuer's rules apply; nothing else of them is believed before the signature was checked with that issuer's key by
/// one of that issuer's algorithms.
public struct IssuerTokenVerifier: Sendable {
    private struct Entry: Sendable {
        let issuer: TokenIssuer
        let prefix: UIDPrefix
        let signature: SignatureCheck
    }

    private let entries: [String: [Entry]]
    private let ring: KeyRing
    private let clockSkew: Int64
    private let mappedClaims: Set<String>

    /// A verifier of issuers whose keys are in a ring.
    public init(_ configuration: TokenConfiguration, ring: KeyRing) {
        self.ring = ring
        clockSkew = configuration.clockSkew
        mappedClaims = configuration.mappedClaims
        entries = Dictionary(
            grouping: configuration.issuers.map { issuer in
                Entry(
                    issuer: issuer, prefix: UIDPrefix(of: issuer, among: configuration.issuers),
                    signature: SignatureCheck(
                        algorithms: issuer.algorithms, requiresKeyID: issuer.requiresKeyID,
                        source: ring.id(of: issuer.keys), ring: ring))
            }, by: \.issuer.issuer)
    }

    /// Verifies a token.
    ///
    /// - Parameter now: seconds since 1970.
    /// - Errors: of kind `.keysPending` where a second look is worth while after `awaitKeys`.
    public func verify(_ text: String, now: Int64) throws(TokenError) -> VerifiedToken {
        let token: JSONWebToken = try JSONWebToken(text)
        let header: TokenHeader = try TokenHeader(token.header)
        let entry: Entry = try entry(token, header)
        let check: ClaimCheck = ClaimCheck(claims: token.claims, now: now, skew: clockSkew)
        // First: whoever comes with a token of yesterday shall not make us fetch yesterday's key.
        let end: Int64 = try token.end(now: now, skew: clockSkew)
        try check.times()
        try check.audience(entry.issuer.audiences.contains)
        let (uid, claims): (String, JSONValue) = try entry.issuer.user(
            token.claims, entry.prefix, withheld: mappedClaims)
        try entry.signature.verify(token, header, now: now)
        return VerifiedToken(uid: uid, claims: claims, expiresAt: end)
    }

    /// Calls back, from whatever thread, when a second look is worth while.
    public func awaitKeys(of source: KeySourceID, _ completion: @escaping @Sendable () -> Void) {
        ring.wait(for: source, completion)
    }

    /// An issuer may have several entries, no two with one algorithm: such as a shared secret of old and keys of now.
    private func entry(_ token: JSONWebToken, _ header: TokenHeader) throws(TokenError) -> Entry {
        guard let entries = token.claims["iss"]?.string.flatMap({ entries[$0] }) else {
            throw TokenError("the token's issuer is not known here")
        }
        guard let entry = entries.first(where: { $0.issuer.algorithms.contains(header.algorithm) }) else {
            throw TokenError("the token is not signed by an algorithm that is accepted here")
        }
        return entry
    }
}

extension TokenIssuer {
    /// The user and the claims as expressions see them.
    ///
    /// Without a mapping they are Firebase's, of which users write none: custom ones are set by the project's administrators.
    fileprivate func user(
        _ claims: JSONValue, _ prefix: UIDPrefix, withheld: Set<String>
    ) throws(TokenError) -> (String, JSONValue) {
        if let mapping { return try mapping.apply(to: claims, uidPrefix: prefix, withheld: withheld) }
        let uid: String = try UserID.check(claims["sub"], prefix: prefix)
        guard !uidPrefix.isEmpty, var object = claims.object else { return (uid, claims) }
        object["sub"] = .string(uid)
        object["user_id"] = .string(uid)
        return (uid, .object(object))
    }
}
