import ConnectorModel
import GraphQLSyntax
import SchemaModel

/// How an operation names the row of a lookup, update or delete.
enum RowSelection {
    case key([KeyComparison])
    case first(InputValue)
}

/// Plans `id`, `id_expr`, `key` and `first`.
struct KeyPlanner {
    let context: PlanningContext

    /// The row that the arguments of a field select: exactly one of the ways must be used.
    func selection(_ arguments: [Argument], of table: Table, at span: SourceSpan) -> RowSelection? {
        let ways: [Argument] = arguments.filter { ["id", "id_expr", "key", "first"].contains($0.name.value) }
        guard let way: Argument = ways.first else {
            let known: String = table.hasSingleID ? "id, key, first" : "key, first"
            context.error(
                .rowSelection, "one of (\(known)) must be set to say which row of \"\(table.objectType)\" is meant",
                at: span, hint: "write for example \(example(for: table))")
            return nil
        }
        guard ways.count == 1 else {
            context.error(
                .rowSelection, "Only one of \(ways.map(\.name.value).joined(separator: " and ")) may be given",
                at: ways[1].span, hint: "keep the one that says which row you mean")
            return nil
        }
        switch way.name.value {
        case "first": return .first(way.value)
        case "key": return key(way.value, of: table).map { .key($0) }
        default:
            guard let column: Column = table.keyColumns.first, let value: Operand = id(way, column) else { return nil }
            return .key([KeyComparison(column: column, value: value)])
        }
    }

    private func id(_ argument: Argument, _ column: Column) -> Operand? {
        let planner: ValuePlanner = ValuePlanner(context: context)
        return argument.name.value == "id_expr"
            ? planner.expression(argument.value, for: column) : planner.operand(argument.value, for: column)
    }

    /// A whole key: every member of it, in key order.
    func key(_ value: InputValue, of table: Table) -> [KeyComparison]? {
        let members: [KeyComparison] = table.keyColumns.compactMap { column in
            member(column, in: value, of: table).map { KeyComparison(column: column, value: $0) }
        }
        return members.count == table.keyColumns.count ? members : nil
    }

    /// One member of a key object: as a value, as an expression, or out of a variable that holds the whole key.
    func member(_ column: Column, in value: InputValue, of table: Table) -> Operand? {
        let planner: ValuePlanner = ValuePlanner(context: context)
        switch value.kind {
        case .variable(let name): return planner.variable(name, path: [column.fieldName])
        case .object(let fields):
            let ways: [ObjectField] = fields.filter { isWay($0.name.value, of: column) }
            guard let way: ObjectField = ways.first else {
                context.error(
                    .rowSelection, "The key of \"\(table.objectType)\" lacks \"\(column.fieldName)\"", at: value.span,
                    hint: "give every field of the key, or use first: {where: …}")
                return nil
            }
            guard ways.count == 1 else {
                context.error(
                    .conflictingValues, "\"\(column.fieldName)\" is given twice", at: ways[1].span,
                    hint: "remove one of the two")
                return nil
            }
            return planner.operand(way.value, ValueForm.parse(way.name.value).form, for: column)
        default:
            context.error(
                .rowSelection, "A key of \"\(table.objectType)\" must be given", at: value.span,
                hint: "null names no row")
            return nil
        }
    }

    private func isWay(_ name: String, of column: Column) -> Bool {
        ValueForm.parse(name).base == column.fieldName
    }

    private func example(for table: Table) -> String {
        table.hasSingleID ? "\(table.singular)(id: $id)" : "\(table.singular)(key: $key)"
    }
}
