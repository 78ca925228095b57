import ConnectorModel
import Execution
import GraphQLSyntax
import OperationCompiler
import Postgres
import ProjectFiles
import SQL
import Server

/// Loads `seed_data.gql` into empty tables.
enum Seeding {
    /// What became of it.
    enum Outcome {
        case noFile
        case loaded(operations: Int)
        /// A table that it writes has rows already; nothing was run.
        case notEmpty(table: String)
        case failed(String)
    }

    static func run(
        _ project: Project, _ settings: ConnectionSettings, traits: DatabaseTraits, embedder: EmbedderFactory?
    ) async -> Outcome {
        guard let seed: Source = project.seed else { return .noFile }
        var sources: ServiceSources = project.serviceSources
        sources.connectors = [ServiceSources.Connector(id: connector, sources: [seed])]
        let result: Diagnosed<CompiledProject?> = compileService(
            sources, schemaName: project.database.schema, traits: traits)
        guard let service: CompiledService = result.value?.service else {
            let errors: [Diagnostic] = result.diagnostics.filter { $0.severity == .error }
            return .failed(DiagnosticRenderer(sources: project.schemaSources + [seed]).render(errors))
        }
        let operations: [CompiledOperation] =
            (service.connectors[connector]?.operations.values).map {
                $0.sorted { $0.name < $1.name }
            } ?? []
        let order: [String] = names(in: seed)
        do throws(PostgresError) {
            let written: Set<QualifiedName> = operations.reduce(into: []) { $0.formUnion($1.writes) }
            if let table: QualifiedName = try firstWithRows(written, settings) {
                return .notEmpty(table: table.description)
            }
        } catch {
            return .failed(error.debugDescription)
        }
        return await run(order, service, settings, embedder)
    }

    private static let connector: String = "seed"

    /// The operations in the order of the file: later ones may refer to rows of earlier ones.
    private static func names(in seed: Source) -> [String] {
        parseDocument(seed, options: .projectFile).value.definitions.compactMap {
            if case .operation(let operation) = $0 { operation.name?.value } else { nil }
        }
    }

    private static func firstWithRows(
        _ tables: Set<QualifiedName>, _ settings: ConnectionSettings
    ) throws(PostgresError) -> QualifiedName? {
        let connection: BlockingConnection = try BlockingConnection(settings)
        defer { connection.close() }
        for table: QualifiedName in tables.sorted() {
            if try connection.query("SELECT EXISTS (SELECT FROM \(table))").first?.first == "t" { return table }
        }
        return nil
    }

    private static func run(
        _ operations: [String], _ service: CompiledService, _ settings: ConnectionSettings,
        _ embedder: EmbedderFactory?
    ) async -> Outcome {
        let session: AdministratorSession = AdministratorSession(service, settings, embedder: embedder)
        defer { session.close() }
        for name: String in operations {
            let result: ExecutionResult = await session.run(
                ExecutionRequest(
                    connector: connector, operationName: name, variables: nil, auth: .administrator,
                    origin: .administration))
            if let error: GraphQLError = result.errors.first {
                return .failed("\(name): \(error.message)" + (error.debugDetails.map { ": \($0)" } ?? ""))
            }
        }
        return .loaded(operations: operations.count)
    }
}
