/// One entry of the list of origins that are trusted.
///
/// - Shape: an origin, `https://app.example`, or one with a star for any labels, `https://*.example.dev`.
public struct OriginPattern: Hashable, Sendable {
    private let text: String
    private let scheme: String
    private let port: String
    private let host: String
    private let isWildcard: Bool

    /// Reads an entry; nothing when it is no origin.
    public init?(_ text: String) {
        let isWildcard: Bool = text.contains("://*.")
        let plain: String = isWildcard ? text.split(separator: "://*.", maxSplits: 1).joined(separator: "://") : text
        guard let origin = WebOrigin(origin: plain) else { return nil }
        self.text = text
        self.isWildcard = isWildcard
        scheme = origin.scheme
        host = origin.host
        port = origin.port
    }

    func matches(_ origin: WebOrigin) -> Bool {
        guard origin.scheme == scheme && origin.port == port else { return false }
        return isWildcard ? origin.host.hasSuffix("." + host) : origin.host == host
    }

    /// Cloud Workstations, where Firebase Studio runs the emulator behind an authenticated proxy.
    public static let cloudWorkstations: [OriginPattern] = [OriginPattern("https://*.cloudworkstations.dev")].compactMap
    { $0 }
}
