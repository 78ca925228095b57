import COpenSSL

/// A key of an issuer, with what its description allows.
struct VerificationKey: Sendable {
    /// Its material, apart by family: there is no way to take one for another.
    enum Material: Sendable {
        case rsa(PublicKey)
        case p256(PublicKey)
        case p384(PublicKey)
        case ed25519(PublicKey)
        case secret(SharedSecret)

        init(_ key: PublicKey) {
            switch key.family {
            case .rsa: self = .rsa(key)
            case .p256: self = .p256(key)
            case .p384: self = .p384(key)
            case .ed25519: self = .ed25519(key)
            case .secret: preconditionFailure("a public key is no secret")
            }
        }

        var family: KeyFamily {
            switch self {
            case .rsa: .rsa
            case .p256: .p256
            case .p384: .p384
            case .ed25519: .ed25519
            case .secret: .secret
            }
        }
    }

    let keyID: String?
    /// The one algorithm that its description names, if it names one.
    let algorithm: JWSAlgorithm?
    let material: Material

    /// Whether it may be used with an algorithm.
    func fits(_ algorithm: JWSAlgorithm) -> Bool {
        material.family == algorithm.family && (self.algorithm ?? algorithm) == algorithm
    }

    /// Whether a signature of these bytes was made with this key in this way.
    func verifies(_ signature: [UInt8], of message: [UInt8], by algorithm: JWSAlgorithm) -> Bool {
        guard fits(algorithm) else { return false }
        switch (algorithm, material) {
        case (.rs256, .rsa(let key)): return key.verifies(signature, of: message, .pkcs1(EVP_sha256()))
        case (.rs384, .rsa(let key)): return key.verifies(signature, of: message, .pkcs1(EVP_sha384()))
        case (.rs512, .rsa(let key)): return key.verifies(signature, of: message, .pkcs1(EVP_sha512()))
        case (.ps256, .rsa(let key)): return key.verifies(signature, of: message, .pss(EVP_sha256()))
        case (.es256, .p256(let key)):
            guard let signature = DERSignature.encode(raw: signature, size: 32) else { return false }
            return key.verifies(signature, of: message, .ecdsa(EVP_sha256()))
        case (.es384, .p384(let key)):
            guard let signature = DERSignature.encode(raw: signature, size: 48) else { return false }
            return key.verifies(signature, of: message, .ecdsa(EVP_sha384()))
        case (.edDSA, .ed25519(let key)): return key.verifies(signature, of: message, .edDSA)
        case (.hs256, .secret(let secret)): return secret.verifies(signature, of: message)
        default: return false
        }
    }
}

extension SharedSecret {
    /// Whether this is the message's code by HMAC-SHA256. Takes as long for a code that is nearly right.
    fileprivate func verifies(_ code: [UInt8], of message: [UInt8]) -> Bool {
        var expected: [UInt8] = [UInt8](repeating: 0, count: 32)
        var count: UInt32 = 0
        guard HMAC(EVP_sha256(), bytes, Int32(bytes.count), message, message.count, &expected, &count) != nil,
            count == 32, code.count == 32
        else { return false }
        return CRYPTO_memcmp(code, expected, 32) == 0
    }
}
