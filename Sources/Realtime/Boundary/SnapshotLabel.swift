/// The snapshot that a result was computed from.
///
/// A committed transaction is in the result exactly when its id `isVisible`. Labels of one database server are ordered in time.
///
/// - Shape: `pg_current_snapshot()` as text, `xmin:xmax:xip,xip,…`.
/// - Source: PostgreSQL manual, "Transaction ID and Snapshot Information Functions".
public struct SnapshotLabel: Hashable, Sendable {
    /// Every transaction below has ended.
    public let xmin: UInt64
    /// No transaction from here on had ended.
    public let xmax: UInt64
    /// The transactions in between that had not ended, ascending.
    public let inProgress: [UInt64]

    /// Reads PostgreSQL's text; nothing when it is not one.
    public init?(_ text: String) {
        let parts: [Substring] = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 3, let xmin = UInt64(parts[0]), let xmax = UInt64(parts[1]) else { return nil }
        var inProgress: [UInt64] = []
        for part in parts[2].split(separator: ",") {
            guard let transaction = UInt64(part) else { return nil }
            inProgress.append(transaction)
        }
        self.xmin = xmin
        self.xmax = xmax
        self.inProgress = inProgress
    }

    /// Whether the snapshot has what that transaction committed.
    public func isVisible(_ transaction: UInt64) -> Bool {
        transaction < xmin || (transaction < xmax && !inProgress.contains(transaction))
    }

    /// Whether the snapshot was taken before the other one.
    public func isOlder(than other: SnapshotLabel) -> Bool {
        // `xmax` follows the latest transaction that ended and never falls. Between two snapshots of one `xmax` transactions can
        // only have ended.
        xmax < other.xmax || (xmax == other.xmax && inProgress.count > other.inProgress.count)
    }
}
