import GraphQLSyntax
import Postgres
import SQL
import SchemaModel

/// Fits a database to a schema as far as nothing is lost. Blocks.
enum SchemaMigration {
    /// What became of it.
    enum Outcome {
        /// The database fits; these statements were run, and this is to be said of its views.
        case fits([MigrationStep], warnings: [Diagnostic])
        /// It would take these statements, which were not asked for; nothing was changed.
        case lacks([MigrationStep])
        /// It differs in ways that need its owner, and may lack something besides; nothing was changed.
        case refused(MigrationPlan)
        /// PostgreSQL does not take what the schema says; nothing was changed but for new values of enums.
        case failed(MigrationFailure)
    }

    /// - Parameter mayChange: whether the database is given what it lacks.
    static func apply(
        _ schema: Schema, _ settings: ConnectionSettings, mayChange: Bool = true
    ) throws(PostgresError) -> Outcome {
        let connection: BlockingConnection = try BlockingConnection(settings)
        defer { connection.close() }
        // Two servers that start at once must not both create the same table.
        try connection.execute("SELECT pg_advisory_lock(\(lockKey))")
        let catalog: Catalog = try readCatalog(connection, schema: schema.schemaName)
        let answers: [DefaultQuestion: DefaultAnswer] = try defaultAnswers(
            to: defaultQuestions(from: catalog, to: schema), connection)
        let plan: MigrationPlan = migrationPlan(from: catalog, to: schema, answers: answers)
        guard plan.conflicts.isEmpty else { return .refused(plan) }
        guard mayChange || plan.steps.isEmpty else { return .lacks(plan.steps) }
        if let failure: MigrationFailure = try run(plan.steps, schema, catalog, connection) { return .failed(failure) }
        let views: [ProbeRunner.Refusal] = try ProbeRunner(connection).views(of: schema)
        return .fits(plan.steps, warnings: MigrationFailure.warnings(ofViews: views))
    }

    /// What the compiler must know of the server.
    static func traits(_ settings: ConnectionSettings, schema: String) throws(PostgresError) -> DatabaseTraits {
        let connection: BlockingConnection = try BlockingConnection(settings)
        defer { connection.close() }
        return try readCatalog(connection, schema: schema).traits
    }

    /// All in one transaction, but for a new label of an enum: PostgreSQL does not let it be used in the transaction that adds it.
    private static func run(
        _ steps: [MigrationStep], _ schema: Schema, _ catalog: Catalog, _ connection: BlockingConnection
    ) throws(PostgresError) -> MigrationFailure? {
        for step: MigrationStep in steps where step.kind == .addEnumValue { try connection.execute(step.sql) }
        let probe: ProbeRunner = ProbeRunner(connection)
        try connection.execute("BEGIN")
        for (index, step): (Int, MigrationStep) in steps.enumerated() where step.kind != .addEnumValue {
            do throws(PostgresError) {
                try connection.execute(step.sql)
            } catch {
                try connection.execute("ROLLBACK")
                guard error.isRefusal else { throw error }
                let culprits: [ProbeRunner.Refusal] = try probe.defaults(of: schema, catalog, steps)
                return MigrationFailure(error, atStep: index + 1, of: steps, culprits: culprits)
            }
        }
        try connection.execute("COMMIT")
        return nil
    }

    /// "dataconn" as bytes: any number that every server of this product agrees on.
    private static let lockKey: Int64 = 0x6461_7461_636f_6e6e
}
