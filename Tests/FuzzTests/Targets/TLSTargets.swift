import CTLS

@testable import Transport

extension FuzzTarget {
    static let tls: FuzzTarget = FuzzTarget(
        "tls", "what comes to an encrypted port: hellos and records, whole and in pieces", corpus: TLSCheck.corpus,
        words: [
            // Heads of records: a handshake, an alert, data, a change of ciphers.
            [22, 3, 1, 0, 4], [21, 3, 3, 0, 2], [23, 3, 3, 0, 1], [20, 3, 3, 0, 1, 1], [22, 3, 3, 0x40, 0x01],
            // Heads of messages: hello, key exchange, finished, new keys.
            [1, 0, 0], [16, 0, 0, 1], [20, 0, 0, 12], [24, 0, 0, 1, 0], [0xFF, 0xFF, 0xFF], [2, 0], [1, 0],
            Array("GET / HTTP/1.1\r\n".utf8), [0, 0x10, 0, 5, 0, 3, 2, 0x68, 0x32], [0, 0x2B, 0, 3, 2, 3, 4],
        ], maximumLength: 2048, check: TLSCheck.check)
}

enum TLSCheck {
    /// What OpenSSL's clients begin with, of TLS 1.2 and 1.3, by the smallest set of ciphers.
    static let corpus: [[UInt8]] = [
        bytes(
            """
            160301008401000080030309da61bfdc15bc5a2b280060371524a766eef285c7639ffb3ddd63e21ad7b345000004c02b00ff0100
            0053000b000403000102000a000400020017002300000010000500030268320016000000170000000d002a002804030503060308
            0708080809080a080b080408050806040105010601030303010302040205020602
            """),
        bytes(
            """
            1603010200010001fc030314a6518eeada49040aa9cc089f5ea87533929ccdcdb74c4cbcd7e3ed94cfcc7d20f97617042edc1933
            ed07d81018d4cdc8e83006431d8000635483422314a70c7a000a130213031301c02b00ff010001a9000b000403000102000a0004
            00020017002300000010000500030268320016000000170000000d002a00280403050306030807080809080a080b080408050806
            040105010601030303010302040205020602002b00050403040303002d0002010100330047004500170041047c0e5e20bc71e1f3
            c286e13caece3fa6b78b19f3bbac93e0d7034d9b8bd428461b80513b3cd9f2bc638d81e3a8badd34149e5dc7a6c1203fab14bd60
            6aff5c25001500f8
            """) + [UInt8](repeating: 0, count: 248),
        // Behind a handshake: an alert and data that nobody has encrypted.
        [21, 3, 3, 0, 2, 1, 0, 23, 3, 3, 0, 20] + [UInt8](repeating: 7, count: 20),
        Array("some plain text".utf8),
    ]

    private static func bytes(_ hexadecimal: String) -> [UInt8] {
        let digits: [UInt8] = hexadecimal.utf8.filter { $0 != UInt8(ascii: "\n") }
        return stride(from: 0, to: digits.count - 1, by: 2).compactMap {
            UInt8(String(decoding: digits[$0...($0 + 1)], as: UTF8.self), radix: 16)
        }
    }

    /// Of nobody but these tests.
    private static let context: TLSContext? = {
        let begin: String = "-----BEGIN "
        let key: String = """
            \(begin)PRIVATE KEY-----
            MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgpp7ouz3oi3gr4E8L
            Krdtghf//t082GxbuKJjMI0D1sahRANCAAT1mDmMXPRhou5zWDbKwPVQOJWG8XtH
            sHJJ8ddOmnoXfn9BVG0sW/5HtzRrsnZvnhdb14zzYeCu3u+LQtw+MIPE
            -----END PRIVATE KEY-----
            """
        let certificate: String = """
            \(begin)CERTIFICATE-----
            MIIBfTCCASSgAwIBAgITGs/Q9IQ4MJ2etboIp5XC2fKO+TAKBggqhkjOPQQDAjAU
            MRIwEAYDVQQDDAlsb2NhbGhvc3QwIBcNMjYxMTMwMTgxNzIwWhgPMjEyNjExMDYx
            ODE3MjBaMBQxEjAQBgNVBAMMCWxvY2FsaG9zdDBZMBMGByqGSM49AgEGCCqGSM49
            AwEHA0IABPWYOYxc9GGi7nNYNsrA9VA4lYbxe0ewcknx106aehd+f0FUbSxb/ke3
            NGuydm+eF1vXjPNh4K7e74tC3D4wg8SjUzBRMB0GA1UdDgQWBBQgInfgEvtJoP0a
            7pqsiWn1/7F1ezAfBgNVHSMEGDAWgBQgInfgEvtJoP0a7pqsiWn1/7F1ezAPBgNV
            HRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0cAMEQCID6zMPCtaxfUXEHlTI4BW9+b
            4aQ6YtfED3ADl+Tc/fWNAiAVTl4CEo6vXDUlkhA9UKRZ27U3b2kRsaEQRAwLeQQX
            vA==
            -----END CERTIFICATE-----
            """
        return try? TLSContext(certificates: Array(certificate.utf8), key: Array(key.utf8))
    }()

    /// What came of all bytes: the plain ones, and how it ended.
    private struct Outcome: Equatable {
        var plain: [UInt8] = []
        var end: String = "open"
    }

    /// Before the handshake and behind it: any split is read alike, nobody's bytes are taken for the client's, and those of the client come out as
    /// they went in, up to the first that was changed.
    @Sendable static func check(_ bytes: [UInt8]) -> String? {
        checkOpening(bytes) ?? checkForeign(bytes) ?? checkSealed(bytes)
    }

