import Postgres
import SQL

extension LaneTransaction {
    /// Runs a statement that may only read, whatever functions it calls, in a transaction that may write.
    ///
    /// A savepoint bounds it: going back to it gives the transaction what it was allowed (PostgreSQL manual, SET TRANSACTION), and undoes what
    /// reading lets pass, such as large objects.
    func runReadOnly(
        _ statement: SQLStatement, _ parameters: ParameterList
    ) async throws(PostgresError) -> StatementResult {
        _ = try await run(SQLStatement(text: "SAVEPOINT reading"), ParameterList())
        _ = try await run(SQLStatement(text: "SET TRANSACTION READ ONLY"), ParameterList())
        let row: StatementResult = try await run(statement, parameters)
        _ = try await run(SQLStatement(text: "ROLLBACK TO SAVEPOINT reading"), ParameterList())
        _ = try await run(SQLStatement(text: "RELEASE SAVEPOINT reading"), ParameterList())
        return row
    }
}
