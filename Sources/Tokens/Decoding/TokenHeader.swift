import JSON

/// What a token says of its own signature, checked as far as that goes without any key.
///
/// Keys that a token brings along or points at (`jwk`, `jku`, `x5c`, `x5u`) are never looked at: only the issuer's count.
struct TokenHeader: Hashable, Sendable {
    let algorithm: JWSAlgorithm
    /// Which of the issuer's keys signed it.
    let keyID: String?

    static let maximumKeyID: Int = 256

    /// - Errors: algorithms we have no name for, `none` among them; extensions that must be understood (RFC 7515, section 4.1.11); and
    ///   kinds of tokens that are signed by the same keys and mean something else, such as logout tokens (RFC 8725, section 3.11).
    init(_ header: JSONValue) throws(TokenError) {
        guard header["crit"] == nil else { throw TokenError("the token has extensions that are not understood") }
        guard let algorithm = header["alg"]?.string.flatMap(JWSAlgorithm.init(rawValue:)) else {
            throw TokenError("the token is not signed by an algorithm that is accepted here")
        }
        guard Self.isAccepted(type: header["typ"]) else { throw TokenError("the token is of another type") }
        switch header["kid"] {
        case nil: keyID = nil
        case .string(let id) where !id.isEmpty && id.utf8.count <= Self.maximumKeyID: keyID = id
        default: throw TokenError("the token's key id is not valid")
        }
        self.algorithm = algorithm
    }

    /// Plain tokens and access tokens by RFC 9068. Media types have no case, and "application/" may be left out.
    private static func isAccepted(type: JSONValue?) -> Bool {
        guard let type else { return true }
        guard let text = type.string?.lowercased() else { return false }
        return ["jwt", "at+jwt", "application/jwt", "application/at+jwt"].contains(text)
    }
}
