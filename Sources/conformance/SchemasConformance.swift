import Foundation
import GraphQLSyntax
import SchemaModel

/// Compares the generated API of services with the files that the official tool generated and their authors committed.
///
/// - Shape: every folder at or below the given one that holds `.dataconnect/schema/main` and `schema` is a service. The documents
///   below `schema` are the author's, the others are what must come out of them.
/// - A service passes when definitions, fields, arguments, types, defaults, generated marks and their orders are equal, less what
///   the generation of the tool that wrote the files did not have yet; that is listed apart.
enum SchemasConformance {
    /// Compares all services, telling of each as it is done.
    static func run(_ root: URL, tell: (String) -> Void) -> ConformanceReport {
        var report: ConformanceReport = ConformanceReport()
        let folders: [URL] = ServiceFolders.all(below: root, holding: ".dataconnect/schema/main").filter {
            FileManager.default.fileExists(atPath: $0.appendingPathComponent("schema").path)
        }
        if folders.isEmpty { report.failures.append("no folder holds both schema and .dataconnect/schema/main") }
        for folder: URL in folders {
            let name: String = ServiceFolders.name(of: folder, in: root)
            let comparison: APIComparison = compare(folder)
            let isEqual: Bool = comparison.differences.isEmpty
            let differences: String = counted(comparison.differences.count, "difference")
            tell("\(name): \(isEqual ? "equal" : differences)")
            for difference: String in comparison.differences { tell("  \(difference)") }
            for file: String in comparison.uncommitted { tell("  not committed: \(file).gql") }
            for (feature, count): (String, Int) in comparison.older.sorted(by: { $0.key < $1.key }) {
                tell("  older tool, without \(feature): \(count)")
            }
            report.note(name, failure: isEqual ? nil : differences)
        }
        return report
    }

    private static func compare(_ folder: URL) -> APIComparison {
        let sources: [Source] = ServiceFolders.documents(below: folder.appendingPathComponent("schema"))
        var comparison: APIComparison = APIComparison()
        let documents: [Document] = parse(sources, into: &comparison)
        let schema: Diagnosed<Schema> = buildSchema(documents)
        comparison.add(schema.diagnostics, sources)
        let committed: [Source] = ServiceFolders.documents(
            below: folder.appendingPathComponent(".dataconnect/schema/main"))
        var official: [String: Document] = [:]
        for source: Source in committed {
            let file: String = URL(fileURLWithPath: source.name).deletingPathExtension().lastPathComponent
            official[file] = parse([source], into: &comparison).first
        }
        if official.isEmpty { comparison.add("no generated file is committed") }
        guard comparison.differences.isEmpty else { return comparison }
        let api: GeneratedAPI = generatedDocuments(for: schema.value)
        for file: String in ["implicit", "input", "mutation", "query", "relation"] {
            comparison.compare(file, ours: api[file], official: official[file])
        }
        return comparison
    }

    private static func parse(_ sources: [Source], into comparison: inout APIComparison) -> [Document] {
        sources.map { source in
            let parsed: Diagnosed<Document> = parseDocument(source, options: .projectFile)
            comparison.add(parsed.diagnostics, [source])
            return parsed.value
        }
    }
}
