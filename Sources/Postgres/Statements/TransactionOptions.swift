public import SQL

/// How a transaction is opened.
public struct TransactionOptions: Hashable, Sendable {
    /// The isolation level (PostgreSQL manual, 13.2).
    public enum Isolation: String, Hashable, Sendable {
        case readCommitted = "READ COMMITTED"
        case repeatableRead = "REPEATABLE READ"
        case serializable = "SERIALIZABLE"
    }

    /// The isolation level.
    public var isolation: Isolation
    /// Session advisory locks, taken in ascending order of their keys *before* the transaction begins, so that its
    /// snapshot is younger than them, and released after it ends.
    public var advisoryLocks: [AdvisoryLock]
    /// Tables that nobody else writes until it ends, by SHARE ROW EXCLUSIVE locks that it takes first of all: even those who take no
    /// advisory locks wait.
    public var lockedTables: [QualifiedName] = []
    /// Whether SQL runs in it that we did not write: its session is made again what it was before anybody else gets it.
    public var isForeign: Bool
    /// How its statements are planned.
    public var planMode: PlanMode

    /// Options of a transaction.
    public init(
        isolation: Isolation, advisoryLocks: [AdvisoryLock] = [], isForeign: Bool = false, planMode: PlanMode = .once
    ) {
        self.isolation = isolation
        self.planMode = planMode
        self.advisoryLocks = advisoryLocks
        self.isForeign = isForeign
    }
}

/// An advisory lock of the server (PostgreSQL manual, 13.3.5).
public struct AdvisoryLock: Hashable, Sendable {
    /// Whether others may hold it too.
    public enum Mode: Hashable, Sendable {
        case shared
        case exclusive
    }

    /// The key. Everyone who works on the same database must make keys alike.
    public var key: Int64
    /// Shared or exclusive.
    public var mode: Mode

    /// A lock.
    public init(key: Int64, mode: Mode) {
        self.key = key
        self.mode = mode
    }
}
