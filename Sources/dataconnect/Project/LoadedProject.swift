import ConnectorModel
import GraphQLSyntax
import OperationCompiler
import ProjectFiles
import SQL

/// A project folder read, and compiled as far as it can be.
struct LoadedProject: Sendable {
    /// What the files say, where they say enough.
    var project: Project?
    /// What was compiled, where nothing is wrong.
    var compiled: CompiledProject?
    /// All that the author should know.
    var diagnostics: [Diagnostic]
    /// Every file that was read.
    var sources: [Source]
    /// Folders in which a change may alter the project.
    var watchedFolders: [String]

    /// Whether something keeps the project from running.
    var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// The diagnostics as text, with the lines they are about.
    var report: String { DiagnosticRenderer(sources: sources).render(diagnostics) }

    /// Reads and compiles a project folder. Touches nothing but its files.
    static func load(
        _ folder: String, environment: String?, traits: DatabaseTraits = .embedded, generation: Int = 1
    ) -> LoadedProject {
        var (loaded, documents): (LoadedProject, ProjectDocuments?) = files(of: folder, environment: environment)
        guard let documents else { return loaded }
        loaded.diagnostics += syntaxErrors(in: documents.resolvers) + documents.resolvers.map(notServed)
        // With errors before it is compiled as well, for its own: an author shall see all that is wrong at once.
        let result: Diagnosed<CompiledProject?> = compileService(
            serviceSources(documents, of: loaded.project), schemaName: documents.schemaName, traits: traits,
            generation: generation)
        loaded.diagnostics += result.diagnostics
        loaded.diagnostics = loaded.diagnostics.inReadingOrder(of: loaded.sources)
        loaded.compiled = loaded.hasErrors ? nil : result.value
        return loaded
    }

    /// Reads a project folder without compiling it.
    static func read(_ folder: String, environment: String?) -> LoadedProject {
        files(of: folder, environment: environment).project
    }

    private static func files(
        of folder: String, environment: String?
    ) -> (project: LoadedProject, documents: ProjectDocuments?) {
        let reading: Diagnosed<ProjectReading> = readProject(
            at: folder, environment: environment, orNamedIn: folder == defaultConfigFolder ? "." : nil)
        let project: LoadedProject = LoadedProject(
            project: reading.value.project, compiled: nil, diagnostics: reading.diagnostics,
            sources: reading.value.sources, watchedFolders: reading.value.watchedFolders)
        return (project, reading.value.documents)
    }

    private static func serviceSources(_ documents: ProjectDocuments, of project: Project?) -> ServiceSources {
        ServiceSources(
            serviceID: project?.serviceID ?? "", location: project?.location ?? "", schema: documents.schema.sources,
            isSchemaComplete: documents.schema.isComplete,
            connectors: documents.connectors.map { connector in
                ServiceSources.Connector(
                    id: connector.id, sources: connector.operations.sources,
                    isComplete: connector.operations.isComplete, isIDKnown: connector.isIDKnown,
                    hasEntityIDs: project?.connectors.first { $0.id == connector.id }?.hasClientCache == true,
                    span: connector.span)
            })
    }

    private static func notServed(_ source: Source) -> Diagnostic {
        Diagnostic(
            .warning, .notSupported, "A schema behind httpGraphql is not served yet",
            at: SourceSpan(sourceName: source.name, start: 0, end: 0),
            hint: "operations that use its fields do not compile; all others are served")
    }

    /// Secondary schemas are not compiled yet; that they can be read is known all the same.
    private static func syntaxErrors(in sources: [Source]) -> [Diagnostic] {
        sources.flatMap { parseDocument($0, options: .projectFile).diagnostics }
    }
}

extension Project {
    /// The texts that are compiled.
    var serviceSources: ServiceSources {
        ServiceSources(
            serviceID: serviceID, location: location, schema: schemaSources,
            connectors: connectors.map {
                ServiceSources.Connector(id: $0.id, sources: $0.operations, hasEntityIDs: $0.hasClientCache)
            })
    }
}

extension [Diagnostic] {
    /// File by file in the order of the sources, each from its top to its bottom; notes stay behind their error. What stands in no
    /// source comes last.
    func inReadingOrder(of sources: [Source]) -> [Diagnostic] {
        let ranks: [String: Int] = Dictionary(
            sources.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        var groups: [(rank: Int, start: Int32, diagnostics: [Diagnostic])] = []
        for diagnostic: Diagnostic in self {
            if diagnostic.severity == .note, !groups.isEmpty {
                groups[groups.count - 1].diagnostics.append(diagnostic)
            } else {
                let rank: Int = ranks[diagnostic.span.sourceName] ?? .max
                groups.append((rank, diagnostic.span.start, [diagnostic]))
            }
        }
        // Those of one place stay in the order in which they were found.
        return groups.enumerated().sorted {
            ($0.element.rank, $0.element.start, $0.offset) < ($1.element.rank, $1.element.start, $1.offset)
        }.flatMap(\.element.diagnostics)
    }
}
