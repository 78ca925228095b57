import SQL
import SchemaModel

/// Writes what is read, in the shapes that were measured to be quickest.
///
/// A list has two layers: the inner one filters, orders and limits raw columns; the outer one formats and nests, so that neither
/// happens for a row that the limit drops. A row becomes JSON whole, its columns named by response names.
struct ReadSQL {
    var aliases: Aliases = Aliases()

    /// The value of a root field.
    mutating func root(_ read: RootRead) -> SQLTemplate {
        switch read.kind {
        case .typename(let name): return .build { $0.literal(.typed(name, .text)) }
        case .lookup(let object, let key):
            let alias: String = aliases.next()
            let from: SQLTemplate = .build {
                RelationSQL.appendTable(object.table, as: alias, to: &$0)
                $0.append(KeySQL.whereClause(key, alias))
            }
            return row(object, alias, from: from)
        case .first(let list):
            let alias: String = aliases.next()
            return row(list.object, alias, from: derived(limited(list, alias, mustFilter: true), as: alias))
        case .list(let list):
            let alias: String = aliases.next()
            let inner: SQLTemplate =
                if let ranking: RankingPlan = list.ranking {
                    ranked(list, ranking, alias)
                } else {
                    limited(list, alias, mustFilter: false)
                }
            return rows(list.object, alias, from: derived(inner, as: alias))
        case .native(let plan): return NativeSQL.template(plan)
        }
    }

    // MARK: Rows as JSON

    /// One row as an object, or null when there is none.
    private mutating func row(_ object: ObjectPlan, _ alias: String, from: SQLTemplate) -> SQLTemplate {
        .sequence([.text("("), selection(object, alias, from: from), .text(")")])
    }

    /// Rows as an array.
    private mutating func rows(_ object: ObjectPlan, _ alias: String, from: SQLTemplate) -> SQLTemplate {
        .sequence([.text("array_to_json(ARRAY("), selection(object, alias, from: from), .text("))")])
    }

    /// A query of one column, each value an object.
    private mutating func selection(_ object: ObjectPlan, _ alias: String, from: SQLTemplate) -> SQLTemplate {
        let aggregates: [AggregatePlan: String] = object.aggregateNames
        let members: [(String, SQLTemplate)] = object.fields.map {
            ($0.responseName, value($0, of: object.table, alias, aggregates))
        }
        return ObjectSQL.select(members, from: from)
    }

    private mutating func value(
        _ field: FieldPlan, of table: Table, _ alias: String, _ aggregates: [AggregatePlan: String]
    ) -> SQLTemplate {
        switch field.kind {
        case .column(let column) where table.isView:
            return .build { ColumnFormat.appendOfView(column, of: alias, to: &$0) }
        case .column(let column): return .build { ColumnFormat.append(column, of: alias, to: &$0) }
        case .typename(let name): return .build { $0.literal(.typed(name, .text)) }
        case .aggregate(let plan): return AggregateSQL.formatted(plan, name: aggregates[plan] ?? "", of: alias)
        case .reference(let reference, let object):
            if let key: SQLTemplate = ReferenceKeySQL.value(reference, object, of: table, owner: alias) {
                return key
            }
            let target: String = aliases.next()
            return row(
                object, target,
                from: .build {
                    RelationSQL.appendTable(object.table, as: target, to: &$0)
                    $0.keyword(" WHERE ")
                    RelationSQL.appendJoin(reference, owner: alias, target: target, to: &$0)
                })
        case .inverse(let reference, let object):
            let owner: String = aliases.next()
            return row(
                object, owner,
                from: .build {
                    RelationSQL.appendTable(object.table, as: owner, to: &$0)
                    $0.keyword(" WHERE ")
                    RelationSQL.appendJoin(reference, owner: owner, target: alias, to: &$0)
                })
        case .list(let list):
            let source: RelationSQL.Source = RelationSQL.source(
                list.path, target: list.object.table, argumentTable: list.argumentTable, parent: alias, &aliases)
            return rows(list.object, source.rowAlias, from: derived(limited(list, source), as: source.rowAlias))
        case .metadata(let metadata): return MetadataSQL.value(metadata, alias)
        case .entityID(let table): return EntityIDSQL.value(table, alias)
        }
    }

    // MARK: The inner layer

