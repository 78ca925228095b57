import SQL

/// A single statement, a transaction of its own; quick reads may share one with others.
///
/// A write is answered when it is committed, and not when the server has run it: deferred constraints are looked at last, and a
/// connection may go between the two.
final class StatementUnit: SessionUnit {
    var queueNumber: UInt64?
    private let statement: SQLStatement
    private let parameters: ParameterList
    private let traits: StatementTraits
    private weak var pool: SessionPool?
    private var completion: StatementCompletion?
    /// What a write gave, until it is committed.
    private var answer: StatementResult?
    private var isCommitAwaited: Bool = false
    private weak var connection: Connection?
    private var wasLost: Bool = false
    private var mustRunAgain: Bool = false
    private(set) var isSent: Bool = false
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

    var changesRows: Bool { traits.effect != .reads }

    func start(on connection: Connection, chain: WriteChain?) {
        self.connection = connection
        isSent = true
        guard changesRows else {
            send(on: connection)
            if !isQuick { connection.closeGroup() }
            return
        }
        answer = nil
        isCommitAwaited = true
        if let chain {
            chain.begin(on: connection)
            send(on: connection)
            chain.commit(on: connection) { [self] in settleCommit($0) }
            return
        }
        send(on: connection)
        connection.closeGroup(confirming: CallbackWork(.command("")) { [self] in settleCommit($0) })
        if traits.effect == .foreign { connection.restore(afterRollback: false) }
    }

    private func send(on connection: Connection) {
        connection.add(CallbackWork(.statement(statement, parameters)) { [self] in settle($0) })
    }

    private func settle(_ settlement: ConnectionWork.Settlement) {
        switch settlement {
        case .success(let result, _):
            if changesRows { answer = result } else { finish(.success(result)) }
        case .failure(let error): finish(.failure(error))
        // It failed, so nothing of it lasted: safe for writes too.
        case .aborted:
            runAgain(else: PostgresError(.protocolViolation, "a statement that ran alone was aborted by another"))
        case .stale(let error): runAgain(else: error)
        case .lost(let error): handleLoss(error)
        }
    }

    /// What became of a write in the end; one that failed before has been told.
    private func settleCommit(_ settlement: ConnectionWork.Settlement) {
        isCommitAwaited = false
        guard isWanted else { return }
        guard !mustRunAgain else {
            if case .lost = settlement { slotWasLost() }
            return
        }
        switch settlement {
        case .success:
            if let answer { finish(.success(answer)) }
        case .failure(let error): finish(.failure(error))
        // It was not committed.
        case .aborted: runAgain(else: PostgresError(.protocolViolation, "a commit was aborted by another"))
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
        start(on: connection, chain: nil)
        return false
    }

    /// Nothing of one that was to run again there has happened.
    func slotWasLost() {
        guard mustRunAgain, !isCommitAwaited, isWanted, let pool else { return }
        mustRunAgain = false
        isSent = false
        pool.requeue(self)
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
