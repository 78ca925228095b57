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

    var service: CompiledService { compiled.service }
    var description: ServiceDescription { ServiceDescription(project, compiled) }
}
