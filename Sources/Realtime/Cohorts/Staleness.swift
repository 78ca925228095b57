/// What makes a cohort's next result necessary.
struct Staleness: Equatable {
    /// More than these are not remembered; the execution then happens in any case.
    private static let maximumTransactions: Int = 64

    /// Why; empty when nothing is due.
    private(set) var reasons: RefreshReasons = []
    /// The transactions behind it, as long as nothing else is.
    private var transactions: [UInt64]? = []

    /// Whether an execution is due.
    var isStale: Bool { !reasons.isEmpty }

    /// Adds a cause.
    ///
    /// - Parameter causes: the transactions that a result must have to make this cause void; nothing when no result can tell.
    mutating func add(_ reason: RefreshReasons, causes: [UInt64]?) {
        reasons.formUnion(reason)
        guard let causes, let known: [UInt64] = transactions, known.count + causes.count <= Self.maximumTransactions
        else {
            transactions = nil
            return
        }
        transactions = known + causes
    }

    /// Forgets causes that a result computed from that snapshot has in it, all or none.
    ///
    /// - Returns: whether there were causes and they are gone.
    mutating func settle(with label: SnapshotLabel?) -> Bool {
        guard isStale, let label, let transactions, transactions.allSatisfy({ label.isVisible($0) }) else {
            return false
        }
        self = Staleness()
        return true
    }
}
