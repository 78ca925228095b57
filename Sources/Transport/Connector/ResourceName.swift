import Execution

/// The name of a connector: `projects/P/locations/L/services/S/connectors/C`.
public struct ResourceName: Hashable, Sendable {
    // One object, because names are handed from one to the next with each request.
    private let parts: Parts

    private final class Parts: Sendable {
        let project: String
        let location: String
        let service: String
        let connector: String

        init(project: String, location: String, service: String, connector: String) {
            self.project = project
            self.location = location
            self.service = service
            self.connector = connector
        }
    }

    /// The project; any is accepted, since a self-hosted server serves one.
    public var project: String { parts.project }
    /// The location; any is accepted.
    public var location: String { parts.location }
    /// The service.
    public var service: String { parts.service }
    /// The connector.
    public var connector: String { parts.connector }

    /// A name of parts.
    public init(project: String, location: String, service: String, connector: String) {
        parts = Parts(project: project, location: location, service: service, connector: connector)
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

    /// Names are equal when all their parts are.
    public static func == (left: ResourceName, right: ResourceName) -> Bool {
        left.parts === right.parts
            || (left.project == right.project && left.location == right.location && left.service == right.service
                && left.connector == right.connector)
    }

    /// Feeds all parts.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(project)
        hasher.combine(location)
        hasher.combine(service)
        hasher.combine(connector)
    }
}

extension ResourceName: CustomStringConvertible {
    /// The full name.
    public var description: String {
        "projects/\(project)/locations/\(location)/services/\(service)/connectors/\(connector)"
    }

    /// The full name for a message; its parts are the client's text.
    var shortDescription: String {
        "projects/\(project.shortened(to: 64))/locations/\(location.shortened(to: 64))"
            + "/services/\(service.shortened(to: 64))/connectors/\(connector.shortened(to: 64))"
    }
}
