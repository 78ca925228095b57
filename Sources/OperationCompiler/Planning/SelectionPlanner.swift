import ConnectorModel
import GraphQLSyntax
import SchemaModel
import TypeSystem

/// Plans what is selected of rows, and the lists among it.
struct SelectionPlanner {
    let context: PlanningContext

    /// The rows that a query without a limit gets, at most (language reference, "limit").
    static let defaultLimit: Int64 = 100

    /// What is selected of the row that a field gives.
    func object(_ field: CollectedField, of table: Table) -> ObjectPlan? {
        element(field, of: table) { AggregatePlanner(context: context).refuse($0, of: table, in: field) }
            .map { identified($0, as: .rows) }
    }

    /// What is selected, with the id of the row where the answer is to carry it and there is one row behind each element.
    func identified(_ object: ObjectPlan, as elements: ListElements) -> ObjectPlan {
        guard context.hasEntityIDs, object.hasRow(behind: elements) else { return object }
        var object: ObjectPlan = object
        object.fields.insert(FieldPlan(responseName: EntityShape.idName, kind: .entityID(object.table)), at: 0)
        return object
    }

    /// What is selected of each element of a list.
    func element(
        _ field: CollectedField, of table: Table, _ check: ([CollectedField]) -> Void = { _ in }
    ) -> ObjectPlan? {
        guard let type: ObjectType = context.types.objectType(named: table.objectType) else { return nil }
        let selected: [CollectedField] = context.collector.collectSubfields(of: field, on: type)
        check(selected)
        let fields: [FieldPlan] = selected.compactMap { member($0, of: table) }
        context.boundFields(fields.count, at: field.field.span)
        return ObjectPlan(table: table, fields: fields)
    }

    private func member(_ field: CollectedField, of table: Table) -> FieldPlan? {
        noteConditions(field)
        let name: String = field.field.name.value
        let kind: FieldPlan.Kind? =
            if name == "__typename" {
                .typename(table.objectType)
            } else if let column: Column = table.column(name) {
                .column(column)
            } else if let reference: Reference = table.reference(name) {
                related(field, to: reference.target) { .reference(reference, $0) }
            } else if let relation: Relation = table.relation(name) {
                self.relation(relation, field)
            } else if let aggregate: Aggregate = context.aggregate(name, of: table) {
                .aggregate(AggregatePlanner(context: context).plan(aggregate, field.field, of: table))
            } else if name == "_metadata" {
                .metadata(MetadataPlanner(context: context).metadata(field))
            } else if name == "_id" {
                .entityID(table)
            } else {
                unplanned(field)
            }
        return kind.map { FieldPlan(responseName: field.responseName, kind: $0) }
    }

    private func related(
        _ field: CollectedField, to target: String, _ kind: (ObjectPlan) -> FieldPlan.Kind
    ) -> FieldPlan.Kind? {
        context.schema.table(target).flatMap { object(field, of: $0) }.map(kind)
    }

    private func relation(_ relation: Relation, _ field: CollectedField) -> FieldPlan.Kind? {
        if case .single(let reference) = relation.path {
            return related(field, to: relation.target) { .inverse(reference, $0) }
        }
        guard let target: Table = context.schema.table(relation.target),
            let object: ObjectPlan = element(field, of: target),
            let arguments: Table = context.schema.table(relation.argumentType)
        else { return nil }
        let list: ListArguments = listArguments(field, of: object, on: arguments, far: relation.far)
        return .list(
            RelatedListPlan(
                path: relation.path, object: identified(object, as: list.elements), filter: list.filter,
                elements: list.elements, order: list.order, limit: list.limit, offset: list.offset,
                argumentTable: arguments))
    }

    private func unplanned(_ field: CollectedField) -> FieldPlan.Kind? {
        context.unplanned("the field \"\(field.field.name.value)\"", at: field.field.name.span)
        return nil
    }

    /// Variables that decide whether a field is there at all (`@skip`, `@include`).
    func noteConditions(_ field: CollectedField) {
        for occurrence: FieldOccurrence in field.occurrences {
            for condition: SelectionCondition in occurrence.conditions { context.needsShape(of: condition.variable) }
        }
    }

    // MARK: Lists

    struct ListArguments {
        var filter: FilterPlan?
        var elements: ListElements = .rows
        var order: [OrderPlan] = []
        var limit: CountPlan = .literal(SelectionPlanner.defaultLimit)
        var offset: CountPlan?
    }

    /// The arguments that filter, group, order and limit a list; others are somebody else's.
    ///
    /// - `table`: whose filter, order and having they are: the join table of a `_via_`, from which `far` leads to the rows.
    func listArguments(
        _ field: CollectedField, of object: ObjectPlan, on table: Table, far: Reference? = nil,
        besides others: Set<String> = []
    ) -> ListArguments {
        var list: ListArguments = ListArguments()
        for argument: Argument in field.field.arguments where !others.contains(argument.name.value) {
            switch argument.name.value {
            case "where": list.filter = FilterPlanner(context: context).filter(argument.value, on: table)
            // Planned together below, because they depend on each other.
            case "orderBy", "distinct", "having": break
            case "limit": list.limit = count(argument.value, default: Self.defaultLimit) ?? list.limit
            case "offset": list.offset = count(argument.value, default: nil)
            default: context.unplanned("the argument \"\(argument.name.value)\"", at: argument.span)
            }
        }
        (list.elements, list.order) =
            ListElementsPlanner(context: context, field: field, object: object, argumentTable: table, far: far).plan()
        return list
    }

    private func count(_ value: InputValue, default standard: Int64?) -> CountPlan? {
        switch value.kind {
        case .int(let digits):
            guard let number: Int64 = Int64(digits), number >= 0 else {
                context.error(
                    .columnValue, "A number of rows cannot be negative", at: value.span,
                    hint: "write a whole number from 0 on")
                return nil
            }
            return .literal(number)
        case .variable(let name):
            guard case .source(let source)? = ValuePlanner(context: context).variable(name, path: []) else {
                return nil
            }
            context.demands.append(.notNegative(source: source.index))
            return .source(source, default: standard)
        default: return standard.map { .literal($0) }
        }
    }
}

extension ObjectPlan {
    /// Whether an element of a list of these has one row behind it, which its key identifies.
    fileprivate func hasRow(behind elements: ListElements) -> Bool {
        guard !table.isView, !table.keyColumns.isEmpty else { return false }
        switch elements {
        case .rows: return true
        case .groups: return false
        // Rows that differ in nothing but their keys are one element, unless the keys are compared too.
        case .distinctRows:
            let selected: [Column] = fields.compactMap { if case .column(let column) = $0.kind { column } else { nil } }
            return table.keyColumns.allSatisfy(selected.contains)
        }
    }
}

extension Relation {
    /// The reference from a join table to the rows that a `_via_` list returns.
    fileprivate var far: Reference? {
        if case .via(_, let far) = path { far } else { nil }
    }
}
