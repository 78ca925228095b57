import CTLS

/// What all encrypted connections to one server share: who is trusted.
final class TLSContext {
    let pointer: OpaquePointer

    /// - Errors: `DataConnectInitError` when the certificates cannot be read.
    init(_ trust: TLSTrust) throws(DataConnectInitError) {
        guard let pointer = SSL_CTX_new(TLS_client_method()) else {
            throw DataConnectInitError(.grpcNotConfigured, "no TLS: \(Self.lastError())")
        }
        self.pointer = pointer
        SSL_CTX_set_verify(pointer, SSL_VERIFY_PEER, nil)
        let isLoaded: Int32 =
            switch trust {
            case .system: SSL_CTX_set_default_verify_paths(pointer)
            case .certificates(let file): SSL_CTX_load_verify_locations(pointer, file, nil)
            }
        guard isLoaded == 1, ctls_require_tls12(pointer) == 1 else {
            throw DataConnectInitError(.grpcNotConfigured, "no certificates to trust: \(Self.lastError())")
        }
    }

    deinit { SSL_CTX_free(pointer) }

    /// The oldest error that OpenSSL noted on this thread, in words; forgets all of them.
    static func lastError() -> String {
        let code: UInt = ERR_get_error()
        ERR_clear_error()
        guard code != 0, let reason = ERR_reason_error_string(code) else { return "no reason given" }
        return String(cString: reason)
    }
}
