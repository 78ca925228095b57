import ConnectorModel
import GraphQLSyntax
import JSON
import OperationCompiler
import ProjectFiles
import SQL

/// The documents of a deployment, under names that no two of them share: tools name files by their way from the folder they are in.
struct DeployedSources {
    /// Whose a document is.
    enum Owner: Hashable {
        case schema
        case connector(String)
    }

    private(set) var schema: [Source] = []
    private(set) var connectors: [(id: String, sources: [Source], hasEntityIDs: Bool)] = []
    private var origins: [String: (owner: Owner, path: String)] = [:]

    init(_ deployment: Deployment) {
        schema = add(deployment.schema?.files ?? [], .schema, below: "schema")
        for connector: DeployedResource in deployment.sortedConnectors {
            let sources: [Source] = add(
                connector.files ?? [], .connector(connector.id), below: "connectors/\(connector.id)")
            let hasEntityIDs: Bool = connector.clientCache?["entityIdIncluded"]?.bool == true
            connectors.append((connector.id, sources, hasEntityIDs))
        }
    }

    private mutating func add(_ files: [DeployedFile], _ owner: Owner, below folder: String) -> [Source] {
        files.flatMap { file in
            FencedDocuments.parts(of: file).enumerated().map { (index, part) in
                var name: String = "\(folder)/\(part.path)"
                // No two parts of any file are given this; only the path of another file may be spelled so.
                if origins[name] != nil { name = "\(folder)/\(file.path)#\(index)/\(part.path)" }
                while origins[name] != nil { name += "+" }
                origins[name] = (owner, part.path)
                return Source(name: name, text: part.content)
            }
        }
    }

    /// All documents.
    var all: [Source] { schema + connectors.flatMap(\.sources) }

    /// Whose a document is, and what its author's tool calls it.
    func origin(of name: String) -> (owner: Owner, path: String)? { origins[name] }
}

extension LoadedProject {
    /// Compiles what was deployed, with the settings of a project folder.
    static func deployed(
        _ deployment: Deployment, settings: Project, traits: DatabaseTraits, generation: Int
    ) -> LoadedProject {
        let sources: DeployedSources = DeployedSources(deployment)
        var project: Project = settings
        project.schemaSources = sources.schema
        project.connectors = []
        var loaded: LoadedProject = LoadedProject(
            project: project, compiled: nil, diagnostics: [], sources: sources.all, watchedFolders: [])
        let result: Diagnosed<CompiledProject?> = compileService(
            ServiceSources(
                serviceID: settings.serviceID, location: settings.location, schema: sources.schema,
                connectors: sources.connectors.map {
                    ServiceSources.Connector(id: $0.id, sources: $0.sources, hasEntityIDs: $0.hasEntityIDs)
                }),
            schemaName: settings.database.schema, traits: traits, generation: generation)
        loaded.diagnostics = result.diagnostics.inReadingOrder(of: loaded.sources)
        loaded.compiled = loaded.hasErrors ? nil : result.value
        return loaded
    }
}
