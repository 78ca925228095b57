import SchemaModel

extension FilterPlan {
    /// Which way a condition counts for the rows that are meant.
    enum Side {
        /// A row that satisfies it may be meant.
        case asked
        /// One that does not (`_not`).
        case denied
        /// Either: rows are counted that satisfy it.
        case counted

        fileprivate var opposite: Side {
            switch self {
            case .asked: .denied
            case .denied: .asked
            case .counted: .counted
            }
        }
    }

    /// The filter, in which a null that would let every row through is as good as a variable that is left out: `nin: null`,
    /// `_not: {in: null}`, `ne: null` of a column that is never null.
    ///
    /// For filters that say which rows are meant; elsewhere null is a value like others.
    func withoutVoidNulls(_ side: Side) -> FilterPlan {
        switch self {
        case .always, .vanished, .aggregate: self
        case .comparison(let column, let comparison): .comparison(column, comparison.withoutVoidNull(column, side))
        case .all(let members): .all(members.map { $0.withoutVoidNulls(side) })
        case .any(let members, let isIndexed):
            .any(members.map { $0.withoutVoidNulls(side) }, isIndexed: isIndexed)
        case .not(let inner): .not(inner.withoutVoidNulls(side.opposite))
        case .reference(let reference, let table, let inner):
            .reference(reference, table, inner.withoutVoidNulls(side))
        case .related(let related): .related(related.withoutVoidNulls(side))
        }
    }
}

extension RelatedFilter {
    fileprivate func withoutVoidNulls(_ side: FilterPlan.Side) -> RelatedFilter {
        var result: RelatedFilter = self
        result.filter = filter?.withoutVoidNulls(counts.isEmpty ? side : .counted)
        result.counts = counts.map { $0.withoutVoidNull(.neverNullCount, side) }
        return result
    }
}

extension Comparison {
    fileprivate func withoutVoidNull(_ column: Column, _ side: FilterPlan.Side) -> Comparison {
        if case .elements(var test) = self {
            let inner: FilterPlan.Side = test.counts.isEmpty ? side : .counted
            test.conditions = test.conditions?.map { $0.withoutVoidNull(test.element, inner) }
            test.counts = test.counts.map { $0.withoutVoidNull(.neverNullCount, side) }
            return .elements(test)
        }
        guard let operand, let outcome: Bool = outcomeOfNull(column) else { return self }
        guard side == .counted || outcome == (side == .asked) else { return self }
        // A condition that is null itself.
        guard operand != .null else { return .isNull(.neither) }
        return with(operand.voidWhenNull)
    }

    /// What it says of every row when its operand is null; nothing where that depends on the row.
    private func outcomeOfNull(_ column: Column) -> Bool? {
        switch self {
        case .sign(.equal, _): column.isNullable ? nil : false
        case .sign(.notEqual, _): column.isNullable ? nil : true
        case .membership(let isNegated, _), .includes(let isNegated, _): isNegated
        case .sign, .like, .includesAll, .excludesAll, .pattern: false
        case .isNull, .prefix, .elements: nil
        }
    }

    private var operand: Operand? {
        switch self {
        case .sign(_, let operand), .membership(_, let operand), .like(_, let operand), .includes(_, let operand),
            .includesAll(let operand), .excludesAll(let operand):
            operand
        case .pattern(let test): test.pattern
        case .isNull, .prefix, .elements: nil
        }
    }

    private func with(_ operand: Operand) -> Comparison {
        switch self {
        case .sign(let sign, _): return .sign(sign, operand)
        case .membership(let isNegated, _): return .membership(isNegated: isNegated, operand)
        case .like(let kind, _): return .like(kind, operand)
        case .includes(let isNegated, _): return .includes(isNegated: isNegated, operand)
        case .includesAll: return .includesAll(operand)
        case .excludesAll: return .excludesAll(operand)
        case .pattern(var test):
            test.pattern = operand
            return .pattern(test)
        case .isNull, .prefix, .elements: return self
        }
    }
}

extension Column {
    /// A number of rows, which there always is.
    fileprivate static var neverNullCount: Column {
        var count: Column = AggregatePlan.rowCount
        count.isNullable = false
        return count
    }
}

extension Operand {
    fileprivate var voidWhenNull: Operand {
        switch self {
        case .source(var source):
            source.isVoidWhenNull = true
            return .source(source)
        case .relative(var time):
            time.base = time.base.voidWhenNull
            return .relative(time)
        case .null, .literal, .list, .json: return self
        }
    }
}
