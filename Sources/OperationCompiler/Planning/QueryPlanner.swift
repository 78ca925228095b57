import GraphQLSyntax
import SchemaModel
import TypeSystem

/// Plans the root fields of a query.
struct QueryPlanner {
    let context: PlanningContext

    func root(_ field: CollectedField) -> RootRead? {
        let selections: SelectionPlanner = SelectionPlanner(context: context)
        selections.noteConditions(field)
        let name: String = field.field.name.value
        let kind: RootRead.Kind? =
            if name == "__typename" {
                .typename(context.types.rootTypeName(for: .query) ?? "Query")
            } else if let table: Table = context.schema.table(plural: name) {
                list(field, of: table, selections).map { .list($0) }
            } else if let table: Table = context.schema.table(singular: name) {
                single(field, of: table, selections)
            } else if let verb: NativeVerb = NativeVerb(rawValue: name), verb.reads {
                NativePlanner(context: context).plan(verb, field.field).map { .native($0) }
            } else if let search: SearchField = SearchField(name, in: context.schema) {
                SearchPlanner(context: context).list(search, field, selections).map { .list($0) }
            } else {
                refused(field)
            }
        return kind.map { RootRead(responseName: field.responseName, kind: $0) }
    }

    /// What is left describes the service, which no statement knows.
    private func refused(_ field: CollectedField) -> RootRead.Kind? {
        let name: String = field.field.name.value
        guard ["__schema", "__type", "_service"].contains(name) else {
            context.unplanned("the query \"\(name)\"", at: field.field.name.span)
            return nil
        }
        context.error(
            .introspection, "\"\(name)\" cannot be part of an operation that reads or writes rows",
            at: field.field.name.span, hint: "ask for it alone, in a query that is sent as text with admin rights")
        return nil
    }

    private func list(_ field: CollectedField, of table: Table, _ selections: SelectionPlanner) -> ListPlan? {
        guard let object: ObjectPlan = selections.element(field, of: table) else { return nil }
        let list: SelectionPlanner.ListArguments = selections.listArguments(field, of: object, on: table)
        return ListPlan(
            object: selections.identified(object, as: list.elements), filter: list.filter, elements: list.elements,
            order: list.order, limit: list.limit, offset: list.offset)
    }

    private func single(
        _ field: CollectedField, of table: Table, _ selections: SelectionPlanner
    ) -> RootRead.Kind? {
        let planner: KeyPlanner = KeyPlanner(context: context)
        guard
            let selection: RowSelection = planner.selection(
                field.field.arguments, of: table, at: field.field.name.span),
            let object: ObjectPlan = selections.object(field, of: table)
        else { return nil }
        switch selection {
        case .key(let key): return .lookup(object, key: key)
        case .first(let value):
            guard let (filter, order) = planner.first(value, of: table) else { return nil }
            return .first(
                ListPlan(
                    object: object, filter: filter, elements: .rows, order: order, limit: .literal(1), offset: nil))
        }
    }
}

extension KeyPlanner {
    /// `first: {where, orderBy}`.
    func first(_ value: InputValue, of table: Table) -> (FilterPlan?, [OrderPlan])? {
        if case .variable(let name) = value.kind {
            context.needsShape(of: name)
            guard case .source(let source)? = ValuePlanner(context: context).variable(name, path: []) else {
                return nil
            }
            return (.vanished(source), [])
        }
        guard case .object(let fields) = value.kind else {
            context.error(
                .rowSelection, "Which row of \"\(table.objectType)\" comes first must be said", at: value.span,
                hint: "null names no row")
            return nil
        }
        var filter: FilterPlan?
        var order: [OrderPlan] = []
        var omitted: String?
        for field: ObjectField in fields {
            switch field.name.value {
            case "where":
                guard let plan: FilterPlan = selecting(field.value, on: table) else { return nil }
                filter = plan
            default:
                order = OrderPlanner(context: context).order(field.value, on: table)
                if order.isEmpty, case .variable(let name) = field.value.kind { omitted = name }
            }
        }
        if filter == nil, order.isEmpty, let omitted, context.isPlannedForRequest {
            context.error(
                .rowSelection, "$\(omitted) is missing: without it any row would come first", at: value.span,
                hint: "give the variable a value")
            return nil
        }
        return (filter, order)
    }

    /// A filter that says which rows are meant.
    ///
    /// - Errors: one of nothing but nulls, which would mean any row.
    func selecting(_ value: InputValue, on table: Table) -> FilterPlan? {
        guard
            // What is always true says nothing: a null beside it is alone.
            let filter: FilterPlan = FilterPlanner(context: context).filter(value, on: table)?
                .withoutVoidNulls(.asked).selecting(table)
        else { return nil }
        guard !filter.hasVanished else {
            context.error(
                .rowSelection, "This filter says not which rows of \"\(table.objectType)\" are meant",
                at: context.firstNull(in: value) ?? value.span,
                hint: "a condition that is null is none; write {eq: null} if the value is to be null")
            return nil
        }
        return filter
    }
}
