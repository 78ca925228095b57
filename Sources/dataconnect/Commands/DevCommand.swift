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
    private let output: DevOutput

    init(_ options: DevOptions) {
        self.options = options
        log = Log(level: options.logLevel, form: options.isDrivenByTools ? .google : .plain)
        embedder = options.embedder?.factory(ProcessInfo.processInfo.environment)
        output = DevOutput(options, embedder, log)
    }

    func run() async -> Int32 {
        if let mistake: String = TLSHost.mistake(options) {
            Console.complain(mistake)
            return UsageError.exitStatus
        }
        let control: ControlLoop = ControlLoop()
        defer { control.close() }
        control.watchSignals()
        Impatience.begin()
        switch TLSHost.open(options, control, log) {
        case .failure(let status): return status.code
        case .success(let tls): return await run(tls?.endpoint, control)
        }
    }

    private func run(_ tls: TLSEndpoint?, _ control: ControlLoop) async -> Int32 {
        if options.isDrivenByTools { return await serveForTools(tls, control) }
        guard options.projectMayExist || options.configFolder == defaultConfigFolder else {
            log.write(.error, "project", ["message": "the folder \(options.configFolder) does not exist"])
            return 1
        }
        guard options.projectMayExist else {
            log.write(
                .warning, "project",
                [
                    "message": "there is no project here: no folder \(defaultConfigFolder), and no firebase.json that"
                        + " names another; waiting for POST /emulator/configure (to serve a project, start in its folder, or name it:"
                        + " --config-dir)"
                ])
            return await serveForTools(tls, control)
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
        // A session may have closed it, and serve from another one, by then.
        defer { database.close() }
        if let note: String = database.note { log.write(.info, "database", ["message": note]) }
        database.watch(log)
        let maker: VersionMaker = VersionMaker(options, database, isMigrating: true, log)
        guard let version: ServiceVersion = await prepare(project, maker, control) else { return 1 }
        return await serve(version, maker, tls, control)
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
            if isNews { log.show(loaded) }
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
                if loaded.hasErrors { log.show(loaded) }
                guard let version: ServiceVersion = try maker.accept(loaded, traits) else {
                    guard await isChanged(loaded, control) else { return nil }
                    continue
                }
                output.write(version)
                if options.isSeeded { await output.seed(version, maker.database) }
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

    // MARK: Serving

    private func serve(
        _ first: ServiceVersion, _ maker: VersionMaker, _ tls: TLSEndpoint?, _ control: ControlLoop
    ) async -> Int32 {
        let emulator: EmulatorControl = EmulatorControl(jobs: control.jobs)
        let host: ServiceHost = ServiceHost(setup(maker.database, tls, emulator), maker.database, first, log)
        let session: DevSession = DevSession(options, host, emulator, control, output, log)
        session.adopt(first, maker.database)
        guard await host.start(first, maker.database) else { return 1 }
        return await follow(session, host, control)
    }

    /// For tools: listens before anything else, since they wait for the port, serves what there is as soon as it is there, and says so.
    private func serveForTools(_ tls: TLSEndpoint?, _ control: ControlLoop) async -> Int32 {
        let emulator: EmulatorControl = EmulatorControl(jobs: control.jobs)
        let host: ServiceHost = ServiceHost(setup(nil, tls, emulator), nil, nil, log)
        let session: DevSession = DevSession(options, host, emulator, control, output, log)
        guard let addresses: [Transport.ListenAddress] = await host.listen(nil) else { return 1 }
        await session.begin()
        // Whoever waits for the line, and not for the port, finds the project there.
        host.announce(addresses, session.current, session.database)
        return await follow(session, host, control)
    }

    private func follow(_ session: DevSession, _ host: ServiceHost, _ control: ControlLoop) async -> Int32 {
        await session.follow()
        await control.refuseJobs()
        await host.stop()
        session.close()
        return 0
    }

    private func setup(
        _ database: DatabaseChoice?, _ tls: TLSEndpoint?, _ emulator: EmulatorControl
    ) -> ServiceHost.Setup {
        // Tools have databases that have few connections, down to one.
        let workers: Int = options.isDrivenByTools ? options.workerCount ?? 1 : options.workers(database)
        var http: HTTPServerConfiguration = options.networkLimits(workers: workers)
        http.isDevelopment = true
        http.tls = tls
        http.greeting = nil
        http.audit = { [log] in log.audit($0, $1, at: .debug) }
        http.guardian = DevGuard(
            allowedHosts: options.allowedHosts + options.listen.map(\.host), allowedOrigins: options.originPatterns)
        return ServiceHost.Setup(
            listen: options.listen, workers: workers, http: http, verifier: DevTokenVerifier(),
            showsDetails: true, embedder: embedder, emulator: emulator, documentation: DocumentationControl())
    }
}
