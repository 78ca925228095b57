import ConnectorModel
import Execution
import Foundation
import GraphQLSyntax
import OperationCompiler
import Postgres
import ProjectFiles
import Reactor
import SQL
import SchemaModel
import Server
import Transport

/// `dataconnect dev`: compiles a project, fits the database to it, serves it, and follows its files.
struct DevCommand {
    private let options: DevOptions
    private let log: Log
    private let embedder: EmbedderFactory?

    init(_ options: DevOptions) {
        self.options = options
        log = Log(level: options.logLevel)
        embedder = options.embedder?.factory(ProcessInfo.processInfo.environment)
    }

    func run() async -> Int32 {
        let control: ControlLoop = ControlLoop()
        defer { control.close() }
        control.watchSignals()
        let impatience: Impatience = Impatience()
        defer { impatience.close() }
        guard options.projectMayExist else {
            log.write(.error, "project", ["message": "the folder \(options.configFolder) does not exist"])
            return 1
        }
        guard let first: LoadedProject = await firstGoodVersion(control), let project: Project = first.project else {
            return 0
        }
        let database: DatabaseChoice
        do throws(EmbeddedServerError) {
            database = try DatabaseChoice.open(url: options.databaseURL, project: project)
        } catch {
            log.write(.error, "database", ["message": "\(error)"])
            return 1
        }
        defer { database.close() }
        if let note: String = database.note { log.write(.info, "database", ["message": note]) }
        database.watch(log)
        guard let prepared: PreparedDatabase = await prepare(first, project, database, control) else { return 1 }
        return await serve(project, prepared, database, control)
    }

    // MARK: Start

    /// Waits for the author until the project compiles.
    private func firstGoodVersion(_ control: ControlLoop) async -> LoadedProject? {
        var told: LoadedProject?
        while true {
            let loaded: LoadedProject = LoadedProject.load(options.configFolder, environment: options.environmentName)
            control.watch(loaded.watchedFolders)
            // Other files may change beside those of the project, such as one that this log is written to.
            let isNews: Bool = loaded.sources != told?.sources || loaded.diagnostics != told?.diagnostics
            if isNews { log.writeText(loaded.report) }
            guard loaded.hasErrors else { return loaded }
            if isNews {
                log.write(
                    .error, "compile", ["message": "the project does not compile; waiting for a change of its files"])
            }
            told = loaded
            guard await control.nextChange() else { return nil }
        }
    }

    /// A database that fits, and the service compiled for it.
    private struct PreparedDatabase {
        var service: CompiledService
        var description: ServiceDescription
        var traits: DatabaseTraits
        var sources: [Source]
        var diagnostics: [Diagnostic]
    }

    /// Tries until the database answers, and waits for another schema where it cannot have this one; stops for a signal, or for an
    /// error that no change of the project can mend.
    private func prepare(
        _ first: LoadedProject, _ project: Project, _ database: DatabaseChoice, _ control: ControlLoop
    ) async -> PreparedDatabase? {
        while true {
            do throws(PostgresError) {
                let traits: DatabaseTraits = try SchemaMigration.traits(
                    database.settings, schema: project.database.schema)
                let loaded: LoadedProject = LoadedProject.load(
                    options.configFolder, environment: options.environmentName, traits: traits)
                control.watch(loaded.watchedFolders)
                guard let compiled: CompiledProject = loaded.compiled else {
                    log.writeText(loaded.report)
                    guard await isChanged(loaded, control) else { return nil }
                    continue
                }
                guard try migrate(compiled.schema, loaded.sources, database) else {
                    guard await isChanged(loaded, control) else { return nil }
                    continue
                }
                write(compiled.api, project)
                if options.isSeeded { await seed(project, database, traits) }
                return PreparedDatabase(
                    service: compiled.service,
                    description: ServiceDescription(loaded.project ?? project, compiled.api), traits: traits,
                    sources: loaded.sources, diagnostics: loaded.diagnostics)
            } catch {
                guard error.mayPass else {
                    log.write(.error, "database", ["message": "cannot be used", "reason": error.debugDescription])
                    return nil
                }
                log.write(
                    .error, "database",
                    ["message": "cannot be used, trying again in 2 seconds", "reason": error.debugDescription])
            }
            guard await control.pause(.seconds(2)) else { return nil }
        }
    }

