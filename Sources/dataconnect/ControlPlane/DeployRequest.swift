import Execution
import JSON

/// A change that is asked of the control plane.
struct DeployRequest: Sendable {
    /// What is to be done with a resource.
    enum Verb: String, Hashable, Sendable {
        case create, update, delete
    }

    /// What is changed.
    enum Target: Hashable, Sendable {
        case service(String)
        case schema(String)
        case connector(String)
    }

    var verb: Verb
    var target: Target
    /// The service's name as the caller says it.
    var parent: String
    /// The location's name as the caller says it.
    var location: String
    /// Who asks.
    var administrator: String
    /// What its author says of it.
    var body: ResourceBody
    /// Whether the change is looked at and not made.
    var isOnlyValidated: Bool
    /// Whether an update may create, and a deletion may find nothing.
    var allowsMissing: Bool
    /// Whether a deletion takes along what depends on it.
    var isForced: Bool
    /// What the resource must be; nothing means anything.
    var etag: String?
    /// Which members an update is of; nothing means all that are sent.
    var mask: Set<String>?

    /// The name of the resource.
    var name: String {
        switch target {
        case .service: parent
        case .schema(let id): "\(parent)/schemas/\(id)"
        case .connector(let id): "\(parent)/connectors/\(id)"
        }
    }

    /// What the log calls it.
    var logged: String {
        switch target {
        case .service(let id): "service/\(id)"
        case .schema(let id): "schema/\(id)"
        case .connector(let id): "connector/\(id)"
        }
    }
}

/// What the author of a resource says of it: a JSON object whose other members are the server's.
struct ResourceBody: Sendable {
    var displayName: String?
    var labels: JSONValue?
    var annotations: JSONValue?
    var files: [DeployedFile]?
    var datasources: JSONValue?
    var clientCache: JSONValue?
    var etag: String?

    private static let maximumFiles: Int = 2_000
    private static let maximumPathLength: Int = 1_024
    private static let maximumLabels: Int = 64
    private static let maximumTextLength: Int = 1_024

    /// Of a deletion.
    init() {}

    /// - Errors: a body that is no such object, or one that holds too much.
    init(_ bytes: [UInt8]) throws(DeployRefusal) {
        guard let value: JSONValue = try? parseJSON(bytes), let members: JSONObject = value.object else {
            throw DeployRefusal(.invalidArgument, "the request body must be a JSON object")
        }
        displayName = try Self.text(members, "displayName", "display_name")
        labels = try Self.texts(members, "labels")
        annotations = try Self.texts(members, "annotations")
        etag = try Self.text(members, "etag")
        files = try Self.files(members["source"])
        if let list: JSONValue = Self.value(members, "datasources") {
            guard let items: [JSONValue] = list.array, items.count <= 16, items.allSatisfy({ $0.object != nil }) else {
                throw DeployRefusal(.invalidArgument, "datasources must be a list of objects")
            }
            datasources = list
        }
        if let cache: JSONValue = Self.value(members, "clientCache", "client_cache") {
            guard let object: JSONObject = cache.object else {
                throw DeployRefusal(.invalidArgument, "clientCache must be an object")
            }
            clientCache = [
                "strictValidationEnabled": .bool(
                    Self.value(object, "strictValidationEnabled", "strict_validation_enabled")?.bool ?? false),
                "entityIdIncluded": .bool(Self.value(object, "entityIdIncluded", "entity_id_included")?.bool ?? false),
            ]
        }
    }

    private static func value(_ members: JSONObject, _ names: String...) -> JSONValue? {
        names.lazy.compactMap { members[$0] }.first { $0 != .null }
    }

    private static func text(_ members: JSONObject, _ names: String...) throws(DeployRefusal) -> String? {
        guard let value: JSONValue = names.lazy.compactMap({ members[$0] }).first(where: { $0 != .null }) else {
            return nil
        }
        guard let text: String = value.string, text.utf8.count <= maximumTextLength else {
            throw DeployRefusal(.invalidArgument, "\(names[0]) must be a text of at most \(maximumTextLength) bytes")
        }
        return text.isEmpty ? nil : text
    }

    /// An object of texts.
    private static func texts(_ members: JSONObject, _ name: String) throws(DeployRefusal) -> JSONValue? {
        guard let value: JSONValue = value(members, name) else { return nil }
        guard let object: JSONObject = value.object, object.members.count <= maximumLabels,
            object.members.allSatisfy({ ($0.value.string?.utf8.count ?? .max) <= maximumTextLength })
        else {
            throw DeployRefusal(
                .invalidArgument,
                "\(name) must be an object of at most \(maximumLabels) texts of at most \(maximumTextLength) bytes")
        }
        return object.members.isEmpty ? nil : value
    }

    private static func files(_ source: JSONValue?) throws(DeployRefusal) -> [DeployedFile]? {
        guard let source, source != .null else { return nil }
        guard source.object != nil else { throw DeployRefusal(.invalidArgument, "source must be an object") }
        guard let list: [JSONValue] = (source["files"] ?? .array([])).array else {
            throw DeployRefusal(.invalidArgument, "source.files must be a list")
        }
        guard list.count <= maximumFiles else {
            throw DeployRefusal(.invalidArgument, "source.files holds more than \(maximumFiles) files")
        }
        var files: [DeployedFile] = []
        var seen: Set<String> = []
        for (index, item): (Int, JSONValue) in list.enumerated() {
            guard let path: String = item["path"]?.string, let content: String = item["content"]?.string else {
                throw DeployRefusal(.invalidArgument, "source.files[\(index)] must have the texts path and content")
            }
            guard !path.isEmpty, path.utf8.count <= maximumPathLength, !path.utf8.contains(where: { $0 < 0x20 }) else {
                throw DeployRefusal(.invalidArgument, "source.files[\(index)].path is no path of a file")
            }
            guard seen.insert(path).inserted else {
                throw DeployRefusal(.invalidArgument, "source.files holds \(path) twice")
            }
            files.append(DeployedFile(path: path, content: content))
        }
        return files.sorted { $0.path < $1.path }
    }
}
