import GraphQLSyntax
import OperationCompiler
import ProjectFiles
import SchemaModel
import TypeSystem

/// A version of a service as tools see it.
struct ServiceDescription: Sendable {
    var serviceID: String
    /// All types, generated ones included.
    var schema: GraphQLSchema
    var texts: ServiceTexts

    /// Describes a project that compiles.
    init(_ project: Project, _ api: GeneratedAPI) {
        let author: [Document] = project.schemaSources.map { parseDocument($0, options: .projectFile).value }
        serviceID = project.serviceID
        schema = buildGraphQLSchema(api.files.map(\.document) + author).value
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
