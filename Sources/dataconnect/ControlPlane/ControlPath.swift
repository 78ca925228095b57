import Foundation

/// The name of something of the control plane, as it stands in a path: `/v1/projects/P/locations/L/services/S/…`.
struct ControlPath: Hashable, Sendable {
    /// What a name is of.
    enum Resource: Hashable, Sendable {
        case locations
        case location
        case services
        case service(String)
        case schemas(service: String)
        case schema(String, service: String)
        case connectors(service: String)
        case connector(String, service: String)
        case operations
        case operation(String)
    }

    /// Anybody's: a self-hosted server knows no projects.
    let project: String
    /// A hyphen stands for every location.
    let location: String
    let resource: Resource
    /// What stands behind a colon.
    let verb: String?

    private static let versions: Set<String> = ["v1", "v1beta", "v1alpha"]

    /// - Returns: nothing for a path that is none of the control plane.
    init?(_ path: String) {
        var parts: [String] = []
        for part: Substring in path.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
            guard let text: String = String(part).removingPercentEncoding, !text.isEmpty else { return nil }
            parts.append(text)
        }
        guard parts.count >= 4, Self.versions.contains(parts[0]), parts[1] == "projects", parts[3] == "locations",
            let last: String = parts.popLast()
        else { return nil }
        // Ids hold no colons, so a colon in the last part begins a verb.
        let pieces: [Substring] = last.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        verb = pieces.count == 2 ? String(pieces[1]) : nil
        parts.append(String(pieces[0]))
        project = parts[2]
        location = parts.count > 4 ? parts[4] : "-"
        guard let resource: Resource = Self.resource(parts[3...]) else { return nil }
        self.resource = resource
    }

    private static func resource(_ parts: ArraySlice<String>) -> Resource? {
        let words: [String] = Array(parts)
        return switch words.count {
        case 1: .locations
        case 2: .location
        case 3 where words[2] == "services": .services
        case 3 where words[2] == "operations": .operations
        case 4 where words[2] == "services": .service(words[3])
        case 4 where words[2] == "operations": .operation(words[3])
        case 5 where words[2] == "services" && words[4] == "schemas": .schemas(service: words[3])
        case 5 where words[2] == "services" && words[4] == "connectors": .connectors(service: words[3])
        case 6 where words[2] == "services" && words[4] == "schemas": .schema(words[5], service: words[3])
        case 6 where words[2] == "services" && words[4] == "connectors": .connector(words[5], service: words[3])
        default: nil
        }
    }

    /// The service that it is of, if it is of one.
    var service: String? {
        switch resource {
        case .service(let id), .schemas(let id), .schema(_, let id), .connectors(let id), .connector(_, let id): id
        case .locations, .location, .services, .operations, .operation: nil
        }
    }
}

/// The parameters behind the question mark. Names may be in camel or snake case.
struct ControlQuery: Hashable, Sendable {
    private var values: [String: String] = [:]

    init(_ query: String) {
        for pair: Substring in query.split(separator: "&") {
            let parts: [Substring] = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard let name: Substring = parts.first else { continue }
            let text: String = parts.count == 2 ? String(parts[1]) : ""
            values[Self.compared(String(name))] = text.replacing("+", with: " ").removingPercentEncoding ?? text
        }
    }

    /// A parameter that is there and not empty.
    func text(_ name: String) -> String? {
        values[Self.compared(name)].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Whether a switch is on.
    func isOn(_ name: String) -> Bool { ["true", "1"].contains(text(name)) }

    private static func compared(_ name: String) -> String { name.lowercased().replacing("_", with: "") }
}
