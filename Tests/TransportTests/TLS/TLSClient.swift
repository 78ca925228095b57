import CTLS
import Testing

/// OpenSSL's client as a state machine over memory, so that a test has each encrypted byte in its hands. It believes every certificate.
final class TLSClient {
    let socket: TestClient
    private let context: OpaquePointer
    private let session: OpaquePointer
    private let incoming: OpaquePointer?
    private let outgoing: OpaquePointer?

    /// - Parameter version: the newest that it speaks, such as `TLS1_2_VERSION`.
    init(port: UInt16, version: Int32 = TLS1_3_VERSION, protocols: [String] = []) throws {
        socket = try TestClient(port: port)
        context = try #require(SSL_CTX_new(TLS_client_method()))
        session = try #require(SSL_new(context))
        incoming = BIO_new(BIO_s_mem())
        outgoing = BIO_new(BIO_s_mem())
        SSL_set_bio(session, incoming, outgoing)
        ctls_set_retry_on_empty(incoming)
        ctls_set_newest_version(session, version)
        let offered: [UInt8] = protocols.flatMap { [UInt8($0.utf8.count)] + Array($0.utf8) }
        if !offered.isEmpty { SSL_set_alpn_protos(session, offered, UInt32(offered.count)) }
        SSL_set_connect_state(session)
    }

    deinit {
        SSL_free(session)
        SSL_CTX_free(context)
    }

    /// What OpenSSL wants to be sent.
    func takeOutput() -> [UInt8] {
        let count: Int = BIO_ctrl_pending(outgoing)
        return [UInt8](unsafeUninitializedCapacity: count) { buffer, used in
            used = count > 0 ? max(0, Int(BIO_read(outgoing, buffer.baseAddress, Int32(count)))) : 0
        }
    }

    /// The first message.
    func hello() -> [UInt8] {
        SSL_do_handshake(session)
        ERR_clear_error()
        return takeOutput()
    }

    /// Shakes hands; false where the server ends that.
    @discardableResult
    func connect() throws -> Bool {
        while true {
            let status: Int32 = SSL_do_handshake(session)
            socket.send(takeOutput())
            if status == 1 { return true }
            guard SSL_get_error(session, status) == SSL_ERROR_WANT_READ, receive() else {
                ERR_clear_error()
                return false
            }
        }
    }

    private func receive() -> Bool {
        guard let bytes: [UInt8] = socket.readSome() else { return false }
        return BIO_write(incoming, bytes, Int32(bytes.count)) > 0
    }

    /// What was agreed on.
    var chosenProtocol: String {
        var start: UnsafePointer<UInt8>?
        var count: UInt32 = 0
        SSL_get0_alpn_selected(session, &start, &count)
        return String(decoding: UnsafeBufferPointer(start: start, count: Int(count)), as: UTF8.self)
    }

    /// What tells the server's certificate from another one.
    var serverKey: [UInt8] {
        guard let certificate = SSL_get1_peer_certificate(session) else { return [] }
        defer { X509_free(certificate) }
        var digest: [UInt8] = [UInt8](repeating: 0, count: 32)
        X509_digest(certificate, EVP_sha256(), &digest, nil)
        return digest
    }

    var version: String { String(cString: SSL_get_version(session)) }

    /// The encrypted form.
    func seal(_ bytes: [UInt8]) -> [UInt8] {
        SSL_write(session, bytes, Int32(bytes.count))
        return takeOutput()
    }

    func send(_ text: String) { socket.send(seal(Array(text.utf8))) }

    /// Says that it sends nothing more.
    func endSending() {
        SSL_shutdown(session)
        socket.send(takeOutput())
    }

    /// Begins the handshake anew, as versions before 1.3 can.
    func renegotiate() {
        SSL_renegotiate(session)
        SSL_do_handshake(session)
        ERR_clear_error()
        socket.send(takeOutput())
    }

    /// Everything until the server says that it is all, or closes: then the text ends with a word for that.
    func readToEnd() -> String {
        var text: [UInt8] = []
        while let more: [UInt8] = read() { text += more }
        return String(decoding: text, as: UTF8.self) + (hasGoodbye ? "" : "|cut off")
    }

    private var hasGoodbye: Bool = false

    /// Some more plain bytes; nothing at the end.
    func read() -> [UInt8]? {
        var buffer: [UInt8] = [UInt8](repeating: 0, count: 16384)
        while true {
            let count: Int32 = SSL_read(session, &buffer, Int32(buffer.count))
            let reason: Int32 = SSL_get_error(session, count)
            ERR_clear_error()
            socket.send(takeOutput())
            if count > 0 { return Array(buffer.prefix(Int(count))) }
            hasGoodbye = reason == SSL_ERROR_ZERO_RETURN
            guard reason == SSL_ERROR_WANT_READ, receive() else { return nil }
        }
    }

    /// What was read of the next answers.
    private var rest: [UInt8] = []

    /// One answer with a length, as text.
    func readResponse() throws -> String {
        let mark: [UInt8] = Array("\r\n\r\n".utf8)
        var end: Int?
        while true {
            end = end ?? rest.indices.first { rest[$0] == mark[0] && rest[$0...].starts(with: mark) }
            if let end {
                let head: String = String(decoding: rest[..<end], as: UTF8.self)
                let length: Int =
                    head.split(separator: "\r\n").first { $0.hasPrefix("Content-Length: ") }
                    .flatMap { Int($0.dropFirst(16)) } ?? 0
                if rest.count >= end + mark.count + length {
                    defer { rest.removeFirst(end + mark.count + length) }
                    return String(decoding: rest[..<(end + mark.count + length)], as: UTF8.self)
                }
            }
            rest += try #require(read())
        }
    }
}
