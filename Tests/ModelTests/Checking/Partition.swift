import GraphQLSyntax
import JSON
import SchemaModel

/// A condition splits rows in three: those that satisfy it, those that satisfy its negation, and those of which it is unknown.
struct Partition {
    var table: Table
    var condition: InputValue

    private static let names: [String] = ["yes", "no", "all"]

    /// The fields of a query that asks for the three by two.
    func fields(_ condition: InputValue) -> [Selection] {
        zip(Self.names, [condition, .object([("_not", condition)]), nil]).map { name, filter in
            .field(
                Field(
                    table.plural, as: name, (filter.map { [("where", $0)] } ?? []) + [("limit", .number(1_000_000))],
                    table.keyColumns.map { .field(Field($0.fieldName)) }))
        }
    }

    /// What does not add up in an answer.
    func fault(_ data: JSONValue, _ model: Model, _ call: Call, _ coverage: Coverage) -> String? {
        let filter: Given = call.given(condition)
        // Where the request is refused, or the condition has vanished, nothing was split.
        guard data.object != nil else { return nil }
        guard (try? model.condition(filter, on: [:], of: table, call)) != nil else { return nil }
        let unknown: [Tree] = model.rows(of: table).filter { row in
            (try? model.condition(filter, on: row, of: table, call)) == .unknown
        }.map { row in
            Tree(
                .object(
                    JSONObject(
                        table.keyColumns.compactMap { column in
                            guard case .exact(let tree) = row.value(column.fieldName).json(as: column.type) else {
                                return nil
                            }
                            return JSONObject.Member(name: column.fieldName, value: tree.json)
                        })))
        }
        note(call, hasUnknown: !unknown.isEmpty, model.schema, coverage)
        let parts: [[Tree]] = Self.names.map { name in (data[name]?.array ?? []).map(Tree.init) }
        let sum: [Tree] = (parts[0] + parts[1] + unknown).sorted()
        return sum == parts[2].sorted()
            ? nil
            : "\(parts[0].count) rows satisfy it, \(parts[1].count) its negation, "
                + "of \(unknown.count) it is unknown, and there are \(parts[2].count)"
    }

    private func note(_ call: Call, hasUnknown: Bool, _ schema: Schema, _ coverage: Coverage) {
        coverage.note(.partitions, "made")
        if hasUnknown { coverage.note(.partitions, "with unknown rows") }
        if Self.reachesOut(condition, from: table, schema) { coverage.note(.partitions, "over related rows") }
        guard !call.operation.variables.isEmpty else { return }
        coverage.note(.partitions, call.lacksVariables ? "with variables left out" : "with variables")
    }

    private static func reachesOut(_ filter: InputValue, from table: Table, _ schema: Schema) -> Bool {
        switch filter.kind {
        case .list(let elements): elements.contains { reachesOut($0, from: table, schema) }
        case .object(let fields):
            fields.contains { field in
                table.reference(field.name.value) != nil || table.relation(field.name.value) != nil
                    || field.name.value.hasPrefix("_") && reachesOut(field.value, from: table, schema)
            }
        default: false
        }
    }
}
