import Foundation
import GraphQLSyntax
import SQL
import SchemaModel
import Testing

/// The text of a file of `Tests/Fixtures`.
func fixture(_ path: String) throws -> String { try String(contentsOf: fixtureFile(path), encoding: .utf8) }

/// A file of `Tests/Fixtures`.
func fixtureFile(_ path: String, file: String = #filePath) -> URL {
    let tests: URL = URL(fileURLWithPath: file).deletingLastPathComponent().deletingLastPathComponent()
    return tests.appendingPathComponent("Fixtures/\(path)")
}

/// The lines of a text that hold something.
func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
}

/// A schema of one document, with all diagnostics of parsing and building.
func schema(_ text: String) -> Diagnosed<Schema> {
    let source: Source = Source(name: "schema.gql", text: text)
    let document: Diagnosed<Document> = parseDocument(source)
    var built: Diagnosed<Schema> = buildSchema([document.value], sources: [source])
    built.diagnostics = document.diagnostics + built.diagnostics
    return built
}

/// The document of a text that is known to parse.
func parsed(_ text: String) -> Document { parseDocument(Source(name: "schema.gql", text: text)).value }

/// A schema that must be free of errors.
func validSchema(_ text: String) throws -> Schema {
    let built: Diagnosed<Schema> = schema(text)
    let errors: [Diagnostic] = built.diagnostics.filter { $0.severity == .error }
    try #require(errors == [])
    return built.value
}

/// A server that offers everything.
let fullTraits: DatabaseTraits = DatabaseTraits(
    serverVersion: 150_000, defaultCollation: "C.UTF-8", availableExtensions: ["uuid-ossp", "vector"])

/// The text of a file of the shared vectors, which lie beside the project; nothing where they are not at hand.
func sharedCases(_ name: String, file: String = #filePath) -> String? {
    var folder: URL = URL(fileURLWithPath: file)
    while folder.path != "/" {
        folder.deleteLastPathComponent()
        let candidate: URL = folder.appendingPathComponent("shared/cases/\(name)")
        if let text: String = try? String(contentsOf: candidate, encoding: .utf8) { return text }
    }
    return nil
}
