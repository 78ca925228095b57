import Execution
import JSON
import Server
import Synchronization
import Transport

/// What `firebase deploy` talks to: tells what is deployed, and takes changes of it. Administrators only.
///
/// Lives on the loops; changes are jobs of the command that serves, which makes one after the other.
final class ControlPlane: Sendable {
    private struct State {
        var deployment: Deployment?
        var location: String = "-"
        var operations: [DeployOperation] = []
        var lastOperation: Int = 0
        var waitingCount: Int = 0
    }

    private let state: Mutex<State> = Mutex(State())
    private let jobs: ControlJobSink

    private static let maximumOperations: Int = 256
    private static let maximumWaiting: Int = 16

    init(jobs: @escaping ControlJobSink) { self.jobs = jobs }

    /// Tells this from now on.
    func publish(_ deployment: Deployment, location: String) {
        state.withLock { state in
            state.deployment = deployment
            state.location = location
        }
    }

    /// Keeps an operation for those who ask for it.
    func finish(_ request: DeployRequest, since start: String, _ outcome: DeployOperation.Outcome) -> DeployOperation {
        state.withLock { state in
            state.lastOperation += 1
            let operation: DeployOperation = DeployOperation(
                id: "operation-\(Checksum(start).text)-\(state.lastOperation)", parent: request.location,
                target: request.name,
                verb: request.verb.rawValue, createTime: start, endTime: Timestamp.now, outcome: outcome)
            state.operations.append(operation)
            if state.operations.count > Self.maximumOperations { state.operations.removeFirst() }
            return operation
        }
    }

    // MARK: Requests

    func respond(
        to request: ControlRequest, _ completion: @escaping @Sendable (HTTPResponse) -> Void
    ) -> ControlDecision {
        guard let path: ControlPath = ControlPath(request.path) else { return .unknown }
        if let denial: ControlRequest.Denial = request.denial {
            return .answered(ControlReply.refusal(denial.code, denial.message))
        }
        do throws(DeployRefusal) {
            switch (path.verb, path.resource) {
            case (nil, _): break
            case ("cancel"?, .operation(let id)): return .answered(try cancel(id, request))
            case ("migrate"?, .schema):
                throw DeployRefusal(
                    .unimplemented,
                    "this server has no :migrate: deploy the schema (PATCH), which adds what the database lacks; run what"
                        + " changes or removes something on the database yourself, and deploy then")
            default: return .unknown
            }
            if request.method == "GET" { return .answered(.json(status: 200, try read(path, request).text.utf8)) }
            if case .operation(let id) = path.resource, request.method == "DELETE" {
                return .answered(try forget(id))
            }
            guard let change: DeployRequest = try change(path, request) else {
                return .answered(ControlReply.methodNotAllowed(Self.methods(path.resource)))
            }
            return submit(change, completion)
        } catch {
            return .answered(error.response)
        }
    }

    private func submit(
        _ change: DeployRequest, _ completion: @escaping @Sendable (HTTPResponse) -> Void
    ) -> ControlDecision {
        let hasRoom: Bool = state.withLock { state in
            guard state.waitingCount < Self.maximumWaiting else { return false }
            state.waitingCount += 1
            return true
        }
        guard hasRoom else {
            return .answered(ControlReply.refusal(.resourceExhausted, "too many deployments wait for one another"))
        }
        jobs(
            ControlJob(kind: .deploy(change)) { [self] response in
                state.withLock { $0.waitingCount -= 1 }
                completion(response)
            })
        return .later
    }

    private static func methods(_ resource: ControlPath.Resource) -> String {
        switch resource {
        case .locations, .location, .operations: "GET"
        case .services, .schemas, .connectors: "GET, POST"
        case .service, .schema, .connector: "GET, PATCH, DELETE"
        case .operation: "GET, DELETE"
        }
    }

    // MARK: Reading

    private func read(_ path: ControlPath, _ request: ControlRequest) throws(DeployRefusal) -> JSONValue {
        let (deployment, location, operations): (Deployment?, String, [DeployOperation]) = state.withLock { state in
            (state.deployment, state.location, state.operations)
        }
        let names: ResourceNames = ResourceNames(path, location: location)
        let query: ControlQuery = ControlQuery(request.query)
        if query.text("filter") != nil || query.text("orderBy") != nil {
            throw DeployRefusal(.unimplemented, "lists are neither filtered nor sorted here")
        }
        let service: DeployedResource? = deployment?.service
        if let id: String = path.service, id != service?.id { throw .notFound(names.service(id)) }
        switch path.resource {
        case .locations: return ["locations": [names.location(location)]]
        case .location:
            guard path.location == location else { throw .notFound(names.parent) }
            return names.location(location)
        case .services:
            return try page("services", service.map { [$0.json(names.service($0.id))] } ?? [], query)
        case .service(let id): return try found(service, names.service(id))
        case .schemas(let id):
            let schemas: [JSONValue] =
                deployment?.schema.map { [$0.json("\(names.service(id))/schemas/\($0.id)")] } ?? []
            return try page("schemas", schemas, query)
        case .schema(let schema, let id):
            return try found(
                schema == "main" ? deployment?.schema : nil, "\(names.service(id))/schemas/\(schema)")
        case .connectors(let id):
            let connectors: [JSONValue] = (deployment?.sortedConnectors ?? []).map {
                $0.json("\(names.service(id))/connectors/\($0.id)")
            }
            return try page("connectors", connectors, query)
        case .connector(let connector, let id):
            return try found(deployment?.connectors[connector], "\(names.service(id))/connectors/\(connector)")
        case .operations: return try page("operations", operations.map(\.json), query)
        case .operation(let id):
            guard let operation: DeployOperation = operations.first(where: { $0.id == id }) else {
                throw .notFound("\(names.parent)/operations/\(id)")
            }
            return operation.json
        }
    }

