import SQL

/// The order in which new tables are made (language.md 1.9, 3).
struct TableOrder {
    /// Tables in the order of their creation.
    private(set) var tables: [Table] = []
    /// Whether references form a cycle, so that foreign keys must wait until all tables stand.
    private(set) var hasCycle: Bool = false

    /// - Parameter new: the tables to make; references to others do not matter.
    init(_ new: [Table]) {
        let byName: [Table] = new.sorted { sqlName($0) < sqlName($1) }
        let known: [String: Table] = Dictionary(
            byName.map { ($0.objectType, $0) }, uniquingKeysWith: { first, _ in first })
        var walk: Walk = Walk(known: known)
        for table: Table in byName { walk.visit(table) }
        hasCycle = walk.hasCycle
        tables = walk.hasCycle ? byName : walk.order
    }

    private struct Walk {
        let known: [String: Table]
        var order: [Table] = []
        var done: Set<String> = []
        var open: Set<String> = []
        var hasCycle: Bool = false

        /// A table whose references are being followed.
        private struct Step {
            var table: Table
            /// The tables it refers to that are still to come, the next one last.
            var targets: [Table]
        }

        /// Depth first, with a stack of its own: a chain of references may be longer than the stack of a thread can bear.
        mutating func visit(_ start: Table) {
            var steps: [Step] = []
            enter(start, &steps)
            while !steps.isEmpty {
                if let target: Table = steps[steps.count - 1].targets.popLast() {
                    enter(target, &steps)
                } else {
                    let table: Table = steps.removeLast().table
                    open.remove(table.objectType)
                    if done.insert(table.objectType).inserted { order.append(table) }
                }
            }
        }

        private mutating func enter(_ table: Table, _ steps: inout [Step]) {
            guard !done.contains(table.objectType) else { return }
            guard open.insert(table.objectType).inserted else {
                hasCycle = true
                return
            }
            let references: [Reference] = table.references.sorted {
                ($0.constraintName ?? "") < ($1.constraintName ?? "")
            }
            let targets: [Table] = references.filter { $0.target != table.objectType }.compactMap { known[$0.target] }
            steps.append(Step(table: table, targets: targets.reversed()))
        }
    }
}

/// The name of a table inside its schema, for sorting in byte order.
func sqlName(_ table: Table) -> String { table.name?.name ?? table.objectType }
