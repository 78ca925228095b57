import Execution
import JSON

extension Deployment {
    /// The most connectors of a service.
    private static let maximumConnectors: Int = 200

    /// Makes a change, without asking whether what comes of it compiles.
    ///
    /// - Returns: the resource as it is then; nothing for one that was not there and may be missing, or that is gone.
    mutating func apply(_ request: DeployRequest, at time: String) throws(DeployRefusal) -> DeployedResource? {
        switch request.target {
        case .service(let id): return try applyToService(id, request, at: time)
        case .schema(let id):
            try requireService(request)
            guard id == "main" else {
                throw DeployRefusal(.unimplemented, "the schema main is the only one that is served")
            }
            schema = try Self.changed(schema, id, request, at: time)
            return schema
        case .connector(let id):
            try requireService(request)
            guard Self.isConnectorID(id) else {
                throw DeployRefusal(
                    .invalidArgument, "a connector's id is made of 1 to 63 letters, digits, hyphens and underscores")
            }
            connectors[id] = try Self.changed(connectors[id], id, request, at: time)
            guard connectors.count <= Self.maximumConnectors else {
                throw DeployRefusal(.resourceExhausted, "a service has at most \(Self.maximumConnectors) connectors")
            }
            return connectors[id]
        }
    }

    private mutating func applyToService(
        _ id: String, _ request: DeployRequest, at time: String
    ) throws(DeployRefusal) -> DeployedResource? {
        if request.verb == .delete, service != nil, !(connectors.isEmpty && schema == nil) {
            guard request.isForced else {
                throw DeployRefusal(
                    .failedPrecondition, "the service has a schema or connectors; force=true deletes them as well")
            }
        }
        service = try Self.changed(service, id, request, at: time)
        if service == nil { (schema, connectors) = (nil, [:]) }
        return service
    }

    private func requireService(_ request: DeployRequest) throws(DeployRefusal) {
        guard service != nil else { throw .notFound(request.parent) }
    }

    private static func isConnectorID(_ id: String) -> Bool {
        let isWord: Bool = id.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                true
            default: false
            }
        }
        return isWord && (1...63).contains(id.utf8.count)
    }

    /// One resource after a change; nothing when it is gone.
    private static func changed(
        _ old: DeployedResource?, _ id: String, _ request: DeployRequest, at time: String
    ) throws(DeployRefusal) -> DeployedResource? {
        if let etag: String = request.etag ?? request.body.etag, let old, etag != old.etag {
            throw DeployRefusal(.aborted, "\(request.name) has changed: its etag is another one")
        }
        switch request.verb {
        case .create:
            guard old == nil else { throw DeployRefusal(.alreadyExists, "\(request.name) already exists") }
        case .update, .delete:
            guard old != nil || request.allowsMissing else { throw .notFound(request.name) }
            if request.verb == .delete { return nil }
        }
        var resource: DeployedResource =
            old ?? DeployedResource(id: id, uid: Checksum(request.name, time).uuid, createTime: time)
        let isWhole: Bool = old == nil || request.mask == nil
        func isAsked(_ member: String) -> Bool { isWhole || request.mask?.contains(member) == true }
        let body: ResourceBody = request.body
        if isAsked("displayname") { resource.displayName = body.displayName }
        if isAsked("labels") { resource.labels = body.labels }
        if isAsked("annotations") { resource.annotations = body.annotations }
        if case .service = request.target {
            // A service has no documents of its own.
        } else if isAsked("source") {
            guard let files: [DeployedFile] = body.files else {
                throw DeployRefusal(.invalidArgument, "source is missing")
            }
            resource.files = files
        }
        if case .schema = request.target, isAsked("datasources") { resource.datasources = body.datasources }
        if case .connector = request.target, isAsked("clientcache") { resource.clientCache = body.clientCache }
        if resource != old { resource.updateTime = time }
        return resource
    }
}

extension DeployRefusal {
    /// What is not there.
    static func notFound(_ name: String) -> DeployRefusal {
        DeployRefusal(.notFound, "Resource \"\(name)\" was not found")
    }
}
