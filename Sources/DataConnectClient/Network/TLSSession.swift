import CTLS

/// One encrypted conversation, without a socket: what the network brought goes in, what it is to carry comes out.
///
/// - Errors: `TransportError`, `untrusted` when the server's certificate does not name it or nobody trusted vouches.
final class TLSSession {
    private let session: OpaquePointer
    private let incoming: OpaquePointer
    private let outgoing: OpaquePointer
    /// Whether the handshake is done: then bytes may be sent.
    private(set) var isEstablished: Bool = false
    private static let chunk: Int = 16 * 1024

    init(_ context: TLSContext, host: String) throws(TransportError) {
        guard let session = SSL_new(context.pointer), let incoming = BIO_new(BIO_s_mem()),
            let outgoing = BIO_new(BIO_s_mem())
        else { throw TransportError(.unreachable, "no TLS: \(TLSContext.lastError())") }
        self.session = session
        self.incoming = incoming
        self.outgoing = outgoing
        // The session owns both from here.
        SSL_set_bio(session, incoming, outgoing)
        ctls_set_retry_on_empty(incoming)
        ctls_allow_moving_writes(session)
        SSL_set_connect_state(session)
        try name(host)
    }

    deinit { SSL_free(session) }

    /// The certificate must be for this server; an address is checked as an address.
    private func name(_ host: String) throws(TransportError) {
        let parameters: OpaquePointer? = SSL_get0_param(session)
        if X509_VERIFY_PARAM_set1_ip_asc(parameters, host) == 1 { return }
        ERR_clear_error()
        guard ctls_set_server_name(session, host) == 1, SSL_set1_host(session, host) == 1 else {
            throw TransportError(.unreachable, "\"\(host)\" cannot name a server")
        }
    }

    /// Takes encrypted bytes, and gives what they hold; goes on with the handshake before that.
    ///
    /// - Returns: nil when the server has ended the conversation.
    func receive(_ bytes: [UInt8]) throws(TransportError) -> [UInt8]? {
        // Old errors would be taken for those of this call.
        ERR_clear_error()
        if !bytes.isEmpty { BIO_write(incoming, bytes, Int32(bytes.count)) }
        guard try handshake() else { return [] }
        var plain: [UInt8] = []
        while true {
            let before: Int = plain.count
            plain.append(contentsOf: repeatElement(0, count: Self.chunk))
            let count: Int32 = plain.withUnsafeMutableBytes { buffer in
                SSL_read(session, buffer.baseAddress?.advanced(by: before), Int32(Self.chunk))
            }
            plain.removeLast(Self.chunk - max(0, Int(count)))
            guard count <= 0 else { continue }
            switch SSL_get_error(session, count) {
            case SSL_ERROR_WANT_READ, SSL_ERROR_WANT_WRITE: return plain
            case SSL_ERROR_ZERO_RETURN: return plain.isEmpty ? nil : plain
            default: throw TransportError(.connectionLost, "TLS: \(TLSContext.lastError())")
            }
        }
    }

    /// Encrypts bytes. Only after the handshake.
    func send(_ bytes: [UInt8]) throws(TransportError) {
        ERR_clear_error()
        var offset: Int = 0
        while offset < bytes.count {
            let count: Int32 = bytes.withUnsafeBytes { buffer in
                SSL_write(session, buffer.baseAddress?.advanced(by: offset), Int32(min(bytes.count - offset, 1 << 20)))
            }
            // Memory takes everything, so there is nothing to wait for.
            guard count > 0 else { throw TransportError(.connectionLost, "TLS: \(TLSContext.lastError())") }
            offset += Int(count)
        }
    }

    /// Says good-bye.
    func end() {
        if isEstablished { SSL_shutdown(session) }
        ERR_clear_error()
    }

    /// What the network is to carry.
    func takeOutput() -> [UInt8] {
        let pending: Int = BIO_ctrl_pending(outgoing)
        guard pending > 0 else { return [] }
        return [UInt8](unsafeUninitializedCapacity: pending) { buffer, count in
            count = max(0, Int(BIO_read(outgoing, buffer.baseAddress, Int32(pending))))
        }
    }

    private func handshake() throws(TransportError) -> Bool {
        guard !isEstablished else { return true }
        let status: Int32 = SSL_do_handshake(session)
        if status == 1 {
            isEstablished = true
            return true
        }
        switch SSL_get_error(session, status) {
        case SSL_ERROR_WANT_READ, SSL_ERROR_WANT_WRITE: return false
        default: throw handshakeFailure()
        }
    }

    private func handshakeFailure() -> TransportError {
        let reason: String = TLSContext.lastError()
        let verification: Int = SSL_get_verify_result(session)
        guard verification == Int(X509_V_OK) else {
            let words: String = X509_verify_cert_error_string(verification).map { String(cString: $0) } ?? reason
            return TransportError(.untrusted, "the server's certificate is refused: \(words)")
        }
        return TransportError(.unreachable, "no TLS handshake: \(reason)")
    }
}
