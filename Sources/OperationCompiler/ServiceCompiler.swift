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
        /// Whether these are all of its files; what is missing may else stand in another.
        public var isComplete: Bool
        /// Whether others can name it by its id.
        public var isIDKnown: Bool
        /// Whether its answers carry entity ids (`clientCache` in its `connector.yaml`).
        public var hasEntityIDs: Bool
        /// Where it is named.
        public var span: SourceSpan

        /// A connector.
        public init(
            id: String, sources: [Source], isComplete: Bool = true, isIDKnown: Bool = true,
            hasEntityIDs: Bool = false, span: SourceSpan = .generated
        ) {
            self.span = span
            self.hasEntityIDs = hasEntityIDs
            self.id = id
            self.sources = sources
            self.isComplete = isComplete
            self.isIDKnown = isIDKnown
        }
    }

    /// The service's id.
    public var serviceID: String
    /// Its location.
    public var location: String
    /// The files of the schema.
    public var schema: [Source]
    /// Whether these are all files of the schema; what is missing may else stand in another.
    public var isSchemaComplete: Bool
    /// The connectors.
    public var connectors: [Connector]

    /// A service.
    public init(
        serviceID: String, location: String, schema: [Source], isSchemaComplete: Bool = true, connectors: [Connector]
    ) {
        self.serviceID = serviceID
        self.location = location
        self.schema = schema
        self.isSchemaComplete = isSchemaComplete
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
    /// Compiles what administrators bring along, and knows all types.
    public var documents: AdHocCompiler
    /// What SDKs need of its connectors.
    public var interfaces: InterfaceCompiler
}

/// Compiles a service: the whole route from text to what runs.
///
/// - Errors: all that is wrong, in one go: of the schema, and of the operations over as much of the schema as is right. What only follows
///   from an error elsewhere is not told. With errors there is no service.
public func compileService(
    _ sources: ServiceSources, schemaName: String = "public", traits: DatabaseTraits, generation: Int = 1
) -> Diagnosed<CompiledProject?> {
    let sound: SoundSchema = SoundSchema(
        sources.schema, isComplete: sources.isSchemaComplete, schemaName: schemaName)
    var diagnostics: [Diagnostic] = sound.diagnostics
    let api: GeneratedAPI = generatedDocuments(for: sound.schema)
    let types: Diagnosed<GraphQLSchema> = buildGraphQLSchema(api.files.map(\.document) + sound.documents)
    // Of a part of a schema they say what its author did not write.
    if sound.isWhole { diagnostics += types.diagnostics }
    let service: ServiceContext = ServiceContext(schema: sound.schema, types: types.value, traits: traits)

    let parsed: [ParsedConnector] = sources.connectors.map { parse($0, sources.schema, &diagnostics) }
    let compiler: ConnectorCompiler = ConnectorCompiler(service: service, missing: sound.missing)
    let connectors: Diagnosed<[CompiledConnector]> = compiler.compile(parsed)
    diagnostics = sources.placed(diagnostics + connectors.diagnostics)
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return Diagnosed(nil, diagnostics) }
    let compiled: CompiledService = CompiledService(
        serviceID: sources.serviceID, location: sources.location,
        connectors: Dictionary(connectors.value.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first }),
        generation: generation)
    return Diagnosed(
        CompiledProject(
            service: compiled, schema: sound.schema, api: api,
            documents: AdHocCompiler(service, schemaSources: sources.schema),
            interfaces: InterfaceCompiler(
                serviceID: sources.serviceID, location: sources.location, service: service,
                schemaSources: sources.schema, connectors: parsed)), diagnostics)
}

extension ServiceSources.Connector {
    /// Where something stands that is said of the connector as a whole.
    fileprivate var place: SourceSpan? { span == .generated ? sources.first?.head : span }
}

extension Source {
    /// The beginning of the text.
    fileprivate var head: SourceSpan { SourceSpan(sourceName: name, start: 0, end: 0) }
}

extension ServiceSources {
    /// The diagnostics, each with a place: what is found in no definition of the author's is about the schema as a whole.
    fileprivate func placed(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        guard let place: SourceSpan = schema.first?.head ?? connectors.lazy.compactMap(\.place).first else {
            return diagnostics
        }
        return diagnostics.map { diagnostic in
            var diagnostic: Diagnostic = diagnostic
            if diagnostic.span == .generated { diagnostic.span = place }
            return diagnostic
        }
    }
}

private func parse(
    _ connector: ServiceSources.Connector, _ schema: [Source], _ diagnostics: inout [Diagnostic]
) -> ParsedConnector {
    var lost: LostDefinitions = LostDefinitions()
    if !connector.isComplete { lost.open() }
    var definitions: [Definition] = []
    for source: Source in connector.sources {
        let parsed: Diagnosed<Document> = parseDocument(source, options: .projectFile)
        diagnostics += parsed.diagnostics
        definitions += parsed.value.definitions
        lost.add(source, parsed)
    }
    return ParsedConnector(
        id: connector.id, isIDKnown: connector.isIDKnown, span: connector.place ?? .generated,
        document: Document(definitions: definitions), hasDocuments: !connector.sources.isEmpty,
        sources: connector.sources + schema, hasEntityIDs: connector.hasEntityIDs, lost: lost)
}
