/// What the first bytes of a connection to an encrypted port are, before OpenSSL is shown any of them.
///
/// - Source: RFC 8446, sections 5.1 (records) and 4.1.2 (the client's hello); RFC 9110 for what is no TLS.
enum TLSOpening: Hashable {
    /// Too few bytes to tell.
    case undecided
    /// A client's hello of an honest length.
    case hello
    /// HTTP without encryption.
    case plainHTTP
    /// Nothing that is spoken here.
    case foreign

    /// How many bytes tell everything.
    private static let length: Int = 9
    /// A hello has a few hundred bytes, two thousand with keys that withstand quantum computers. OpenSSL would set aside 128 KiB on
    /// the bare word of a client.
    private static let maximumHello: Int = 16 * 1024
    /// What a client sends first that wants encryption begins with this.
    static let handshakeRecord: UInt8 = 22
    private static let clientHello: UInt8 = 1

    init(_ bytes: ArraySlice<UInt8>) {
        let head: [UInt8] = Array(bytes.prefix(Self.length))
        guard let first = head.first else {
            self = .undecided
            return
        }
        guard first == Self.handshakeRecord else {
            // A method is a token, in practice of capitals; that of HTTP/2 begins with "PRI".
            self = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) ? .plainHTTP : .foreign
            return
        }
        guard head.count < 2 || head[1] == 3, head.count < 6 || head[5] == Self.clientHello else {
            self = .foreign
            return
        }
        guard head.count == Self.length else {
            self = .undecided
            return
        }
        let length: Int = Int(head[6]) << 16 | Int(head[7]) << 8 | Int(head[8])
        self = length <= Self.maximumHello ? .hello : .foreign
    }
}
