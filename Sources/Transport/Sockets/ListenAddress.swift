/// Where a server listens.
public struct ListenAddress: Hashable, Sendable {
    /// A name or a numeric address, IPv6 without brackets.
    public let host: String
    /// The port; 0 lets the system choose.
    public let port: UInt16

    /// An address.
    public init(host: String, port: UInt16) {
        self.host = host
        self.port = port
    }

    /// Reads `127.0.0.1:9399`, `localhost:9399` or `[::1]:9399`; nothing when the text has another shape.
    public init?(_ text: String) {
        guard let colon = text.lastIndex(of: ":"), let port = UInt16(text[text.index(after: colon)...]) else {
            return nil
        }
        var host: Substring = text[..<colon]
        if host.hasPrefix("["), host.hasSuffix("]") {
            host = host.dropFirst().dropLast()
        } else if host.contains(":") {
            return nil
        }
        guard !host.isEmpty else { return nil }
        self.init(host: String(host), port: port)
    }
}

extension ListenAddress: CustomStringConvertible {
    /// Host and port, as `init(_:)` reads them.
    public var description: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }
}
