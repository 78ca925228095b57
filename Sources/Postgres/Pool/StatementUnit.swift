import SQL

/// A single statement. Its Sync makes it a transaction of its own; quick reads may share one with others.
final class StatementUnit: SessionUnit {
    var queueNumber: UInt64?
    private let statement: SQLStatement
    private let parameters: ParameterList
    private let traits: StatementTraits
    private weak var pool: SessionPool?
    private var completion: StatementCompletion?
    private weak var connection: Connection?
    private var wasLost: Bool = false
    private var mustRunAgain: Bool = false
    private var isSent: Bool = false
    /// An error of another one aborted it, or it runs again for another reason.
    private var mustBeAlone: Bool = false

    init(
        _ statement: SQLStatement, _ parameters: ParameterList, _ traits: StatementTraits, pool: SessionPool,
        _ completion: @escaping StatementCompletion
    ) {
        self.statement = statement
        self.parameters = parameters
        self.traits = traits
        self.pool = pool
        self.completion = completion
    }

    var isWanted: Bool { completion != nil }

    var planMode: PlanMode { traits.planMode }
    var isQuick: Bool { traits.isQuick && traits.effect != .foreign && !mustBeAlone }
    var isUnhurried: Bool { traits.effect == .reads && !isQuick }

    func start(on connection: Connection) {
        self.connection = connection
        isSent = true
        connection.add(CallbackWork(.statement(statement, parameters)) { [self] in settle($0) })
        if isQuick, traits.effect == .reads { return }
        connection.closeGroup()
        if traits.effect == .foreign { connection.restore(afterRollback: false) }
    }

    private func settle(_ settlement: ConnectionWork.Settlement) {
        switch settlement {
        case .success(let result, _): finish(.success(result))
        case .failure(let error): finish(.failure(error))
        // It failed, so nothing of it lasted: safe for writes too.
        case .aborted:
            runAgain(else: PostgresError(.protocolViolation, "a statement that ran alone was aborted by another"))
        case .stale(let error): runAgain(else: error)
        case .lost(let error): handleLoss(error)
        }
    }

    private func runAgain(else error: PostgresError) {
        if mustBeAlone { finish(.failure(error)) } else { mustRunAgain = true }
        mustBeAlone = true
    }

    private func handleLoss(_ error: PostgresError) {
        isSent = false
        guard isWanted else { return }
        guard traits.effect == .reads else { return finish(.failure(error.recoded(.outcomeUnknown))) }
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
            guard traits.effect == .reads else { return }
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
