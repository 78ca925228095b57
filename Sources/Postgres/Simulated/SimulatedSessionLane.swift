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
        events.append(.statement(statement, traits.effect))
        planModes.append(traits.planMode)
        completion(script(statement, parameters))
        return .settled
    }

    /// Answers by the script; the first failure fails the whole.
    @discardableResult
    public func submitSnapshot(
        _ statements: [(SQLStatement, ParameterList)], isForeign: Bool,
        _ completion: @escaping (Result<[StatementResult], SnapshotFailure>) -> Void
    ) -> Ticket {
        let texts: [SQLStatement] = statements.map(\.0)
        events.append(isForeign ? .foreignSnapshot(texts) : .snapshot(texts))
        var results: [StatementResult] = []
        for (index, (statement, parameters)) in statements.enumerated() {
            switch script(statement, parameters) {
            case .success(let result): results.append(result)
            case .failure(let error):
                completion(.failure(SnapshotFailure(error, index: index)))
                return .settled
            }
        }
        completion(.success(results))
        return .settled
    }

    /// Opens a transaction, or fails with the next of `controlErrors`.
    public func begin(
        _ options: TransactionOptions,
        _ completion: @escaping (Result<any LaneTransaction, PostgresError>) -> Void
    ) {
        events.append(.begin(options))
        if let error: PostgresError = nextControlError() {
            completion(.failure(error))
        } else {
            completion(.success(SimulatedTransaction(lane: self)))
        }
    }

    fileprivate func nextControlError() -> PostgresError? {
        controlErrors.isEmpty ? nil : controlErrors.removeFirst()
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