    /// - `mustFilter`: the filter says which row is meant, so that without it the statement must not run.
    private mutating func limited(_ list: ListPlan, _ alias: String, mustFilter: Bool) -> SQLTemplate {
        let filter: SQLTemplate? = list.filter.map { condition($0, alias) }
        let grouping: SQLTemplate = grouping(list.elements, list.object, list.order, row: alias, argument: alias)
        let order: OrderSQL.Parts = orderBy(list.order, list.elements, alias, row: alias)
        return .build {
            ElementsSQL.appendSelect(list.object, list.elements, list.order, alias, to: &$0)
            RelationSQL.appendTable(list.object.table, as: alias, to: &$0)
            $0.append(order.joins)
            if let filter {
                $0.append(
                    .join(
                        SQLTemplate.Join(
                            separator: "", open: .text(" WHERE "), elements: [filter],
                            otherwise: mustFilter ? .refused(sources: filter.shapeSources) : .nothing)))
            }
            $0.append(grouping)
            $0.append(order.clause)
            Self.appendLimit(list.limit, list.offset, to: &$0)
        }
    }

    private mutating func limited(_ list: RelatedListPlan, _ source: RelationSQL.Source) -> SQLTemplate {
        let filter: SQLTemplate? = list.filter.map { condition($0, source.argumentAlias) }
        let grouping: SQLTemplate = grouping(
            list.elements, list.object, list.order, row: source.rowAlias, argument: source.argumentAlias)
        let order: OrderSQL.Parts = orderBy(
            list.order, list.elements, source.argumentAlias, row: source.rowAlias)
        return .build {
            ElementsSQL.appendSelect(list.object, list.elements, list.order, source.rowAlias, to: &$0)
            $0.append(source.from)
            $0.append(order.joins)
            $0.keyword(" WHERE ")
            $0.append(source.condition)
            if let filter {
                $0.append(.join(SQLTemplate.Join(separator: "", open: .text(" AND "), elements: [filter])))
            }
            $0.append(grouping)
            $0.append(order.clause)
            Self.appendLimit(list.limit, list.offset, to: &$0)
        }
    }

    mutating func condition(_ filter: FilterPlan, _ alias: String) -> SQLTemplate {
        var filters: FilterSQL = FilterSQL(aliases: aliases)
        defer { aliases = filters.aliases }
        return filters.condition(filter, on: alias)
    }

    mutating func orderBy(
        _ order: [OrderPlan], _ elements: ListElements, _ alias: String, row: String
    ) -> OrderSQL.Parts {
        var orders: OrderSQL = OrderSQL(aliases: aliases)
        defer { aliases = orders.aliases }
        return orders.parts(order, alias, row: row, of: elements)
    }

    mutating func grouping(
        _ elements: ListElements, _ object: ObjectPlan, _ order: [OrderPlan], row: String, argument: String
    ) -> SQLTemplate {
        guard case .groups(let having) = elements else {
            return ElementsSQL.groupBy(object, elements, order, row)
        }
        let condition: SQLTemplate? = having.map { self.condition($0, argument) }
        return .build {
            $0.append(ElementsSQL.groupBy(object, elements, order, row))
            if let condition {
                $0.append(.join(SQLTemplate.Join(separator: "", open: .text(" HAVING "), elements: [condition])))
            }
        }
    }

    static func appendLimit(_ limit: CountPlan, _ offset: CountPlan?, to sql: inout SQLBuilder) {
        appendCount(" LIMIT ", limit, to: &sql)
        if let offset { appendCount(" OFFSET ", offset, to: &sql) }
    }

    private static func appendCount(_ keyword: StaticString, _ count: CountPlan, to sql: inout SQLBuilder) {
        func literal(_ number: Int64) -> SQLTemplate {
            .build {
                $0.keyword(keyword)
                $0.literal(.integer(number))
            }
        }
        switch count {
        case .literal(let number): sql.append(literal(number))
        case .source(let source, let standard):
            let missing: SQLTemplate = standard.map(literal) ?? .nothing
            let value: SQLTemplate = .build {
                $0.keyword(keyword)
                $0.parameter(source.index, .bigint)
            }
            sql.append(
                source.canBeAbsent || source.canBeNull
                    ? .choice(source: source.index, absent: missing, null: missing, value: value) : value)
        }
    }

    private func derived(_ query: SQLTemplate, as alias: String) -> SQLTemplate {
        .build {
            $0.keyword("(")
            $0.append(query)
            $0.keyword(") AS ")
            $0.identifier(alias)
        }
    }
}
