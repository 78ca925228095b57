import COpenSSL

/// The digest of the WebSocket handshake, which needs no secrecy of it.
enum SHA1 {
    /// The 20 bytes of a digest; empty only if the library refuses the algorithm, which fails the handshake.
    static func digest(_ bytes: [UInt8]) -> [UInt8] {
        var output: [UInt8] = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
        var count: UInt32 = 0
        let status: Int32 = EVP_Digest(bytes, bytes.count, &output, &count, EVP_sha1(), nil)
        return status == 1 ? Array(output.prefix(Int(count))) : []
    }
}
