import Synchronization

/// Whether a shard has subscriptions, for those who would tell it of changes: they spare themselves the report if not.
///
/// A subscription is announced before it is sent, so before its query runs. Who reads that nobody is there *after* a commit therefore
/// knows that the query of any later subscription sees what was committed.
final class ShardInterest: Sendable {
    private let announced: Atomic<Int> = Atomic(0)
    private let settled: Atomic<Int> = Atomic(0)

    /// Whether there are subscriptions, or some on their way.
    var isThere: Bool {
        announced.load(ordering: .sequentiallyConsistent) != settled.load(ordering: .sequentiallyConsistent)
    }

    /// A subscription is about to be sent to the shard; from any thread.
    func announce() { announced.add(1, ordering: .sequentiallyConsistent) }

    /// The first `count` subscriptions have ended. From the shard's thread only.
    func settle(_ count: Int) { settled.store(count, ordering: .sequentiallyConsistent) }
}
