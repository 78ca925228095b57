import ConnectorModel
import Foundation
import GraphQLSyntax
import OperationCompiler
import SDKGeneration
import SQL
import Testing

/// A connector in `Tests/Fixtures/SDKs` and what is expected to be generated from it.
///
/// `schema.gql` is the schema, every other document belongs to the connector, which is called after the folder. `expected` has a folder
/// for each SDK, called as in `connector.yaml`. `UPDATE_SNAPSHOTS=1` rewrites what is expected; what it wrote is to be read like code.
struct SDKFixture: CustomTestStringConvertible {
    let name: String

    var testDescription: String { name }

    static let root: URL = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fixtures/SDKs")

    /// All of them.
    static let all: [SDKFixture] = {
        let names: [String]? = try? FileManager.default.contentsOfDirectory(atPath: root.path)
        return (names ?? []).sorted().filter { !$0.hasPrefix(".") }.map { SDKFixture(name: $0) }
    }()

    private var folder: URL { Self.root.appending(path: name) }

    /// What SDKs are told of it.
    func interface() throws -> ConnectorInterface {
        let names: [String] = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        let sources: [Source] = try names.filter { $0.hasSuffix(".gql") }.map { name in
            Source(name: name, utf8: [UInt8](try Data(contentsOf: folder.appending(path: name))))
        }
        return try Self.interface(
            id: name, schema: sources.filter { $0.name == "schema.gql" },
            operations: sources.filter { $0.name != "schema.gql" })
    }

    /// What SDKs are told of a connector in texts.
    static func interface(id: String, schema: [Source], operations: [Source]) throws -> ConnectorInterface {
        let compiled: Diagnosed<CompiledProject?> = compileService(
            ServiceSources(
                serviceID: "\(id)-svc", location: "us-east4", schema: schema,
                connectors: [ServiceSources.Connector(id: id, sources: operations)]), traits: .embedded)
        let errors: [String] = compiled.diagnostics.filter { $0.severity == .error }.map(\.message)
        try #require(errors == [])
        return try #require(compiled.value?.interfaces.interface(of: id))
    }

    /// The text of another file of it; nothing where there is none.
    func text(of file: String) -> String? { try? String(contentsOf: folder.appending(path: file), encoding: .utf8) }

    // MARK: Expectations

    /// Compares files with those in `expected/SDK`, whole, none missing and none too many.
    func expect(_ files: [GeneratedFile], as sdk: String, location: Testing.SourceLocation = #_sourceLocation) throws {
        let expected: URL = folder.appending(path: "expected/\(sdk)")
        if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
            precondition(
                ProcessInfo.processInfo.environment["CI"] == nil, "UPDATE_SNAPSHOTS is refused where CI is set")
            try? FileManager.default.removeItem(at: expected)
            try Self.write(files, to: expected)
        }
        #expect(files.map(\.path).sorted() == Self.paths(below: expected), sourceLocation: location)
        for file: GeneratedFile in files {
            let text: String? = try? String(contentsOf: expected.appending(path: file.path), encoding: .utf8)
            if file.contents == text { continue }
            let difference: String = Self.firstDifference(file.contents, text ?? "")
            Issue.record("\(name)/\(sdk)/\(file.path): \(difference)", sourceLocation: location)
        }
    }

    /// Writes files below a folder.
    static func write(_ files: [GeneratedFile], to folder: URL) throws {
        for file: GeneratedFile in files {
            let url: URL = folder.appending(path: file.path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(file.contents.utf8).write(to: url)
        }
    }

    private static func paths(below folder: URL) -> [String] {
        guard let walk = FileManager.default.enumerator(atPath: folder.path) else { return [] }
        return walk.compactMap { $0 as? String }.filter { path in
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: folder.appending(path: path).path, isDirectory: &isFolder)
            return !isFolder.boolValue
        }.sorted()
    }

    private static func firstDifference(_ text: String, _ expected: String) -> String {
        let lines: [Substring] = text.split(separator: "\n", omittingEmptySubsequences: false)
        let wanted: [Substring] = expected.split(separator: "\n", omittingEmptySubsequences: false)
        for index: Int in 0..<max(lines.count, wanted.count) {
            let line: Substring? = index < lines.count ? lines[index] : nil
            let other: Substring? = index < wanted.count ? wanted[index] : nil
            if line != other { return "line \(index + 1) is \(line ?? "missing"), expected \(other ?? "nothing")" }
        }
        return "no line differs"
    }
}
