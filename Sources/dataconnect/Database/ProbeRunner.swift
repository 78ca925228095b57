import Postgres
import SQL
import SchemaModel

/// Asks PostgreSQL which texts of the author's it refuses. Changes nothing.
struct ProbeRunner {
    typealias Refusal = (probe: SQLProbe, error: PostgresError)

    private let connection: BlockingConnection

    init(_ connection: BlockingConnection) { self.connection = connection }

    /// The defaults that keep steps from being run: all of them, and not only the one that was met first. Outside of a transaction.
    func defaults(
        of schema: Schema, _ catalog: Catalog, _ steps: [MigrationStep]
    ) throws(PostgresError) -> [Refusal] {
        try connection.execute("BEGIN")
        var refusals: [Refusal] = []
        let kinds: [MigrationStep.Kind] = [.createSchema, .createExtension, .createEnum]
        do throws(PostgresError) {
            // Columns may be of new types.
            for step: MigrationStep in steps where kinds.contains(step.kind) { try connection.execute(step.sql) }
            refusals = try self.refusals(of: defaultProbes(for: schema, in: catalog))
        } catch {
            // One of the types is refused, so that nothing can be said of defaults.
            guard error.isRefusal else { throw error }
        }
        try connection.execute("ROLLBACK")
        return refusals
    }

    /// What is refused of views: a query, or each column that it lacks. Outside of a transaction.
    func views(of schema: Schema) throws(PostgresError) -> [Refusal] {
        let probes: [ViewProbes] = viewProbes(for: schema)
        guard !probes.isEmpty else { return [] }
        try connection.execute("BEGIN READ ONLY")
        defer { try? connection.execute("ROLLBACK") }
        var refusals: [Refusal] = []
        for view: ViewProbes in probes {
            guard let error: PostgresError = try refusal(of: view.whole) else { continue }
            let found: [Refusal] = try self.refusals(of: [view.query])
            // A query that cannot be run has no columns.
            let reasons: [Refusal] = found.isEmpty ? try self.refusals(of: view.columns) : found
            refusals += reasons.isEmpty ? [(view.whole, error)] : reasons
        }
        return refusals
    }

    private func refusals(of probes: [SQLProbe]) throws(PostgresError) -> [Refusal] {
        var refusals: [Refusal] = []
        for probe: SQLProbe in probes {
            if let error: PostgresError = try refusal(of: probe) { refusals.append((probe, error)) }
        }
        return refusals
    }

    private func refusal(of probe: SQLProbe) throws(PostgresError) -> PostgresError? {
        try connection.execute("SAVEPOINT probe")
        do throws(PostgresError) {
            try connection.execute(probe.sql)
        } catch {
            guard error.isRefusal else { throw error }
            try connection.execute("ROLLBACK TO SAVEPOINT probe")
            // A right that is missing is not the text's fault.
            return error.sqlState?.rawValue == "42501" ? nil : error
        }
        try connection.execute("RELEASE SAVEPOINT probe")
        return nil
    }
}

extension PostgresError {
    /// Whether the server understood a statement and does not take it.
    var isRefusal: Bool { code == .server && !mayPass }
}
