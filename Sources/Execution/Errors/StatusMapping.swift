import Postgres

extension GraphQLError {
    /// What a client is told of a failure of the database: its kind, nothing of the statement or of rows.
    ///
    /// - Source: PostgreSQL manual, Appendix A, for the codes and their classes.
    init(_ error: PostgresError, path: [PathSegment] = []) {
        let (code, message): (StatusCode, String) =
            switch error.code {
            case .server: Self.status(of: error)
            case .connectionLost, .unavailable: (.unavailable, "the database cannot be reached, try again")
            case .timedOut: (.deadlineExceeded, "the operation took too long")
            case .cancelled: (.cancelled, "the operation was cancelled")
            case .outcomeUnknown:
                (.unknown, "the connection to the database was lost; whether the change was made is not known")
            case .protocolViolation: (.internal, "the database answered in an unexpected way")
            }
        self.init(message, path: path, code: code, debugDetails: error.debugDescription)
    }

    private static func status(of error: PostgresError) -> (StatusCode, String) {
        switch error.sqlState?.rawValue {
        case "23505"?: return (.alreadyExists, "the data violates SQL unique constraint")
        case "23503"?: return (.failedPrecondition, "the data violates SQL FOREIGN KEY constraint")
        case "23502"?: return (.invalidArgument, "the data violates SQL not-null constraint")
        case "23514"?: return (.failedPrecondition, "the data violates SQL check constraint")
        case "23P01"?: return (.failedPrecondition, "the data violates SQL exclusion constraint")
        case "21000"?: return (.invalidArgument, "one row is written twice by the same field")
        case "22003"?: return (.outOfRange, "a number is out of range")
        case "2201W"?, "2201X"?: return (.invalidArgument, "limit and offset cannot be negative")
        case "22001"?: return (.invalidArgument, "a text is too long for its column")
        case "25006"?: return (.unavailable, "the database does not take changes at the moment, try again")
        case "40001"?, "40P01"?, "55P03"?: return (.aborted, "the transaction met another one, try again")
        case "57014"?: return (.deadlineExceeded, "the operation took too long")
        // Our own statements have none; what the database could not read is a query for full-text search.
        case "42601"?: return (.invalidArgument, "the search query is not well-formed")
        case "42501"?: return (.permissionDenied, "the server may not do that in the database")
        default: break
        }
        switch error.sqlState?.classCode {
        case "23"?: return (.failedPrecondition, "the data violates an SQL constraint")
        case "22"?: return (.invalidArgument, "a value does not fit its column")
        case "54"?: return (.invalidArgument, "the operation is larger than the database can run")
        case "53"?: return (.resourceExhausted, "the database is overloaded, try again")
        case "57"?, "08"?: return (.unavailable, "the database cannot be reached, try again")
        case "42"?: return (.failedPrecondition, "the database does not fit the schema")
        default: return (.internal, "the database refused the operation")
        }
    }
}
