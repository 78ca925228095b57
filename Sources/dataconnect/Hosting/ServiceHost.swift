import ConnectorModel
import Foundation
import Server
import Transport

/// A service that runs: the server, and what has to be told of each version of the project.
final class ServiceHost: Sendable {
    /// What a command decides of how a service is run.
    struct Setup {
        var listen: [ListenAddress]
        var workers: Int
        var http: HTTPServerConfiguration
        var verifier: any TokenVerifier
        var appCheck: AppCheckPolicy?
        /// Whether clients are told what the database and expressions said.
        var showsDetails: Bool
        var embedder: EmbedderFactory?
        /// What tools are told; nothing in production.
        var emulator: EmulatorControl?
        /// What administrators deploy by; nothing where they do not.
        var controlPlane: ControlPlane?
        /// The page about what is served; none in production.
        var documentation: DocumentationControl?
    }

    private let server: DataServer
    private let documents: DocumentDesk
    private let documentation: DocumentationControl?
    private let health: HealthControl = HealthControl()
    private let scheme: String
    private let log: Log

    /// - Parameters:
    ///   - database: nothing where it comes later.
    ///   - version: nothing likewise.
    init(_ setup: Setup, _ database: DatabaseChoice?, _ version: ServiceVersion?, _ log: Log) {
        self.log = log
        scheme = setup.http.tls == nil ? "http" : "https"
        let documents: DocumentDesk = DocumentDesk(version?.description)
        self.documents = documents
        documentation = setup.documentation
        if let version { documentation?.replace(ServiceDocumentation(version.compiled)) }
        var configuration: ServerConfiguration = ServerConfiguration(
            addresses: setup.listen.map { Transport.ListenAddress(host: $0.host, port: $0.port) },
            workers: setup.workers, database: database?.settings, http: setup.http, verifier: setup.verifier,
            environment: .system(showsDetails: setup.showsDetails), embedder: setup.embedder,
            control: {
                [health, documentation, emulator = setup.emulator, plane = setup.controlPlane]
                request, isDatabaseAvailable, completion in
                let state: HTTPResponse? = health.respond(to: request, isDatabaseAvailable: isDatabaseAvailable)
                if let state { return .answered(state) }
                let told: ControlDecision = documentation?.respond(to: request, completion) ?? .unknown
                guard case .unknown = told else { return told }
                return emulator?.respond(to: request, completion) ?? plane?.respond(to: request, completion) ?? .unknown
            },
            documents: { documents.compile($0, $1) }, events: { log.show($0) })
        configuration.appCheck = setup.appCheck
        if let emulator: EmulatorControl = setup.emulator {
            configuration.controlStreams = { request in emulator.streaming(request) }
        }
        configuration.isDatabaseSwitchable = setup.emulator != nil
        server = DataServer(configuration)
    }

    /// Listens, and prints where; false where an address cannot be had, which is logged.
    func start(_ version: ServiceVersion, _ database: DatabaseChoice) async -> Bool {
        guard let addresses: [Transport.ListenAddress] = await listen(version) else { return false }
        announce(addresses, version, database)
        return true
    }

    /// Listens; nothing where an address cannot be had, which is logged.
    func listen(_ version: ServiceVersion?) async -> [Transport.ListenAddress]? {
        let service: CompiledService =
            version?.service ?? CompiledService(serviceID: "", location: "", connectors: [:], generation: 0)
        do throws(ListenError) {
            return try await server.start(service)
        } catch {
            log.write(.error, "listen", ["message": "\(error)"])
            return nil
        }
    }

    /// Prints what is served where.
    func announce(_ addresses: [Transport.ListenAddress], _ version: ServiceVersion?, _ database: DatabaseChoice?) {
        printBanner(version?.service, addresses, database)
        log.writeReady(addresses)
    }

    /// Serves another version from now on.
    func install(_ version: ServiceVersion) async {
        await server.swap(version.service)
        documents.replace(version.description)
        tellInstalled(version)
    }

    /// Serves another version on another database from now on.
    func install(_ version: ServiceVersion, on database: DatabaseChoice) async {
        await server.exchange(version.service, onto: database.connection)
        documents.replace(version.description)
        tellInstalled(version)
    }

    private func tellInstalled(_ version: ServiceVersion) {
        documentation?.replace(ServiceDocumentation(version.compiled))
        log.write(
            .info, "reload", ["message": "serving the new version", "generation": String(version.service.generation)])
    }

    /// Looks again at who opened streams, since others may be believed now than then.
    func reviewStreams() async { await server.reviewStreams() }

    /// Closes all connections to a database that has none to spare, until something is installed on one.
    func holdDatabase() async { await server.holdDatabase() }

    /// Goes on with the database that was held.
    func resume(_ database: DatabaseChoice) async { await server.exchange(nil, onto: database.connection) }

    /// Waits until nothing runs on an earlier database any more.
    func retireDatabase() async { await server.retireDatabase() }

    /// Is not ready any more, and goes on serving.
    func beginStopping() { health.beginStopping() }

    /// Stops accepting, lets what runs finish, and closes streams.
    func stop() async {
        health.beginStopping()
        log.write(.info, "stopping")
        await server.stop()
    }

    private func printBanner(
        _ service: CompiledService?, _ addresses: [Transport.ListenAddress], _ database: DatabaseChoice?
    ) {
        var lines: [String] = [
            "dataconnect \(DataConnect.version)",
            "database: \(database?.description ?? "none yet; POST /emulator/configure names one")",
        ]
        for connector: CompiledConnector in (service?.connectors.values ?? [:].values).sorted(by: { $0.id < $1.id }) {
            let count: Int = connector.operations.count
            lines.append(
                "serving: service \(service?.serviceID ?? ""), connector \(connector.id), "
                    + "\(count) operation\(count == 1 ? "" : "s")")
        }
        for address: Transport.ListenAddress in addresses { lines.append("listening: \(scheme)://\(address)") }
        Console.write(lines.joined(separator: "\n") + "\n")
    }
}