    private func found(
        _ resource: DeployedResource?, _ name: String
    ) throws(DeployRefusal) -> JSONValue {
        guard let resource else { throw .notFound(name) }
        return resource.json(name)
    }

    /// A part of a list. The token of the next one is where it begins.
    private func page(_ name: String, _ items: [JSONValue], _ query: ControlQuery) throws(DeployRefusal) -> JSONValue {
        let size: Int = query.text("pageSize").flatMap { Int($0) } ?? 0
        guard size >= 0, let start: Int = Int(query.text("pageToken") ?? "0"), (0...items.count).contains(start) else {
            throw DeployRefusal(.invalidArgument, "pageSize or pageToken is not valid")
        }
        let end: Int = min(items.count, start + (size == 0 ? 100 : min(size, 100)))
        var members: [JSONObject.Member] = [.init(name: name, value: .array(Array(items[start..<end])))]
        if end < items.count { members.append(.init(name: "nextPageToken", value: .string("\(end)"))) }
        return .object(JSONObject(members))
    }

    // MARK: Operations

    /// All operations are over when they are told of, so that there is nothing to cancel.
    private func cancel(_ id: String, _ request: ControlRequest) throws(DeployRefusal) -> HTTPResponse {
        guard request.method == "POST" else { return ControlReply.methodNotAllowed("POST") }
        guard state.withLock({ $0.operations.contains { $0.id == id } }) else { throw .notFound("operations/\(id)") }
        return .json(status: 200, Array("{}".utf8))
    }

    private func forget(_ id: String) throws(DeployRefusal) -> HTTPResponse {
        let wasThere: Bool = state.withLock { state in
            let count: Int = state.operations.count
            state.operations.removeAll { $0.id == id }
            return state.operations.count < count
        }
        guard wasThere else { throw .notFound("operations/\(id)") }
        return .json(status: 200, Array("{}".utf8))
    }

    // MARK: Changes

    /// What a request wants changed; nothing for a method that the resource does not take.
    private func change(_ path: ControlPath, _ request: ControlRequest) throws(DeployRefusal) -> DeployRequest? {
        let (deployment, location): (Deployment?, String) = state.withLock { ($0.deployment, $0.location) }
        let served: String = deployment?.service?.id ?? ""
        let names: ResourceNames = ResourceNames(path, location: location)
        let query: ControlQuery = ControlQuery(request.query)
        func isServed(_ id: String) throws(DeployRefusal) {
            if deployment?.service != nil, id != served { throw .notFound(names.service(id)) }
        }
        let (verb, target, service): (DeployRequest.Verb, DeployRequest.Target, String)
        switch (request.method, path.resource) {
        case ("POST", .services):
            let id: String = try Self.required("serviceId", query)
            (verb, target, service) = (.create, .service(id), id)
            if id != served, deployment?.service != nil {
                throw DeployRefusal(.failedPrecondition, "this server serves the service \(served) and no other")
            }
        case ("POST", .schemas(let id)):
            try isServed(id)
            (verb, target, service) = (.create, .schema(try Self.required("schemaId", query)), id)
        case ("POST", .connectors(let id)):
            try isServed(id)
            (verb, target, service) = (.create, .connector(try Self.required("connectorId", query)), id)
        case ("PATCH", .service(let id)), ("DELETE", .service(let id)):
            try isServed(id)
            (verb, target, service) = (request.method == "PATCH" ? .update : .delete, .service(id), id)
        case ("PATCH", .schema(let schema, let id)), ("DELETE", .schema(let schema, let id)):
            try isServed(id)
            (verb, target, service) = (request.method == "PATCH" ? .update : .delete, .schema(schema), id)
        case ("PATCH", .connector(let connector, let id)), ("DELETE", .connector(let connector, let id)):
            try isServed(id)
            (verb, target, service) = (request.method == "PATCH" ? .update : .delete, .connector(connector), id)
        default: return nil
        }
        return DeployRequest(
            verb: verb, target: target, parent: names.service(service), location: names.parent,
            administrator: request.administrator ?? "-",
            body: verb == .delete ? ResourceBody() : try ResourceBody(request.body),
            isOnlyValidated: query.isOn("validateOnly"), allowsMissing: query.isOn("allowMissing"),
            isForced: query.isOn("force"), etag: query.text("etag"),
            mask: query.text("updateMask").flatMap(Self.mask))
    }

    private static func required(_ name: String, _ query: ControlQuery) throws(DeployRefusal) -> String {
        guard let text: String = query.text(name) else {
            throw DeployRefusal(.invalidArgument, "the parameter \(name) is missing")
        }
        return text
    }

    /// The members of a mask; a star is all of them.
    private static func mask(_ text: String) -> Set<String>? {
        let names: [String] = text.split(separator: ",").map { name in
            // Of a path in a member, the member counts.
            (name.split(separator: ".").first ?? "").lowercased().replacing("_", with: "")
        }
        return names.contains("*") ? nil : Set(names)
    }
}
