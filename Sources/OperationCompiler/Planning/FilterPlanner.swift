import ConnectorModel
import GraphQLSyntax
import SQL
import SchemaModel

/// Plans `where`.
struct FilterPlanner {
    let context: PlanningContext

    /// The filter of an argument's value.
    func filter(_ value: InputValue, on table: Table) -> FilterPlan? {
        guard case .object(let fields) = value.kind else {
            return notAnObject(value)
        }
        guard !fields.isEmpty else { return .always }
        let members: [FilterPlan] = fields.compactMap { member($0, on: table) }
        return members.count == fields.count ? .all(members) : nil
    }

    /// What stands where an object is expected: nothing, or a variable for one.
    func notAnObject(_ value: InputValue) -> FilterPlan? {
        guard case .variable(let name) = value.kind else { return .vanished(nil) }
        context.needsShape(of: name)
        guard case .source(let source)? = ValuePlanner(context: context).variable(name, path: []) else { return nil }
        return .vanished(source)
    }

    private func member(_ field: ObjectField, on table: Table) -> FilterPlan? {
        let name: String = field.name.value
        // No condition, and therefore none that `_not` could turn round, or that says which rows are meant.
        if field.value.kind == .null { return .vanished(nil) }
        switch name {
        case "_and": return branches(field.value, on: table).map { .all($0) }
        case "_or":
            return branches(field.value, on: table).map { branches in
                .any(branches, isIndexed: branches.allSatisfy { $0.isFoundByIndex(in: table) })
            }
        case "_not": return filter(field.value, on: table).map { .not($0) }
        default: break
        }
        if let column: Column = table.column(name) { return comparisons(field.value, column) }
        if let reference: Reference = table.reference(name), let target: Table = context.schema.table(reference.target)
        {
            return filter(field.value, on: target).map { .reference(reference, target, $0) }
        }
        if let relation: Relation = table.relation(name) { return related(field.value, relation) }
        context.unplanned("the filter \"\(name)\"", at: field.span)
        return nil
    }

    private func branches(_ value: InputValue, on table: Table) -> [FilterPlan]? {
        switch value.kind {
        case .list(let values):
            let plans: [FilterPlan] = values.compactMap { filter($0, on: table) }
            return plans.count == values.count ? plans : nil
        default: return filter(value, on: table).map { [$0] }
        }
    }

    // MARK: Columns

    /// The comparisons of a column's value, or of an aggregate's as if it were one.
    func comparisons(_ value: InputValue, _ column: Column) -> FilterPlan? {
        guard case .object(let fields) = value.kind else {
            return notAnObject(value)
        }
        guard !fields.isEmpty else { return .always }
        let counted: [ObjectField] = fields.filter { ElementsPlanner.counts($0, column) }
        let members: [FilterPlan] = fields.filter { !ElementsPlanner.counts($0, column) }
            .compactMap { condition($0, column) }
        guard members.count + counted.count == fields.count,
            let plans: [FilterPlan] = ElementsPlanner(filters: self).plans(counted, column)
        else { return nil }
        return .all(members + plans)
    }

    private func condition(_ field: ObjectField, _ column: Column) -> FilterPlan? {
        if field.name.value == "pattern", !field.value.isObject { return notAnObject(field.value) }
        return comparison(field, column).map { .comparison(column, $0) }
    }

    func comparison(_ field: ObjectField, _ column: Column) -> Comparison? {
        let planner: ValuePlanner = ValuePlanner(context: context)
        let (name, form): (String, ValueForm) = ValueForm.parse(field.name.value)
        if let sign: ComparisonSign = ComparisonSign(rawValue: name) {
            return planner.operand(field.value, form, for: column).map { .sign(sign, $0) }
        }
        switch name {
        case "in", "nin":
            return planner.list(field.value, for: column).map { .membership(isNegated: name == "nin", $0) }
        case "isNull": return nullTest(field.value).map { .isNull($0) }
        case "contains": return pattern(.contains, field.value, column)
        case "startsWith": return pattern(.startsWith, field.value, column)
        case "endsWith": return pattern(.endsWith, field.value, column)
        case "includes", "excludes":
            return planner.element(field.value, form, for: column).map {
                .includes(isNegated: name == "excludes", $0)
            }
        case "includesAll": return planner.list(field.value, for: column).map { .includesAll($0) }
        case "excludesAll": return planner.list(field.value, for: column).map { .excludesAll($0) }
        case "pattern": return PatternPlanner(context: context).test(field.value, for: column).map { .pattern($0) }
        default:
            context.unplanned("the condition \"\(name)\"", at: field.span)
            return nil
        }
    }

