import COpenSSL

/// A public key in the hands of OpenSSL.
///
/// `@unchecked`: the pointer is never changed after `init`, and OpenSSL lets any number of threads verify with one key.
final class PublicKey: @unchecked Sendable {
    private let pointer: OpaquePointer
    let family: KeyFamily

    /// RFC 7518, section 3.3. The upper bound is against keys whose every check takes seconds.
    static let rsaBits: ClosedRange<Int32> = 2048...8192

    private init(owning pointer: OpaquePointer, _ family: KeyFamily) {
        self.pointer = pointer
        self.family = family
    }

    deinit { EVP_PKEY_free(pointer) }

    /// Takes over a key.
    ///
    /// - Errors: RSA keys that are too short or too long, other curves, other kinds, and points that are not on their curve.
    private static func adopt(_ pointer: OpaquePointer?) throws(KeyError) -> PublicKey {
        // What failed stays in the thread's queue, where TLS would find it and take it for its own.
        defer { ERR_clear_error() }
        guard let pointer else { throw KeyError("is not a valid key") }
        do throws(KeyError) {
            let family: KeyFamily = try family(of: pointer)
            guard family == .ed25519 || isSound(pointer) else { throw KeyError("is not a valid key") }
            return PublicKey(owning: pointer, family)
        } catch {
            EVP_PKEY_free(pointer)
            throw error
        }
    }

    private static func family(of key: OpaquePointer) throws(KeyError) -> KeyFamily {
        switch EVP_PKEY_get_base_id(key) {
        case EVP_PKEY_RSA:
            let bits: Int32 = EVP_PKEY_get_bits(key)
            guard rsaBits.contains(bits) else {
                throw KeyError("has \(bits) bits; from \(rsaBits.lowerBound) to \(rsaBits.upperBound) are accepted")
            }
            return .rsa
        case EVP_PKEY_EC: return try curve(of: key)
        case EVP_PKEY_ED25519: return .ed25519
        default: throw KeyError("is of a kind that is not used here")
        }
    }

    private static func curve(of key: OpaquePointer) throws(KeyError) -> KeyFamily {
        var name: [CChar] = [CChar](repeating: 0, count: 64)
        var count: Int = 0
        guard EVP_PKEY_get_group_name(key, &name, name.count, &count) == 1 else {
            throw KeyError("is on a curve without a name")
        }
        switch String(decoding: name.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self) {
        case "prime256v1", "P-256": return .p256
        case "secp384r1", "P-384": return .p384
        case let other: throw KeyError("is on the curve \(other), which is not used here")
        }
    }

    private static func isSound(_ key: OpaquePointer) -> Bool {
        guard let context = EVP_PKEY_CTX_new_from_pkey(nil, key, nil) else { return false }
        defer { EVP_PKEY_CTX_free(context) }
        return EVP_PKEY_public_check(context) == 1
    }

    // MARK: Making

    /// The key of a modulus and an exponent, both with the highest byte first.
    static func rsa(modulus: [UInt8], exponent: [UInt8]) throws(KeyError) -> PublicKey {
        // Checked before it is made: the cost of everything grows with it.
        guard modulus.drop(while: { $0 == 0 }).count <= Int(rsaBits.upperBound) / 8, exponent.count <= 8 else {
            throw KeyError("is too large")
        }
        let key: OpaquePointer? = make("RSA") { builder in
            let n: OpaquePointer? = BN_bin2bn(modulus, Int32(modulus.count), nil)
            let e: OpaquePointer? = BN_bin2bn(exponent, Int32(exponent.count), nil)
            // The builder keeps the numbers until it has made its parameters.
            return (
                [n, e],
                n != nil && e != nil && OSSL_PARAM_BLD_push_BN(builder, Name.modulus.pointer, n) == 1
                    && OSSL_PARAM_BLD_push_BN(builder, Name.exponent.pointer, e) == 1
            )
        }
        return try adopt(key)
    }

    /// The point of a curve.
    static func ellipticCurve(_ name: String, x: [UInt8], y: [UInt8]) throws(KeyError) -> PublicKey {
        let point: [UInt8] = [0x04] + x + y
        let key: OpaquePointer? = point.withUnsafeBytes { bytes in
            name.withCString { name in
                make("EC") { builder in
                    (
                        [],
                        OSSL_PARAM_BLD_push_utf8_string(builder, Name.curve.pointer, name, 0) == 1
                            && OSSL_PARAM_BLD_push_octet_string(
                                builder, Name.point.pointer, bytes.baseAddress, bytes.count) == 1
                    )
                }
            }
        }
        return try adopt(key)
    }

    /// The key of Ed25519 by its 32 bytes.
    static func ed25519(_ bytes: [UInt8]) throws(KeyError) -> PublicKey {
        try adopt(EVP_PKEY_new_raw_public_key(EVP_PKEY_ED25519, nil, bytes, bytes.count))
    }

