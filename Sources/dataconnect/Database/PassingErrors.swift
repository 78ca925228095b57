import Postgres

extension PostgresError {
    /// Whether it is the state of the server or of the way there that keeps a command from the database, so that a later
    /// try may do. What the server refused once, it refuses again.
    var mayPass: Bool {
        switch code {
        // A migration is planned anew from what the database has, so that one with an unknown outcome may be repeated.
        case .connectionLost, .unavailable, .busy, .timedOut, .outcomeUnknown: true
        case .server, .cancelled, .protocolViolation:
            // The server starts or stops, or has no connection to spare.
            ["57P03", "57P01", "53300"].contains(sqlState?.rawValue)
        }
    }
}