    private func nullTest(_ value: InputValue) -> NullTest? {
        switch value.kind {
        case .boolean(let truth): return .literal(truth)
        case .null: return .neither
        case .variable(let name):
            guard case .source(let source)? = ValuePlanner(context: context).variable(name, path: []) else {
                return nil
            }
            return .source(source)
        default:
            context.error(
                .columnValue, "isNull is true or false", at: value.span,
                hint: "write one of them, or a Boolean variable")
            return nil
        }
    }

    private func pattern(_ kind: PatternKindPlan, _ value: InputValue, _ column: Column) -> Comparison? {
        let planner: ValuePlanner = ValuePlanner(context: context)
        guard let operand: Operand = planner.element(value, for: column) else { return nil }
        let isRange: Bool = kind == .startsWith && context.traits.comparesBytes && column.bindingType == .text
        if isRange, case .literal(.typed(let text, _)) = operand { return .prefix(text) }
        guard case .source(var source) = operand, case .variable(let name) = value.kind,
            let (slot, path) = context.place(of: name)
        else { return .like(kind, operand) }
        let modelKind: PatternKind =
            switch kind {
            case .contains: .contains
            case .startsWith: .startsWith
            case .endsWith: .endsWith
            }
        var sources: PatternSources = PatternSources(
            pattern: context.sources.pattern(slot: slot, path: path, modelKind), range: nil)
        if isRange {
            sources.range = PatternSources.Range(
                prefix: context.sources.pattern(slot: slot, path: path, .prefix),
                successor: context.sources.pattern(slot: slot, path: path, .prefixSuccessor))
        }
        source.pattern = sources
        return .like(kind, .source(source))
    }

    // MARK: Related rows

    private func related(_ value: InputValue, _ relation: Relation) -> FilterPlan? {
        guard let target: Table = context.schema.table(relation.target),
            let argumentTable: Table = context.schema.table(relation.argumentType),
            case .object(let fields) = value.kind
        else { return notAnObject(value) }
        if relation.isSingle {
            guard let inner: FilterPlan = filter(value, on: target) else { return nil }
            return .related(
                RelatedFilter(
                    path: relation.path, target: target, argumentTable: argumentTable, filter: inner, counts: []))
        }
        var plan: RelatedFilter = RelatedFilter(
            path: relation.path, target: target, argumentTable: argumentTable, filter: nil, counts: [])
        for field: ObjectField in fields {
            switch field.name.value {
            case "exist":
                guard let inner: FilterPlan = filter(field.value, on: target) else { return nil }
                plan.filter = inner
            case "count":
                guard let counts: [Comparison] = counts(field.value) else { return nil }
                plan.counts = counts
            default:
                context.unplanned("the filter \"\(field.name.value)\"", at: field.span)
                return nil
            }
        }
        return .related(plan)
    }

    /// Conditions on a number of rows: none where there is no object, which leaves the default.
    func counts(_ value: InputValue) -> [Comparison]? {
        guard case .object(let fields) = value.kind else {
            if case .variable(let name) = value.kind { context.needsShape(of: name) }
            return []
        }
        let counts: [Comparison] = fields.compactMap { comparison($0, AggregatePlan.rowCount) }
        return counts.count == fields.count ? counts : nil
    }
}

extension InputValue {
    /// Whether it is written as an object.
    var isObject: Bool {
        if case .object = kind { true } else { false }
    }
}
