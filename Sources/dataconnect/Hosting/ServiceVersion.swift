import ConnectorModel
import GraphQLSyntax
import OperationCompiler
import ProjectFiles
import SQL

/// A version of a project that compiles, and whose schema the database has.
struct ServiceVersion: Sendable {
    var project: Project
    var compiled: CompiledProject
    /// What the compiler knew of the database.
    var traits: DatabaseTraits
    var sources: [Source]
    var diagnostics: [Diagnostic]

    /// What a project that compiles is, before a database was fitted to it.
    init?(_ loaded: LoadedProject, _ traits: DatabaseTraits) {
        guard let compiled: CompiledProject = loaded.compiled, let project: Project = loaded.project, !loaded.hasErrors
        else { return nil }
        self.project = project
        self.compiled = compiled
        self.traits = traits
        sources = loaded.sources
        diagnostics = loaded.diagnostics
    }

    var service: CompiledService { compiled.service }
    var description: ServiceDescription { ServiceDescription(project, compiled) }
}
