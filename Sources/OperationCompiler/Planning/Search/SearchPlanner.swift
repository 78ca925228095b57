import ConnectorModel
import GraphQLSyntax
import SQL
import SchemaModel
import TypeSystem

/// A root field that searches: `movies_search`, `movies_plot_similarity`.
enum SearchField {
    case text(Table, FullTextSearch)
    case vector(Table, Column)

    init?(_ name: String, in schema: Schema) {
        guard let underscore: String.Index = name.lastIndex(of: "_") else { return nil }
        let head: Substring = name[..<underscore]
        switch name[underscore...] {
        case "_search":
            guard let table: Table = schema.table(plural: String(head)), let search: FullTextSearch = table.search
            else {
                return nil
            }
            self = .text(table, search)
        case "_similarity":
            guard let inner: String.Index = head.lastIndex(of: "_"),
                let table: Table = schema.table(plural: String(head[..<inner])),
                let column: Column = table.column(String(head[head.index(after: inner)...]))
            else { return nil }
            self = .vector(table, column)
        default: return nil
        }
    }
}

/// Plans full-text search and comparison with vectors.
struct SearchPlanner {
    let context: PlanningContext

    private static let ownArguments: Set<String> = [
        "query", "queryFormat", "relevanceThreshold", "compare", "compare_embed", "method", "within",
    ]

    func list(_ search: SearchField, _ field: CollectedField, _ selections: SelectionPlanner) -> ListPlan? {
        switch search {
        case .text(let table, let search):
            return list(table, field, selections, .relevance, text(search, field.field).map { .search($0) })
        case .vector(let table, let column):
            let plan: SimilarityPlan? = SimilarityPlanner(context: context).plan(column, field.field)
            return list(table, field, selections, .distance, plan.map { .similarity($0) })
        }
    }

    private func list(
        _ table: Table, _ field: CollectedField, _ selections: SelectionPlanner, _ rank: MetadataPlan.Member,
        _ ranking: RankingPlan?
    ) -> ListPlan? {
        guard let object: ObjectPlan = selections.element(field, of: table) else { return nil }
        let list: SelectionPlanner.ListArguments = selections.listArguments(
            field, of: object, on: table, besides: Self.ownArguments)
        guard let ranking else { return nil }
        return ListPlan(
            object: selections.identified(object.ranked(by: rank), as: list.elements), filter: list.filter,
            elements: list.elements, order: list.order, limit: list.limit, offset: list.offset, ranking: ranking)
    }

    private func text(_ search: FullTextSearch, _ field: Field) -> SearchPlan? {
        guard let format: SearchFormat = format(field.value(of: "queryFormat")) else { return nil }
        var plan: SearchPlan = SearchPlan(search: search, format: format)
        if let query: InputValue = field.value(of: "query") {
            guard let operand: Operand = text(query) else { return nil }
            plan.query = operand
        }
        if let threshold: InputValue = field.value(of: "relevanceThreshold") {
            plan.threshold = NumberPlanner(context: context).operand(threshold, type: .real)
            // Nothing is less relevant than not at all.
            if case .literal(.typed(let digits, _)) = plan.threshold, let number: Double = Double(digits), number <= 0 {
                plan.threshold = nil
            }
        }
        return plan
    }

    private func text(_ value: InputValue) -> Operand? {
        switch value.kind {
        case .variable(let name): return ValuePlanner(context: context).variable(name, path: [])
        case .string(let text, _):
            let literal: SQLLiteral = .typed(text, .text)
            guard literal.isRepresentable else {
                context.error(
                    .columnValue, "A query with a zero byte finds nothing", at: value.span, hint: "take \\u0000 out")
                return nil
            }
            return .literal(literal)
        default: return .null
        }
    }

    private func format(_ value: InputValue?) -> SearchFormat? {
        switch value?.kind {
        case .enumValue(let name)?: return SearchFormat(rawValue: name)
        case .variable(let name)?:
            context.needsShape(of: name)
            return .query
        default: return .query
        }
    }
}

/// Plans numbers that are compared with what a search computes.
struct NumberPlanner {
    let context: PlanningContext

    /// Nothing for null: no such bound.
    func operand(_ value: InputValue, type: PostgresType) -> Operand? {
        switch value.kind {
        case .variable(let name): ValuePlanner(context: context).variable(name, path: [])
        case .int(let digits), .float(let digits): .literal(.typed(digits, type))
        default: nil
        }
    }
}

extension Field {
    /// The value of an argument.
    func value(of argument: String) -> InputValue? {
        arguments.first { $0.name.value == argument }?.value
    }
}
