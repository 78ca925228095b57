import JSON

/// What the claims of a token must fulfil, whoever signed it. Only ever refuses.
///
/// - Source: RFC 7519, section 4.1.
struct ClaimCheck {
    let claims: JSONValue
    /// Seconds since 1970.
    let now: Int64
    /// How far the issuer's clock may differ from ours, in seconds.
    let skew: Int64

    /// One of the audiences is meant.
    func audience(_ isMeant: (String) -> Bool) throws(TokenError) {
        let named: [JSONValue] =
            switch claims["aud"] {
            case .string(let one): [.string(one)]
            case .array(let several): several
            default: []
            }
        guard named.contains(where: { $0.string.map(isMeant) ?? false }) else {
            throw TokenError("the token is for another audience")
        }
    }

    /// Nothing lies in the future that should be over.
    func times() throws(TokenError) {
        try hasBegun("nbf", "the token is not valid yet")
        try hasBegun("iat", "the token was issued in the future")
        try hasBegun("auth_time", "the token's user signed in in the future")
    }

    private func hasBegun(_ name: String, _ message: String) throws(TokenError) {
        guard let value = claims[name] else { return }
        guard let time = value.number?.double else { throw TokenError("the token's \(name) is not a time") }
        guard time <= Double(now + skew) else { throw TokenError(message) }
    }
}
