public import Execution

/// One result for all subscribers of a cohort.
///
/// Immutable, and an object, so that a carrier can tell by identity that it has encoded this result already.
public final class SharedResult: Sendable {
    /// What the subscribers see.
    public let result: ExecutionResult
    /// What of it a subscriber sees, in 128 bits.
    public let hash: ContentHash
    /// The snapshot it was computed from, where the database told it.
    public let label: SnapshotLabel?

    /// A result.
    public init(_ result: ExecutionResult, label: SnapshotLabel? = nil) {
        self.result = result
        self.label = label
        hash = ContentHash(of: result)
    }
}
