import Postgres
import SQL
import SchemaModel

/// Fits a database to a schema as far as nothing is lost. Blocks.
enum SchemaMigration {
    /// What became of it.
    enum Outcome {
        /// The database fits; these statements were run.
        case fits([MigrationStep])
        /// It differs in ways that need its owner; nothing was changed.
        case refused([MigrationConflict])
    }

    static func apply(_ schema: Schema, _ settings: ConnectionSettings) throws(PostgresError) -> Outcome {
        let connection: BlockingConnection = try BlockingConnection(settings)
        defer { connection.close() }
        // Two servers that start at once must not both create the same table.
        try connection.execute("SELECT pg_advisory_lock(\(lockKey))")
        let catalog: Catalog = try readCatalog(connection, schema: schema.schemaName)
        let answers: [DefaultQuestion: DefaultAnswer] = try defaultAnswers(
            to: defaultQuestions(from: catalog, to: schema), connection)
        let plan: MigrationPlan = migrationPlan(from: catalog, to: schema, answers: answers)
        guard plan.conflicts.isEmpty else { return .refused(plan.conflicts) }
        try run(plan.steps, connection)
        return .fits(plan.steps)
    }

    /// What the compiler must know of the server.
    static func traits(_ settings: ConnectionSettings, schema: String) throws(PostgresError) -> DatabaseTraits {
        let connection: BlockingConnection = try BlockingConnection(settings)
        defer { connection.close() }
        return try readCatalog(connection, schema: schema).traits
    }

    /// All in one transaction, but for a new label of an enum: PostgreSQL does not let it be used in the transaction that adds it.
    private static func run(_ steps: [MigrationStep], _ connection: BlockingConnection) throws(PostgresError) {
        for step: MigrationStep in steps where step.kind == .addEnumValue { try connection.execute(step.sql) }
        let others: [String] = steps.filter { $0.kind != .addEnumValue }.map(\.sql)
        guard !others.isEmpty else { return }
        try connection.executeInTransaction(others.joined(separator: ";\n"))
    }

    /// "dataconn" as bytes: any number that every server of this product agrees on.
    private static let lockKey: Int64 = 0x6461_7461_636f_6e6e
}
