import Foundation
import GraphQLSyntax
import ProjectFiles
import Testing

/// A folder of files for one test, removed when the test lets go of it.
final class TemporaryFolder {
    let path: String

    init(_ files: [String: String]) throws {
        let root: URL = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        path = root.appending(path: "ProjectFilesTests-\(UUID().uuidString)").path(percentEncoded: false)
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        for (name, text) in files { try write(Data(text.utf8), to: name) }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ data: Data, to name: String) throws {
        let file: URL = URL(filePath: "\(path)/\(name)")
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: file)
    }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: "\(path)/\(name)", withDestinationPath: target)
    }

    /// The project in the folder `dataconnect` of this one.
    func read(limits: ProjectLimits = .standard) -> Diagnosed<ProjectReading> {
        readProject(at: "\(path)/dataconnect", limits: limits)
    }
}

/// Diagnostics as a person reads them: `file:line:column: severity code: message (hint)`.
func rendered(_ reading: Diagnosed<ProjectReading>, without folder: TemporaryFolder) -> [String] {
    reading.diagnostics.map { diagnostic in
        #expect(diagnostic.hint != nil, "\(diagnostic.message)")
        let source: Source? = reading.value.sources.first { $0.name == diagnostic.span.sourceName }
        let before: ArraySlice<UInt8> = source?.utf8.prefix(Int(diagnostic.span.start)) ?? []
        let line: Int = before.count { $0 == UInt8(ascii: "\n") } + 1
        let lineStart: Int = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let column: Int = before.count - lineStart + 1
        let hint: String = diagnostic.hint.map { " (\($0))" } ?? ""
        let place: String = "\(diagnostic.span.sourceName):\(line):\(column)"
        let text: String = "\(place): \(diagnostic.severity) \(diagnostic.code.rawValue): \(diagnostic.message)\(hint)"
        return text.replacing(folder.path, with: "/tmp")
    }
}

/// The parts of a project that the tests vary.
enum Sample {
    static let service: String = """
        specVersion: "v1"
        serviceId: "library"
        location: "us-east4"
        schema:
          source: "./schema"
          datasource:
            postgresql:
              database: "fdcdb"
              cloudSql:
                instanceId: "library-fdc"
        connectorDirs: ["./connector"]

        """
    static let schema: String = "type Book @table { title: String! }\n"
    static let connector: String = "connectorId: shop\n"
    static let operations: String = "query Books @auth(level: PUBLIC) { books { title } }\n"

    /// A whole project, with some files replaced or added.
    static func project(_ changes: [String: String] = [:]) -> [String: String] {
        let files: [String: String] = [
            "dataconnect/dataconnect.yaml": service,
            "dataconnect/schema/schema.gql": schema,
            "dataconnect/connector/connector.yaml": connector,
            "dataconnect/connector/operations.gql": operations,
        ]
        return files.merging(changes) { $1 }
    }
}
