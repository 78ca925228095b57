import Foundation
import Testing

/// The page that says which attacks are bugs, against the tests that it names.
@Suite struct ThreatModelTests {
    /// A test as the page names it: target, suite, function.
    private struct Name: Hashable, CustomStringConvertible {
        let target: String
        let suite: String
        let function: String

        var description: String { "\(target).\(suite).\(function)" }
    }

    private static let root: URL = ProjectFolder.sources.deletingLastPathComponent()

    private static func page() throws -> [Substring] {
        try String(contentsOf: root.appendingPathComponent("SECURITY.md"), encoding: .utf8).split(separator: "\n")
    }

    private static func names(in line: Substring) -> [Name] {
        line.matches(of: /`([A-Za-z0-9]+Tests)\.([A-Za-z0-9]+)\.([A-Za-z0-9]+)`/).map { match in
            Name(target: String(match.1), suite: String(match.2), function: String(match.3))
        }
    }

    /// The texts of a target's test files.
    private static func files(of target: String) throws -> [String] {
        let folder: URL = root.appendingPathComponent("Tests/\(target)")
        return try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }.map {
            try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
        }
    }

    @Test func everyTestThatIsNamedExists() throws {
        let names: Set<Name> = Set(try Self.page().flatMap(Self.names))
        #expect(names.count > 80)
        var files: [String: [String]] = [:]
        for target: String in Set(names.map(\.target)) { files[target] = try Self.files(of: target) }
        let missing: [String] = names.filter { name in
            !(files[name.target] ?? []).contains { text in
                text.contains("struct \(name.suite) {") && text.contains("func \(name.function)(")
            }
        }.map(\.description).sorted()
        #expect(missing == [])
    }

    @Test func everyAttackHasATest() throws {
        let attacks: [Substring] = try Self.page().drop { $0 != "## Attacks that are bugs" }
            .prefix { $0 != "## What is no bug" }
            .filter { $0.hasPrefix("| ") && !$0.hasPrefix("| attack |") }
        #expect(attacks.count > 40)
        #expect(attacks.filter { Self.names(in: $0).isEmpty } == [])
    }
}