    private static func checkOpening(_ bytes: [UInt8]) -> String? {
        var outcomes: [Outcome] = []
        for piece: Int in [max(1, bytes.count), 1, 11] {
            guard let context, let workspace = TLSWorkspace(), let channel = TLSChannel(context, workspace) else {
                return "there is no session"
            }
            outcomes.append(feed(bytes, workspace, piece: piece) { channel.receive($0) })
            // A hello is answered by a flight of a few kilobytes, however it was split.
            if channel.waitingCount > 8192 { return "\(channel.waitingCount) bytes are answered" }
        }
        guard outcomes[0].plain.isEmpty else { return "there is plain text before the handshake" }
        return unless(outcomes.allSatisfy { $0 == outcomes[0] }, "in pieces it is read otherwise: \(outcomes)")
    }

    private static func checkForeign(_ bytes: [UInt8]) -> String? {
        var outcomes: [Outcome] = []
        for piece: Int in [max(1, bytes.count), 5] {
            guard let peer: TLSPeer = TLSPeer(context), peer.connect() else { return "nobody can connect" }
            outcomes.append(feed(bytes, peer.workspace, piece: piece) { peer.receive($0) })
        }
        guard outcomes[0].plain.isEmpty else { return "bytes without a key are taken for the client's" }
        return unless(outcomes[0] == outcomes[1], "in pieces it is read otherwise: \(outcomes)")
    }

    private static func checkSealed(_ bytes: [UInt8]) -> String? {
        guard !bytes.isEmpty else { return nil }
        for isChanged: Bool in [false, true] {
            guard let peer: TLSPeer = TLSPeer(context), peer.connect() else { return "nobody can connect" }
            var sealed: [UInt8] = peer.seal(bytes)
            if isChanged {
                // Behind the head of the record: a length that is too long is waited for.
                let place: Int = 5 + Int(bytes[0]) % (sealed.count - 5)
                sealed[place] ^= 1 << (bytes[bytes.count - 1] & 7)
            }
            let outcome: Outcome = feed(sealed, peer.workspace, piece: 7) { peer.receive($0) }
            if isChanged, outcome != Outcome(plain: [], end: "failed") { return "changed bytes are read: \(outcome)" }
            if !isChanged, outcome != Outcome(plain: bytes) { return "they come out otherwise: \(outcome)" }
        }
        return nil
    }

    private static func feed(
        _ bytes: [UInt8], _ workspace: TLSWorkspace, piece: Int,
        _ receive: (ArraySlice<UInt8>) -> TLSChannel.Arrival
    ) -> Outcome {
        var outcome: Outcome = Outcome()
        var rest: ArraySlice<UInt8> = bytes[...]
        while !rest.isEmpty {
            let input: ArraySlice<UInt8> = rest.prefix(piece)
            rest = rest.dropFirst(input.count)
            switch receive(input) {
            case .plainHTTP: return Outcome(plain: outcome.plain, end: "plain HTTP")
            case .plain(let count, let state):
                outcome.plain += workspace.plain[..<count]
                guard state == .open else { return Outcome(plain: outcome.plain, end: "\(state)") }
            }
        }
        return outcome
    }
}

/// A server's end of a conversation, and OpenSSL's client at the other.
private final class TLSPeer {
    let workspace: TLSWorkspace
    private let server: TLSSession
    private let context: OpaquePointer
    private let session: OpaquePointer
    private let incoming: OpaquePointer?
    private let outgoing: OpaquePointer?

    init?(_ endpoint: TLSContext?) {
        guard let endpoint, let workspace = TLSWorkspace(), let server = TLSSession(endpoint, workspace),
            let context = SSL_CTX_new(TLS_client_method())
        else { return nil }
        guard let session = SSL_new(context) else {
            SSL_CTX_free(context)
            return nil
        }
        (self.workspace, self.server, self.context, self.session) = (workspace, server, context, session)
        incoming = BIO_new(BIO_s_mem())
        outgoing = BIO_new(BIO_s_mem())
        SSL_set_bio(session, incoming, outgoing)
        ctls_set_retry_on_empty(incoming)
        SSL_set_connect_state(session)
    }

    deinit {
        SSL_free(session)
        SSL_CTX_free(context)
    }

    /// Gives the server what has come.
    func receive(_ bytes: ArraySlice<UInt8>) -> TLSChannel.Arrival {
        let (count, state): (Int, TLSSession.State) = bytes.withUnsafeBytes { server.receive($0) }
        return .plain(count, state)
    }

    /// Shakes hands, without a network.
    func connect() -> Bool {
        for _ in 0..<4 {
            let isDone: Bool = SSL_do_handshake(session) == 1
            ERR_clear_error()
            guard receive(takeOutput()[...]) == .plain(0, .open) else { return false }
            let answer: [UInt8] = Array(workspace.output)
            workspace.clearOutput()
            if !answer.isEmpty { BIO_write(incoming, answer, Int32(answer.count)) }
            if isDone { return true }
        }
        return false
    }

    private func takeOutput() -> [UInt8] {
        var buffer: [UInt8] = [UInt8](repeating: 0, count: BIO_ctrl_pending(outgoing))
        let count: Int32 = buffer.isEmpty ? 0 : BIO_read(outgoing, &buffer, Int32(buffer.count))
        return Array(buffer.prefix(max(0, Int(count))))
    }

    /// What the client sends of some plain bytes.
    func seal(_ bytes: [UInt8]) -> [UInt8] {
        SSL_write(session, bytes, Int32(bytes.count))
        return takeOutput()
    }
}
