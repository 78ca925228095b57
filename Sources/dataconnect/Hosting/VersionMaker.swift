import GraphQLSyntax
import OperationCompiler
import Postgres
import ProjectFiles
import SQL
import SchemaModel

/// Makes versions of a service: compiles the project for a database, and fits the database to it as far as that is allowed.
struct VersionMaker {
    let configFolder: String
    let environmentName: String?
    let database: DatabaseChoice
    /// Whether the database is given what it lacks.
    let isMigrating: Bool
    let log: Log

    /// - Parameter configFolder: the project, where it is another than the options say.
    init(
        _ options: some HostingOptions, configFolder: String? = nil, _ database: DatabaseChoice, isMigrating: Bool,
        _ log: Log
    ) {
        self.configFolder = configFolder ?? options.configFolder
        environmentName = options.environmentName
        self.database = database
        self.isMigrating = isMigrating
        self.log = log
    }

    /// The project as its files are now.
    func load(_ traits: DatabaseTraits, generation: Int = 1) -> LoadedProject {
        LoadedProject.load(configFolder, environment: environmentName, traits: traits, generation: generation)
    }

    /// What the compiler must know of the database.
    func traits(schema: String) throws(PostgresError) -> DatabaseTraits {
        try SchemaMigration.traits(database.settings, schema: schema)
    }

    /// What became of a project and the database.
    enum Fitting {
        case version(ServiceVersion)
        case doesNotCompile
        /// The database would take these steps, which were not asked for.
        case lacks([MigrationStep])
        /// The database differs in ways that need its owner, and may lack something besides.
        case refused(MigrationPlan)
        /// PostgreSQL does not take what the schema says.
        case failed(MigrationFailure)
    }

    /// A version, or nothing where the project does not compile, or the database does not fit it, which is logged.
    func accept(_ loaded: LoadedProject, _ traits: DatabaseTraits) throws(PostgresError) -> ServiceVersion? {
        guard case .version(let version) = try fit(loaded, traits) else { return nil }
        return version
    }

    /// Fits the database to a project as far as that is allowed. What comes of it is logged.
    ///
    /// - Parameter mayChange: whether the database is given what it lacks, where that is said anew.
    func fit(
        _ loaded: LoadedProject, _ traits: DatabaseTraits, mayChange: Bool? = nil
    ) throws(PostgresError) -> Fitting {
        guard let version: ServiceVersion = ServiceVersion(loaded, traits) else { return .doesNotCompile }
        let (schema, sources): (Schema, [Source]) = (version.compiled.schema, loaded.sources)
        switch try SchemaMigration.apply(schema, database.settings, mayChange: mayChange ?? isMigrating) {
        case .fits(let steps, let warnings):
            for step: MigrationStep in steps { log.write(.info, "migrated", ["step": step.description]) }
            if !warnings.isEmpty {
                log.show(warnings.inReadingOrder(of: sources), of: sources)
            }
            return .version(version)
        case .lacks(let steps):
            if mayChange != nil { return .lacks(steps) }
            log.writeText(Self.listing(steps), at: .error)
            log.write(
                .error, "migration-needed",
                [
                    "message": "the database lacks what the schema says; --migrate runs these steps",
                    "steps": "\(steps.count)",
                ])
            return .lacks(steps)
        case .refused(let plan):
            for conflict: MigrationConflict in plan.conflicts {
                log.write(.error, "migration-refused", conflict.fields(sources))
            }
            return .refused(plan)
        case .failed(let failure):
            log.writeText(failure.report(sources), at: .error)
            log.write(.error, "migration-failed", ["message": "PostgreSQL refuses the schema; nothing was changed"])
            return .failed(failure)
        }
    }

    /// The version behind another one. Where there is none, the old one goes on being served, which is logged.
    func successor(of version: ServiceVersion, _ loaded: LoadedProject) -> ServiceVersion? {
        do throws(PostgresError) {
            if let next: ServiceVersion = try accept(loaded, version.traits) { return next }
            log.write(.error, "reload", ["message": "the old version goes on being served"])
        } catch {
            log.write(
                .error, "reload", ["message": "the old version goes on being served", "reason": error.debugDescription])
        }
        return nil
    }

    /// The steps with their SQL, for whoever runs them by hand.
    private static func listing(_ steps: [MigrationStep]) -> String {
        steps.enumerated().map { "-- step \($0 + 1) \($1.description)\n\($1.sql);\n" }.joined()
    }
}
