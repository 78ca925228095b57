import ConnectorModel
import SQL

/// The statements that steps have been rendered to, for the shapes that occurred.
///
/// - Bounds: emptied when it holds more than `limit` statements, and when the service is swapped.
struct StatementCache {
    /// A rendered statement with what was learned of it.
    final class Entry {
        let rendered: RenderedStatement
        /// Whether it once took so long that others should not wait behind it.
        var isSlow: Bool = false

        init(_ rendered: RenderedStatement) { self.rendered = rendered }
    }

    private struct Key: Hashable {
        var operation: ObjectIdentifier
        var step: Int
        var shape: ShapeKey
    }

    private var entries: [Key: Entry] = [:]
    private let limit: Int

    init(limit: Int = 10_000) { self.limit = limit }

    mutating func entry(_ operation: CompiledOperation, step index: Int, shape: ShapeKey) -> Entry {
        let key: Key = Key(operation: ObjectIdentifier(operation), step: index, shape: shape)
        if let entry: Entry = entries[key] { return entry }
        if entries.count >= limit { entries = [:] }
        let step: CompiledStep = operation.steps[index]
        let entry: Entry = Entry(step.fixedStatement ?? step.template.render(shape))
        entries[key] = entry
        return entry
    }

    mutating func removeAll() { entries = [:] }
}
