import SQL

/// Writes that share a Sync, and so a way to the server and back, each in a transaction of its own.
///
/// `BEGIN; w; COMMIT AND CHAIN; w; …; COMMIT`: each commit has an answer of its own, holds the locks of one write only, and stands
/// whatever comes after it. The first that fails keeps those behind it from running; nothing of them has happened then.
/// - Source: PostgreSQL manual, COMMIT.
final class WriteChain {
    private static let begin: SQLStatement = SQLStatement(text: "BEGIN")
    private static let commitAndChain: SQLStatement = SQLStatement(text: "COMMIT AND CHAIN")
    private static let commit: SQLStatement = SQLStatement(text: "COMMIT")

    private var left: Int
    private var hasBegun: Bool = false

    /// Nothing where at most one of them writes: a Sync alone makes that a transaction.
    init?(of units: [any SessionUnit]) {
        guard units.count > 1 else { return nil }
        left = 0
        for unit: any SessionUnit in units where unit.changesRows { left += 1 }
        if left < 2 { return nil }
    }

    /// Before each write.
    func begin(on connection: Connection) {
        guard !hasBegun else { return }
        hasBegun = true
        // If it fails, the writes are aborted and say so.
        connection.add(ConnectionWork(.statement(Self.begin, ParameterList())))
    }

    /// After each write.
    func commit(on connection: Connection, _ settled: @escaping (ConnectionWork.Settlement) -> Void) {
        left -= 1
        let statement: SQLStatement = left > 0 ? Self.commitAndChain : Self.commit
        connection.add(CallbackWork(.statement(statement, ParameterList()), settle: settled))
    }
}
