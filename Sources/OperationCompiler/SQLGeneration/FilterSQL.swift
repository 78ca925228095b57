import SQL
import SchemaModel

/// Writes conditions.
struct FilterSQL {
    var aliases: Aliases
    /// Whether null and false differ here: below a `NOT` a condition must not be null where it could be false.
    private var isNegated: Bool = false
    /// Whether references stand beside branches of an `OR` that indexes can find.
    private var isIndexedBranch: Bool = false
    /// What is compared instead of columns: the value of an aggregate.
    private var aggregate: SQLTemplate?

    init(aliases: Aliases) { self.aliases = aliases }

    /// A condition on the row of a range variable, in brackets where they are needed.
    mutating func condition(_ filter: FilterPlan, on alias: String) -> SQLTemplate {
        switch filter {
        case .always: return .text("TRUE")
        case .vanished(nil): return .nothing
        case .vanished(let source?):
            return .choice(source: source.index, absent: .nothing, null: .nothing, value: .nothing)
        case .comparison(let column, let comparison):
            return ComparisonSQL(column: column, alias: alias, instead: aggregate).condition(comparison)
        case .aggregate(let plan, let comparisons):
            defer { aggregate = nil }
            aggregate = AggregateSQL.comparable(plan, over: alias)
            return condition(comparisons, on: alias)
        case .all(let members):
            if members.isEmpty { return .text("TRUE") }
            if members.count == 1 { return condition(members[0], on: alias) }
            return join(members, " AND ", .keepsOthers, on: alias)
        case .any(let members, let isIndexed):
            if members.isEmpty { return .text("FALSE") }
            if members.count == 1 { return condition(members[0], on: alias) }
            let outer: Bool = isIndexedBranch
            defer { isIndexedBranch = outer }
            isIndexedBranch = isIndexed && !isNegated
            return join(members, " OR ", .vanishesWithAny, on: alias)
        case .not(let inner):
            let outer: Bool = isNegated
            defer { isNegated = outer }
            isNegated = true
            return .join(
                SQLTemplate.Join(
                    separator: "", open: .text("NOT ("), close: .text(")"), elements: [condition(inner, on: alias)],
                    rule: .vanishesWithAny))
        case .reference(let reference, let target, let inner):
            return self.reference(reference, target, inner, on: alias)
        case .related(let related): return self.related(related, on: alias)
        }
    }

    private mutating func join(
        _ members: [FilterPlan], _ separator: String, _ rule: SQLTemplate.Join.Rule, on alias: String
    ) -> SQLTemplate {
        var elements: [SQLTemplate] = []
        for member: FilterPlan in members { elements.append(condition(member, on: alias)) }
        return .join(
            SQLTemplate.Join(
                separator: separator, open: .text("("), close: .text(")"), elements: elements, rule: rule))
    }

    private mutating func reference(
        _ reference: Reference, _ target: Table, _ inner: FilterPlan, on alias: String
    ) -> SQLTemplate {
        let other: String = aliases.next()
        let condition: SQLTemplate = ofOtherRows(inner, on: other)
        if isIndexedBranch, reference.pairs.count == 1, let pair: Reference.Pair = reference.pairs.first,
            inner.isFoundByIndex(in: target)
        {
            // PostgreSQL makes no join of EXISTS below OR and would read the whole table; indexes of single columns it combines.
            return .join(
                SQLTemplate.Join(
                    separator: "",
                    open: .build {
                        $0.column(alias, pair.columnName)
                        $0.keyword(" = ANY (ARRAY(SELECT ")
                        $0.column(other, pair.targetColumnName)
                        $0.keyword(" FROM ")
                        RelationSQL.appendTable(target, as: other, to: &$0)
                        $0.keyword(" WHERE ")
                    },
                    close: .text("))"), elements: [condition], rule: .vanishesWithAny))
        }
        return exists(
            from: .build {
                RelationSQL.appendTable(target, as: other, to: &$0)
                $0.keyword(" WHERE ")
                RelationSQL.appendJoin(reference, owner: alias, target: other, to: &$0)
            },
            condition)
    }

    /// A condition on rows of a subquery, which is where null and false are the same again.
    private mutating func ofOtherRows(_ filter: FilterPlan, on alias: String) -> SQLTemplate {
        let outer: (Bool, Bool) = (isNegated, isIndexedBranch)
        defer { (isNegated, isIndexedBranch) = outer }
        (isNegated, isIndexedBranch) = (false, false)
        return condition(filter, on: alias)
    }

    private mutating func related(_ related: RelatedFilter, on alias: String) -> SQLTemplate {
        let source: RelationSQL.Source = RelationSQL.source(
            related.path, target: related.target, argumentTable: related.argumentTable, parent: alias, &aliases)
        let inner: SQLTemplate? = related.filter.map { ofOtherRows($0, on: source.rowAlias) }
        guard !related.counts.isEmpty else {
            return exists(from: source.rows, inner ?? .text("TRUE"))
        }
        return .join(
            SQLTemplate.Join(
                separator: " AND ", open: .text("("), close: .text(")"),
                elements: related.counts.map { count($0, source.rows, inner) },
                // Counts that have vanished leave the default, at least one.
                otherwise: inner.map { exists(from: source.rows, $0) } ?? .nothing))
    }

    /// A comparison of the number of rows; whether there are any at all is asked without counting them.
    private func count(_ count: Comparison, _ from: SQLTemplate, _ inner: SQLTemplate?) -> SQLTemplate {
        let rows: SQLTemplate = .build {
            $0.append(from)
            if let inner {
                $0.append(.join(SQLTemplate.Join(separator: "", open: .text(" AND "), elements: [inner])))
            }
        }
        if let wantsAny: Bool = count.wantsAny {
            return .build {
                $0.keyword(wantsAny ? "EXISTS (SELECT FROM " : "NOT EXISTS (SELECT FROM ")
                $0.append(rows)
                $0.keyword(")")
            }
        }
        let number: SQLTemplate = .build {
            $0.keyword("(SELECT count(*) FROM ")
            $0.append(rows)
            $0.keyword(")")
        }
        return ComparisonSQL(column: AggregatePlan.rowCount, alias: "", instead: number).condition(count)
    }

    /// `EXISTS`, which vanishes when the condition on its rows has vanished.
    private func exists(from: SQLTemplate, _ condition: SQLTemplate) -> SQLTemplate {
        .join(
            SQLTemplate.Join(
                separator: "",
                open: .build {
                    $0.keyword("EXISTS (SELECT FROM ")
                    $0.append(from)
                    $0.keyword(" AND ")
                },
                close: .text(")"), elements: [condition], rule: .vanishesWithAny))
    }
}

extension Comparison {
    /// True where the number must be more than none, false where it must be none, nothing where it has to be known.
    fileprivate var wantsAny: Bool? {
        guard case .sign(let sign, .literal(.integer(let number))) = self else { return nil }
        switch (sign, number) {
        case (.greater, 0), (.greaterOrEqual, 1), (.notEqual, 0): return true
        case (.equal, 0), (.lessOrEqual, 0), (.less, 1): return false
        default: return nil
        }
    }
}
