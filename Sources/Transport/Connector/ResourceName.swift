/// The name of a connector: `projects/P/locations/L/services/S/connectors/C`.
public struct ResourceName: Hashable, Sendable {
    /// The project; any is accepted, since a self-hosted server serves one.
    public let project: String
    /// The location; any is accepted.
    public let location: String
    /// The service.
    public let service: String
    /// The connector.
    public let connector: String

    /// A name of parts.
    public init(project: String, location: String, service: String, connector: String) {
        self.project = project
        self.location = location
        self.service = service
        self.connector = connector
    }

    /// Reads a full name; nothing when it has another shape.
    public init?(_ text: String) {
        self.init(segments: text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)[...])
    }

    init?(segments: ArraySlice<String>) {
        let parts: [String] = Array(segments)
        guard parts.count == 8, parts[0] == "projects", parts[2] == "locations", parts[4] == "services",
            parts[6] == "connectors", parts.allSatisfy({ !$0.isEmpty })
        else { return nil }
        self.init(project: parts[1], location: parts[3], service: parts[5], connector: parts[7])
    }
}

extension ResourceName: CustomStringConvertible {
    /// The full name.
    public var description: String {
        "projects/\(project)/locations/\(location)/services/\(service)/connectors/\(connector)"
    }
}
