import Postgres

extension GraphQLError {
    /// What a client is told of a failure of the database: its kind, nothing of the statement or of rows.
    init(_ error: PostgresError, path: [PathSegment] = []) {
        let answer: SQLStateTable.Answer =
            switch error.code {
            case .server: SQLStateTable.answer(to: error)
            case .connectionLost, .unavailable: SQLStateTable.away
            case .busy: SQLStateTable.busy
            case .timedOut: SQLStateTable.tooSlow
            case .cancelled: SQLStateTable.Answer(.cancelled, "the operation was cancelled")
            case .outcomeUnknown:
                SQLStateTable.Answer(
                    .unknown, "the connection to the database was lost; whether the change was made is not known")
            case .protocolViolation:
                SQLStateTable.Answer(.internal, "the database answered in an unexpected way")
            }
        self.init(answer.message, path: path, code: answer.code, debugDetails: error.rowlessDescription)
        if error.detail != nil { administratorDetails = error.debugDescription }
    }
}
