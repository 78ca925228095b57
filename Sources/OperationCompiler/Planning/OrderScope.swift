import SchemaModel

/// What a list can be ordered by.
enum OrderScope {
    /// A request decides.
    case undecided
    /// The columns of rows, and those of rows that references lead to.
    case rows
    /// What is selected of distinct rows.
    case distinctRows(Selected)
    /// What is selected of groups, and aggregates.
    case groups(Selected)

    /// What elements have, as the columns of the inner layer.
    struct Selected {
        var table: Table
        var columnNames: Set<String>
        /// For a `_via_`, whose order speaks of the join table: the reference to the rows returned.
        var far: Reference?
    }

    init(_ elements: ListElements, object: ObjectPlan, far: Reference?) {
        let selected: Selected = Selected(
            table: object.table, columnNames: Set(object.neededColumns.map(\.name)), far: far)
        self =
            switch elements {
            case .rows: .rows
            case .distinctRows: .distinctRows(selected)
            case .groups: .groups(selected)
            }
    }

    /// The reference from a join table to the rows returned.
    var far: Reference? {
        switch self {
        case .rows, .undecided: nil
        case .distinctRows(let selected), .groups(let selected): selected.far
        }
    }

    /// The criterion as far as elements of the list have it: nothing where rows that became one element could differ in it.
    func admitted(_ plan: OrderPlan) -> OrderPlan? {
        switch (self, plan.value) {
        case (.undecided, _), (.rows, .column), (.groups, .aggregate): plan
        case (.rows, .aggregate), (.distinctRows, .aggregate): nil
        case (.distinctRows(let selected), .column), (.groups(let selected), .column): selected.admitted(plan)
        }
    }
}

extension OrderScope.Selected {
    fileprivate func admitted(_ plan: OrderPlan) -> OrderPlan? {
        guard let plan: OrderPlan = far.map({ ofReturnedRow(plan, $0) }) ?? plan, case .column(let column) = plan.value
        else { return nil }
        let needed: [String] = plan.path.first?.reference.pairs.map(\.columnName) ?? [column.name]
        return columnNames.isSuperset(of: needed) ? plan : nil
    }

    /// A criterion of the join table that speaks of the row it connects to.
    private func ofReturnedRow(_ plan: OrderPlan, _ far: Reference) -> OrderPlan? {
        var moved: OrderPlan = plan
        moved.isOfReturnedRow = true
        if plan.path.first?.reference == far {
            moved.path.removeFirst()
            return moved
        }
        guard plan.path.isEmpty, case .column(let column) = plan.value,
            let pair: Reference.Pair = far.pairs.first(where: { $0.columnName == column.name }),
            let key: Column = table.column(pair.targetFieldName)
        else { return nil }
        moved.value = .column(key)
        return moved
    }
}
