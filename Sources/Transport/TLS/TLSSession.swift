import CTLS

/// One encrypted conversation as a state machine, without a socket: encrypted bytes in, plain bytes out, and the other way
/// round. What is to go over the network lies in the workspace after each call.
final class TLSSession {
    /// How the conversation goes on.
    enum State: Hashable {
        case open
        /// The peer sends nothing more, and may still read.
        case ended
        /// It broke the rules or could not agree; what it is to be told of that is in the output.
        case failed
    }

    private let session: OpaquePointer
    private let workspace: TLSWorkspace
    /// Whether the handshake is done: before that there is nothing to send.
    private var isEstablished: Bool = false
    private var hasFailed: Bool = false
    private var hasSaidGoodbye: Bool = false

    /// The most a record can hold.
    private static let recordSize: Int = 16 * 1024

    init?(_ context: TLSContext, _ workspace: TLSWorkspace) {
        ERR_clear_error()
        guard let session = SSL_new(context.pointer) else { return nil }
        guard ctls_connect(session, workspace.pipe) == 1 else {
            SSL_free(session)
            return nil
        }
        self.session = session
        self.workspace = workspace
        SSL_set_accept_state(session)
    }

    deinit { SSL_free(session) }

    /// Takes what has come.
    ///
    /// - Returns: how many plain bytes lie in the workspace.
    func receive(_ bytes: UnsafeRawBufferPointer) -> (plain: Int, state: State) {
        guard !hasFailed else { return (0, .failed) }
        workspace.pipe.pointee.input = bytes.assumingMemoryBound(to: UInt8.self).baseAddress
        workspace.pipe.pointee.input_count = bytes.count
        defer {
            workspace.pipe.pointee.input = nil
            workspace.pipe.pointee.input_count = 0
        }
        guard isEstablished || shakeHands() else { return (0, hasFailed ? .failed : .open) }
        return read()
    }

    private func shakeHands() -> Bool {
        ERR_clear_error()
        let status: Int32 = SSL_do_handshake(session)
        isEstablished = status == 1
        if !isEstablished, SSL_get_error(session, status) != SSL_ERROR_WANT_READ { hasFailed = true }
        return isEstablished
    }

    private func read() -> (plain: Int, state: State) {
        var count: Int = 0
        while true {
            if count == workspace.plain.count {
                workspace.plain.append(contentsOf: repeatElement(0, count: Self.recordSize))
            }
            ERR_clear_error()
            let status: Int32 = workspace.plain.withUnsafeMutableBytes { buffer in
                SSL_read(session, buffer.baseAddress?.advanced(by: count), Int32(clamping: buffer.count - count))
            }
            if status > 0 {
                count += Int(status)
                continue
            }
            switch SSL_get_error(session, status) {
            case SSL_ERROR_WANT_READ: return (count, .open)
            case SSL_ERROR_ZERO_RETURN: return (count, .ended)
            default:
                hasFailed = true
                return (count, .failed)
            }
        }
    }

    /// Encrypts from the beginning of the parts, as much as is worth one call of the system.
    ///
    /// - Returns: how many bytes it took; nothing where the session is broken.
    func seal(_ parts: UnsafeBufferPointer<UnsafeRawBufferPointer>) -> Int? {
        guard isEstablished, !hasFailed, !hasSaidGoodbye else { return nil }
        if parts.count == 1, let part = parts.first { return seal(part) }
        workspace.gathered.removeAll(keepingCapacity: true)
        for part in parts where workspace.gathered.count < Self.sealedAtOnce {
            workspace.gathered.append(contentsOf: part.prefix(Self.sealedAtOnce - workspace.gathered.count))
        }
        return workspace.gathered.withUnsafeBytes(seal)
    }

    private static let sealedAtOnce: Int = 4 * recordSize

    private func seal(_ bytes: UnsafeRawBufferPointer) -> Int? {
        let end: Int = min(bytes.count, Self.sealedAtOnce)
        var count: Int = 0
        while count < end {
            ERR_clear_error()
            let length: Int = min(end - count, Self.recordSize)
            let status: Int32 = SSL_write(session, bytes.baseAddress?.advanced(by: count), Int32(length))
            guard status > 0 else {
                hasFailed = true
                return nil
            }
            count += Int(status)
        }
        return count
    }

    /// Says that nothing more comes from here, so that what has come is known to be all.
    ///
    /// - Returns: whether there was anything to say.
    func sayGoodbye() -> Bool {
        guard isEstablished, !hasFailed, !hasSaidGoodbye else { return false }
        hasSaidGoodbye = true
        ERR_clear_error()
        return SSL_shutdown(session) >= 0
    }
}
