import SQL

/// A transaction that its owner drives step by step. Each step is a Sync of its own; steps queue in order.
final class TransactionUnit: SessionUnit {
    typealias Completion = (Result<any LaneTransaction, PostgresError>) -> Void

    private enum State {
        case waiting
        case opening
        case open
        /// COMMIT or ROLLBACK was sent.
        case ending
        case over
    }

    var queueNumber: UInt64?
    private let options: TransactionOptions
    private weak var pool: SessionPool?
    private var completion: Completion?
    private weak var connection: Connection?
    private var state: State = .waiting
    /// Why nothing more can be done in it.
    private var failure: PostgresError?

    init(_ options: TransactionOptions, pool: SessionPool, _ completion: @escaping Completion) {
        self.options = options
        self.pool = pool
        self.completion = completion
    }

    var planMode: PlanMode { options.planMode }
    var isQuick: Bool { false }
    var isUnhurried: Bool { false }
    var changesRows: Bool { true }
    var isWanted: Bool { completion != nil }
    var isSent: Bool { state != .waiting }

    /// Only as long as it waits: then nothing of it was sent.
    func withdraw() {
        guard isWanted, !isSent else { return }
        if let number: UInt64 = queueNumber {
            queueNumber = nil
            pool?.withdraw(number)
        }
        refuse(PostgresError(.cancelled, "withdrawn"))
    }

    func refuse(_ error: PostgresError) {
        state = .over
        finishOpening(.failure(error))
    }

    func isOver() -> Bool { state == .over }
    func slotWasLost() {}

    // MARK: Opening

    /// The locks come in a Sync before BEGIN, so that the snapshot of the transaction is younger than they are.
    func start(on connection: Connection, chain: WriteChain?) {
        self.connection = connection
        state = .opening
        for lock: AdvisoryLock in options.advisoryLocks.sorted(by: { $0.key < $1.key }) {
            let function: String = lock.mode == .shared ? "pg_advisory_lock_shared" : "pg_advisory_lock"
            add(.command("SELECT \(function)(\(lock.key))")) { [self] in noteFailure($0) }
        }
        connection.closeGroup()
        let begin: String = "BEGIN ISOLATION LEVEL \(options.isolation.rawValue)"
        guard !options.lockedTables.isEmpty else { return addLast(begin, on: connection) }
        add(.command(begin)) { [self] in noteFailure($0) }
        connection.closeGroup()
        // Before the first statement, so that the snapshot is younger than these locks, too.
        let tables: String = options.lockedTables.map(\.description).joined(separator: ", ")
        addLast("LOCK TABLE \(tables) IN SHARE ROW EXCLUSIVE MODE", on: connection)
    }

    private func addLast(_ command: String, on connection: Connection) {
        add(.command(command)) { [self] in settleBegin($0) }
        connection.closeGroup()
    }

    private func add(_ content: ConnectionWork.Content, _ settle: @escaping (ConnectionWork.Settlement) -> Void) {
        guard let connection else {
            settle(.lost(failure ?? PostgresError(.connectionLost, "the connection is gone")))
            return
        }
        connection.add(CallbackWork(content, settle: settle))
    }

    private func noteFailure(_ settlement: ConnectionWork.Settlement) {
        switch settlement {
        case .success, .aborted: break
        case .failure(let error), .stale(let error): failure = failure ?? error
        case .lost(let error): loseConnection(error)
        }
    }

    private func loseConnection(_ error: PostgresError) {
        state = .over
        connection = nil
        failure = error.recoded(.connectionLost)
    }

    private func settleBegin(_ settlement: ConnectionWork.Settlement) {
        noteFailure(settlement)
        guard let failure else {
            state = .open
            return finishOpening(.success(OpenTransaction(self)))
        }
        // A lock was not granted, or BEGIN failed, or the connection went. Nothing was done yet.
        if state != .over { end("ROLLBACK") { _ in } }
        finishOpening(.failure(failure))
    }

    private func finishOpening(_ result: Result<any LaneTransaction, PostgresError>) {
        let completion: Completion? = completion
        self.completion = nil
        completion?(result)
    }

    // MARK: Steps

    func run(_ statement: SQLStatement, _ parameters: ParameterList, _ completion: @escaping StatementCompletion) {
        guard state == .open else { return completion(.failure(failure ?? .transactionIsOver)) }
        add(.statement(statement, parameters)) { [self] settlement in
            noteFailure(settlement)
            switch settlement {
            case .success(let result, _): completion(.success(result))
            case .failure(let error), .stale(let error): completion(.failure(error))
            case .lost(let error): completion(.failure(error.recoded(.connectionLost)))
            case .aborted: completion(.failure(.transactionHasFailed))
            }
        }
        connection?.closeGroup()
    }

    func commit(_ completion: @escaping (Result<Void, PostgresError>) -> Void) {
        guard state == .open else { return completion(.failure(failure ?? .transactionIsOver)) }
        end("COMMIT") { [self] settlement in completion(commitResult(settlement)) }
    }

    private func commitResult(_ settlement: ConnectionWork.Settlement) -> Result<Void, PostgresError> {
        switch settlement {
        case .success(_, let tag):
            // COMMIT of a failed transaction succeeds, as a ROLLBACK.
            tag == "COMMIT" ? .success(()) : .failure(failure ?? .transactionHasFailed)
        case .failure(let error), .stale(let error): .failure(error)
        case .aborted: .failure(.transactionHasFailed)
        case .lost(let error): .failure(error.recoded(.outcomeUnknown))
        }
    }

    func rollback(_ completion: @escaping () -> Void) {
        guard state == .open else { return completion() }
        end("ROLLBACK") { _ in completion() }
    }

    /// Sends COMMIT or ROLLBACK and, in a Sync of its own so that neither can spoil the other, the release of locks or, after SQL that is
    /// not ours, whatever else the session has to be given back.
    private func end(_ command: String, _ settled: @escaping (ConnectionWork.Settlement) -> Void) {
        state = .ending
        let releasesLocks: Bool = !options.advisoryLocks.isEmpty && !options.isForeign
        add(.command(command)) { [self] settlement in
            if !releasesLocks { settleEnd(settlement, isRollback: command == "ROLLBACK") }
            settled(settlement)
        }
        connection?.closeGroup()
        if options.isForeign { connection?.restore(afterRollback: false) }
        guard releasesLocks else { return }
        add(.command("SELECT pg_advisory_unlock_all()")) { [self] in settleEnd($0, isRollback: true) }
        connection?.closeGroup()
    }

    /// A connection that cannot end its transaction or give back its locks is given up: the server then does both.
    private func settleEnd(_ settlement: ConnectionWork.Settlement, isRollback: Bool) {
        state = .over
        if isRollback, case .failure(let error) = settlement { connection?.discard(error) }
    }

    /// Its owner let go of it.
    func abandon() {
        if state == .open { end("ROLLBACK") { _ in } }
    }
}

extension PostgresError {
    /// A step after the end.
    static let transactionIsOver: PostgresError = PostgresError(.server, "the transaction is over")
}

/// What the owner holds; letting go of it rolls back.
private final class OpenTransaction: LaneTransaction {
    private let unit: TransactionUnit

    init(_ unit: TransactionUnit) { self.unit = unit }

    deinit { unit.abandon() }

    func run(_ statement: SQLStatement, _ parameters: ParameterList, _ completion: @escaping StatementCompletion) {
        unit.run(statement, parameters, completion)
    }

    func commit(_ completion: @escaping (Result<Void, PostgresError>) -> Void) { unit.commit(completion) }

    func rollback(_ completion: @escaping () -> Void) { unit.rollback(completion) }
}
