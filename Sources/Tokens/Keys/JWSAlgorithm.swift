/// A way to sign that is accepted if an issuer's list has it. Its raw value is the name in tokens.
///
/// There is no `none`, so no list can have it. Each algorithm takes keys of one family, so a public key can never be taken for a shared
/// secret, whatever a token says of itself.
///
/// - Source: RFC 7518, section 3.1; RFC 8037, section 3.1.
public enum JWSAlgorithm: String, CaseIterable, Hashable, Sendable {
    case rs256 = "RS256"
    case rs384 = "RS384"
    case rs512 = "RS512"
    case ps256 = "PS256"
    case es256 = "ES256"
    case es384 = "ES384"
    case edDSA = "EdDSA"
    case hs256 = "HS256"

    /// The keys it takes.
    var family: KeyFamily {
        switch self {
        case .rs256, .rs384, .rs512, .ps256: .rsa
        case .es256: .p256
        case .es384: .p384
        case .edDSA: .ed25519
        case .hs256: .secret
        }
    }
}

/// A kind of key.
enum KeyFamily: Hashable, Sendable {
    case rsa
    case p256
    case p384
    case ed25519
    case secret
}
