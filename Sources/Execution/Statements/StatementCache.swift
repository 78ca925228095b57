import ConnectorModel
import Postgres
import SQL

/// The statements that steps have been rendered to, for the shapes that occurred.
///
/// It keeps no operation alive: one that was planned for a shape is much larger than its statements.
/// - Bounds: so many statements, and so much text in all of them together; beyond, the longest unused go.
struct StatementCache {
    private struct Key: Hashable {
        /// Its `number`.
        var operation: UInt64
        var step: Int
        /// Nothing where no value of a request shapes the statement.
        var shape: ShapeKey?
    }

    private var known: BoundedCache<Key, StatementEntry>
    private let demand: ReportDemand

    /// - Parameter demand: which statements must report what they wrote.
    init(for demand: ReportDemand, limit: Int = 16_384, textLimit: Int = 16 << 20) {
        self.demand = demand
        known = BoundedCache(limit: limit, lengthLimit: textLimit)
    }

    /// The statement of a step that nothing shapes.
    mutating func fixedEntry(_ operation: CompiledOperation, step index: Int) -> StatementEntry? {
        let key: Key = Key(operation: operation.number, step: index, shape: nil)
        if let entry: StatementEntry = known.value(of: key) { return entry }
        return operation.steps[index].isFixed ? keep(ShapeKey(), key, operation) : nil
    }

    /// The statement of a step for a shape.
    mutating func entry(_ operation: CompiledOperation, step index: Int, shape: ShapeKey) -> StatementEntry {
        let key: Key = Key(operation: operation.number, step: index, shape: shape)
        if let entry: StatementEntry = known.value(of: key) { return entry }
        return keep(shape, key, operation)
    }

    private mutating func keep(_ shape: ShapeKey, _ key: Key, _ operation: CompiledOperation) -> StatementEntry {
        let step: CompiledStep = operation.steps[key.step]
        let isReported: Bool = demand.includes(step, of: operation)
        let rendered: RenderedStatement = step.template.render(shape, isReported: isReported)
        let typed: RenderedStatement? =
            step.template.canBeTyped
            ? step.template.render(shape, isReported: isReported, isTyped: true) : nil
        let entry: StatementEntry = StatementEntry(rendered, typed: typed)
        known.keep(entry, for: key, length: rendered.statement.text.utf8.count)
        return entry
    }
}

/// A rendered statement with what was learned of it.
final class StatementEntry {
    /// Beyond this a statement is too slow for the lane that many share.
    private static var slow: Duration { .milliseconds(100) }
    /// Beyond this nobody should wait behind it on a connection of the session pool either.
    private static var unhurried: Duration { .milliseconds(20) }
    /// What is below this a few times running is quick. Less than above, so that a busy machine does not make it change all the time.
    private static var quick: Duration { .milliseconds(5) }
    private static var runsToBeQuick: Int { 2 }
    /// So many executions in a row that were not slow, and it may go back: what was slow was the database, not the statement.
    private static var runsToRecover: Int { 32 }

    private(set) var rendered: RenderedStatement
    /// The same with types for all parameters, for native SQL where PostgreSQL cannot infer them.
    private var typed: RenderedStatement?
    /// Whether others should not wait behind it.
    private(set) var isSlow: Bool = false
    /// Whether it has run at all.
    private(set) var isTried: Bool = false
    /// Whether others may wait behind it; not before it is known.
    private(set) var isQuick: Bool = false
    private var quickRuns: Int = 0
    /// How it is planned, where that may depend on its values.
    var plans: PlanTrial = PlanTrial()

    init(_ rendered: RenderedStatement, typed: RenderedStatement? = nil) {
        self.rendered = rendered
        self.typed = typed
    }

    /// After a failure that may be for want of types: whether the statement has some that the one that failed had not.
    func giveTypes(after error: PostgresError, of failed: SQLStatement) -> Bool {
        guard let state: SQLState = error.sqlState, state.mayWantTypes else { return false }
        // Several requests may have sent it before the first one failed.
        guard rendered.statement == failed else { return true }
        guard let typed else { return false }
        rendered = typed
        self.typed = nil
        return true
    }

    /// Learns how long the server was at an execution.
    func note(_ serviceTime: Duration) {
        isTried = true
        if serviceTime > Self.unhurried { isQuick = false }
        if serviceTime > Self.slow { return noteSlow() }
        guard isSlow || !isQuick else { return }
        quickRuns = isSlow || serviceTime <= Self.quick ? quickRuns + 1 : 0
        if quickRuns >= Self.runsToRecover { isSlow = false }
        if !isSlow, quickRuns >= Self.runsToBeQuick { isQuick = true }
    }

    /// Learns of an execution that did not end in its time.
    func noteSlow() {
        isSlow = true
        isQuick = false
        quickRuns = 0
    }
}

extension SQLState {
    /// No operator or function for these types, no type for a parameter, several for one, or one that a generic function cannot do with.
    fileprivate var mayWantTypes: Bool { ["42883", "42P18", "42P08", "42804"].contains(rawValue) }
}
