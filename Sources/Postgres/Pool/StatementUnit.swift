import SQL

/// A single statement in a Sync of its own, which makes it a transaction of its own.
final class StatementUnit: SessionUnit {
    var queueNumber: UInt64?
    private let statement: SQLStatement
    private let parameters: ParameterList
    private let effect: StatementEffect
    private weak var pool: SessionPool?
    private var completion: StatementCompletion?
    private weak var connection: Connection?
    private var hasRunAgain: Bool = false
    private var wasLost: Bool = false
    private var mustRunAgain: Bool = false
    private var isSent: Bool = false

    init(
        _ statement: SQLStatement, _ parameters: ParameterList, _ effect: StatementEffect, pool: SessionPool,
        _ completion: @escaping StatementCompletion
    ) {
        self.statement = statement
        self.parameters = parameters
        self.effect = effect
        self.pool = pool
        self.completion = completion
    }

    var isWanted: Bool { completion != nil }

    func start(on connection: Connection) {
        self.connection = connection
        isSent = true
        connection.add(CallbackWork(.statement(statement, parameters)) { [self] in settle($0) })
        connection.closeGroup()
        if effect == .foreign { connection.restore(afterRollback: false) }
    }

    private func settle(_ settlement: ConnectionWork.Settlement) {
        switch settlement {
        case .success(let result, _): finish(.success(result))
        case .failure(let error): finish(.failure(error))
        case .aborted:
            finish(.failure(PostgresError(.protocolViolation, "a statement that ran alone was aborted by another")))
        case .stale(let error):
            // It failed, so nothing of it lasted: safe for writes too.
            if hasRunAgain { finish(.failure(error)) } else { mustRunAgain = true }
            hasRunAgain = true
        case .lost(let error): handleLoss(error)
        }
    }

    private func handleLoss(_ error: PostgresError) {
        isSent = false
        guard isWanted else { return }
        guard effect == .reads else { return finish(.failure(error.recoded(.outcomeUnknown))) }
        guard !wasLost, let pool else { return finish(.failure(error)) }
        wasLost = true
        pool.requeue(self)
    }

    func isOver() -> Bool {
        guard mustRunAgain, isWanted, let connection else { return true }
        mustRunAgain = false
        start(on: connection)
        return false
    }

    func refuse(_ error: PostgresError) { finish(.failure(error)) }

    func withdraw() {
        guard isWanted else { return }
        if isSent {
            // A change is never cut short because its client left.
            guard effect == .reads else { return }
            pool?.cancelRunning(self)
        } else if let number: UInt64 = queueNumber {
            queueNumber = nil
            pool?.withdraw(number)
        }
        finish(.failure(PostgresError(.cancelled, "withdrawn")))
    }

    private func finish(_ result: Result<StatementResult, PostgresError>) {
        let completion: StatementCompletion? = completion
        self.completion = nil
        completion?(result)
    }
}
