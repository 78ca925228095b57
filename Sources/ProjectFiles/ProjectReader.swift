import GraphQLSyntax

/// One reading of a project folder: configuration first, then the folders it names.
struct ProjectReader {
    static let serviceFileName: String = "dataconnect.yaml"
    static let firebaseName: String = "firebase.json"

    /// What the user named.
    let start: FolderPath
    let fallback: FolderPath?
    let environment: String?
    let limits: ProjectLimits
    /// The folder of `dataconnect.yaml`.
    private(set) var folder: FolderPath
    var sources: [Source] = []
    private(set) var documents: ProjectDocuments?
    private(set) var watchedFolders: [String] = []
    var report: [Diagnostic] = []

    init(start: FolderPath, fallback: FolderPath?, environment: String?, limits: ProjectLimits) {
        self.start = start
        self.fallback = fallback
        self.environment = environment
        self.limits = limits
        folder = start
    }

    mutating func read() -> Project? {
        guard let service: (folder: FolderPath, named: SourceSpan?) = locateService() else { return nil }
        folder = service.folder
        watch(folder)
        guard let root: YAMLNode = serviceFile(service.named) else {
            documents = usualSchema().map { ProjectDocuments(schema: $0) }
            return nil
        }
        let settings: ServiceSettings = readServiceSettings(root, into: &report)
        let different: EnvironmentSettings = environmentSettings()
        var found: ProjectDocuments = ProjectDocuments()
        var database: DatabaseSettings?
        var resolvers: [ResolverSchema] = []
        let main: ServiceSettings.SchemaEntry? = settings.mainSchema
        for schema in settings.schemas {
            let documents: ProjectDocuments.Folder = documents(in: schema.folder)
            if schema == main { found.schema = documents } else { found.resolvers += documents.sources }
            switch schema.dataSource {
            case .postgres(var settings)? where schema == main:
                settings.database = different.database ?? settings.database
                database = settings
                found.schemaName = settings.schema
            case .resolver(let uri, let timeout)? where schema != main:
                guard let id: String = schema.id else { continue }
                resolvers.append(ResolverSchema(id: id, sources: documents.sources, uri: uri, timeout: timeout))
            default: continue
            }
        }
        if settings.schemas.isEmpty, let usual: ProjectDocuments.Folder = usualSchema() { found.schema = usual }
        let connectors: [ConnectorProject] = connectors(at: settings.connectorFolders ?? [], &found)
        documents = found
        let seed: Source? = seed()
        guard let id: String = settings.serviceID.map({ different.serviceID ?? $0 }),
            let location: String = settings.location.map({ different.location ?? $0 }),
            let database: DatabaseSettings
        else { return nil }
        return Project(
            folder: folder.text, serviceID: id, location: location, specVersion: settings.specVersion,
            schemaSources: found.schema.sources, database: database, resolvers: resolvers, connectors: connectors,
            seed: seed)
    }

    // MARK: Configuration files

    /// - Parameter named: where the folder is named, if a file names it.
    private mutating func serviceFile(_ named: SourceSpan?) -> YAMLNode? {
        let name: String = Self.serviceFileName
        let start: SourceSpan = SourceSpan(sourceName: name, start: 0, end: 0)
        do throws(FileProblem) {
            return try yaml(at: folder.appending(name))
        } catch .missing {
            let message: String = "could not find \(name) in \(folder.text)"
            report.append(Diagnostic(.error, .fileNotFound, message, at: named ?? start, hint: placeHint()))
        } catch {
            report.append(error.diagnostic(of: name, at: start))
        }
        return nil
    }

    /// The two slips that lead to a folder without the file: the folder above, and the other ending.
    private func placeHint() -> String {
        if (try? kindOfFile(at: folder.appending("dataconnect").appending("dataconnect.yaml").text)) == .file {
            return "use the folder \(folder.appending("dataconnect").text)"
        }
        if (try? kindOfFile(at: folder.appending("dataconnect.yml").text)) == .file {
            return "rename dataconnect.yml to dataconnect.yaml"
        }
        return "name the folder that holds it"
    }

    mutating func yaml(at path: FolderPath) throws(FileProblem) -> YAMLNode? {
        let bytes: [UInt8] = try readFile(at: path.text, limit: limits.configurationByteCount)
        let source: Source = Source(name: path.relative(to: folder), utf8: bytes)
        sources.append(source)
        if let invalid: Diagnostic = invalidUTF8(in: source) {
            report.append(invalid)
            return nil
        }
        return parseYAML(source, limits: limits, into: &report)
    }

    // MARK: Folders

