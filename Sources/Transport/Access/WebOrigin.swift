/// The origin of a web page, or the authority of a request: who a browser thinks it talks for, and to.
///
/// - Source: RFC 6454; RFC 9110, section 7.2.
struct WebOrigin: Hashable, Sendable {
    /// `http` or `https`, empty for an authority alone.
    let scheme: String
    /// In lower case, IPv6 addresses without brackets.
    let host: String
    let port: String

    /// Reads an `Origin` value such as `https://app.example:8080`; `null` and anything with a path is none.
    init?(origin: String) {
        let lowered: String = ASCII.lowercased(origin)
        guard let scheme = ["http", "https"].first(where: { lowered.hasPrefix("\($0)://") }) else { return nil }
        self.init(scheme: scheme, authority: lowered.dropFirst(scheme.utf8.count + 3))
    }

    /// Reads a `Host` value such as `localhost:9399` or `[::1]:9399`.
    init?(authority: String) {
        self.init(scheme: "", authority: ASCII.lowercased(authority)[...])
    }

    private init?(scheme: String, authority: Substring) {
        self.scheme = scheme
        var rest: Substring = authority
        if rest.first == "[" {
            guard let end = rest.firstIndex(of: "]") else { return nil }
            host = String(rest[rest.index(after: rest.startIndex)..<end])
            rest = rest[rest.index(after: end)...]
        } else {
            host = String(rest.prefix { $0 != ":" })
            rest = rest.dropFirst(host.count)
        }
        guard !host.isEmpty, host.utf8.allSatisfy(Self.isHostByte) else { return nil }
        guard rest.isEmpty || rest.first == ":" else { return nil }
        port = String(rest.dropFirst())
        guard port.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else { return nil }
    }

    /// Whether the name can only mean the machine itself. RFC 6761, section 6.3: `localhost` and all below it.
    var isLoopback: Bool {
        if host == "localhost" || host.hasSuffix(".localhost") || host == "::1" { return true }
        let parts: [Substring] = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
    }

    /// Whether it is an address and no name.
    var isAddress: Bool {
        guard !host.utf8.contains(UInt8(ascii: ":")) else { return true }
        let parts: [Substring] = host.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
    }

    private static func isHostByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"),
            UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: ":"):
            true
        default: false
        }
    }
}
