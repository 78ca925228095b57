import ConnectorModel
import Execution
import Postgres
import SQL

/// Asks PostgreSQL for the plans of statements, as the server's connections would have them.
final class StatementExplanation {
    private let connection: BlockingConnection
    private let isAnalyzed: Bool

    /// - `isAnalyzed`: whether statements are run to measure them. All of it is rolled back.
    init(_ settings: ConnectionSettings, isAnalyzed: Bool) throws(PostgresError) {
        connection = try BlockingConnection(settings)
        self.isAnalyzed = isAnalyzed
        try connection.execute("BEGIN")
    }

    /// The lines of the plan.
    func plan(of preview: StatementPreview) throws(PostgresError) -> [String] {
        let mode: String = preview.planClass == .keyed ? "force_generic_plan" : "force_custom_plan"
        try connection.execute("SET LOCAL plan_cache_mode = \(mode)")
        try connection.execute("PREPARE explained AS \(preview.statement.text)")
        let values: [String] = (0..<preview.parameters.count).map { literal(preview.parameters[$0]) }
        let call: String = values.isEmpty ? "explained" : "explained(\(values.joined(separator: ", ")))"
        let how: String = isAnalyzed ? "EXPLAIN (ANALYZE, BUFFERS) EXECUTE " : "EXPLAIN EXECUTE "
        let rows: [[String?]] = try connection.query(how + call)
        try connection.execute("DEALLOCATE explained")
        return rows.compactMap { $0.first ?? nil }
    }

    /// Undoes what was run.
    func close() { connection.close() }

    /// `EXECUTE` takes values, not parameters. Standard-conforming strings have no escapes but the doubled quote.
    private func literal(_ bytes: ArraySlice<UInt8>?) -> String {
        guard let bytes else { return "NULL" }
        return "'" + String(decoding: bytes, as: UTF8.self).replacing("'", with: "''") + "'"
    }
}
