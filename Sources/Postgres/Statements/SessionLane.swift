public import SQL

/// Whether a statement may be repeated when nobody knows whether it ran.
public enum StatementEffect: Hashable, Sendable {
    /// Changes nothing: run once more after a lost connection.
    case reads
    /// Changes something: a connection that is lost after sending gives `outcomeUnknown`.
    case writes
    /// SQL that we did not write: it may change rows, and its session too, which is as before for whoever gets it next.
    case foreign
}

/// Why reads on one snapshot failed.
public struct SnapshotFailure: Error, Hashable, Sendable {
    /// What went wrong.
    public var error: PostgresError
    /// Which statement failed; nothing where the whole did.
    public var index: Int?

    /// A failure.
    public init(_ error: PostgresError, index: Int? = nil) {
        self.error = error
        self.index = index
    }
}

/// A way to the database for statements that need a connection of their own. Lives on one loop.
public protocol SessionLane: StatementLane {
    /// Runs one statement in a transaction of its own; alone on its connection, unless it and those beside it are quick.
    @discardableResult
    func submit(
        _ statement: SQLStatement, _ parameters: ParameterList, as traits: StatementTraits,
        _ completion: @escaping StatementCompletion
    ) -> Ticket

    /// Runs reading statements on one snapshot (REPEATABLE READ READ ONLY) in one round trip. Results in order.
    ///
    /// - `isForeign`: some of them we did not write. The transaction is rolled back then, for a read-only one lets some things pass
    ///   (large objects, notifications), and locks of the session are given back.
    @discardableResult
    func submitSnapshot(
        _ statements: [(SQLStatement, ParameterList)], isForeign: Bool,
        _ completion: @escaping (Result<[StatementResult], SnapshotFailure>) -> Void
    ) -> Ticket

    /// Opens a transaction that the caller drives step by step.
    ///
    /// - Returns: the means to take it back as long as it waits for a connection.
    @discardableResult
    func begin(
        _ options: TransactionOptions,
        _ completion: @escaping (Result<any LaneTransaction, PostgresError>) -> Void
    ) -> Ticket
}

extension SessionLane {
    /// Runs a reading statement.
    @discardableResult
    public func submit(
        _ statement: SQLStatement, _ parameters: ParameterList, _ completion: @escaping StatementCompletion
    ) -> Ticket {
        submit(statement, parameters, as: StatementTraits(.reads), completion)
    }

    /// `submit` for code that waits. Whoever may take it back is given the means to, here and below.
    public func run(
        _ statement: SQLStatement, _ parameters: ParameterList, as traits: StatementTraits,
        submitted: (Ticket) -> Void = { _ in }
    ) async throws(PostgresError) -> StatementResult {
        let result: Result<StatementResult, PostgresError> = await withCheckedContinuation { continuation in
            submitted(submit(statement, parameters, as: traits) { continuation.resume(returning: $0) })
        }
        return try result.get()
    }

    /// `begin` for code that waits.
    public func begin(
        _ options: TransactionOptions, submitted: (Ticket) -> Void = { _ in }
    ) async throws(PostgresError) -> any LaneTransaction {
        // The transaction never leaves the loop that it is handed over on; the box only carries it past the
        // continuation, which demands a Sendable value.
        let box: LoopBound<Result<any LaneTransaction, PostgresError>> = await withCheckedContinuation { continuation in
            submitted(begin(options) { continuation.resume(returning: LoopBound(value: $0)) })
        }
        return try box.value.get()
    }

    /// `submitSnapshot` for code that waits.
    public func runSnapshot(
        _ statements: [(SQLStatement, ParameterList)], isForeign: Bool = false,
        submitted: (Ticket) -> Void = { _ in }
    ) async throws(SnapshotFailure) -> [StatementResult] {
        let result: Result<[StatementResult], SnapshotFailure> = await withCheckedContinuation { continuation in
            submitted(submitSnapshot(statements, isForeign: isForeign) { continuation.resume(returning: $0) })
        }
        return try result.get()
    }
}

/// Guard of the unchecked conformance: made and read on one loop; only its continuation crosses the type system.
struct LoopBound<Value>: @unchecked Sendable {
    let value: Value
}

/// An open transaction. Statements run in the order of the calls and may be queued without waiting.
///
/// One that is dropped without `commit` is rolled back.
public protocol LaneTransaction: AnyObject {
    /// Runs one statement inside. After an error all further ones fail too, until `rollback`.
    func run(_ statement: SQLStatement, _ parameters: ParameterList, _ completion: @escaping StatementCompletion)

    /// Makes it last. A connection that is lost from here on gives `outcomeUnknown`; one that was lost before gives
    /// `connectionLost`, and nothing was changed.
    func commit(_ completion: @escaping (Result<Void, PostgresError>) -> Void)

    /// Undoes everything. The completion says only that it is over: a lost connection undoes as well.
    func rollback(_ completion: @escaping () -> Void)
}

extension LaneTransaction {
    /// `run` for code that waits.
    public func run(_ statement: SQLStatement, _ parameters: ParameterList) async throws(PostgresError)
        -> StatementResult
    {
        let result: Result<StatementResult, PostgresError> = await withCheckedContinuation { continuation in
            run(statement, parameters) { continuation.resume(returning: $0) }
        }
        return try result.get()
    }

    /// `commit` for code that waits.
    public func commit() async throws(PostgresError) {
        let result: Result<Void, PostgresError> = await withCheckedContinuation { continuation in
            commit { continuation.resume(returning: $0) }
        }
        try result.get()
    }

    /// `rollback` for code that waits.
    public func rollback() async {
        await withCheckedContinuation { continuation in
            rollback { continuation.resume() }
        }
    }
}
