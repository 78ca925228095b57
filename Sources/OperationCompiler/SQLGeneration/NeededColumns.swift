import SchemaModel

extension ObjectPlan {
    /// The columns of the row itself that the response and the ways to related rows need, in the table's order.
    var neededColumns: [Column] {
        var names: Set<String> = []
        for field: FieldPlan in fields {
            switch field.kind {
            case .column(let column): names.insert(column.name)
            case .typename, .aggregate, .metadata: break
            case .entityID(let table): names.formUnion(table.keyColumns.map(\.name))
            case .reference(let reference, _): names.formUnion(reference.pairs.map(\.columnName))
            case .inverse(let reference, _): names.formUnion(reference.pairs.map(\.targetColumnName))
            case .list(let list): names.formUnion(list.parentColumns)
            }
        }
        return table.columns.filter { names.contains($0.name) }
    }
}

extension RelatedListPlan {
    /// The columns of the row around the list by which its rows are found.
    fileprivate var parentColumns: [String] {
        switch path {
        case .many(let reference), .single(let reference), .via(near: let reference, far: _):
            reference.pairs.map(\.targetColumnName)
        }
    }
}
