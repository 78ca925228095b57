import CTLS

/// A name for a file that tells nothing of what it was made of.
enum Digest {
    /// The first bytes of a text's SHA-256, each as two hexadecimal digits.
    static func name(of text: String, bytes: Int = Int(SHA256_DIGEST_LENGTH)) -> String {
        let text: [UInt8] = Array(text.utf8)
        var digest: [UInt8] = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
        SHA256(text, text.count, &digest)
        return digest.prefix(bytes).map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
