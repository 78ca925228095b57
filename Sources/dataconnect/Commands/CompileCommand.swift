import ConnectorModel
import Foundation
import GraphQLSyntax
import OperationCompiler
import ProjectFiles
import SchemaModel

/// `dataconnect compile`: checks a project and writes the generated API.
enum CompileCommand {
    static func run(_ options: CompileOptions) -> Int32 {
        let loaded: LoadedProject = LoadedProject.load(options.configFolder, environment: options.environmentName)
        let found: [Diagnostic]? = loaded.diagnostics(
            besidesDeployed: options.deployedFolder, environment: options.environmentName)
        guard let diagnostics: [Diagnostic] = found else { return 1 }
        Console.write(DiagnosticRenderer(sources: loaded.sources, showsLevels: true).render(diagnostics))
        guard !loaded.hasErrors, let project = loaded.project, let compiled = loaded.compiled else { return 1 }
        do {
            try GeneratedFiles.write(compiled.api, in: project.folder)
        } catch {
            Console.complain("the generated API cannot be written: \(error.localizedDescription)")
            return 1
        }
        let operations: Int = compiled.service.connectors.values.reduce(0) { $0 + $1.operations.count }
        let warnings: Int = loaded.diagnostics.count { $0.severity == .warning }
        let counts: [String] = [
            counted(compiled.schema.tables.count, "table"), counted(compiled.service.connectors.count, "connector"),
            counted(operations, "operation"), counted(warnings, "warning"),
        ]
        Console.write("\(project.serviceID): \(counts.joined(separator: ", "))\n")
        return 0
    }

    private static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
