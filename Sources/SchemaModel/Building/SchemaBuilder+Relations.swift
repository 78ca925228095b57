import GraphQLSyntax

extension SchemaBuilder {
    /// Adds to each table what others see in it, in the order in which the fields are generated (language.md 2.2).
    func addRelations(to tables: inout [Table]) {
        let plain: [Table] = tables
        for position: Int in tables.indices {
            let table: Table = plain[position]
            let incoming: [(child: Table, reference: Reference)] = plain.flatMap { child in
                child.references.filter { $0.target == table.objectType }.map { (child, $0) }
            }
            let lists: [Relation] = incoming.filter { !$0.reference.isUnique }.map { child, reference in
                Relation(
                    fieldName: "\(child.plural)_on_\(reference.fieldName)", target: child.objectType,
                    path: .many(reference))
            }
            let singles: [Relation] = incoming.filter(\.reference.isUnique).map { child, reference in
                Relation(
                    fieldName: "\(child.singular)_on_\(reference.fieldName)", target: child.objectType,
                    path: .single(reference))
            }
            tables[position].relations = lists + singles + joins(of: table, plain)
        }
    }

    /// The ways through join tables: tables whose key is literally two references.
    private func joins(of table: Table, _ all: [Table]) -> [Relation] {
        var relations: [(order: [String], relation: Relation)] = []
        for join: Table in all {
            guard let (first, second): (Reference, Reference) = joinReferences(join) else { continue }
            for (near, far): (Reference, Reference) in [(first, second), (second, first)]
            where near.target == table.objectType {
                guard let other: Table = all.first(where: { $0.objectType == far.target }) else { continue }
                let suffix: String = near.target == far.target ? "_on_\(far.fieldName)" : ""
                let relation: Relation = Relation(
                    fieldName: "\(other.plural)_via_\(join.objectType)\(suffix)", target: other.objectType,
                    path: .via(near: near, far: far))
                relations.append(([other.objectType, join.objectType, far.fieldName], relation))
            }
        }
        return relations.sorted { $0.order.lexicographicallyPrecedes($1.order) }.map(\.relation)
    }

    private func joinReferences(_ join: Table) -> (Reference, Reference)? {
        guard let entries: [Name] = rows[join.objectType]?.keyEntries, entries.count == 2,
            let first: Reference = join.reference(entries[0].value),
            let second: Reference = join.reference(entries[1].value), first.fieldName != second.fieldName
        else { return nil }
        return (first, second)
    }
}
