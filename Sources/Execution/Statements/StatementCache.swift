import ConnectorModel
import SQL

/// The statements that steps have been rendered to, for the shapes that occurred.
///
/// It keeps the operations it knows alive: they are told apart by their identity, which another one could take over if they went.
/// - Bounds: at most `operationLimit` operations, and in each `shapeLimit` statements a step; beyond, that part begins anew.
struct StatementCache {
    private struct Statements {
        let operation: CompiledOperation
        var steps: [StepStatements]
    }

    private var known: [ObjectIdentifier: Statements] = [:]
    private let operationLimit: Int
    private let shapeLimit: Int

    init(operationLimit: Int = 4096, shapeLimit: Int = 1024) {
        self.operationLimit = operationLimit
        self.shapeLimit = shapeLimit
    }

    /// The statement of a step that nothing shapes.
    mutating func fixedEntry(_ operation: CompiledOperation, step index: Int) -> StatementEntry? {
        let id: ObjectIdentifier = ObjectIdentifier(operation)
        if let statements: Statements = known[id] { return statements.steps[index].fixed }
        remember(operation)
        return known[id]?.steps[index].fixed
    }

    /// The statement of a step for a shape.
    mutating func entry(_ operation: CompiledOperation, step index: Int, shape: ShapeKey) -> StatementEntry {
        remember(operation)
        let id: ObjectIdentifier = ObjectIdentifier(operation)
        if let entry: StatementEntry = known[id]?.steps[index].shaped[shape] { return entry }
        let entry: StatementEntry = StatementEntry(operation.steps[index].template.render(shape))
        if known[id]?.steps[index].shaped.count ?? 0 >= shapeLimit { known[id]?.steps[index].shaped = [:] }
        known[id]?.steps[index].shaped[shape] = entry
        return entry
    }

    mutating func removeAll() { known = [:] }

    private mutating func remember(_ operation: CompiledOperation) {
        let id: ObjectIdentifier = ObjectIdentifier(operation)
        guard known[id] == nil else { return }
        if known.count >= operationLimit { known = [:] }
        known[id] = Statements(
            operation: operation,
            steps: operation.steps.map { StepStatements(fixed: $0.fixedStatement.map { StatementEntry($0) }) })
    }
}

/// The statements of one step.
struct StepStatements {
    var fixed: StatementEntry?
    var shaped: [ShapeKey: StatementEntry] = [:]
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
