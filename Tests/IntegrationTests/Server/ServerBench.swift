import ConnectorModel
import Foundation
import GraphQLSyntax
import OperationCompiler
import Postgres
import ProjectFiles
import Reactor
import SQL
import SchemaModel
import Server
import TestSupport
import Testing
import Transport

/// A server in the process of the test: real sockets, real PostgreSQL, and a clock that the test moves.
struct ServerBench {
    /// Moves timers, and nothing else: sockets and the database do not live by it.
    let clock: ManualClock = ManualClock()
    /// Host and port.
    let address: String
    /// Each run of a query for subscribers, as `operation reason`.
    let executions: Observed<[String]> = Observed([])
    /// Each mutation that is over, as `operation errors`.
    let mutations: Observed<[String]> = Observed([])
    private let database: ConnectionSettings
    private let server: DataServer

    /// Starts a server on a project, lets the test use it, and stops it.
    ///
    /// - Parameter adjust: changes how it is run.
    static func run(
        _ project: ProjectCopy, workers: Int, showsDetails: Bool = true,
        adjusting adjust: (inout ServerConfiguration) -> Void = { _ in },
        _ body: (ServerBench) async throws -> Void
    ) async throws {
        let bench: ServerBench = try await ServerBench(project, workers: workers, showsDetails: showsDetails, adjust)
        do {
            try await body(bench)
        } catch {
            Issue.record("\(error)")
        }
        await bench.server.stop()
    }

    private init(
        _ project: ProjectCopy, workers: Int, showsDetails: Bool, _ adjust: (inout ServerConfiguration) -> Void
    ) async throws {
        let url: String = try ThrowawayPostgres.makeDatabase()
        database = ConnectionSettings(conninfo: url)
        let service: CompiledService = try Self.compile(project, fitting: database)
        var http: HTTPServerConfiguration = HTTPServerConfiguration()
        http.isDevelopment = true
        let (executions, mutations): (Observed<[String]>, Observed<[String]>) = (executions, mutations)
        var configuration: ServerConfiguration = ServerConfiguration(
            addresses: [ListenAddress(host: "127.0.0.1", port: 0)], workers: workers, database: database,
            http: http, verifier: DevTokenVerifier(), environment: .system(showsDetails: showsDetails),
            clock: clock,
            events: { event in
                switch event {
                case .executed(let operation, _, let reasons, _):
                    executions.update { $0.append("\(operation) \(reasons)") }
                case .mutated(let operation, let errors): mutations.update { $0.append("\(operation) \(errors)") }
                default: break
                }
            })
        adjust(&configuration)
        server = DataServer(configuration)
        let addresses: [ListenAddress] = try await server.start(service)
        address = try #require(addresses.first).description
    }

    /// Runs SQL as another program would: the server is not told.
    func execute(_ sql: String) throws {
        let connection: BlockingConnection = try BlockingConnection(database)
        defer { connection.close() }
        try connection.execute(sql)
    }

    /// The same for what gives rows.
    func query(_ sql: String) throws -> [[String?]] {
        let connection: BlockingConnection = try BlockingConnection(database)
        defer { connection.close() }
        return try connection.query(sql)
    }

    /// Where the database is.
    var conninfo: String { database.conninfo }

    private static func compile(_ project: ProjectCopy, fitting settings: ConnectionSettings) throws -> CompiledService
    {
        let connection: BlockingConnection = try BlockingConnection(settings)
        defer { connection.close() }
        let read: Project = try #require(readProject(at: project.folder).value.project)
        let catalog: Catalog = try readCatalog(connection)
        let result: Diagnosed<CompiledProject?> = compileService(
            ServiceSources(
                serviceID: read.serviceID, location: read.location, schema: read.schemaSources,
                connectors: read.connectors.map { ServiceSources.Connector(id: $0.id, sources: $0.operations) }),
            traits: catalog.traits)
        let compiled: CompiledProject = try #require(result.value, "\(result.diagnostics)")
        for step: MigrationStep in migrationPlan(from: catalog, to: compiled.schema).steps {
            try connection.execute(step.sql)
        }
        return compiled.service
    }
}
