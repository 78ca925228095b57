import GraphQLSyntax

extension SchemaBuilder {
    /// A reference with the table that holds it.
    private struct Incoming {
        var child: Table
        var reference: Reference
    }

    /// A way through a join table, with what it is sorted by.
    private struct Join {
        var order: [String]
        var relation: Relation
    }

    /// Adds to each table what others see in it, in the order in which the fields are generated (language.md 2.2).
    func addRelations(to tables: inout [Table]) {
        var incoming: [String: [Incoming]] = [:]
        for child: Table in tables {
            for reference: Reference in child.references {
                incoming[reference.target, default: []].append(Incoming(child: child, reference: reference))
            }
        }
        let joins: [String: [Join]] = joins(tables)
        for position: Int in tables.indices {
            let name: String = tables[position].objectType
            tables[position].relations =
                direct(incoming[name] ?? [])
                + (joins[name] ?? []).sorted { $0.order.lexicographicallyPrecedes($1.order) }.map(\.relation)
        }
    }

    private func direct(_ incoming: [Incoming]) -> [Relation] {
        let lists: [Relation] = incoming.filter { !$0.reference.isUnique }.map { item in
            Relation(
                fieldName: "\(item.child.plural)_on_\(item.reference.fieldName)", target: item.child.objectType,
                path: .many(item.reference))
        }
        let singles: [Relation] = incoming.filter(\.reference.isUnique).map { item in
            Relation(
                fieldName: "\(item.child.singular)_on_\(item.reference.fieldName)", target: item.child.objectType,
                path: .single(item.reference))
        }
        return lists + singles
    }

    /// The ways through join tables, by the type they start from: tables whose key is literally two references.
    private func joins(_ tables: [Table]) -> [String: [Join]] {
        let plurals: [String: String] = Dictionary(
            tables.map { ($0.objectType, $0.plural) }, uniquingKeysWith: { first, _ in first })
        var joins: [String: [Join]] = [:]
        for join: Table in tables {
            guard let (first, second): (Reference, Reference) = joinReferences(join) else { continue }
            for (near, far): (Reference, Reference) in [(first, second), (second, first)] {
                guard let plural: String = plurals[far.target] else { continue }
                let suffix: String = near.target == far.target ? "_on_\(far.fieldName)" : ""
                let relation: Relation = Relation(
                    fieldName: "\(plural)_via_\(join.objectType)\(suffix)", target: far.target,
                    path: .via(near: near, far: far))
                joins[near.target, default: []].append(
                    Join(order: [far.target, join.objectType, far.fieldName], relation: relation))
            }
        }
        return joins
    }

    private func joinReferences(_ join: Table) -> (Reference, Reference)? {
        guard let entries: [Name] = rows[join.objectType]?.keyEntries, entries.count == 2,
            let first: Reference = join.reference(entries[0].value),
            let second: Reference = join.reference(entries[1].value), first.fieldName != second.fieldName
        else { return nil }
        return (first, second)
    }
}
