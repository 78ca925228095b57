import Foundation

/// What a path means to a developer's tools.
enum ControlRoute: Hashable, Sendable {
    /// The methods of a service that take GraphQL text.
    enum Verb: String, Hashable, Sendable {
        case introspect = "introspectGraphql"
        case read = "executeGraphqlRead"
        case execute = "executeGraphql"
    }

    /// `/emulator/info`: what is served.
    case info
    /// `/v1/projects/P/locations/L/services/S:VERB`.
    case graphQL(service: ServiceName, Verb)

    /// The only method a path takes.
    var method: String {
        switch self {
        case .info: "GET"
        case .graphQL: "POST"
        }
    }

    /// Reads a path; nothing where it is none of these.
    init?(path: String) {
        if path == "/emulator/info" {
            self = .info
            return
        }
        let segments: [String] = path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
            .compactMap { $0.removingPercentEncoding }
        guard segments.count == 7, ["v1", "v1beta", "v1alpha"].contains(segments[0]), segments[1] == "projects",
            segments[3] == "locations", segments[5] == "services",
            let colon: String.Index = segments[6].lastIndex(of: ":"),
            let verb: Verb = Verb(rawValue: String(segments[6][segments[6].index(after: colon)...]))
        else { return nil }
        let service: String = String(segments[6][..<colon])
        guard ![segments[2], segments[4], service].contains("") else { return nil }
        self = .graphQL(
            service: ServiceName(project: segments[2], location: segments[4], service: service), verb)
    }
}

/// The name of a service: `projects/P/locations/L/services/S`. Project and location are anyone's, as a server serves one service.
struct ServiceName: Hashable, Sendable, CustomStringConvertible {
    var project: String
    var location: String
    var service: String

    var description: String { "projects/\(project)/locations/\(location)/services/\(service)" }
}
