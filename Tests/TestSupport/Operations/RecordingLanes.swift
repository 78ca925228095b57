import Postgres
import SQL

/// What was sent to the database, in order.
public final class StatementLog {
    /// One statement.
    public struct Entry: Hashable, Sendable {
        /// Which way it went.
        public var way: String
        /// The SQL.
        public var text: String
    }

    private(set) var entries: [Entry] = []

    func add(_ way: String, _ text: String) { entries.append(Entry(way: way, text: text)) }

    func take() -> [Entry] {
        defer { entries = [] }
        return entries
    }
}

/// A read lane that writes down what passes.
final class RecordingReadLane: StatementLane {
    private let lane: ReadLane
    private let log: StatementLog

    init(_ lane: ReadLane, _ log: StatementLog) {
        self.lane = lane
        self.log = log
    }

    func submit(
        _ statement: SQLStatement, _ parameters: ParameterList, _ completion: @escaping StatementCompletion
    ) -> Ticket {
        log.add("read lane", statement.text)
        return lane.submit(statement, parameters) { completion($0.map(\.inNoTime)) }
    }
}

/// A session pool that writes down what passes.
final class RecordingSessionLane: SessionLane {
    private let lane: SessionPool
    private let log: StatementLog

    init(_ lane: SessionPool, _ log: StatementLog) {
        self.lane = lane
        self.log = log
    }

    func submit(
        _ statement: SQLStatement, _ parameters: ParameterList, as traits: StatementTraits,
        _ completion: @escaping StatementCompletion
    ) -> Ticket {
        log.add("session pool", statement.text)
        return lane.submit(statement, parameters, as: traits) { completion($0.map(\.inNoTime)) }
    }

    func submitSnapshot(
        _ statements: [(SQLStatement, ParameterList)], isForeign: Bool,
        _ completion: @escaping (Result<[StatementResult], SnapshotFailure>) -> Void
    ) -> Ticket {
        for statement in statements { log.add("one snapshot", statement.0.text) }
        return lane.submitSnapshot(statements, isForeign: isForeign, completion)
    }

    func begin(
        _ options: TransactionOptions, _ completion: @escaping (Result<any LaneTransaction, PostgresError>) -> Void
    ) -> Ticket {
        let way: String = "\(options.isolation.rawValue) transaction, \(options.advisoryLocks.count) locked"
        return lane.begin(options) { [log] result in
            completion(result.map { RecordingTransaction($0, way, log) })
        }
    }
}

private final class RecordingTransaction: LaneTransaction {
    private let transaction: any LaneTransaction
    private let way: String
    private let log: StatementLog

    init(_ transaction: any LaneTransaction, _ way: String, _ log: StatementLog) {
        self.transaction = transaction
        self.way = way
        self.log = log
    }

    func run(_ statement: SQLStatement, _ parameters: ParameterList, _ completion: @escaping StatementCompletion) {
        log.add(way, statement.text)
        transaction.run(statement, parameters) { completion($0.map(\.inNoTime)) }
    }

    func commit(_ completion: @escaping (Result<Void, PostgresError>) -> Void) { transaction.commit(completion) }

    func rollback(_ completion: @escaping () -> Void) {
        log.add(way, "ROLLBACK")
        transaction.rollback(completion)
    }
}

extension StatementResult {
    /// The same without how long it took: which way a statement goes is learned from that, and would depend on what else the machine does.
    fileprivate var inNoTime: StatementResult {
        var copy: StatementResult = self
        copy.serviceTime = .zero
        return copy
    }
}
