import COpenSSL
import Testing

@testable import Tokens

/// base64url of bytes.
func base64URL(_ bytes: some Collection<UInt8>) -> String {
    let alphabet: [Character] = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")
    let bytes: [UInt8] = Array(bytes)
    var output: String = ""
    for start: Int in stride(from: 0, to: bytes.count, by: 3) {
        let group: [UInt8] = Array(bytes[start..<min(start + 3, bytes.count)])
        let padded: [UInt8] = group + [0, 0]
        let bits: Int = Int(padded[0]) << 16 | Int(padded[1]) << 8 | Int(padded[2])
        for place: Int in 0...group.count { output.append(alphabet[bits >> (18 - 6 * place) & 63]) }
    }
    return output
}

/// A pair of keys made for tests, which signs. A pair of each kind is made once and used by all tests.
final class TestKey: @unchecked Sendable {
    enum Kind: Hashable, Sendable {
        case rsa(bits: Int)
        case curve(String)
        case ed25519
    }

    static let rsa: TestKey = TestKey(.rsa(bits: 2048))
    static let otherRSA: TestKey = TestKey(.rsa(bits: 2048))
    static let p256: TestKey = TestKey(.curve("P-256"))
    static let p384: TestKey = TestKey(.curve("P-384"))
    static let ed25519: TestKey = TestKey(.ed25519)

    let kind: Kind
    private let pointer: OpaquePointer

    init(_ kind: Kind) {
        self.kind = kind
        let name: String =
            switch kind {
            case .rsa: "RSA"
            case .curve: "EC"
            case .ed25519: "ED25519"
            }
        let context: OpaquePointer? = EVP_PKEY_CTX_new_from_name(nil, name, nil)
        defer { EVP_PKEY_CTX_free(context) }
        EVP_PKEY_keygen_init(context)
        switch kind {
        case .rsa(let bits): EVP_PKEY_CTX_set_rsa_keygen_bits(context, Int32(bits))
        case .curve(let curve): EVP_PKEY_CTX_set_group_name(context, curve)
        case .ed25519: break
        }
        var key: OpaquePointer?
        EVP_PKEY_generate(context, &key)
        guard let key else { preconditionFailure("OpenSSL makes no key of kind \(kind)") }
        pointer = key
    }

    deinit { EVP_PKEY_free(pointer) }

    // MARK: The public half

    /// As a web key.
    func webKey(_ id: String? = "k1", _ more: String = "") -> String {
        let members: String =
            switch kind {
            case .rsa: #""kty":"RSA","n":"\#(number("n"))","e":"\#(number("e"))""#
            case .curve(let name):
                #""kty":"EC","crv":"\#(name)","x":"\#(number("qx", size))","y":"\#(number("qy", size))""#
            case .ed25519: #""kty":"OKP","crv":"Ed25519","x":"\#(base64URL(rawKey))""#
            }
        return "{\(id.map { #""kid":"\#($0)","# } ?? "")\(members)\(more)}"
    }

    private var size: Int { kind == .curve("P-384") ? 48 : 32 }

    func number(_ name: String, _ size: Int? = nil) -> String {
        var value: OpaquePointer?
        EVP_PKEY_get_bn_param(pointer, name, &value)
        defer { BN_free(value) }
        let count: Int = size ?? Int(BN_num_bits(value) + 7) / 8
        var bytes: [UInt8] = [UInt8](repeating: 0, count: count)
        BN_bn2binpad(value, &bytes, Int32(count))
        return base64URL(bytes)
    }

    private var rawKey: [UInt8] {
        var bytes: [UInt8] = [UInt8](repeating: 0, count: 32)
        var count: Int = 32
        EVP_PKEY_get_raw_public_key(pointer, &bytes, &count)
        return bytes
    }

    /// As PEM.
    var pem: String {
        let output: OpaquePointer? = BIO_new(BIO_s_mem())
        defer { BIO_free(output) }
        PEM_write_bio_PUBKEY(output, pointer)
        var bytes: [UInt8] = [UInt8](repeating: 0, count: 8192)
        let count: Int32 = BIO_read(output, &bytes, Int32(bytes.count))
        return String(decoding: bytes.prefix(Int(count)), as: UTF8.self)
    }

    /// PEM as a string of JSON.
    var quotedPEM: String { "\"" + pem.replacing("\n", with: "\\n") + "\"" }

    // MARK: Signing

    /// A token of claims.
    func token(
        _ algorithm: JWSAlgorithm, _ claims: String, id: String? = "k1", header more: String = ""
    ) -> String {
        let key: String = id.map { #","kid":"\#($0)""# } ?? ""
        let head: String = base64URL(#"{"alg":"\#(algorithm.rawValue)","typ":"JWT"\#(key)\#(more)}"#.utf8)
        let input: String = head + "." + base64URL(claims.utf8)
        return input + "." + base64URL(sign(Array(input.utf8), algorithm))
    }

    func sign(_ message: [UInt8], _ algorithm: JWSAlgorithm) -> [UInt8] {
        let context: OpaquePointer? = EVP_MD_CTX_new()
        defer { EVP_MD_CTX_free(context) }
        var options: OpaquePointer?
        EVP_DigestSignInit(context, &options, Self.digest(algorithm), nil, pointer)
        if algorithm == .ps256 {
            EVP_PKEY_CTX_set_rsa_padding(options, RSA_PKCS1_PSS_PADDING)
            EVP_PKEY_CTX_set_rsa_pss_saltlen(options, RSA_PSS_SALTLEN_DIGEST)
        }
        var signature: [UInt8] = [UInt8](repeating: 0, count: 1024)
        var count: Int = signature.count
        EVP_DigestSign(context, &signature, &count, message, message.count)
        let bytes: [UInt8] = Array(signature.prefix(count))
        guard case .curve = kind else { return bytes }
        return Self.raw(der: bytes, size: size)
    }

    private static func digest(_ algorithm: JWSAlgorithm) -> OpaquePointer? {
        switch algorithm {
        case .rs256, .ps256, .es256, .hs256: EVP_sha256()
        case .rs384, .es384: EVP_sha384()
        case .rs512: EVP_sha512()
        case .edDSA: nil
        }
    }

    private static func raw(der: [UInt8], size: Int) -> [UInt8] {
        var rest: ArraySlice<UInt8> = der.dropFirst(2)
        var output: [UInt8] = []
        for _: Int in 0..<2 {
            let count: Int = Int(rest[rest.startIndex + 1])
            let digits: ArraySlice<UInt8> = rest.dropFirst(2).prefix(count).drop { $0 == 0 }
            output += [UInt8](repeating: 0, count: size - digits.count) + digits
            rest = rest.dropFirst(2 + count)
        }
        return output
    }

    /// A token signed by a secret, whatever its header says.
    static func secretToken(_ secret: [UInt8], _ claims: String, header: String = #"{"alg":"HS256","typ":"JWT"}"#)
        -> String
    {
        let input: String = base64URL(header.utf8) + "." + base64URL(claims.utf8)
        let message: [UInt8] = Array(input.utf8)
        var code: [UInt8] = [UInt8](repeating: 0, count: 32)
        var count: UInt32 = 0
        HMAC(EVP_sha256(), secret, Int32(secret.count), message, message.count, &code, &count)
        return input + "." + base64URL(code)
    }
}
