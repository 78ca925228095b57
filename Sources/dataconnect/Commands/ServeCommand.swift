import ConnectorModel
import Foundation
import Postgres
import ProjectFiles
import SQL
import Server
import Transport

/// `dataconnect serve`: serves a project in production, on a database that fits it.
struct ServeCommand {
    private let options: ServeOptions
    private let log: Log

    init(_ options: ServeOptions) {
        self.options = options
        log = Log(level: options.logLevel, form: .ofProcess)
    }

    func run() async -> Int32 {
        let environment: [String: String] = ProcessInfo.processInfo.environment
        if let mistake: String = mistake(environment) {
            Console.complain(mistake)
            return UsageError.exitStatus
        }
        let control: ControlLoop = ControlLoop()
        defer { control.close() }
        control.watchSignals(followsHangup: true)
        Impatience.begin()
        do throws(TokenHostProblem) {
            let tokens: TokenHost = try TokenHost(options, environment: environment, log)
            switch TLSHost.open(options, control, log) {
            case .failure(let status): return status.code
            case .success(let tls): return await run(tokens, tls, environment, control)
            }
        } catch {
            for line in error.message.split(separator: "\n") {
                log.write(.error, error.subject, ["message": String(line)])
            }
            return 1
        }
    }

    /// What is wrong with the settings as a whole.
    private func mistake(_ environment: [String: String]) -> String? {
        guard options.databaseURL != nil else {
            return "serve needs --database-url or DATABASE_URL: it never starts a database of its own"
        }
        // Set where Firebase's emulators run: whoever serves there means `dev`, whose tokens nobody has signed.
        let marks: [String] = [
            "FIREBASE_AUTH_EMULATOR_HOST", "FIREBASE_DATA_CONNECT_EMULATOR_HOST", "DATA_CONNECT_EMULATOR_HOST",
            "FIREBASE_DATACONNECT_EMULATOR_HOST",
        ]
        if let mark: String = marks.first(where: { environment[$0]?.isEmpty == false }) {
            return "serve does not run beside emulators, and \(mark) is set"
        }
        if let mistake: String = TLSHost.mistake(options) { return mistake }
        if options.hasControlPlane, options.adminSecretFile == nil, options.adminTokensFile == nil {
            return "--control-plane needs administrators: --admin-secret-file or --admin-tokens"
        }
        guard (options.adminTokensFile == nil) == (options.adminCondition == nil) else {
            return "--admin-tokens and --admin-condition go together: not everybody an issuer knows is an administrator"
        }
        let origin: String? = options.allowedOrigins.first { $0 != "*" && OriginPattern($0) == nil }
        return origin.map { "--allowed-origins holds \"\($0)\", which is no origin such as https://app.example" }
    }

    private func run(
        _ tokens: TokenHost, _ tls: TLSHost?, _ environment: [String: String], _ control: ControlLoop
    ) async -> Int32 {
        let first: LoadedProject = LoadedProject.load(options.configFolder, environment: options.environmentName)
        guard let project: Project = first.project, let url: String = options.databaseURL else {
            return doesNotCompile(first)
        }
        let database: DatabaseChoice = DatabaseChoice.named(url, project: project)
        let maker: VersionMaker = VersionMaker(options, database, isMigrating: options.isMigrating, log)
        let deployer: Deployer
        let plane: ControlPlane = ControlPlane(jobs: control.jobs)
        do throws(DeploymentProblem) {
            deployer = try self.deployer(project, maker, plane)
        } catch {
            log.write(.error, "deployment", ["message": error.message])
            return 1
        }
        // Where something was deployed, the documents of the folder do not count.
        if !deployer.hasDeployment {
            guard !first.hasErrors else { return doesNotCompile(first) }
            log.show(first)
        }
        if let note: String = database.note { log.write(.info, "database", ["message": note]) }
        switch await prepare(project, maker, deployer, control) {
        case .failure(let status): return status.code
        case .success(let version):
            await tokens.firstKeys(log)
            var setup: ServiceHost.Setup = setup(tokens, environment, database)
            if options.hasControlPlane { setup.controlPlane = plane }
            setup.http.tls = tls?.endpoint
            deployer.publish(version)
            let host: ServiceHost = ServiceHost(setup, database, version, log)
            guard await host.start(version, database) else { return 1 }
            return await serve(version, maker, deployer, host, (tokens, tls), control)
        }
    }

