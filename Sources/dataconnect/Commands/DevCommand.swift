import ConnectorModel
import Foundation
import OperationCompiler
import Postgres
import ProjectFiles
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
        log = Log(level: options.logLevel, form: options.isDrivenByTools ? .google : .plain)
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
        let maker: VersionMaker = VersionMaker(options, database, isMigrating: true, log)
        guard let version: ServiceVersion = await prepare(project, maker, control) else { return 1 }
        return await serve(version, maker, control)
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

    /// Tries until the database answers, and waits for another schema where it cannot have this one; stops for a signal, or for an
    /// error that no change of the project can mend.
    private func prepare(_ project: Project, _ maker: VersionMaker, _ control: ControlLoop) async -> ServiceVersion? {
        while true {
            do throws(PostgresError) {
                let traits: DatabaseTraits = try maker.traits(schema: project.database.schema)
                let loaded: LoadedProject = maker.load(traits)
                control.watch(loaded.watchedFolders)
                if loaded.hasErrors { log.writeText(loaded.report) }
                guard let version: ServiceVersion = try maker.accept(loaded, traits) else {
                    guard await isChanged(loaded, control) else { return nil }
                    continue
                }
                write(version)
                if options.isSeeded { await seed(project, maker.database, traits) }
                return version
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

    /// Writes what editors and clients are to have of a version.
    private func write(_ version: ServiceVersion) {
        if options.writesGeneratedSchema {
            do {
                try GeneratedFiles.write(version.compiled.api, in: version.project.folder)
            } catch {
                log.write(.warning, "generated-files", ["message": error.localizedDescription])
            }
        }
        guard options.generatesSDKs else { return }
        let targets: [SDKTarget] = (try? SDKOptions().targets(of: version.project, version.compiled)) ?? []
        if let failure: String = SDKGeneration.write(targets, progress: { log.writeText("\($0)\n") }) {
            log.write(.warning, "sdk", ["message": failure])
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

    private func serve(_ first: ServiceVersion, _ maker: VersionMaker, _ control: ControlLoop) async -> Int32 {
        let host: ServiceHost = ServiceHost(setup(first, maker.database), maker.database, first, log)
        guard await host.start(first, maker.database) else { return 1 }
        var current: ServiceVersion = first
        while await control.nextChange() {
            await reload(&current, maker, host, control)
        }
        await host.stop()
        return 0
    }

    /// Compiles what changed and installs it. A faulty edit keeps the old version.
    private func reload(
        _ current: inout ServiceVersion, _ maker: VersionMaker, _ host: ServiceHost, _ control: ControlLoop
    ) async {
        let loaded: LoadedProject = maker.load(current.traits, generation: current.service.generation + 1)
        control.watch(loaded.watchedFolders)
        // A file that cannot be read is no source, but something to be told of.
        guard loaded.sources != current.sources || loaded.diagnostics != current.diagnostics else { return }
        current.sources = loaded.sources
        current.diagnostics = loaded.diagnostics
        log.writeText(loaded.report)
        let database: String = current.project.database.database
        guard let next: ServiceVersion = maker.successor(of: current, loaded) else { return }
        write(next)
        current = next
        await host.install(next)
        if next.project.database.database != database {
            log.write(
                .warning, "reload",
                ["message": "the database \(next.project.database.database) is used from the next start on"])
        }
    }

    private func setup(_ version: ServiceVersion, _ database: DatabaseChoice) -> ServiceHost.Setup {
        let workers: Int = options.workers(database)
        var http: HTTPServerConfiguration = options.networkLimits(workers: workers)
        http.isDevelopment = true
        http.audit = { [log] in log.audit($0, $1, at: .debug) }
        http.guardian = DevGuard(
            allowedHosts: options.allowedHosts + options.listen.map(\.host), allowedOrigins: options.originPatterns)
        return ServiceHost.Setup(
            listen: options.listen, workers: workers, http: http, verifier: DevTokenVerifier(),
            showsDetails: true, embedder: embedder,
            emulator: EmulatorControl(
                serviceID: version.service.serviceID,
                connectionString: DatabaseChoice.withoutPassword(database.settings.conninfo)))
    }
}
