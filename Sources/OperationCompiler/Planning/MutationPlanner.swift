import GraphQLSyntax
import SchemaModel
import TypeSystem

/// Plans the root fields of a mutation.
struct MutationPlanner {
    let context: PlanningContext

    func root(_ field: CollectedField) -> RootWrite? {
        SelectionPlanner(context: context).noteConditions(field)
        let name: String = field.field.name.value
        guard name != "__typename" else {
            let type: String = context.types.rootTypeName(for: .mutation) ?? "Mutation"
            return RootWrite(responseName: field.responseName, kind: .typename(type))
        }
        if let verb: NativeVerb = NativeVerb(rawValue: name), !verb.reads {
            return NativePlanner(context: context).plan(verb, field.field).map {
                RootWrite(responseName: field.responseName, kind: .native($0))
            }
        }
        if name == "query" {
            return query(field).map { RootWrite(responseName: field.responseName, kind: .query($0)) }
        }
        guard let write: WriteField = WriteField(name, in: context.schema) else {
            context.unplanned("the mutation field \"\(name)\"", at: field.field.name.span)
            return nil
        }
        return kind(write, field.field).map { RootWrite(responseName: field.responseName, kind: $0) }
    }

    /// `query { … }`: all its fields are read by one statement, and so in one snapshot.
    private func query(_ field: CollectedField) -> [RootRead]? {
        guard let type: ObjectType = context.types.rootType(for: .query) else { return nil }
        let fields: [CollectedField] = context.collector.collectSubfields(of: field, on: type)
        context.boundFields(fields.count, at: field.field.span)
        let planner: QueryPlanner = QueryPlanner(context: context)
        let own: [String] = context.fieldPath
        defer { context.fieldPath = own }
        let reads: [RootRead] = fields.compactMap { member in
            context.fieldPath = own + [member.responseName]
            return planner.root(member)
        }
        return reads.count == fields.count ? reads : nil
    }

    private func kind(_ write: WriteField, _ field: Field) -> RootWrite.Kind? {
        let table: Table = write.table
        return switch write.verb {
        case .insert: rows(field, table, isUpsert: false).map { .insert(table, rows: $0, isMany: false) }
        case .insertMany: rows(field, table, isUpsert: false).map { .insert(table, rows: $0, isMany: true) }
        case .upsert: rows(field, table, isUpsert: true).map { .upsert(table, rows: $0, isMany: false) }
        case .upsertMany: rows(field, table, isUpsert: true).map { .upsert(table, rows: $0, isMany: true) }
        case .update: update(field, table, single(field, table))
        case .updateMany: update(field, table, many(field, table))
        case .delete: single(field, table).map { .delete(table, selection: $0) }
        case .deleteMany: many(field, table).map { .delete(table, selection: $0) }
        }
    }

    private func rows(_ field: Field, _ table: Table, isUpsert: Bool) -> RowsPlan? {
        guard let data: InputValue = argument("data", field) else { return nil }
        return TreePlanner(context: context, isUpsert: isUpsert, mutation: field.name.value).rows(data, of: table)
    }

    private func update(_ field: Field, _ table: Table, _ selection: WriteSelection?) -> RootWrite.Kind? {
        guard let selection, let data: InputValue = argument("data", field) else { return nil }
        TreePlanner(context: context, isUpsert: false, mutation: field.name.value).refuseChildren(data, of: table)
        guard let assignments: [Assignment] = DataPlanner(context: context).assignments(data, to: table) else {
            return nil
        }
        return .update(table, selection: selection, assignments)
    }

    private func single(_ field: Field, _ table: Table) -> WriteSelection? {
        let planner: KeyPlanner = KeyPlanner(context: context)
        switch planner.selection(field.arguments, of: table, at: field.name.span) {
        case .key(let key)?: return .key(key)
        case .first(let value)?:
            context.warnOfEmptyFirst(value, on: table)
            return planner.first(value, of: table).map { .first($0, $1) }
        case nil: return nil
        }
    }

    /// `where` or `all: true`; neither is refused, for it would mean every row.
    ///
    /// A filter that the request leaves out whole is none, be it a variable or conditions of variables.
    private func many(_ field: Field, _ table: Table) -> WriteSelection? {
        let all: InputValue? = argument("all", field)
        let isAll: Bool = truth(of: all)
        if let all, isUndecided(all), let filter: InputValue = argument("where", field) {
            context.needShapes(in: filter)
        }
        guard let filter: InputValue = argument("where", field), filter.kind != .null,
            !(isAll && context.isLeftOut(filter))
        else {
            if isAll { return .all }
            context.error(
                .rowSelection, "\(field.name.value) must say which rows: where, or all: true", at: field.name.span,
                hint: "write all: true if every row of \"\(table.objectType)\" is meant")
            return nil
        }
        if isAll, let all, !isUndecided(all) {
            context.error(
                .rowSelection, "Only one of where and all may be given", at: all.span,
                hint: "remove all, or remove where if every row is meant")
            return nil
        }
        context.warnOfEmptyFilter(filter, on: table)
        return KeyPlanner(context: context).selecting(filter, on: table).map { .filter($0) }
    }

    /// Whether an argument is true; one that a request decides is taken for true before there is one, and false when it is left out.
    private func truth(of value: InputValue?) -> Bool {
        if case .variable(let name)? = value?.kind {
            context.needsShape(of: name)
            return !context.isPlannedForRequest
        }
        return value?.kind == .boolean(true)
    }

    private func isUndecided(_ value: InputValue) -> Bool {
        if case .variable = value.kind { true } else { false }
    }

    private func argument(_ name: String, _ field: Field) -> InputValue? {
        field.arguments.first { $0.name.value == name }?.value
    }
}
