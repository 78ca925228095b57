import SQL

/// Several reads on one snapshot: BEGIN, the reads and COMMIT in one Sync.
///
/// Where some of them are not ours, ROLLBACK in a Sync of its own ends them, come what may, and locks of the session after it.
final class SnapshotUnit: SessionUnit {
    typealias Completion = (Result<[StatementResult], SnapshotFailure>) -> Void

    var queueNumber: UInt64?
    private let statements: [(SQLStatement, ParameterList)]
    private let isForeign: Bool
    private weak var pool: SessionPool?
    private var completion: Completion?
    private weak var connection: Connection?
    private var results: [StatementResult] = []
    private var failure: SnapshotFailure?
    private var isFailureStale: Bool = false
    private var hasRunAgain: Bool = false
    private var wasLost: Bool = false
    private(set) var isSent: Bool = false
    /// An error leaves the transaction open and useless; ROLLBACK ends it.
    private var needsRollback: Bool = false

    init(
        _ statements: [(SQLStatement, ParameterList)], isForeign: Bool, pool: SessionPool,
        _ completion: @escaping Completion
    ) {
        self.statements = statements
        self.isForeign = isForeign
        self.pool = pool
        self.completion = completion
    }

    var planMode: PlanMode { .custom }
    var isQuick: Bool { false }
    var isUnhurried: Bool { true }
    var changesRows: Bool { false }
    var isWanted: Bool { completion != nil }

    func start(on connection: Connection, chain: WriteChain? = nil) {
        self.connection = connection
        isSent = true
        results = []
        failure = nil
        add(.command("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"), to: connection) { _ in }
        for (index, (statement, parameters)) in statements.enumerated() {
            add(.statement(statement, parameters), index, to: connection) { [self] in results.append($0) }
        }
        if isForeign {
            connection.closeGroup()
            add(.command("ROLLBACK"), to: connection) { [self] _ in finishUnlessFailed() }
            connection.closeGroup()
            connection.restore(afterRollback: true)
        } else {
            add(.command("COMMIT"), to: connection) { [self] _ in finishUnlessFailed() }
            connection.closeGroup()
        }
    }

    private func finishUnlessFailed() {
        if failure == nil { finish(.success(results)) }
    }

    private func add(
        _ content: ConnectionWork.Content, _ index: Int? = nil, to connection: Connection,
        _ succeeded: @escaping (StatementResult) -> Void
    ) {
        connection.add(
            CallbackWork(content) { [self] settlement in
                switch settlement {
                case .success(let result, _): succeeded(result)
                case .failure(let error): fail(SnapshotFailure(error, index: index), isStale: false)
                case .stale(let error): fail(SnapshotFailure(error, index: index), isStale: true)
                case .aborted: break
                case .lost(let error): handleLoss(error)
                }
            })
    }

    private func fail(_ error: SnapshotFailure, isStale: Bool) {
        failure = error
        isFailureStale = isStale
        needsRollback = !isForeign
    }

    /// Called for each of the works; the first call decides.
    private func handleLoss(_ error: PostgresError) {
        guard isSent else { return }
        isSent = false
        needsRollback = false
        guard isWanted else { return }
        guard !wasLost, let pool else { return finish(.failure(SnapshotFailure(error))) }
        wasLost = true
        pool.requeue(self)
    }

    func isOver() -> Bool {
        guard let connection else { return true }
        if needsRollback {
            needsRollback = false
            connection.add(CallbackWork(.command("ROLLBACK")) { [self] in settleRollback($0) })
            connection.closeGroup()
            return false
        }
        guard let failure else { return true }
        if isFailureStale, !hasRunAgain, isWanted {
            hasRunAgain = true
            start(on: connection)
            return false
        }
        finish(.failure(failure))
        return true
    }

    func slotWasLost() {
        if let failure { finish(.failure(failure)) }
    }

    private func settleRollback(_ settlement: ConnectionWork.Settlement) {
        if case .failure(let error) = settlement { connection?.discard(error) }
    }

    func refuse(_ error: PostgresError) { finish(.failure(SnapshotFailure(error))) }

    func withdraw() {
        guard isWanted else { return }
        if isSent {
            pool?.cancelRunning(self)
        } else if let number: UInt64 = queueNumber {
            queueNumber = nil
            pool?.withdraw(number)
        }
        finish(.failure(SnapshotFailure(PostgresError(.cancelled, "withdrawn"))))
    }

    private func finish(_ result: Result<[StatementResult], SnapshotFailure>) {
        let completion: Completion? = completion
        self.completion = nil
        completion?(result)
    }
}