    /// Waits until the project is another one; false when the process should end.
    private func isChanged(_ loaded: LoadedProject, _ control: ControlLoop) async -> Bool {
        let reason: String = loaded.hasErrors ? "the project does not compile" : "the schema cannot be applied"
        log.write(.error, "database", ["message": "\(reason); waiting for a change of its files"])
        while await control.nextChange() {
            // Other files may change beside those of the project, such as one that this log is written to.
            let now: LoadedProject = LoadedProject.load(options.configFolder, environment: options.environmentName)
            control.watch(now.watchedFolders)
            if now.sources != loaded.sources { return true }
        }
        return false
    }

    private func migrate(
        _ schema: Schema, _ sources: [Source], _ database: DatabaseChoice
    ) throws(PostgresError) -> Bool {
        switch try SchemaMigration.apply(schema, database.settings) {
        case .fits(let steps):
            for step: MigrationStep in steps { log.write(.info, "migrated", ["step": step.description]) }
            return true
        case .refused(let conflicts):
            for conflict: MigrationConflict in conflicts {
                log.write(.error, "migration-refused", conflict.fields(sources))
            }
            return false
        case .failed(let failure):
            log.writeText(failure.report(sources))
            log.write(.error, "migration-failed", ["message": "PostgreSQL refuses the schema; nothing was changed"])
            return false
        }
    }

    private func write(_ api: GeneratedAPI, _ project: Project) {
        do {
            try GeneratedFiles.write(api, in: project.folder)
        } catch {
            log.write(.warning, "generated-files", ["message": error.localizedDescription])
        }
    }

    private func seed(_ project: Project, _ database: DatabaseChoice, _ traits: DatabaseTraits) async {
        switch await Seeding.run(project, database.settings, traits: traits, embedder: embedder) {
        case .noFile: log.write(.warning, "seed", ["message": "there is no seed_data.gql in the project folder"])
        case .loaded(let operations): log.write(.info, "seed", ["message": "loaded", "operations": String(operations)])
        case .notEmpty(let table):
            log.write(.info, "seed", ["message": "not loaded, a table it writes has rows already", "table": table])
        case .failed(let message): log.write(.error, "seed", ["message": message])
        }
    }

    // MARK: Serving

    private func serve(
        _ project: Project, _ prepared: PreparedDatabase, _ database: DatabaseChoice, _ control: ControlLoop
    ) async -> Int32 {
        let tools: DevControl = DevControl(
            prepared.description, connectionString: DatabaseChoice.withoutPassword(database.settings.conninfo))
        let server: DataServer = DataServer(configuration(database, tools))
        let addresses: [Transport.ListenAddress]
        do throws(ListenError) {
            addresses = try await server.start(prepared.service)
        } catch {
            log.write(.error, "listen", ["message": "\(error)"])
            return 1
        }
        banner(prepared.service, addresses, database)
        var current: PreparedDatabase = prepared
        while await control.nextChange() {
            await reload(&current, project, database, server, tools, control)
        }
        log.write(.info, "stopping")
        await server.stop()
        return 0
    }

    /// Compiles what changed and installs it. A faulty edit keeps the old version.
    private func reload(
        _ current: inout PreparedDatabase, _ project: Project, _ database: DatabaseChoice, _ server: DataServer,
        _ tools: DevControl, _ control: ControlLoop
    ) async {
        let loaded: LoadedProject = LoadedProject.load(
            options.configFolder, environment: options.environmentName, traits: current.traits,
            generation: current.service.generation + 1)
        control.watch(loaded.watchedFolders)
        // A file that cannot be read is no source, but something to be told of.
        guard loaded.sources != current.sources || loaded.diagnostics != current.diagnostics else { return }
        current.sources = loaded.sources
        current.diagnostics = loaded.diagnostics
        log.writeText(loaded.report)
        guard let compiled: CompiledProject = loaded.compiled, !loaded.hasErrors else {
            log.write(.error, "reload", ["message": "the old version goes on being served"])
            return
        }
        do throws(PostgresError) {
            guard try migrate(compiled.schema, loaded.sources, database) else {
                log.write(.error, "reload", ["message": "the old version goes on being served"])
                return
            }
        } catch {
            log.write(
                .error, "reload", ["message": "the old version goes on being served", "reason": error.debugDescription])
            return
        }
        write(compiled.api, project)
        current.service = compiled.service
        await server.swap(compiled.service)
        tools.replace(ServiceDescription(loaded.project ?? project, compiled.api))
        log.write(
            .info, "reload", ["message": "serving the new version", "generation": String(compiled.service.generation)])
        if let name: String = loaded.project?.database.database, name != project.database.database {
            log.write(.warning, "reload", ["message": "the database \(name) is used from the next start on"])
        }
    }

