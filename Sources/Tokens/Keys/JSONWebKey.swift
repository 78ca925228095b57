import JSON

/// Reads one web key.
///
/// - Source: RFC 7517, section 4; RFC 7518, section 6; RFC 8037, section 2.
enum JSONWebKey {
    /// - Errors: keys for encryption, for algorithms that are not ours, of other kinds and curves, too short, or not valid; private keys,
    ///   which their owner should know are lying about.
    static func key(_ key: JSONValue, allowsSecrets: Bool) throws(KeyError) -> VerificationKey {
        guard key.object != nil else { throw KeyError("is not an object") }
        try checkUse(key)
        return VerificationKey(
            keyID: try identifier(key), algorithm: try algorithm(key),
            material: try material(key, allowsSecrets: allowsSecrets))
    }

    private static func checkUse(_ key: JSONValue) throws(KeyError) {
        if let use = key["use"], use != "sig" { throw KeyError("is not for signatures") }
        if let operations = key["key_ops"], operations.array?.contains("verify") != true {
            throw KeyError("is not for verifying")
        }
    }

    private static func identifier(_ key: JSONValue) throws(KeyError) -> String? {
        guard let value = key["kid"] else { return nil }
        guard let id = value.string, !id.isEmpty, id.utf8.count <= TokenHeader.maximumKeyID else {
            throw KeyError("has an id that is not valid")
        }
        return id
    }

    private static func algorithm(_ key: JSONValue) throws(KeyError) -> JWSAlgorithm? {
        guard let value = key["alg"] else { return nil }
        guard let algorithm = value.string.flatMap(JWSAlgorithm.init(rawValue:)) else {
            throw KeyError("is for an algorithm that is not used here")
        }
        return algorithm
    }

    private static func material(_ key: JSONValue, allowsSecrets: Bool) throws(KeyError) -> VerificationKey.Material {
        let kind: String? = key["kty"]?.string
        if kind != "oct", key["d"] != nil { throw KeyError("is a private key") }
        switch (kind, key["crv"]?.string) {
        case ("RSA", _):
            return .rsa(try PublicKey.rsa(modulus: try bytes(key, "n"), exponent: try bytes(key, "e")))
        case ("EC", "P-256"?):
            let (x, y): ([UInt8], [UInt8]) = (try bytes(key, "x", count: 32), try bytes(key, "y", count: 32))
            return .p256(try PublicKey.ellipticCurve("P-256", x: x, y: y))
        case ("EC", "P-384"?):
            let (x, y): ([UInt8], [UInt8]) = (try bytes(key, "x", count: 48), try bytes(key, "y", count: 48))
            return .p384(try PublicKey.ellipticCurve("P-384", x: x, y: y))
        case ("OKP", "Ed25519"?): return .ed25519(try PublicKey.ed25519(try bytes(key, "x", count: 32)))
        case ("EC", _), ("OKP", _): throw KeyError("is on a curve that is not used here")
        case ("oct", _):
            guard allowsSecrets else { throw KeyError("is a secret, which no published document may hold") }
            guard let secret = SharedSecret(try bytes(key, "k")) else {
                throw KeyError("is a secret of fewer than \(SharedSecret.minimumSize) bytes")
            }
            return .secret(secret)
        default: throw KeyError("is of a kind that is not used here")
        }
    }

    private static func bytes(_ key: JSONValue, _ name: String, count: Int? = nil) throws(KeyError) -> [UInt8] {
        guard let bytes = key[name]?.string.flatMap({ Base64URL.decode($0) }), !bytes.isEmpty else {
            throw KeyError("has no valid member \"\(name)\"")
        }
        guard bytes.count == count ?? bytes.count else {
            throw KeyError("has a member \"\(name)\" of the wrong length")
        }
        return bytes
    }
}
