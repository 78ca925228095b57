/// Where a server is and how it is reached.
struct Endpoint: Hashable, Sendable {
    let host: String
    let port: Int
    let isEncrypted: Bool
    let trust: TLSTrust

    init(_ settings: DataConnectSettings) {
        host = settings.host
        port = settings.port
        isEncrypted = settings.sslEnabled
        trust = settings.tlsTrust
    }

    /// The value of the `Host` field.
    var authority: String {
        let name: String = host.contains(":") ? "[\(host)]" : host
        return port == (isEncrypted ? 443 : 80) ? name : "\(name):\(port)"
    }
}
