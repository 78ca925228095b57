import COpenSSL

/// Tells two texts apart without showing either.
enum SHA256 {
    /// The digest in hexadecimal digits; empty only if the library refuses the algorithm.
    static func hexadecimal(_ bytes: [UInt8]) -> String {
        var output: [UInt8] = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
        var count: UInt32 = 0
        guard EVP_Digest(bytes, bytes.count, &output, &count, EVP_sha256(), nil) == 1 else { return "" }
        let digits: [UInt8] = Array("0123456789abcdef".utf8)
        let text: [UInt8] = output.prefix(Int(count)).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
        return String(decoding: text, as: UTF8.self)
    }
}
