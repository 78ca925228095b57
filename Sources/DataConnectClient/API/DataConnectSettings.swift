/// Where the server is, how it is reached, and what is kept of its answers.
public struct DataConnectSettings: Hashable, Sendable {
    /// The server's name or address.
    public let host: String
    /// The server's port.
    public let port: Int
    /// Whether the connection is encrypted.
    public let sslEnabled: Bool
    /// How results are kept; nothing is kept without.
    public let cacheSettings: CacheSettings?
    /// Who vouches for the server when the connection is encrypted.
    public let tlsTrust: TLSTrust

    /// Makes settings; what is left out means the service at Google.
    public init(
        host: String = "firebasedataconnect.googleapis.com", port: Int = 443, sslEnabled: Bool = true,
        cacheSettings: CacheSettings? = nil, tlsTrust: TLSTrust = .system
    ) {
        self.host = host
        self.port = port
        self.sslEnabled = sslEnabled
        self.cacheSettings = cacheSettings
        self.tlsTrust = tlsTrust
    }
}

/// Which authorities may vouch for a server. There is no way to trust everybody.
public enum TLSTrust: Hashable, Sendable {
    /// The authorities that the machine trusts.
    case system
    /// The certificates of a PEM file, and no others: a company's own authority, or one server's own certificate.
    case certificates(file: String)
}
