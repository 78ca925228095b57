import Execution
import SchemaModel

/// What the tables do not let in.
extension Model {
    /// Columns that must not be null.
    func checkNulls(_ row: Row, of table: Table) throws(Failure) {
        for column: Column in table.columns where !column.isNullable || table.primaryKey.contains(column.fieldName) {
            if row.value(column.fieldName).isNull { throw .code(.invalidArgument) }
        }
    }

    /// The primary key and other unique columns. Nulls do not equal one another.
    ///
    /// - Parameter position: where the row itself stands.
    func checkUnique(_ row: Row, of table: Table, at position: Int?) throws(Failure) {
        let sets: [[String]] = [table.primaryKey] + table.indexes.filter(\.isUnique).map(\.fieldNames)
        for fields: [String] in sets where !fields.isEmpty {
            for (index, other) in (rows[table.objectType] ?? []).enumerated() where index != position {
                guard fields.allSatisfy({ !row.value($0).isNull && row.value($0) == other.value($0) }) else {
                    continue
                }
                throw .code(.alreadyExists)
            }
        }
    }

    /// Every reference points to a row. PostgreSQL looks at the end of a statement, and so does this: at everything.
    func checkReferences() throws(Failure) {
        for table: Table in schema.tables {
            for reference: Reference in table.references where reference.constraintName != nil {
                for row: Row in rows[table.objectType] ?? [] {
                    let isNull: Bool = reference.pairs.contains { row.value($0.fieldName).isNull }
                    guard isNull || target(of: reference, from: row) != nil else {
                        throw .code(.failedPrecondition)
                    }
                }
            }
        }
    }

    /// Takes rows away, and does to rows that point to them what their references say.
    mutating func delete(_ positions: [Int], from table: Table) throws(Failure) {
        let gone: [Row] = positions.compactMap { rows[table.objectType]?[$0] }
        for position: Int in positions.sorted(by: >) { rows[table.objectType]?.remove(at: position) }
        for owner: Table in schema.tables {
            for reference: Reference in owner.references where reference.target == table.objectType {
                try follow(reference, of: owner, to: gone)
            }
        }
    }

    private mutating func follow(_ reference: Reference, of owner: Table, to gone: [Row]) throws(Failure) {
        let own: [Row] = rows[owner.objectType] ?? []
        let hit: [Int] = own.indices.filter { index in
            gone.contains { Self.points(reference, from: own[index], to: $0) }
        }
        guard !hit.isEmpty else { return }
        switch reference.deleteRule {
        case .cascade: try delete(hit, from: owner)
        case .setNull:
            for position: Int in hit {
                for pair: Reference.Pair in reference.pairs {
                    rows[owner.objectType]?[position][pair.fieldName] = .null
                }
                if let row: Row = rows[owner.objectType]?[position] { try checkNulls(row, of: owner) }
            }
        }
    }
}
