import ConnectorModel
import Foundation
import GraphQLSyntax
import OperationCompiler
import ProjectFiles
import SQL
import SchemaModel

/// Compiles every service folder below a folder: one with a `dataconnect.yaml`.
///
/// A project passes when it has no error. For each a line tells its tables, operations and errors, and the errors follow.
enum ProjectsConformance {
    /// Compiles all of them, telling of each as it is done.
    static func run(_ root: URL, tell: (String) -> Void) -> ConformanceReport {
        var report: ConformanceReport = ConformanceReport()
        let folders: [URL] = ServiceFolders.all(below: root, holding: "dataconnect.yaml")
        if folders.isEmpty { report.failures.append("no folder holds a dataconnect.yaml") }
        for folder: URL in folders {
            let outcome: Outcome = compile(folder.path)
            let name: String = ServiceFolders.name(of: folder, in: root)
            let errors: String = counted(outcome.errors.count, "error")
            tell("\(name): \(counted(outcome.tables, "table")), \(counted(outcome.operations, "operation")), \(errors)")
            for error: String in outcome.errors { tell("  \(error)") }
            report.note(name, failure: outcome.errors.isEmpty ? nil : errors)
        }
        return report
    }

    private struct Outcome {
        var tables: Int = 0
        var operations: Int = 0
        var errors: [String] = []
    }

    private static func compile(_ folder: String) -> Outcome {
        let reading: Diagnosed<ProjectReading> = readProject(at: folder)
        var diagnostics: [Diagnostic] = reading.diagnostics
        var outcome: Outcome = Outcome()
        if let documents: ProjectDocuments = reading.value.documents {
            let sources: ServiceSources = sources(documents, of: reading.value.project)
            outcome.tables = tableCount(sources.schema)
            outcome.operations = sources.connectors.reduce(0) { $0 + $1.sources.reduce(0) { $0 + operationCount($1) } }
            diagnostics +=
                compileService(sources, schemaName: documents.schemaName, traits: .embedded).diagnostics
        }
        let renderer: DiagnosticRenderer = DiagnosticRenderer(sources: reading.value.sources)
        outcome.errors = diagnostics.filter { $0.severity == .error }.map { firstLine(renderer.render($0)) }
        return outcome
    }

    private static func sources(_ documents: ProjectDocuments, of project: Project?) -> ServiceSources {
        ServiceSources(
            serviceID: project?.serviceID ?? "", location: project?.location ?? "", schema: documents.schema.sources,
            isSchemaComplete: documents.schema.isComplete,
            connectors: documents.connectors.map {
                ServiceSources.Connector(
                    id: $0.id, sources: $0.operations.sources, isComplete: $0.operations.isComplete,
                    isIDKnown: $0.isIDKnown)
            })
    }

    private static func tableCount(_ schema: [Source]) -> Int {
        buildSchema(schema.map { parseDocument($0, options: .projectFile).value }).value.tables.count
    }

    private static func operationCount(_ source: Source) -> Int {
        parseDocument(source, options: .projectFile).value.definitions.count {
            if case .operation = $0 { true } else { false }
        }
    }

    private static func firstLine(_ text: String) -> String {
        text.split(separator: "\n").first.map(String.init) ?? ""
    }
}
