import SchemaModel

extension Model {
    /// The row that a reference points to; none where a part of it is null.
    func target(of reference: Reference, from row: Row) -> Row? {
        guard let table: Table = schema.table(reference.target) else { return nil }
        return rows(of: table).first { Self.points(reference, from: row, to: $0) }
    }

    static func points(_ reference: Reference, from row: Row, to target: Row) -> Bool {
        reference.pairs.allSatisfy { pair in
            let value: Value = row.value(pair.fieldName)
            return !value.isNull && Value.equal(value, target.value(pair.targetFieldName))
        }
    }

    /// The rows that a relation leads to, each with the row that arguments speak of: the join table's for a `_via_`.
    func related(_ relation: Relation, from row: Row) -> [Candidate] {
        switch relation.path {
        case .many(let reference), .single(let reference):
            guard let owner: Table = schema.table(reference.owner) else { return [] }
            return rows(of: owner).filter { Self.points(reference, from: $0, to: row) }.map {
                Candidate(argument: $0, row: $0)
            }
        case .via(let near, let far):
            guard let join: Table = schema.table(near.owner) else { return [] }
            return rows(of: join).filter { Self.points(near, from: $0, to: row) }.compactMap { link in
                target(of: far, from: link).map { Candidate(argument: link, row: $0) }
            }
        }
    }
}

/// A row that may be in a list.
struct Candidate {
    /// The row that `where` and `orderBy` speak of.
    var argument: Row
    /// The row that is shown.
    var row: Row
}
