import Postgres

/// How far a mutation can be taken back: wholly, as long as nothing of it was sent to the database, or what was sent was rolled back and it
/// is about to be tried again.
struct Withdrawal {
    /// Its client has left.
    private var isUnwanted: Bool = false
    /// Something of it was sent that is not tried again: it goes to its end.
    private var isBegun: Bool = false
    /// Its outcome is there.
    private(set) var isOver: Bool = false
    /// What waits for its turn, or runs.
    private var awaited: Ticket?

    /// Whether nobody wants it and nothing of it has been done: it ends here. Asked before anything is sent.
    var isDue: Bool { isUnwanted && !isBegun }

    /// Whether something of it is with the database.
    var isSent: Bool { isBegun || awaited?.isSent ?? false }

    /// It waits for this now.
    mutating func awaits(_ ticket: Ticket) { if !isBegun { awaited = ticket } }

    /// From here on it is not taken back.
    mutating func begin() {
        isBegun = true
        awaited = nil
    }

    /// It is over.
    mutating func end() {
        isOver = true
        awaited = nil
    }

    /// Its client has left.
    ///
    /// - Returns: what waits and is to be taken back; what was sent is let go on, reads too, for changes may come behind them.
    mutating func leave() -> Ticket? {
        isUnwanted = true
        guard let awaited, !awaited.isSent else { return nil }
        return awaited
    }
}

extension RequestScope: Withdrawable {
    var isWanted: Bool { !withdrawal.isOver }

    var isSent: Bool { withdrawal.isSent }

    func withdraw() {
        // Outside of the value: what is told of it asks the value again.
        let waiting: Ticket? = withdrawal.leave()
        waiting?.cancel()
    }
}

extension FieldFailure {
    /// The mutation was taken back before it was sent.
    static let withdrawn: FieldFailure = .database(PostgresError(.cancelled, "taken back before it was sent"), nil)
}

extension PostgresError {
    /// Whether what failed was sent to the server.
    var wasSent: Bool {
        switch code {
        case .unavailable, .busy: false
        // The server has a code for what it cancels.
        case .cancelled: sqlState != nil
        default: true
        }
    }
}
