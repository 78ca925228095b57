import ConnectorModel
import Execution
import GraphQLSyntax
import Postgres
import ProjectFiles
import SQL
import SchemaModel
import Transport

/// What `dev` serves while it runs: a project and a database, either of which may change or still be missing.
///
/// Used by one task, which takes changes of files and jobs one after the other.
final class DevSession {
    private let options: DevOptions
    private let host: ServiceHost
    private let emulator: EmulatorControl
    private let control: ControlLoop
    private let output: DevOutput
    private let log: Log

    private var configFolder: String
    /// What is served; it fits the database, where there is one.
    private(set) var current: ServiceVersion?
    private(set) var database: DatabaseChoice?
    /// A database that was named and not fitted yet.
    private var pending: DatabaseChoice?
    /// What the author was told last.
    private var sources: [Source] = []
    private var diagnostics: [Diagnostic] = []
    private var generation: Int = 1
    /// How many times the author was told something new.
    private var changes: Int = 0
    /// Whether the connections to the database are given up for a while.
    private var isHeld: Bool = false

    init(
        _ options: DevOptions, _ host: ServiceHost, _ emulator: EmulatorControl, _ control: ControlLoop,
        _ output: DevOutput, _ log: Log
    ) {
        self.options = options
        self.host = host
        self.emulator = emulator
        self.control = control
        self.output = output
        self.log = log
        configFolder = options.configFolder
    }

    // MARK: Start and end

    /// Takes over what is served already.
    func adopt(_ version: ServiceVersion, _ database: DatabaseChoice) {
        current = version
        generation = version.service.generation
        (sources, diagnostics) = (version.sources, version.diagnostics)
        self.database = database
        tellTools()
        publish()
    }

    /// Serves what there is: the project, where it compiles, and the database, where one is named.
    func begin() async {
        if let url: String = options.databaseURL {
            let request: ConfigureRequest = ConfigureRequest(connectionString: url)
            if let problem: String = await configure(request) { log.write(.error, "database", ["message": problem]) }
        } else {
            await reload()
        }
    }

    /// Follows files and jobs until the process should end.
    func follow() async {
        while let event: ControlEvent = await control.next() {
            let before: Int = changes
            switch event {
            case .filesChanged: await reload()
            case .job(let job): await run(job)
            }
            if before != changes { emulator.board.reloaded("the project's files were read again") }
        }
    }

    /// Stops the database that is used last, if it is ours.
    func close() { database?.close() }

    private func run(_ job: ControlJob) async {
        switch job.kind {
        case .deploy: job.refuse("this server runs in development")
        case .configure(let request):
            if let problem: String = await configure(request) {
                log.write(.error, "configure", ["message": problem])
                job.answer(ControlReply.refusal(.internal, problem))
            } else {
                job.answer(.json(status: 200, Array("{}".utf8)))
            }
        }
    }

    private func tellTools() {
        let shown: String =
            database.map { DatabaseChoice.withoutPassword(ConnectionString.uri(of: $0.settings.conninfo)) } ?? ""
        emulator.update(serviceID: current?.service.serviceID, connectionString: shown)
    }

    // MARK: Files

    /// Compiles what changed and installs it. A faulty edit keeps the old version.
    private func reload() async {
        if let database: DatabaseChoice = pending ?? database {
            await holding { await reload(on: database) }
        } else {
            await reloadWithoutDatabase()
        }
    }

    /// What is not compiled for a database is known by its names, and cannot be run.
    private func reloadWithoutDatabase() async {
        let loaded: LoadedProject = LoadedProject.load(
            configFolder, environment: options.environmentName, generation: generation + 1)
        guard isNews(loaded) else { return }
        guard let version: ServiceVersion = ServiceVersion(loaded, .embedded) else {
            return log.write(.error, "compile", ["message": "the project does not compile"])
        }
        output.write(version)
        await serve(version)
    }

    private func reload(on database: DatabaseChoice) async {
        let maker: VersionMaker = maker(database)
        do throws(PostgresError) {
            let traits: DatabaseTraits
            if let known: DatabaseTraits = current?.traits, database === self.database {
                traits = known
            } else {
                // What the folder says counts: nothing of it may have been served yet.
                let folder: LoadedProject = LoadedProject.load(configFolder, environment: options.environmentName)
                traits = try maker.traits(schema: folder.project?.database.schema ?? "public")
            }
            let loaded: LoadedProject = maker.load(traits, generation: generation + 1)
            guard isNews(loaded) else { return }
            if let version: ServiceVersion = try maker.accept(loaded, traits) {
                return await install(version, database)
            }
            log.write(.error, "reload", ["message": "the old version goes on being served"])
        } catch {
            log.write(
                .error, "reload", ["message": "the old version goes on being served", "reason": error.debugDescription])
        }
    }

    /// A file that cannot be read is no source, but something to be told of.
    private func isNews(_ loaded: LoadedProject) -> Bool {
        control.watch(loaded.watchedFolders)
        guard loaded.sources != sources || loaded.diagnostics != diagnostics else { return false }
        (sources, diagnostics) = (loaded.sources, loaded.diagnostics)
        changes += 1
        log.show(loaded)
        publish()
        return true
    }

