import Execution

/// The name of a service: `projects/P/locations/L/services/S`. Project and location are anyone's, as a server serves one service.
public struct ServiceName: Hashable, Sendable {
    /// The project.
    public var project: String
    /// The location.
    public var location: String
    /// The service.
    public var service: String

    /// A name of parts.
    public init(project: String, location: String, service: String) {
        self.project = project
        self.location = location
        self.service = service
    }

    init?(segments: ArraySlice<String>) {
        let parts: [String] = Array(segments)
        guard parts.count == 6, parts[0] == "projects", parts[2] == "locations", parts[4] == "services",
            parts.allSatisfy({ !$0.isEmpty })
        else { return nil }
        self.init(project: parts[1], location: parts[3], service: parts[5])
    }
}

extension ServiceName: CustomStringConvertible {
    /// The full name.
    public var description: String { "projects/\(project)/locations/\(location)/services/\(service)" }

    /// The full name for a message; its parts are the client's text.
    var shortDescription: String {
        "projects/\(project.shortened(to: 64))/locations/\(location.shortened(to: 64))"
            + "/services/\(service.shortened(to: 64))"
    }
}
