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
            tell(
                "\(name): \(outcome.tables) tables, \(outcome.operations) operations, \(outcome.errors.count) errors")
            for error: String in outcome.errors { tell("  \(error)") }
            report.note(name, failure: outcome.errors.isEmpty ? nil : "\(outcome.errors.count) errors")
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
        if let project: Project = reading.value.project {
            let connectors: [ServiceSources.Connector] = project.connectors.map {
                ServiceSources.Connector(id: $0.id, sources: $0.operations)
            }
            outcome.tables = tableCount(project)
            outcome.operations = connectors.reduce(0) { $0 + $1.sources.reduce(0) { $0 + operationCount($1) } }
            if !reading.hasErrors {
                diagnostics +=
                    compileService(
                        ServiceSources(
                            serviceID: project.serviceID, location: project.location, schema: project.schemaSources,
                            connectors: connectors), schemaName: project.database.schema, traits: .embedded
                    ).diagnostics
            }
        }
        let renderer: DiagnosticRenderer = DiagnosticRenderer(sources: reading.value.sources)
        outcome.errors = diagnostics.filter { $0.severity == .error }.map { firstLine(renderer.render($0)) }
        return outcome
    }

    private static func tableCount(_ project: Project) -> Int {
        buildSchema(project.schemaSources.map { parseDocument($0, options: .projectFile).value }).value.tables.count
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
