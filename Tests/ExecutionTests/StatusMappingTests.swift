import ConnectorModel
import Execution
import Postgres
import SQL
import Testing

/// What a client learns of an error of the database: never the server's words.
@Suite struct StatusMappingTests {
    @Test(arguments: [
        ("23505", "ALREADY_EXISTS the data violates SQL unique constraint"),
        ("23503", "FAILED_PRECONDITION the data violates SQL FOREIGN KEY constraint"),
        ("23502", "INVALID_ARGUMENT the data violates SQL not-null constraint"),
        ("23514", "FAILED_PRECONDITION the data violates SQL check constraint"),
        ("23P01", "FAILED_PRECONDITION the data violates SQL exclusion constraint"),
        ("23000", "FAILED_PRECONDITION the data violates an SQL constraint"),
        ("21000", "INVALID_ARGUMENT one row is written twice by the same field"),
        ("22003", "OUT_OF_RANGE a number is out of range"),
        ("22001", "INVALID_ARGUMENT a text is too long for its column"),
        ("2201W", "INVALID_ARGUMENT limit and offset cannot be negative"),
        ("22P02", "INVALID_ARGUMENT a value does not fit its column"),
        ("25006", "UNAVAILABLE the database does not take changes at the moment, try again"),
        ("55P03", "ABORTED the transaction met another one, try again"),
        ("57014", "DEADLINE_EXCEEDED the operation took too long"),
        ("42501", "PERMISSION_DENIED the server may not do that in the database"),
        ("42P01", "FAILED_PRECONDITION the database does not fit the schema"),
        ("54011", "INVALID_ARGUMENT the operation is larger than the database can run"),
        ("22007", "INVALID_ARGUMENT a date or time is malformed"),
        ("22008", "OUT_OF_RANGE a date or time is out of range"),
        ("22012", "INVALID_ARGUMENT a number was divided by zero"),
        ("2201B", "INVALID_ARGUMENT a regular expression is malformed"),
        ("40001", "ABORTED the transaction met another one, try again"),
        ("40P01", "ABORTED the transaction met another one, try again"),
        ("53100", "RESOURCE_EXHAUSTED the database has no space left"),
        ("53200", "RESOURCE_EXHAUSTED the database is out of memory, try again"),
        ("53300", "RESOURCE_EXHAUSTED the database has no connection left, try again"),
        ("53000", "RESOURCE_EXHAUSTED the database is overloaded, try again"),
        ("08006", "UNAVAILABLE the database cannot be reached, try again"),
        ("57P03", "UNAVAILABLE the database cannot be reached, try again"),
        ("57P01", "UNAVAILABLE the database cannot be reached, try again"),
        ("25P03", "DEADLINE_EXCEEDED the operation took too long"),
        ("P0001", "FAILED_PRECONDITION a rule in the database refused the operation"),
        ("XX001", "DATA_LOSS the database found damaged data"),
        ("XX000", "INTERNAL the database refused the operation"),
    ])
    func maps(_ state: String, _ expected: String) async {
        let bench: ExecutionBench = ExecutionBench { statement, _ in
            guard statement.text == "a" else { return .success(StatementResult()) }
            var error: PostgresError = PostgresError(.server, "secret value", sqlState: SQLState(rawValue: state))
            error.detail = "secret row"
            error.constraintName = "secret name"
            return .failure(error)
        }
        let operation: CompiledOperation = .testing("M", .mutation, [.field("a"), .field("b")])
        #expect(await bench.mutate(operation) == "OK {\"a\":null,\"b\":null}\na: \(expected)")
    }

    /// Codes that mean several things, told apart by where in the server the error comes from.
    @Test(arguments: [
        ("22023", "tsquery.c", "INVALID_ARGUMENT query: the search query is malformed"),
        ("42601", "tsquery.c", "INVALID_ARGUMENT query: the search query is malformed"),
        ("XX000", "tsquery.c", "INVALID_ARGUMENT query: the search query is too large"),
        ("54000", "tsquery_util.c", "INVALID_ARGUMENT query: the search query is too large"),
        ("54000", "nbtutils.c", "INVALID_ARGUMENT a value is too long for an index of its column"),
        ("54000", "tsvector.c", "INVALID_ARGUMENT a text is too long to be searched"),
        ("54000", "postgres.c", "INVALID_ARGUMENT the operation is larger than the database can run"),
        ("XX000", "nbtutils.c", "INTERNAL the database refused the operation"),
    ])
    func mapsByThePlace(_ state: String, _ file: String, _ expected: String) async {
        let bench: ExecutionBench = ExecutionBench { _, _ in
            var error: PostgresError = PostgresError(.server, "secret value", sqlState: SQLState(rawValue: state))
            error.sourceFile = file
            return .failure(error)
        }
        #expect(await bench.mutate(.testing("M", .mutation, [.field("a")])) == "OK {\"a\":null}\na: \(expected)")
    }

    @Test(arguments: StatusCode.allCases)
    func knowsEveryCodeByNumber(_ code: StatusCode) {
        #expect(StatusCode.allCases.firstIndex(of: code) == code.number)
    }
}
