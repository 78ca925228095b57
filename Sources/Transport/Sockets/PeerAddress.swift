#if canImport(Glibc)
    import Glibc
#endif

/// Who is at the other end of a connection, as far as limits tell clients apart.
///
/// - Shape: an IPv4 address, or the /64 network of an IPv6 address, all of which a single client may have for itself. An IPv4 address that
///   shows on a socket of both kinds is the IPv4 address.
public struct PeerAddress: Hashable, Sendable {
    private enum Family: Hashable, Sendable {
        case ipv4
        case ipv6
        case unknown
    }

    private let family: Family
    /// The address, or the first half of it.
    private let bits: UInt64
    /// Whether it is this machine.
    public let isLoopback: Bool

    /// A peer whose address the system does not tell, for example because it has gone again.
    public static let unknown: PeerAddress = PeerAddress(.unknown, 0, isLoopback: false)

    private init(_ family: Family, _ bits: UInt64, isLoopback: Bool) {
        self.family = family
        self.bits = bits
        self.isLoopback = isLoopback
    }

    init(ipv4 bytes: some Collection<UInt8>) {
        self.init(.ipv4, Self.number(bytes), isLoopback: bytes.first == 127)
    }

    init(ipv6 bytes: [UInt8]) {
        if bytes.starts(with: Self.mapped) {
            self.init(ipv4: bytes[12..<16])
        } else {
            self.init(.ipv6, Self.number(bytes[..<8]), isLoopback: bytes == Self.loopback)
        }
    }

    init(_ address: sockaddr_storage) {
        self = withUnsafeBytes(of: address) { bytes in
            switch Int32(address.ss_family) {
            case AF_INET: PeerAddress(ipv4: bytes[4..<8])
            case AF_INET6: PeerAddress(ipv6: Array(bytes[8..<24]))
            default: .unknown
            }
        }
    }

    private static let mapped: [UInt8] = [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF]
    private static let loopback: [UInt8] = [UInt8](repeating: 0, count: 15) + [1]

    private static func number(_ bytes: some Collection<UInt8>) -> UInt64 {
        bytes.reduce(0) { $0 << 8 | UInt64($1) }
    }
}

extension PeerAddress: CustomStringConvertible {
    /// `192.0.2.7`, `2001:db8:0:1::/64`.
    public var description: String {
        switch family {
        case .ipv4: parts(count: 4, width: 8, radix: 10).joined(separator: ".")
        // The one network where a single address is somebody else than its neighbours.
        case .ipv6 where isLoopback: "::1"
        case .ipv6: parts(count: 4, width: 16, radix: 16).joined(separator: ":") + "::/64"
        case .unknown: "unknown"
        }
    }

    private func parts(count: Int, width: UInt64, radix: Int) -> [String] {
        (0..<count).map { index in
            let shift: UInt64 = width * UInt64(count - 1 - index)
            return String(bits >> shift & (1 << width - 1), radix: radix)
        }
    }
}
