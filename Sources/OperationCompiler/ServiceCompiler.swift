public import ConnectorModel
public import GraphQLSyntax
public import SQL
public import SchemaModel
import TypeSystem

/// The texts of a service.
public struct ServiceSources: Sendable {
    /// A connector's texts.
    public struct Connector: Sendable {
        /// Its id.
        public var id: String
        /// Its files.
        public var sources: [Source]

        /// A connector.
        public init(id: String, sources: [Source]) {
            self.id = id
            self.sources = sources
        }
    }

    /// The service's id.
    public var serviceID: String
    /// Its location.
    public var location: String
    /// The files of the schema.
    public var schema: [Source]
    /// The connectors.
    public var connectors: [Connector]

    /// A service.
    public init(serviceID: String, location: String, schema: [Source], connectors: [Connector]) {
        self.serviceID = serviceID
        self.location = location
        self.schema = schema
        self.connectors = connectors
    }
}

/// What compiling a service gives: what runs, the tables it needs, and the API for editors.
public struct CompiledProject: Sendable {
    /// What runs.
    public var service: CompiledService
    /// The tables.
    public var schema: Schema
    /// The generated API.
    public var api: GeneratedAPI
}

/// Compiles a service: the whole route from text to what runs.
///
/// - Errors: all that is wrong, in one go. With errors there is no service.
public func compileService(
    _ sources: ServiceSources, schemaName: String = "public", traits: DatabaseTraits, generation: Int = 1
) -> Diagnosed<CompiledProject?> {
    var diagnostics: [Diagnostic] = []
    let schemaDocuments: [Document] = sources.schema.map { parse($0, &diagnostics) }
    let schema: Diagnosed<Schema> = buildSchema(
        schemaDocuments, sources: sources.schema, schemaName: schemaName,
        isComplete: !diagnostics.contains { $0.severity == .error })
    diagnostics += schema.diagnostics
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return Diagnosed(nil, diagnostics) }

    let api: GeneratedAPI = generatedDocuments(for: schema.value)
    let types: Diagnosed<GraphQLSchema> = buildGraphQLSchema(api.files.map(\.document) + schemaDocuments)
    diagnostics += types.diagnostics
    let service: ServiceContext = ServiceContext(schema: schema.value, types: types.value, traits: traits)

    let parsed: [ParsedConnector] = sources.connectors.map { connector in
        let documents: [Diagnosed<Document>] = connector.sources.map { parseDocument($0, options: .projectFile) }
        diagnostics += documents.flatMap(\.diagnostics)
        return ParsedConnector(
            id: connector.id, document: merge(documents.map(\.value)), sources: connector.sources + sources.schema,
            isComplete: !documents.contains(where: \.hasErrors))
    }
    let connectors: Diagnosed<[CompiledConnector]> = ConnectorCompiler(service: service).compile(parsed)
    diagnostics += connectors.diagnostics
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return Diagnosed(nil, diagnostics) }
    let compiled: CompiledService = CompiledService(
        serviceID: sources.serviceID, location: sources.location,
        connectors: Dictionary(connectors.value.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first }),
        generation: generation)
    return Diagnosed(CompiledProject(service: compiled, schema: schema.value, api: api), diagnostics)
}

private func parse(_ source: Source, _ diagnostics: inout [Diagnostic]) -> Document {
    let parsed: Diagnosed<Document> = parseDocument(source, options: .projectFile)
    diagnostics += parsed.diagnostics
    return parsed.value
}

private func merge(_ documents: [Document]) -> Document {
    Document(definitions: documents.flatMap(\.definitions))
}
