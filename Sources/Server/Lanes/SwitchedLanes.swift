import Postgres
import SQL

/// The lane for keyed reads of whichever database is in use.
final class SwitchedReads: StatementLane {
    private let lanes: LaneSwitch

    init(_ lanes: LaneSwitch) { self.lanes = lanes }

    func submit(
        _ statement: SQLStatement, _ parameters: ParameterList, _ completion: @escaping StatementCompletion
    ) -> Ticket {
        lanes.run {
            $0.reads.submit(statement, parameters, $0.ending(completion))
        } else: {
            completion(.failure($0))
        }
    }
}

/// The pool of whichever database is in use.
final class SwitchedSessions: SessionLane {
    private let lanes: LaneSwitch

    init(_ lanes: LaneSwitch) { self.lanes = lanes }

    func submit(
        _ statement: SQLStatement, _ parameters: ParameterList, as traits: StatementTraits,
        _ completion: @escaping StatementCompletion
    ) -> Ticket {
        lanes.run {
            $0.sessions.submit(statement, parameters, as: traits, $0.ending(completion))
        } else: {
            completion(.failure($0))
        }
    }

    func submitSnapshot(
        _ statements: [(SQLStatement, ParameterList)], isForeign: Bool,
        _ completion: @escaping (Result<[StatementResult], SnapshotFailure>) -> Void
    ) -> Ticket {
        lanes.run {
            $0.sessions.submitSnapshot(statements, isForeign: isForeign, $0.ending(completion))
        } else: {
            completion(.failure(SnapshotFailure($0)))
        }
    }

    func begin(
        _ options: TransactionOptions,
        _ completion: @escaping (Result<any LaneTransaction, PostgresError>) -> Void
    ) -> Ticket {
        lanes.run { lanes in
            lanes.sessions.begin(options) { result in
                switch result {
                case .success(let transaction): completion(.success(SwitchedTransaction(transaction, lanes)))
                case .failure(let error):
                    completion(.failure(error))
                    lanes.endUse()
                }
            }
        } else: {
            completion(.failure($0))
        }
    }
}

extension WorkerLanes {
    /// A completion that ends a use as well.
    fileprivate func ending<Value>(_ completion: @escaping (Value) -> Void) -> (Value) -> Void {
        { [self] value in
            completion(value)
            endUse()
        }
    }
}

/// A transaction that uses its lanes for as long as somebody has it.
private final class SwitchedTransaction: LaneTransaction {
    private let transaction: any LaneTransaction
    private let lanes: WorkerLanes

    init(_ transaction: any LaneTransaction, _ lanes: WorkerLanes) {
        self.transaction = transaction
        self.lanes = lanes
    }

    deinit { lanes.endUse() }

    func run(_ statement: SQLStatement, _ parameters: ParameterList, _ completion: @escaping StatementCompletion) {
        transaction.run(statement, parameters) { [self] result in withExtendedLifetime(self) { completion(result) } }
    }

    func commit(_ completion: @escaping (Result<Void, PostgresError>) -> Void) {
        transaction.commit { [self] result in withExtendedLifetime(self) { completion(result) } }
    }

    func rollback(_ completion: @escaping () -> Void) {
        transaction.rollback { [self] in withExtendedLifetime(self) { completion() } }
    }
}