    /// Tells tools what is wrong with the documents.
    private func publish() {
        emulator.board.publish(BuildResult(diagnostics: diagnostics, sources: sources, schema: nil).errors)
    }

    private func maker(_ database: DatabaseChoice, _ folder: String? = nil) -> VersionMaker {
        VersionMaker(options, configFolder: folder ?? configFolder, database, isMigrating: true, log)
    }

    /// Does something that needs a connection to a database that may have none to spare.
    private func holding<Value>(_ body: () async -> Value) async -> Value {
        guard let used: DatabaseChoice = self.database, used.connectionLimit != nil else { return await body() }
        isHeld = true
        await host.holdDatabase()
        let result: Value = await body()
        // Whatever came of it, nobody may be kept waiting.
        if isHeld { await host.resume(used) }
        isHeld = false
        return result
    }

    // MARK: Versions

    private func serve(_ version: ServiceVersion) async {
        current = version
        generation = version.service.generation
        await host.install(version)
        tellTools()
    }

    private func install(_ version: ServiceVersion, _ database: DatabaseChoice) async {
        output.write(version)
        pending = nil
        guard database !== self.database else {
            if let old: String = current?.project.database.database, old != version.project.database.database {
                log.write(
                    .warning, "reload",
                    ["message": "the database \(version.project.database.database) is used from the next start on"])
            }
            return await serve(version)
        }
        if options.isSeeded { await output.seed(version, database) }
        let old: DatabaseChoice? = self.database
        (current, self.database) = (version, database)
        generation = version.service.generation
        await host.install(version, on: database)
        isHeld = false
        log.write(.info, "database", ["message": "serving from \(database.description)"])
        database.watch(log)
        tellTools()
        guard let old else { return }
        await host.retireDatabase()
        old.close()
    }

    // MARK: Configuration by tools

    /// Serves what a tool names.
    ///
    /// - Returns: why not; nothing when the database fits and the next request is answered from it.
    private func configure(_ request: ConfigureRequest) async -> String? {
        let folder: String = request.configFolder ?? configFolder
        let first: LoadedProject = LoadedProject.load(folder, environment: options.environmentName)
        guard let project: Project = first.project else {
            remember(first, folder)
            return "the project in \(folder) cannot be read: \(Self.firstError(first))"
        }
        if let id: String = request.serviceID, id != project.serviceID {
            return "the project's service is \"\(project.serviceID)\", not \"\(id)\""
        }
        let database: DatabaseChoice
        do throws(EmbeddedServerError) {
            guard let chosen: DatabaseChoice = try choose(request, project) else {
                return "connectionString is missing: it names the PostgreSQL to use"
            }
            database = chosen
        } catch {
            return "\(error)"
        }
        return await holding { await fit(database, project, folder) }
    }

    /// Nothing where the request names no database and there is none yet.
    private func choose(
        _ request: ConfigureRequest, _ project: Project
    ) throws(EmbeddedServerError) -> DatabaseChoice? {
        if request.usesOwnDatabase {
            if let database, database.isEmbedded, current?.project.folder == project.folder { return database }
            return try DatabaseChoice.open(url: nil, project: project)
        }
        guard let url: String = request.connectionString else { return database }
        return DatabaseChoice.configured(
            url, override: request.database, connectionLimit: request.maximumConnections, project: project)
    }

    private func fit(_ database: DatabaseChoice, _ project: Project, _ folder: String) async -> String? {
        let maker: VersionMaker = maker(database, folder)
        do throws(PostgresError) {
            let traits: DatabaseTraits = try maker.traits(schema: project.database.schema)
            let loaded: LoadedProject = maker.load(traits, generation: generation + 1)
            remember(loaded, folder)
            let problem: String
            switch try maker.fit(loaded, traits) {
            case .version(let version):
                pending = nil
                if database === self.database { await serve(version) } else { await install(version, database) }
                return nil
            case .doesNotCompile:
                // What was asked for is done: tools read what is wrong with the documents elsewhere, and take a refusal for a database
                // that is not there.
                log.write(.error, "configure", ["message": "the project does not compile: \(Self.firstError(loaded))"])
                if database !== self.database { pending = database }
                return nil
            case .lacks: problem = "the database lacks what the schema says"
            case .refused(let plan):
                problem =
                    "the database does not fit the schema: " + plan.conflicts.map(\.description).joined(separator: "; ")
            case .failed(let failure):
                problem =
                    "PostgreSQL refuses the schema: " + failure.diagnostics.map(\.message).joined(separator: "; ")
            }
            // The author may mend it; then it is served from there.
            if self.database == nil { pending = database }
            return problem
        } catch {
            if database !== self.database { database.close() }
            return "the database cannot be used: \(error.message)"
        }
    }

    /// Follows a project from now on, and tells its author what is wrong with it.
    private func remember(_ loaded: LoadedProject, _ folder: String) {
        configFolder = folder
        _ = isNews(loaded)
    }

    private static func firstError(_ loaded: LoadedProject) -> String {
        guard let error: Diagnostic = loaded.diagnostics.first(where: { $0.severity == .error }) else { return "" }
        let source: Source? = loaded.sources.first { $0.name == error.span.sourceName }
        let place: String = source.map { "\($0.name):\(LineIndex($0).position(of: error.span).line): " } ?? ""
        return place + error.message
    }
}
