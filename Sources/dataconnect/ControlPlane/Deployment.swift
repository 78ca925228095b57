import Foundation
import GraphQLSyntax
import JSON
import ProjectFiles

/// What was deployed: the documents of a service, and what their author said of them.
struct Deployment: Hashable, Sendable {
    /// The service; nothing once it was deleted.
    var service: DeployedResource?
    /// The main schema; nothing once it was deleted.
    var schema: DeployedResource?
    /// The connectors by their ids.
    var connectors: [String: DeployedResource]

    /// A project folder as if it had been deployed.
    init(_ project: Project, at time: String) {
        func resource(_ id: String, _ name: String, _ sources: [Source]) -> DeployedResource {
            var resource: DeployedResource = DeployedResource(
                id: id, uid: Checksum(project.serviceID, name).uuid, createTime: time)
            resource.files = sources.map {
                DeployedFile(path: $0.name, content: String(decoding: $0.utf8, as: UTF8.self))
            }
            return resource
        }
        service = DeployedResource(
            id: project.serviceID, uid: Checksum(project.serviceID).uuid, createTime: time)
        schema = resource("main", "schemas/main", project.schemaSources)
        // Tools read the instance of the first PostgreSQL without asking whether there is one.
        schema?.datasources = [
            [
                "postgresql": [
                    "database": .string(project.database.database), "schema": .string(project.database.schema),
                    "cloudSql": ["instance": ""],
                ]
            ]
        ]
        connectors = Dictionary(
            project.connectors.map { ($0.id, resource($0.id, "connectors/\($0.id)", $0.operations)) },
            uniquingKeysWith: { first, _ in first })
        for connector: ConnectorProject in project.connectors where connector.hasClientCache {
            connectors[connector.id]?.clientCache = ["strictValidationEnabled": true, "entityIdIncluded": true]
        }
    }

    /// The connectors in the order of their ids.
    var sortedConnectors: [DeployedResource] { connectors.values.sorted { $0.id < $1.id } }
}

/// One thing that was deployed.
struct DeployedResource: Hashable, Sendable {
    let id: String
    let uid: String
    let createTime: String
    var updateTime: String
    var displayName: String?
    /// Objects of texts.
    var labels: JSONValue?
    var annotations: JSONValue?
    /// Nothing for a service, which has no documents of its own.
    var files: [DeployedFile]?
    /// Of a schema: what its author said of the database. Which one it really is, the server was told at its start.
    var datasources: JSONValue?
    /// Of a connector.
    var clientCache: JSONValue?

    init(id: String, uid: String, createTime: String) {
        self.id = id
        self.uid = uid
        self.createTime = createTime
        updateTime = createTime
    }

    /// Changes with everything that its author can say.
    var etag: String {
        Checksum(uid, updateTime, JSONValue.object(JSONObject(authored)).text.description).text
    }

    /// What its author said.
    var authored: [JSONObject.Member] {
        var members: [JSONObject.Member] = []
        func add(_ name: String, _ value: JSONValue?) {
            if let value { members.append(JSONObject.Member(name: name, value: value)) }
        }
        add("displayName", displayName.map { .string($0) })
        add("labels", labels)
        add("annotations", annotations)
        add("source", files.map { ["files": .array($0.map(\.json))] })
        add("datasources", datasources)
        add("clientCache", clientCache)
        return members
    }
}

/// A document.
struct DeployedFile: Hashable, Sendable {
    /// As its author's tool calls it.
    var path: String
    var content: String

    var json: JSONValue { ["path": .string(path), "content": .string(content)] }
}

/// Tells one text from another; no secret depends on it.
struct Checksum: Hashable, Sendable {
    private var high: UInt64 = 0xcbf2_9ce4_8422_2325
    private var low: UInt64 = 0x8422_2325_cbf2_9ce4

    init(_ texts: String...) {
        for text: String in texts {
            for byte: UInt8 in text.utf8 { add(byte) }
            add(0xff)
        }
    }

    // FNV-1a, twice, from two starts and with different rotations between.
    private mutating func add(_ byte: UInt8) {
        high = (high ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
        low = ((low << 5 | low >> 59) ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }

    /// 16 digits.
    var text: String { Self.digits(high) }

    /// In the form of an UUID of version 8, that of one's own making.
    var uuid: String {
        let digits: [Character] = Array(Self.digits(high & ~0xf000 | 0x8000) + Self.digits(low & ~(3 << 62) | 2 << 62))
        let parts: [Range<Int>] = [0..<8, 8..<12, 12..<16, 16..<20, 20..<32]
        return parts.map { String(digits[$0]) }.joined(separator: "-")
    }

    private static func digits(_ number: UInt64) -> String {
        let text: String = String(number, radix: 16)
        return String(repeating: "0", count: 16 - text.count) + text
    }
}
