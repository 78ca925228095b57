/// Where keys are fetched from: HTTPS, or HTTP on this machine.
public struct KeyURL: Hashable, Sendable, CustomStringConvertible {
    /// The URL.
    public let description: String
    /// The name or address in it, without brackets.
    public let host: String

    /// Whether it is of HTTPS.
    public var isSecure: Bool { description.hasPrefix("https:") }

    private static let maximumBytes: Int = 2048

    /// Takes a URL.
    ///
    /// - Rejects: other schemes, and HTTP to other machines, where anybody on the way could put in keys of their own; names and passwords,
    ///   which would end up in logs; fragments; bytes that no URL has.
    public init?(_ text: String) {
        guard text.utf8.count <= Self.maximumBytes, text.utf8.allSatisfy({ (0x21...0x7E).contains($0) }),
            !text.contains("#"), !text.contains("\\"), !text.contains("\"")
        else { return nil }
        let isSecure: Bool = text.lowercased().hasPrefix("https://")
        guard isSecure || text.lowercased().hasPrefix("http://") else { return nil }
        let rest: Substring = text.dropFirst(isSecure ? 8 : 7)
        let authority: Substring = rest.prefix { $0 != "/" && $0 != "?" }
        guard !authority.contains("@"), let host = Self.host(authority), isSecure || Self.isLoopback(host) else {
            return nil
        }
        // A scheme counts in any case (RFC 3986, 3.1); those who fetch know it in one.
        description = (isSecure ? "https://" : "http://") + rest
        self.host = host
    }

    /// One of ours, which needs no look.
    init(constant description: String, host: String) {
        self.description = description
        self.host = host
    }

    private static func host(_ authority: Substring) -> String? {
        let name: Substring
        let rest: Substring
        if authority.hasPrefix("[") {
            guard let end = authority.firstIndex(of: "]") else { return nil }
            name = authority[authority.index(after: authority.startIndex)..<end]
            rest = authority[authority.index(after: end)...]
        } else {
            name = authority.prefix { $0 != ":" }
            rest = authority[name.endIndex...]
        }
        guard !name.isEmpty else { return nil }
        guard rest.isEmpty || (rest.first == ":" && UInt16(rest.dropFirst()) != nil) else { return nil }
        return name.lowercased()
    }

    /// By name or number: no name service is asked, which might answer anything.
    private static func isLoopback(_ host: String) -> Bool {
        if host == "localhost" || host == "::1" { return true }
        let numbers: [UInt8?] = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
        return numbers.count == 4 && numbers.allSatisfy { $0 != nil } && numbers[0] == 127
    }
}
