import SchemaModel

extension FilterPlan {
    /// The filter as one that says which rows are meant (`first.where`, the `where` of `updateMany` and `deleteMany`).
    ///
    /// What is always true is left out, so that a filter of which nothing else is left when a variable is omitted counts as vanished; and
    /// a condition that names a row by its key must be there: without it a row is meant that nobody asked for.
    func selecting(_ table: Table) -> FilterPlan {
        switch self {
        case .all(let members):
            let kept: [FilterPlan] = members.map { $0.selecting(table) }.filter { $0 != .always }
            return kept.isEmpty ? .always : .all(kept)
        case .any(let branches, _): return branches.isEmpty || !branches.allSatisfy(\.isTruth) ? self : .always
        case .comparison(let column, .sign(.equal, .source(var source))) where table.isKey(column):
            source.mustBeGiven = source.canBeAbsent
            return .comparison(column, .sign(.equal, .source(source)))
        default: return self
        }
    }

    /// Whether it holds for every row, whatever a request gives.
    private var isTruth: Bool {
        switch self {
        case .always: true
        case .all(let members): members.allSatisfy(\.isTruth)
        case .any(let branches, _): !branches.isEmpty && branches.allSatisfy(\.isTruth)
        default: false
        }
    }
}

extension Table {
    fileprivate func isKey(_ column: Column) -> Bool { primaryKey.contains(column.fieldName) }
}