    /// The schema where new projects have it, for a `dataconnect.yaml` that does not say where it is: what is wrong in it is then told in
    /// the same run.
    private mutating func usualSchema() -> ProjectDocuments.Folder? {
        let root: FolderPath = folder.appending("schema")
        let file: FolderPath = folder.appending(Self.serviceFileName)
        guard case .folder? = try? kindOfFile(at: root.text), case .file? = try? kindOfFile(at: file.text) else {
            return nil
        }
        let start: SourceSpan = SourceSpan(sourceName: Self.serviceFileName, start: 0, end: 0)
        let schema: ProjectDocuments.Folder = documents(in: LocatedText(text: "schema", span: start))
        return schema.sources.isEmpty ? nil : schema
    }

    private mutating func documents(in written: LocatedText) -> ProjectDocuments.Folder {
        let root: FolderPath = FolderPath(written.text, from: folder)
        let documents: DocumentFolder = DocumentFolder(at: root, of: folder, named: written.span, limits: limits)
        if documents.folders.isEmpty { watch(nearestFolder(to: root)) }
        for path in documents.folders where !watchedFolders.contains(path) { watchedFolders.append(path) }
        sources += documents.sources
        report += documents.report
        if documents.sources.isEmpty, documents.report.isEmpty {
            report.append(
                Diagnostic(
                    .warning, .noDocuments, "\(root.relative(to: folder)) holds no .gql or .graphql file",
                    at: written.span, hint: "write one there, or correct the path"))
        }
        return ProjectDocuments.Folder(sources: documents.sources, isComplete: documents.report.isEmpty)
    }

    private mutating func connectors(
        at folders: [LocatedText], _ found: inout ProjectDocuments
    ) -> [ConnectorProject] {
        var result: [ConnectorProject] = []
        var seen: Set<FolderPath> = []
        for written in folders {
            let path: FolderPath = FolderPath(written.text, from: folder)
            guard seen.insert(path).inserted else {
                fail(
                    .duplicateName, "the connector folder \(path.relative(to: folder)) is named twice",
                    at: written.span,
                    hint: "remove one of the two"
                )
                continue
            }
            let operations: ProjectDocuments.Folder = documents(in: written)
            let connector: ConnectorProject? = connector(at: path, written, operations.sources)
            found.connectors.append(
                ProjectDocuments.Connector(
                    id: connector?.id ?? path.components.last ?? "", isIDKnown: connector != nil,
                    span: connector?.span ?? written.span,
                    operations: operations))
            guard let connector: ConnectorProject else { continue }
            if result.contains(where: { $0.id == connector.id }) {
                fail(
                    .duplicateName, "two connectors have the id \"\(connector.id)\"", at: connector.span,
                    hint: "give one of them another connectorId")
            }
            result.append(connector)
        }
        return result
    }

    private mutating func connector(
        at path: FolderPath, _ written: LocatedText, _ operations: [Source]
    ) -> ConnectorProject? {
        guard case .folder? = try? kindOfFile(at: path.text) else { return nil }
        let file: FolderPath = path.appending("connector.yaml")
        do throws(FileProblem) {
            guard let root: YAMLNode = try yaml(at: file) else { return nil }
            let settings: ConnectorSettings = readConnectorSettings(root, in: path, into: &report)
            guard let id: String = settings.id else { return nil }
            return ConnectorProject(
                id: id, folder: path.text, operations: operations, generate: settings.generate, span: settings.idSpan)
        } catch {
            report.append(error.diagnostic(of: file.relative(to: folder), at: written.span))
            return nil
        }
    }

    private mutating func seed() -> Source? {
        let name: String = "seed_data.gql"
        do throws(FileProblem) {
            let bytes: [UInt8] = try readFile(at: folder.appending(name).text, limit: limits.documentByteCount)
            let source: Source = Source(name: name, utf8: bytes)
            sources.append(source)
            guard let invalid: Diagnostic = invalidUTF8(in: source) else { return source }
            report.append(invalid)
        } catch {
            if error != .missing {
                report.append(error.diagnostic(of: name, at: SourceSpan(sourceName: name, start: 0, end: 0)))
            }
        }
        return nil
    }

    // MARK: Small steps

    mutating func watch(_ path: FolderPath) {
        let nearest: String = nearestFolder(to: path).text
        if !watchedFolders.contains(nearest) { watchedFolders.append(nearest) }
    }

    private func nearestFolder(to path: FolderPath) -> FolderPath {
        var current: FolderPath = path
        while !current.components.isEmpty {
            if case .folder? = try? kindOfFile(at: current.text) { return current }
            current = current.parent
        }
        return current
    }

    private mutating func fail(_ code: DiagnosticCode, _ message: String, at span: SourceSpan, hint: String) {
        report.append(Diagnostic(.error, code, message, at: span, hint: hint))
    }
}
