import SchemaModel

/// Finds what the database deletes and changes because rows are deleted: those that point to them, and those that point to these.
struct DeletionReach {
    let schema: Schema

    /// What follows from a deletion, table by table; the way to each is named as a selection would name it.
    func places(after place: PlaceAccess, of table: Table) -> [PlaceAccess] {
        var seen: Set<Reference> = []
        return places(after: place, of: table, &seen)
    }

    private func places(after place: PlaceAccess, of table: Table, _ seen: inout Set<Reference>) -> [PlaceAccess] {
        var found: [PlaceAccess] = []
        for other: Table in schema.tables where !other.isView {
            for reference: Reference in other.references
            where reference.target == table.objectType && seen.insert(reference).inserted {
                let consequence: PlaceAccess = self.place(other, by: reference, after: place, of: table)
                found.append(consequence)
                if reference.deleteRule == .cascade { found += places(after: consequence, of: other, &seen) }
            }
        }
        return found
    }

    private func place(
        _ other: Table, by reference: Reference, after place: PlaceAccess, of table: Table
    ) -> PlaceAccess {
        let name: String? = table.relations.first { $0.reference == reference }?.fieldName
        var result: PlaceAccess = PlaceAccess(
            path: "\(place.path).\(name ?? "\(other.plural)_on_\(reference.fieldName)")", location: place.location,
            action: reference.deleteRule == .cascade ? .delete : .update, table: other.objectType,
            tie: tie(of: reference, to: place))
        result.consequence = reference.deleteRule == .cascade ? .cascade : .setNull
        if reference.deleteRule == .setNull { result.writes = reference.pairs.map(\.fieldName) }
        return result
    }

    /// Rows are the caller's where the columns by which they point are their `auth.uid`; others may have written whatever else points there.
    private func tie(of reference: Reference, to place: PlaceAccess) -> RowTie {
        guard case .tied(let ties) = place.tie else { return .untied(.around(place.path)) }
        let callers: [String] = ties.filter { $0.trail.count == 1 }.flatMap(\.trail)
        guard let pair: Reference.Pair = reference.pairs.first(where: { callers.contains($0.targetFieldName) }) else {
            return .untied(.pointing(to: place.path))
        }
        return .tied([Tie(kind: .around, text: place.path, trail: [pair.fieldName])])
    }
}

extension Relation {
    /// The reference that points here.
    fileprivate var reference: Reference? {
        switch path {
        case .many(let reference), .single(let reference): reference
        case .via: nil
        }
    }
}
