import Foundation
import JSON

/// Keeps what was deployed, so that a restart serves it: one file, which is whole at any time.
struct DeploymentStore: Sendable {
    private let folder: String

    private static let name: String = "deployment.json"
    private static let version: Int64 = 1

    init(folder: String) { self.folder = folder }

    /// The file.
    var path: String { "\(folder)/\(Self.name)" }

    /// What was deployed last; nothing where nothing ever was.
    ///
    /// - Errors: a file that is there and cannot be used. To go on without it would be to serve something else.
    func read() throws(DeploymentProblem) -> Deployment? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        guard let data: Data = FileManager.default.contents(atPath: path) else {
            throw DeploymentProblem("\(path) cannot be read")
        }
        guard let value: JSONValue = try? parseJSON(Array(data)), let deployment: Deployment = Deployment(stored: value)
        else { throw DeploymentProblem("\(path) is not what this program writes") }
        guard value["version"]?.number?.int64 == Self.version else {
            throw DeploymentProblem("\(path) is of another version of this program")
        }
        return deployment
    }

    /// Writes all of it beside the old file and puts it in its place.
    func write(_ deployment: Deployment) throws(DeploymentProblem) {
        let new: String = "\(folder)/.\(Self.name).new"
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw DeploymentProblem("the folder \(folder) cannot be made: \(error.localizedDescription)")
        }
        let members: [JSONObject.Member] =
            [JSONObject.Member(name: "version", value: .number(JSONNumber(Self.version)))] + deployment.stored
        let bytes: [UInt8] = JSONValue.object(JSONObject(members)).text.utf8 + [UInt8(ascii: "\n")]
        guard Self.write(bytes, to: new), rename(new, path) == 0 else {
            throw DeploymentProblem("\(path) cannot be written: \(String(cString: strerror(errno)))")
        }
        // The new name is as lasting as the content only when the folder was synced too.
        let descriptor: Int32 = open(folder, O_RDONLY)
        guard descriptor >= 0 else { return }
        fsync(descriptor)
        close(descriptor)
    }

    private static func write(_ bytes: [UInt8], to path: String) -> Bool {
        let descriptor: Int32 = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var rest: ArraySlice<UInt8> = bytes[...]
        while !rest.isEmpty {
            let count: Int = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 || errno == EINTR else { return false }
            if count > 0 { rest = rest.dropFirst(count) }
        }
        return fsync(descriptor) == 0
    }
}

/// Why what was deployed cannot be kept or found.
struct DeploymentProblem: Error, Hashable, Sendable {
    let message: String

    init(_ message: String) { self.message = message }
}

extension Deployment {
    fileprivate var stored: [JSONObject.Member] {
        var members: [JSONObject.Member] = []
        if let service { members.append(JSONObject.Member(name: "service", value: service.stored)) }
        if let schema { members.append(JSONObject.Member(name: "schema", value: schema.stored)) }
        members.append(JSONObject.Member(name: "connectors", value: .array(sortedConnectors.map(\.stored))))
        return members
    }

    fileprivate init?(stored value: JSONValue) {
        guard let list: [JSONValue] = value["connectors"]?.array else { return nil }
        let read: [DeployedResource] = list.compactMap { DeployedResource(stored: $0) }
        guard read.count == list.count else { return nil }
        connectors = Dictionary(read.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        service = value["service"].flatMap { DeployedResource(stored: $0) }
        schema = value["schema"].flatMap { DeployedResource(stored: $0) }
        // What is there must be whole.
        guard (service == nil) == (value["service"] == nil), (schema == nil) == (value["schema"] == nil) else {
            return nil
        }
    }
}

extension DeployedResource {
    fileprivate var stored: JSONValue {
        let own: [JSONObject.Member] = [
            .init(name: "id", value: .string(id)), .init(name: "uid", value: .string(uid)),
            .init(name: "createTime", value: .string(createTime)),
            .init(name: "updateTime", value: .string(updateTime)),
        ]
        return .object(JSONObject(own + authored))
    }

    fileprivate init?(stored value: JSONValue) {
        guard let id: String = value["id"]?.string, let uid: String = value["uid"]?.string,
            let createTime: String = value["createTime"]?.string, let updateTime: String = value["updateTime"]?.string
        else { return nil }
        self.init(id: id, uid: uid, createTime: createTime)
        self.updateTime = updateTime
        displayName = value["displayName"]?.string
        labels = value["labels"]
        annotations = value["annotations"]
        datasources = value["datasources"]
        clientCache = value["clientCache"]
        guard let list: [JSONValue] = value["source"]?["files"]?.array else { return }
        files = []
        for file: JSONValue in list {
            guard let path: String = file["path"]?.string, let content: String = file["content"]?.string else {
                return nil
            }
            files?.append(DeployedFile(path: path, content: content))
        }
    }
}