    private func doesNotCompile(_ project: LoadedProject) -> Int32 {
        log.show(project)
        log.write(.error, "compile", ["message": "the project does not compile"])
        return 1
    }

    /// What was deployed is served by whoever starts here: what was served yesterday does not depend on who may change it today.
    private func deployer(
        _ project: Project, _ maker: VersionMaker, _ plane: ControlPlane
    ) throws(DeploymentProblem) -> Deployer {
        let folder: String = options.deployedFolder ?? "\(project.folder)/.dataconnect/deployed"
        let deployer: Deployer = try Deployer(
            maker, DeploymentStore(folder: folder), plane, takesChanges: options.hasControlPlane, log)
        // A folder that was named and is empty may be one that is missing.
        guard options.hasControlPlane || options.deployedFolder == nil || deployer.hasDeployment else {
            throw DeploymentProblem(
                "nothing was deployed in \(folder), and nothing can be without --control-plane; leave --deployed-dir out"
                    + " to serve the project folder")
        }
        return deployer
    }

    /// Waits for a database that is away; one that does not fit is refused.
    private func prepare(
        _ project: Project, _ maker: VersionMaker, _ deployer: Deployer, _ control: ControlLoop
    ) async -> Result<ServiceVersion, ExitStatus> {
        while true {
            do throws(PostgresError) {
                let traits: DatabaseTraits = try maker.traits(schema: project.database.schema)
                let loaded: LoadedProject = deployer.load(traits)
                if loaded.hasErrors { log.show(loaded) }
                return try maker.accept(loaded, traits).map { .success($0) } ?? .failure(ExitStatus(code: 1))
            } catch {
                guard error.mayPass else {
                    log.write(.error, "database", ["message": "cannot be used", "reason": error.debugDescription])
                    return .failure(ExitStatus(code: 1))
                }
                log.write(
                    .error, "database",
                    ["message": "cannot be used, trying again in 2 seconds", "reason": error.debugDescription])
            }
            // Asked to stop while it waited: that is no failure.
            guard await control.pause(.seconds(2)) else { return .failure(ExitStatus(code: 0)) }
        }
    }

    private func serve(
        _ first: ServiceVersion, _ maker: VersionMaker, _ deployer: Deployer, _ host: ServiceHost,
        _ files: (tokens: TokenHost, tls: TLSHost?), _ control: ControlLoop
    ) async -> Int32 {
        var current: ServiceVersion = first
        while let event: ControlEvent = await control.next() {
            switch event {
            case .filesChanged:
                await files.tokens.reload(log)
                await host.reviewStreams()
                files.tls?.reload()
                let loaded: LoadedProject = deployer.load(
                    current.traits, generation: current.service.generation + 1)
                log.show(loaded)
                guard let next: ServiceVersion = maker.successor(of: current, loaded) else { continue }
                current = next
                await host.install(next)
                deployer.publish(next)
            case .job(let job):
                guard case .deploy(let request) = job.kind else {
                    job.refuse("this server runs in production")
                    continue
                }
                let version: ServiceVersion? = await deployer.run(
                    request, over: current, install: { await host.install($0) }, answer: job.answer)
                current = version ?? current
            }
        }
        host.beginStopping()
        if options.stopDelay > .zero { _ = await control.pause(options.stopDelay) }
        await control.refuseJobs()
        await host.stop()
        return 0
    }

    private func setup(
        _ tokens: TokenHost, _ environment: [String: String], _ database: DatabaseChoice
    ) -> ServiceHost.Setup {
        let workers: Int = options.workers(database)
        var http: HTTPServerConfiguration = options.networkLimits(workers: workers)
        http.guardian = DevGuard(allowedOrigins: options.originPatterns)
        http.restrictsOrigins = !options.allowedOrigins.contains("*")
        http.administrators = tokens.administrators
        http.audit = { [log] in log.audit($0, $1, at: .info) }
        return ServiceHost.Setup(
            listen: options.listen, workers: workers, http: http, verifier: tokens.verifier,
            appCheck: tokens.appCheck, showsDetails: false, embedder: options.embedder?.factory(environment))
    }
}
