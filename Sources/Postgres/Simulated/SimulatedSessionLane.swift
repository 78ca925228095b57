public import SQL

/// A session lane without a database: answers by a script and writes down what was asked, in order.
public final class SimulatedSessionLane: SessionLane {
    /// One thing that was asked.
    public enum Event: Hashable, Sendable {
        case statement(SQLStatement, StatementEffect)
        case snapshot([SQLStatement])
        case foreignSnapshot([SQLStatement])
        case begin(TransactionOptions)
        case transactionStatement(SQLStatement)
        case commit
        case rollback
    }

    /// What answers each statement.
    public typealias Script = (SQLStatement, ParameterList) -> Result<StatementResult, PostgresError>

    /// The script.
    public var script: Script
    /// What the next `begin` and `commit` calls give; success when empty.
    public var controlErrors: [PostgresError?] = []
    /// All that was asked.
    public fileprivate(set) var events: [Event] = []
    /// How each single statement was to be planned.
    public private(set) var planModes: [PlanMode] = []

    /// Whether all connections are taken: what is asked for waits until this is not so any more, and can be taken back until then.
    public var isBusy: Bool = false {
        didSet { if !isBusy { sendWaiting() } }
    }

    /// What waits for a connection.
    private var waiting: [WaitingWork] = []

    /// How many wait for a connection.
    public var waitingCount: Int { waiting.count { $0.isWanted } }

    /// A lane that answers by `script`.
    public init(script: @escaping Script) {
        self.script = script
    }

    /// Answers by the script.
    @discardableResult
    public func submit(
        _ statement: SQLStatement, _ parameters: ParameterList, as traits: StatementTraits,
        _ completion: @escaping StatementCompletion
    ) -> Ticket {
        send { [self] in
            events.append(.statement(statement, traits.effect))
            planModes.append(traits.planMode)
            completion(script(statement, parameters))
        } refuse: {
            completion(.failure($0))
        }
    }

    /// Answers by the script; the first failure fails the whole.
    @discardableResult
    public func submitSnapshot(
        _ statements: [(SQLStatement, ParameterList)], isForeign: Bool,
        _ completion: @escaping (Result<[StatementResult], SnapshotFailure>) -> Void
    ) -> Ticket {
        send { [self] in
            runSnapshot(statements, isForeign, completion)
        } refuse: {
            completion(.failure(SnapshotFailure($0)))
        }
    }

    private func runSnapshot(
        _ statements: [(SQLStatement, ParameterList)], _ isForeign: Bool,
        _ completion: (Result<[StatementResult], SnapshotFailure>) -> Void
    ) {
        let texts: [SQLStatement] = statements.map(\.0)
        events.append(isForeign ? .foreignSnapshot(texts) : .snapshot(texts))
        var results: [StatementResult] = []
        for (index, (statement, parameters)) in statements.enumerated() {
            switch script(statement, parameters) {
            case .success(let result): results.append(result)
            case .failure(let error):
                return completion(.failure(SnapshotFailure(error, index: index)))
            }
        }
        completion(.success(results))
    }

    /// Opens a transaction, or fails with the next of `controlErrors`.
    @discardableResult
    public func begin(
        _ options: TransactionOptions,
        _ completion: @escaping (Result<any LaneTransaction, PostgresError>) -> Void
    ) -> Ticket {
        send { [self] in
            events.append(.begin(options))
            if let error: PostgresError = nextControlError() {
                completion(.failure(error))
            } else {
                completion(.success(SimulatedTransaction(lane: self)))
            }
        } refuse: {
            completion(.failure($0))
        }
    }

    private func send(_ work: @escaping () -> Void, refuse: @escaping (PostgresError) -> Void) -> Ticket {
        guard isBusy else {
            work()
            return .settled
        }
        let waiting: WaitingWork = WaitingWork(work, refuse)
        self.waiting.append(waiting)
        return Ticket(waiting)
    }

    private func sendWaiting() {
        let sent: [WaitingWork] = waiting
        waiting = []
        for work: WaitingWork in sent { work.send() }
    }

    fileprivate func nextControlError() -> PostgresError? {
        controlErrors.isEmpty ? nil : controlErrors.removeFirst()
    }
}

/// What was asked for while all connections were taken.
private final class WaitingWork: Withdrawable {
    private var work: (() -> Void)?
    private let refuse: (PostgresError) -> Void

    init(_ work: @escaping () -> Void, _ refuse: @escaping (PostgresError) -> Void) {
        self.work = work
        self.refuse = refuse
    }

    var isWanted: Bool { work != nil }
    private(set) var isSent: Bool = false

    func send() {
        let work: (() -> Void)? = work
        self.work = nil
        isSent = work != nil
        work?()
    }

    func withdraw() {
        guard isWanted else { return }
        work = nil
        refuse(PostgresError(.cancelled, "withdrawn"))
    }
}

private final class SimulatedTransaction: LaneTransaction {
    private let lane: SimulatedSessionLane
    private var hasFailed: Bool = false

    init(lane: SimulatedSessionLane) { self.lane = lane }

    func run(_ statement: SQLStatement, _ parameters: ParameterList, _ completion: @escaping StatementCompletion) {
        lane.events.append(.transactionStatement(statement))
        guard !hasFailed else {
            completion(.failure(.transactionHasFailed))
            return
        }
        let result: Result<StatementResult, PostgresError> = lane.script(statement, parameters)
        if case .failure = result { hasFailed = true }
        completion(result)
    }

    func commit(_ completion: @escaping (Result<Void, PostgresError>) -> Void) {
        lane.events.append(.commit)
        if hasFailed {
            completion(.failure(.transactionHasFailed))
        } else if let error: PostgresError = lane.nextControlError() {
            completion(.failure(error))
        } else {
            completion(.success(()))
        }
    }

    func rollback(_ completion: @escaping () -> Void) {
        lane.events.append(.rollback)
        completion()
    }
}

extension PostgresError {
    /// A statement or a COMMIT in a transaction that an error has already ended.
    static let transactionHasFailed: PostgresError = PostgresError(
        .server, "the transaction has failed and can only be rolled back", sqlState: .failedTransaction)
}
