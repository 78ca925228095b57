import SQL
import SchemaModel

extension RootRead {
    /// The tables it reads.
    var tables: Set<QualifiedName> {
        switch kind {
        case .typename, .native: []
        case .lookup(let object, _): object.tables
        case .first(let list), .list(let list):
            list.object.tables.union(list.filter?.tables ?? []).union(list.order.tables)
        }
    }
}

extension ObjectPlan {
    fileprivate var tables: Set<QualifiedName> {
        var tables: Set<QualifiedName> = table.name.map { [$0] } ?? []
        for field: FieldPlan in fields {
            switch field.kind {
            case .column, .typename, .aggregate, .metadata, .entityID: break
            case .reference(_, let inner), .inverse(_, let inner): tables.formUnion(inner.tables)
            case .list(let list):
                tables.formUnion(list.object.tables)
                if let name: QualifiedName = list.argumentTable.name { tables.insert(name) }
                tables.formUnion(list.filter?.tables ?? [])
                tables.formUnion(list.order.tables)
            }
        }
        return tables
    }
}

extension FilterPlan {
    fileprivate var tables: Set<QualifiedName> {
        switch self {
        case .always, .vanished, .comparison, .aggregate: return []
        case .all(let members), .any(let members, _): return members.reduce(into: []) { $0.formUnion($1.tables) }
        case .not(let inner): return inner.tables
        case .reference(_, let target, let inner): return inner.tables.union(target.name.map { [$0] } ?? [])
        case .related(let related):
            let names: [QualifiedName] = [related.target.name, related.argumentTable.name].compactMap { $0 }
            return (related.filter?.tables ?? []).union(names)
        }
    }
}

extension [OrderPlan] {
    fileprivate var tables: Set<QualifiedName> {
        Set(flatMap { $0.path.compactMap(\.target.name) })
    }
}

extension RootWrite {
    /// The tables it writes, as far as they are known.
    var tables: [QualifiedName] {
        switch kind {
        case .insert(let table, let rows, _), .upsert(let table, let rows, _): rows.tables(table).compactMap(\.name)
        case .update(let table, _, _), .delete(let table, _): table.name.map { [$0] } ?? []
        case .native(let plan): plan.tables.sorted()
        case .query, .typename: []
        }
    }

    /// The tables that `query { … }` reads.
    var tablesRead: Set<QualifiedName> {
        guard case .query(let reads) = kind else { return [] }
        return reads.reduce(into: []) { $0.formUnion($1.tables) }
    }
}