    private func configuration(_ database: DatabaseChoice, _ tools: DevControl) -> ServerConfiguration {
        let cores: Int = ProcessInfo.processInfo.activeProcessorCount
        let workers: Int = options.workerCount ?? (database.isLocal ? max(1, cores / 2) : cores)
        return ServerConfiguration(
            addresses: options.listen.map { Transport.ListenAddress(host: $0.host, port: $0.port) }, workers: workers,
            database: database.settings, http: options.http, verifier: DevTokenVerifier(),
            environment: .system(showsDetails: true), embedder: embedder, control: { tools.respond(to: $0) },
            events: { [log] in log.show($0) })
    }

    private func banner(_ service: CompiledService, _ addresses: [Transport.ListenAddress], _ database: DatabaseChoice)
    {
        var lines: [String] = ["dataconnect \(DataConnect.version)", "database: \(database.description)"]
        for connector: CompiledConnector in service.connectors.values.sorted(by: { $0.id < $1.id }) {
            lines.append(
                "serving: service \(service.serviceID), connector \(connector.id), \(connector.operations.count) operations"
            )
        }
        for address: Transport.ListenAddress in addresses { lines.append("listening: http://\(address)") }
        Console.write(lines.joined(separator: "\n") + "\n")
    }
}

/// Ends the process at once when it is asked a second time, whatever the first request waits for.
///
/// Has a loop of its own: an orderly stop may block every other thread that could act on a signal. The embedded
/// database is told by its death signal.
private final class Impatience: Sendable {
    private let loop: EventLoop = EventLoop()
    private let watching: LoopState = LoopState()

    private static let exitStatus: Int32 = 130

    // Guard of the unchecked conformance: touched in posted work only.
    private final class LoopState: @unchecked Sendable {
        var signals: [SignalWatcher] = []
        var count: Int = 0
    }

    init() {
        loop.start()
        loop.post { [loop, watching] in
            watching.signals = [SIGINT, SIGTERM].compactMap { signal in
                try? SignalWatcher(signal, on: loop) {
                    watching.count += 1
                    if watching.count > 1 { _exit(Self.exitStatus) }
                }
            }
        }
    }

    func close() {
        loop.stop()
        loop.join()
    }
}

extension DevOptions {
    /// False for a folder that is not there, and that no `firebase.json` beside us could name another for: no change of
    /// a file would end the wait for it.
    fileprivate var projectMayExist: Bool {
        FileManager.default.fileExists(atPath: configFolder)
            || (configFolder == defaultConfigFolder && isBelowFirebaseFile("."))
    }

    /// The limits of the network and who may act as administrator.
    fileprivate var http: HTTPServerConfiguration {
        var http: HTTPServerConfiguration = HTTPServerConfiguration()
        http.maximumHeaderBytes = limits.headerByteCount
        http.maximumBodyBytes = limits.bodyByteCount
        http.maximumMessageBytes = limits.webSocketMessageByteCount
        http.maximumConnections = limits.connectionCount ?? FileLimit.connections
        http.maximumSubscriptionsPerStream = limits.subscriptionsPerStream
        http.headerTimeout = limits.headerTimeout
        http.requestTimeout = limits.requestTimeout
        http.idleTimeout = limits.idleTimeout
        http.isDevelopment = true
        http.guardian = DevGuard(
            allowedHosts: allowedHosts + listen.map(\.host),
            allowedOrigins: allowedOrigins.compactMap { OriginPattern($0) })
        return http
    }
}
