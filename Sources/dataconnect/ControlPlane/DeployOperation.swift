import JSON

/// A change that was made, or not, as a long-running operation: tools poll it by its name.
struct DeployOperation: Hashable, Sendable {
    /// How it ended.
    enum Outcome: Hashable, Sendable {
        /// The resource, or nothing where that is gone.
        case response(JSONValue)
        /// What went wrong that is nobody's fault who asked.
        case error(JSONValue)
    }

    let id: String
    /// The location that it is of.
    let parent: String
    let target: String
    let verb: String
    let createTime: String
    let endTime: String
    let outcome: Outcome

    var json: JSONValue {
        let end: JSONObject.Member =
            switch outcome {
            case .response(let value): .init(name: "response", value: value)
            case .error(let value): .init(name: "error", value: value)
            }
        let metadata: JSONValue = [
            "@type": "type.googleapis.com/google.firebase.dataconnect.v1.OperationMetadata",
            "createTime": .string(createTime), "endTime": .string(endTime), "target": .string(target),
            "verb": .string(verb), "requestedCancellation": false, "apiVersion": "v1",
        ]
        return .object(
            JSONObject([
                .init(name: "name", value: .string("\(parent)/operations/\(id)")),
                .init(name: "metadata", value: metadata), .init(name: "done", value: true), end,
            ]))
    }
}

/// Names as callers say them: projects are anybody's, and so are locations but for the hyphen, which stands for ours.
struct ResourceNames {
    /// Of the location.
    let parent: String
    private let project: String

    init(_ path: ControlPath, location: String) {
        project = path.project
        parent = "projects/\(path.project)/locations/\(path.location == "-" ? location : path.location)"
    }

    func service(_ id: String) -> String { "\(parent)/services/\(id)" }

    func location(_ id: String) -> JSONValue {
        ["name": .string("projects/\(project)/locations/\(id)"), "locationId": .string(id), "displayName": .string(id)]
    }
}

extension DeployedResource {
    /// As tools are told it.
    func json(_ name: String) -> JSONValue {
        let members: [JSONObject.Member] = [
            .init(name: "name", value: .string(name)), .init(name: "createTime", value: .string(createTime)),
            .init(name: "updateTime", value: .string(updateTime)), .init(name: "uid", value: .string(uid)),
            .init(name: "etag", value: .string(etag)), .init(name: "reconciling", value: false),
        ]
        return .object(JSONObject(members + authored))
    }

    /// The same as what an operation made, with its type.
    func response(_ request: DeployRequest) -> JSONValue {
        let type: String =
            switch request.target {
            case .service: "Service"
            case .schema: "Schema"
            case .connector: "Connector"
            }
        let members: [JSONObject.Member] = json(request.name).object?.members ?? []
        return .object(
            JSONObject(
                [
                    .init(name: "@type", value: .string("type.googleapis.com/google.firebase.dataconnect.v1.\(type)"))
                ] + members))
    }
}
