import CTLS

/// What a server shows who connects: a certificate, those that vouch for it, and how encryption is agreed on.
///
/// Connections keep the one they began with, so another may take its place at any time. OpenSSL counts references and locks by
/// itself, which is what the unchecked conformance rests on; nothing is changed after `init`.
public final class TLSContext: @unchecked Sendable {
    let pointer: OpaquePointer
    /// What works and should still be known, such as a certificate that has expired.
    public let warnings: [String]

    /// From this many days before its end on a certificate is warned of.
    private static let daysOfWarning: Int32 = 14

    /// Reads a chain of certificates, the server's own first, and its private key, both as PEM.
    ///
    /// - Errors: what is no PEM, is damaged, has a password, is weaker than clients accept, or does not belong together.
    public init(certificates: [UInt8], key: [UInt8]) throws(TLSFault) {
        ERR_clear_error()
        guard let pointer = SSL_CTX_new(TLS_server_method()) else {
            throw TLSFault(.pair, "cannot be used: \(TLSLibrary.takeError())")
        }
        self.pointer = pointer
        do throws(TLSFault) {
            guard ctls_configure_server(pointer) == 1 else {
                throw TLSFault(.pair, "cannot be used: \(TLSLibrary.takeError())")
            }
            let chain: TLSChain = try TLSChain(certificates)
            try chain.install(in: pointer)
            try Self.install(key, in: pointer)
            warnings = chain.warnings(daysAhead: Self.daysOfWarning)
        } catch {
            SSL_CTX_free(pointer)
            throw error
        }
    }

    deinit { SSL_CTX_free(pointer) }

    private static func install(_ text: [UInt8], in context: OpaquePointer) throws(TLSFault) {
        guard let key = TLSLibrary.withMemory(text, ctls_read_key) else {
            let reason: String = TLSLibrary.takeError()
            throw TLSFault(.key, fault(of: text, reason))
        }
        defer { EVP_PKEY_free(key) }
        guard SSL_CTX_use_PrivateKey(context, key) == 1 else {
            let code: UInt = ERR_peek_error()
            let reason: String = TLSLibrary.takeError()
            guard [X509_R_KEY_VALUES_MISMATCH, X509_R_KEY_TYPE_MISMATCH].contains(ctls_error_reason(code)) else {
                throw TLSFault(.key, "holds a private key that cannot be used: \(reason)")
            }
            throw mismatch
        }
        guard SSL_CTX_check_private_key(context) == 1 else {
            ERR_clear_error()
            throw mismatch
        }
    }

    private static let mismatch: TLSFault = TLSFault(
        .pair, "the key is not that of the certificate; of several certificates the server's own must come first")

    private static func fault(of text: [UInt8], _ reason: String) -> String {
        if TLSLibrary.contains("ENCRYPTED", in: text) {
            return
                "holds a private key with a password, and nobody is there to type it; `openssl pkey` writes it without one"
        }
        if TLSLibrary.contains("PRIVATE KEY-----", in: text) {
            return "holds a private key that is damaged: \(reason)"
        }
        if TLSLibrary.contains("-----BEGIN CERTIFICATE-----", in: text) {
            return "holds a certificate and no private key; were the two files taken for one another?"
        }
        return "holds no private key in PEM, which begins with -----BEGIN PRIVATE KEY-----"
    }
}
