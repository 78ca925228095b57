import SchemaModel

extension FilterPlan {
    /// Whether an index finds the few rows that satisfy it: a value is compared with the first column of one, or a reference leads to such
    /// a row.
    func isFoundByIndex(in table: Table) -> Bool {
        switch self {
        case .always, .vanished, .not, .related, .aggregate: false
        case .comparison(let column, let comparison): comparison.isEquality && table.hasIndex(on: column.fieldName)
        case .all(let members): members.contains { $0.isFoundByIndex(in: table) }
        case .any(let members, _): members.allSatisfy { $0.isFoundByIndex(in: table) }
        case .reference(let reference, let target, let inner):
            reference.pairs.count == 1 && reference.pairs.allSatisfy { table.hasIndex(on: $0.fieldName) }
                && inner.isFoundByIndex(in: target)
        }
    }
}

extension Table {
    /// Whether an index begins with the column, so that its equals are found.
    fileprivate func hasIndex(on fieldName: String) -> Bool {
        primaryKey.first == fieldName
            || indexes.contains { $0.method == .btree && $0.parts.first?.fieldName == fieldName }
    }
}

extension Comparison {
    /// Whether the column must equal one of few values.
    var isEquality: Bool {
        switch self {
        case .sign(.equal, _), .membership(isNegated: false, _): true
        default: false
        }
    }
}
