import SchemaModel

/// A row that is the caller's, or the mutation ends.
struct GuardedRow {
    var table: Table
    /// How it was found: fields that equal a value of the text, and whether that is all.
    var choice: RowChoice
    var path: String
    /// Whether the mutation ends too where there is no such row.
    var isThere: Bool
    /// What makes it the caller's.
    var ties: [Tie]
    /// The field that gave it, where later ones may name what it gave.
    var step: ResponseStep?

    private var isOwnership: Bool { ties.contains(where: \.isOwnership) }

    /// The fields of which one leads to what equals `auth.uid`, as a check or a filter looked at it.
    private var trails: [[String]] { ties.filter(\.isOwnership).map(\.trail) }

    /// What it says of rows that are chosen by the same values: of the same row, of those that point to it, and of one that it points to.
    func tie(to choice: RowChoice, of other: Table) -> Tie? {
        guard !other.primaryKey.isEmpty else { return nil }
        let own: [Key] = table.primaryKey.map { ($0, $0) }
        if other == table, isFound(by: own, choice, alsoAsked: choice.equalities) {
            return Tie(
                kind: .check, text: path, isOwnership: isOwnership, trail: trails.first { $0.count == 1 } ?? [])
        }
        if isOwnership, other.keys(to: table).contains(where: { isFound(by: $0, choice, alsoAsked: [:]) }) {
            return Tie(kind: .check, text: path)
        }
        let isNamed: Bool = other.primaryKey.allSatisfy { step?.column(choice.given[$0]) != nil }
        let references: [Reference] = table.references(to: other) { isSame($0, as: $1, choice) }
        guard isThere || isNamed, !references.isEmpty else { return nil }
        // It is shared with other rows that point to it, unless what was looked at is its own.
        let isLookedAt: Bool = references.contains { reference in
            trails.contains { $0.count > 1 && $0.first == reference.fieldName }
        }
        return Tie(kind: .check, text: path, isOwnership: isLookedAt)
    }

    /// Whether rows are chosen by the value that this row has in a column: one of the text, or one that it gave.
    private func isSame(_ column: String, as key: String, _ choice: RowChoice) -> Bool {
        if let value: String = choice.equalities[key], value == self.choice.equalities[column] { return true }
        return isGiven(column, as: key, choice)
    }

    /// Whether a column of this row itself names rows; there is one then.
    private func isGiven(_ column: String, as key: String, _ choice: RowChoice) -> Bool {
        step?.column(choice.given[key]) == column
    }

    /// A column of this row and the one by which others are chosen with the same value.
    typealias Key = (column: String, other: String)

    /// Whether rows that are chosen by the key of this row cannot be there without this row having been looked at: it names them itself,
    /// the mutation ends where it is not there, or nothing was asked of it but what chooses them as well.
    ///
    /// - Parameter alsoAsked: what is asked of this very row besides, where that is the one chosen.
    private func isFound(by keys: [Key], _ choice: RowChoice, alsoAsked: [String: String]) -> Bool {
        guard keys.allSatisfy({ isSame($0.column, as: $0.other, choice) }) else { return false }
        if isThere || keys.contains(where: { isGiven($0.column, as: $0.other, choice) }) { return true }
        guard !self.choice.isPartial else { return false }
        return self.choice.equalities.allSatisfy { column, value in
            keys.contains { $0.column == column } || alsoAsked[column] == value
        }
    }
}

extension Table {
    /// The keys of another table by which rows of this one point to its rows: one for each reference.
    fileprivate func keys(to other: Table) -> [[GuardedRow.Key]] {
        references.compactMap { reference in
            guard reference.target == other.objectType, !other.primaryKey.isEmpty else { return nil }
            let keys: [GuardedRow.Key] = other.primaryKey.compactMap { key in
                reference.pairs.first { $0.targetFieldName == key }.map { (key, $0.fieldName) }
            }
            return keys.count == other.primaryKey.count ? keys : nil
        }
    }

    /// The references that lead to another table by columns that all satisfy something, each with the one it equals.
    func references(to other: Table, _ condition: (_ own: String, _ target: String) -> Bool) -> [Reference] {
        references.filter { reference in
            reference.target == other.objectType && !other.primaryKey.isEmpty
                && other.primaryKey.allSatisfy { key in
                    reference.pairs.contains { $0.targetFieldName == key && condition($0.fieldName, key) }
                }
        }
    }
}
