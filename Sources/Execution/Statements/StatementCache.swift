import ConnectorModel
import SQL

/// The statements that steps have been rendered to, for the shapes that occurred.
///
/// It keeps the operations it knows alive: they are told apart by their identity, which another one could take over if they went.
/// - Bounds: so many statements, and so much text in all of them together; beyond, the longest unused go.
struct StatementCache {
    private struct Key: Hashable {
        var operation: ObjectIdentifier
        var step: Int
        /// Nothing where no value of a request shapes the statement.
        var shape: ShapeKey?
    }

    private struct Known {
        let operation: CompiledOperation
        let entry: StatementEntry
    }

    private var known: BoundedCache<Key, Known>

    init(limit: Int = 16_384, textLimit: Int = 16 << 20) {
        known = BoundedCache(limit: limit, lengthLimit: textLimit)
    }

    /// The statement of a step that nothing shapes.
    mutating func fixedEntry(_ operation: CompiledOperation, step index: Int) -> StatementEntry? {
        let key: Key = Key(operation: ObjectIdentifier(operation), step: index, shape: nil)
        if let known: Known = known.value(of: key) { return known.entry }
        return operation.steps[index].fixedStatement.map { keep($0, key, operation) }
    }

    /// The statement of a step for a shape.
    mutating func entry(_ operation: CompiledOperation, step index: Int, shape: ShapeKey) -> StatementEntry {
        let key: Key = Key(operation: ObjectIdentifier(operation), step: index, shape: shape)
        if let known: Known = known.value(of: key) { return known.entry }
        return keep(operation.steps[index].template.render(shape), key, operation)
    }

    mutating func removeAll() { known.removeAll() }

    private mutating func keep(
        _ rendered: RenderedStatement, _ key: Key, _ operation: CompiledOperation
    ) -> StatementEntry {
        let entry: StatementEntry = StatementEntry(rendered)
        known.keep(
            Known(operation: operation, entry: entry), for: key, length: rendered.statement.text.utf8.count)
        return entry
    }
}

/// A rendered statement with what was learned of it.
final class StatementEntry {
    /// Beyond this a statement is too slow for the lane that many share.
    private static var slow: Int64 { 100_000 }
    /// So many executions in a row that were not slow, and it may go back: what was slow was the database, not the statement.
    private static var runsToRecover: Int { 32 }

    let rendered: RenderedStatement
    /// Whether others should not wait behind it.
    private(set) var isSlow: Bool = false
    private var quickRuns: Int = 0

    init(_ rendered: RenderedStatement) { self.rendered = rendered }

    /// Learns how long an execution took, in microseconds.
    func note(elapsed: Int64) {
        if elapsed > Self.slow { return noteSlow() }
        guard isSlow else { return }
        quickRuns += 1
        if quickRuns >= Self.runsToRecover { isSlow = false }
    }

    /// Learns of an execution that did not end in its time.
    func noteSlow() {
        isSlow = true
        quickRuns = 0
    }
}