    /// The key in a block of PEM: a certificate, or a public key by itself.
    ///
    /// Whether a certificate is still valid is not asked: the issuer shows which keys it uses by publishing them.
    static func pem(_ text: String) throws(KeyError) -> PublicKey {
        let bytes: [UInt8] = Array(text.utf8)
        guard let input = BIO_new_mem_buf(bytes, Int32(bytes.count)) else { throw KeyError("cannot be read") }
        defer { BIO_free(input) }
        if text.contains("-----BEGIN PUBLIC KEY-----") {
            return try adopt(PEM_read_bio_PUBKEY(input, nil, nil, nil))
        }
        guard text.contains("-----BEGIN CERTIFICATE-----") else {
            throw KeyError("is neither a certificate nor a public key")
        }
        let certificate: OpaquePointer? = PEM_read_bio_X509(input, nil, nil, nil)
        defer { X509_free(certificate) }
        return try adopt(certificate.flatMap(X509_get_pubkey))
    }

    private static func make(
        _ kind: String, _ fill: (OpaquePointer) -> (numbers: [OpaquePointer?], isFilled: Bool)
    ) -> OpaquePointer? {
        guard let builder = OSSL_PARAM_BLD_new() else { return nil }
        defer { OSSL_PARAM_BLD_free(builder) }
        let (numbers, isFilled): ([OpaquePointer?], Bool) = fill(builder)
        defer { numbers.forEach(BN_free) }
        guard isFilled, let parameters = OSSL_PARAM_BLD_to_param(builder) else { return nil }
        defer { OSSL_PARAM_free(parameters) }
        guard let context = EVP_PKEY_CTX_new_from_name(nil, kind, nil) else { return nil }
        defer { EVP_PKEY_CTX_free(context) }
        var key: OpaquePointer?
        guard EVP_PKEY_fromdata_init(context) == 1,
            EVP_PKEY_fromdata(context, &key, publicKeySelection, parameters) == 1
        else { return nil }
        return key
    }

    /// The names of parameters. The builder keeps the pointers, so they must outlive it: OpenSSL's macros become passing strings in Swift.
    private struct Name {
        static let modulus: Name = Name(text: "n")
        static let exponent: Name = Name(text: "e")
        static let curve: Name = Name(text: "group")
        static let point: Name = Name(text: "pub")

        let text: StaticString

        var pointer: UnsafePointer<CChar> {
            UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
        }
    }

    /// `EVP_PKEY_PUBLIC_KEY`, a macro that Swift cannot read.
    private static let publicKeySelection: Int32 =
        OSSL_KEYMGMT_SELECT_PUBLIC_KEY | OSSL_KEYMGMT_SELECT_DOMAIN_PARAMETERS | OSSL_KEYMGMT_SELECT_OTHER_PARAMETERS

    // MARK: Verifying

    /// How the bytes are hashed, and for RSA how the digest is padded.
    enum Scheme {
        case pkcs1(OpaquePointer?)
        case pss(OpaquePointer?)
        case ecdsa(OpaquePointer?)
        /// Hashes by itself.
        case edDSA
    }

    /// Whether the signature of these bytes was made with the private half.
    func verifies(_ signature: [UInt8], of message: [UInt8], _ scheme: Scheme) -> Bool {
        guard let context = EVP_MD_CTX_new() else { return false }
        defer {
            EVP_MD_CTX_free(context)
            ERR_clear_error()
        }
        guard start(context, scheme) else { return false }
        return EVP_DigestVerify(context, signature, signature.count, message, message.count) == 1
    }

    private func start(_ context: OpaquePointer, _ scheme: Scheme) -> Bool {
        switch scheme {
        case .pkcs1(let digest), .ecdsa(let digest):
            return EVP_DigestVerifyInit(context, nil, digest, nil, pointer) == 1
        case .edDSA: return EVP_DigestVerifyInit(context, nil, nil, nil, pointer) == 1
        case .pss(let digest):
            var options: OpaquePointer?
            // RFC 7518, section 3.5: the salt is as long as the digest, and both digests are the same, which is OpenSSL's default.
            return EVP_DigestVerifyInit(context, &options, digest, nil, pointer) == 1
                && EVP_PKEY_CTX_set_rsa_padding(options, RSA_PKCS1_PSS_PADDING) == 1
                && EVP_PKEY_CTX_set_rsa_pss_saltlen(options, RSA_PSS_SALTLEN_DIGEST) == 1
        }
    }
}

/// Why a key is not used. Reads on from the key's name: "the key "a" has 1024 bits".
struct KeyError: Error, Hashable, Sendable {
    let message: String

    init(_ message: String) { self.message = message }
}
