import GraphQLSyntax
import OperationCompiler
import ProjectFiles
import TypeSystem

/// A version of a service as documents that come with requests see it.
struct ServiceDescription: Sendable {
    /// Compiles what is to be run.
    var compiler: AdHocCompiler
    /// What the service tells of itself.
    var texts: ServiceTexts

    /// What the operations of its connectors say.
    var persisted: PersistedDocuments

    /// Describes a project that compiles.
    init(_ project: Project, _ compiled: CompiledProject) {
        compiler = compiled.documents
        persisted = PersistedDocuments(project)
        texts = ServiceTexts(
            schemas: [.init(id: "main", source: Self.joined(project.schemaSources))]
                + project.resolvers.map { .init(id: $0.id, source: Self.joined($0.sources)) })
    }

    /// The files as one text, each between two comment lines, as the official tool sends them.
    private static func joined(_ sources: [Source]) -> String {
        sources.map { source in
            let text: String = String(decoding: source.utf8, as: UTF8.self)
            return
                "### Begin file \(source.name)\n\(text)\(text.hasSuffix("\n") ? "" : "\n")### End file \(source.name)\n"
        }.joined(separator: "\n")
    }
}
