import Foundation
import TestSupport
import Testing

/// One behaviour: a schema, operations over it, and what they are expected to be and to answer.
struct FixtureFolder: Sendable, CustomTestStringConvertible {
    let name: String
    private let url: URL

    var testDescription: String { name }

    /// The server it runs on: that with pgvector where a file `needs` names it.
    var server: ThrowawayServer {
        text("needs")?.split(separator: "\n").contains("vector") == true ? .packaged : .installed
    }

    /// Whether its connector keeps a cache at clients: where a file `with` names it.
    var hasClientCache: Bool { text("with")?.split(separator: "\n").contains("clientCache") == true }

    /// All fixtures whose server is there, by name; all of them in CI. `FIXTURE=name` leaves one.
    static let all: [FixtureFolder] = {
        let root: URL = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Fixtures/Operations")
        let names: [String] = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        let wanted: String? = ProcessInfo.processInfo.environment["FIXTURE"]
        return names.filter { !$0.hasPrefix(".") && (wanted == nil || wanted == $0) }.sorted().map {
            FixtureFolder(name: $0, url: root.appendingPathComponent($0))
        }.filter { folder in
            let isThere: Bool = ThrowawayServer.available.contains(folder.server)
            if !isThere { print("skipped: the fixture \(folder.name), whose server is not on this machine") }
            return isThere
        }
    }()

    /// The text of a file; nothing where there is none.
    func text(_ file: String) -> String? {
        try? String(contentsOf: url.appendingPathComponent(file), encoding: .utf8)
    }

    /// The names of the files in `expected`.
    var expectedFiles: [String] {
        let path: String = url.appendingPathComponent("expected").path
        return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    }

    /// Replaces everything in `expected`.
    func replaceExpected(_ files: [String: String]) throws {
        let folder: URL = url.appendingPathComponent("expected")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for file: String in expectedFiles where files[file] == nil {
            try FileManager.default.removeItem(at: folder.appendingPathComponent(file))
        }
        for (file, text) in files where self.text("expected/\(file)") != text {
            try text.write(to: folder.appendingPathComponent(file), atomically: true, encoding: .utf8)
        }
    }
}

/// Whether expectations are rewritten instead of compared.
enum Snapshots {
    static var areUpdated: Bool {
        let environment: [String: String] = ProcessInfo.processInfo.environment
        guard environment["UPDATE_SNAPSHOTS"] == "1" else { return false }
        precondition(environment["CI"] == nil, "UPDATE_SNAPSHOTS is refused where CI is set")
        return true
    }
}
