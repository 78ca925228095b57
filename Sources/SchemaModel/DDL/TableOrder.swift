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

        mutating func visit(_ table: Table) {
            guard !done.contains(table.objectType) else { return }
            guard open.insert(table.objectType).inserted else {
                hasCycle = true
                return
            }
            let references: [Reference] = table.references.sorted {
                ($0.constraintName ?? "") < ($1.constraintName ?? "")
            }
            for reference: Reference in references where reference.target != table.objectType {
                if let target: Table = known[reference.target] { visit(target) }
            }
            open.remove(table.objectType)
            if done.insert(table.objectType).inserted { order.append(table) }
        }
    }
}

/// The name of a table inside its schema, for sorting in byte order.
func sqlName(_ table: Table) -> String { table.name?.name ?? table.objectType }
