public import SQL

/// Asks PostgreSQL for the plans of statements, as the connections of a server would have them.
public final class StatementExplanation {
    private let connection: BlockingConnection
    private let options: String

    /// A connection for explaining.
    ///
    /// - Parameters:
    ///   - options: those of `EXPLAIN`, for example `ANALYZE, BUFFERS`. What is run for it is rolled back.
    ///   - settings: settings of the session, for example `enable_seqscan` off.
    public init(
        _ database: ConnectionSettings, options: String = "", settings: [(name: String, value: String)] = []
    ) throws(PostgresError) {
        connection = try BlockingConnection(database)
        self.options = options.isEmpty ? "" : "(\(options)) "
        for setting in settings { try connection.execute("SET \(setting.name) = \(setting.value)") }
        try connection.execute("BEGIN")
    }

    /// The lines of the plan.
    ///
    /// - `isGeneric`: whether the plan is the one for all values, or one for these.
    /// - Errors: what PostgreSQL says of the statement or its values. The next statement can be asked about all the same.
    public func plan(
        of statement: SQLStatement, _ parameters: ParameterList, isGeneric: Bool
    ) throws(PostgresError) -> [String] {
        do throws(PostgresError) {
            return try explain(statement, parameters, isGeneric: isGeneric)
        } catch {
            try connection.execute("ROLLBACK")
            try connection.execute("DEALLOCATE ALL")
            try connection.execute("BEGIN")
            throw error
        }
    }

    /// Runs a statement and gives its plan, as `plan` does, and its answer besides; what it wrote is there once for the next ones.
    public func run(
        _ statement: SQLStatement, _ parameters: ParameterList, isGeneric: Bool
    ) throws(PostgresError) -> (plan: [String], answer: StatementResult) {
        // To be explained with `ANALYZE` it runs, and answers nobody: that is undone.
        try connection.execute("SAVEPOINT explained")
        let plan: [String] = try plan(of: statement, parameters, isGeneric: isGeneric)
        try connection.execute("ROLLBACK TO explained")
        return (plan, try connection.result(of: statement.text, parameters))
    }

    private func explain(
        _ statement: SQLStatement, _ parameters: ParameterList, isGeneric: Bool
    ) throws(PostgresError) -> [String] {
        try connection.execute(
            "SET LOCAL plan_cache_mode = \(isGeneric ? "force_generic_plan" : "force_custom_plan")")
        try connection.execute("PREPARE explained AS \(statement.text)")
        let values: [String] = (0..<parameters.count).map { literal(parameters[$0]) }
        let call: String = values.isEmpty ? "explained" : "explained(\(values.joined(separator: ", ")))"
        let rows: [[String?]] = try connection.query("EXPLAIN \(options)EXECUTE \(call)")
        try connection.execute("DEALLOCATE explained")
        return rows.compactMap { $0.first ?? nil }
    }

    /// Undoes what was run.
    public func close() { connection.close() }

    /// `EXECUTE` takes values, not parameters. Standard-conforming strings have no escapes but the doubled quote.
    private func literal(_ bytes: ArraySlice<UInt8>?) -> String {
        guard let bytes else { return "NULL" }
        return "'" + String(decoding: bytes, as: UTF8.self).replacing("'", with: "''") + "'"
    }
}
