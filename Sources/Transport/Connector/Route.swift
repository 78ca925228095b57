/// What a path means.
///
/// - Source: the URL templates of the service, in the three versions that clients have called.
enum Route: Hashable, Sendable {
    /// `/`: tools ask it to see whether the server is up.
    case root
    /// `…/connectors/C:executeQuery` or `:executeMutation`.
    case execute(ResourceName, ExpectedKind)
    /// `…/connectors/C:impersonateQuery` or `:impersonateMutation`: the same for administrators, as anybody.
    case impersonate(ResourceName, ExpectedKind)
    /// `…/services/S:executeGraphql` and its kin: an administrator's own document.
    case document(ServiceName, DocumentRequest.Verb)
    /// `/graphql/C`: GraphQL over HTTP, for everybody.
    case graphQL(String)
    /// The WebSocket of the stream.
    case stream
    /// Anything else; somebody may know it.
    case other

    private static let versions: Set<String> = ["v1", "v1beta", "v1alpha"]

    init(path: Substring) {
        guard path != "/" else {
            self = .root
            return
        }
        if Self.isStream(path) {
            self = .stream
            return
        }
        self = Self.operation(path) ?? .other
    }

    /// Whether a path is answered for a method at all.
    func takes(_ method: String) -> Bool {
        switch self {
        case .root, .stream: method == "GET" || method == "HEAD"
        case .graphQL: method == "GET" || method == "POST"
        case .execute, .impersonate, .document: method == "POST"
        case .other: true
        }
    }

    /// The methods a known path takes, or nothing when it takes none of ours.
    var methods: [String] {
        switch self {
        case .root, .stream: ["GET", "HEAD"]
        case .graphQL: ["GET", "POST"]
        case .execute, .impersonate, .document: ["POST"]
        case .other: []
        }
    }

    /// Whether only administrators are answered.
    var isAdministration: Bool {
        switch self {
        case .impersonate, .document: true
        case .root, .execute, .graphQL, .stream, .other: false
        }
    }

    private static func operation(_ path: Substring) -> Route? {
        var segments: [String] = []
        let slash: UInt8 = UInt8(ascii: "/")
        for segment in path.utf8.dropFirst().split(separator: slash, omittingEmptySubsequences: false) {
            guard let decoded = PercentCoding.decode(Substring(segment)) else { return nil }
            segments.append(decoded)
        }
        if segments.count == 2, segments[0] == "graphql", !segments[1].isEmpty { return .graphQL(segments[1]) }
        guard let version = segments.first, versions.contains(version), let last = segments.popLast(),
            let colon = last.utf8.lastIndex(of: UInt8(ascii: ":"))
        else { return nil }
        let verb: String = String(last[last.index(after: colon)...])
        segments.append(String(last[..<colon]))
        if let service = ServiceName(segments: segments[1...]) {
            return DocumentRequest.Verb(rawValue: verb).map { .document(service, $0) }
        }
        guard let name = ResourceName(segments: segments[1...]) else { return nil }
        return switch verb {
        case "executeQuery": .execute(name, .query)
        case "executeMutation": .execute(name, .mutation)
        case "impersonateQuery": .impersonate(name, .query)
        case "impersonateMutation": .impersonate(name, .mutation)
        default: nil
        }
    }

    /// `/ws/google.firebase.dataconnect.V.ConnectorStreamService.Connect` with anything behind it. Older clients put a slash
    /// before `Connect` and another tail; service and connector come with the first frame either way.
    private static func isStream(_ path: Substring) -> Bool {
        let package: String = "/ws/google.firebase.dataconnect."
        guard path.hasPrefix(package) else { return false }
        var rest: Substring = path.dropFirst(package.count)
        guard let version = versions.sorted(by: { $0.count > $1.count }).first(where: { rest.hasPrefix($0 + ".") })
        else { return false }
        rest = rest.dropFirst(version.count + 1)
        let service: String = "ConnectorStreamService"
        guard rest.hasPrefix(service) else { return false }
        rest = rest.dropFirst(service.count)
        guard rest.hasPrefix(".Connect") || rest.hasPrefix("/Connect") else { return false }
        rest = rest.dropFirst(".Connect".count)
        return rest.isEmpty || rest.first == "/"
    }
}
