import GraphQLSyntax
import SchemaModel
import TypeSystem

/// How the root fields of an operation could depend on `auth.uid`, and how they do by defaults that the schema gives.
struct UsesOfCaller {
    /// What defaults that are `auth.uid` do for rows that requests bring along.
    enum Defaults: Hashable {
        case none
        /// A request cannot give another value.
        case apply
        /// It can, of these: `Note.ownerUid`.
        case mayBeReplaced([String])
    }

    private let schema: Schema
    private let fields: [CollectedField]
    private let caller: CallerValues
    private let variables: AllowedVariables

    init(_ context: PlanningContext) {
        schema = context.schema
        caller = CallerValues(of: context.operation)
        variables = AllowedVariables(of: context.operation, caller)
        fields =
            context.types.rootType(for: context.operation.type).map {
                context.collector.collect(context.operation.selectionSet, on: $0)
            } ?? []
    }

    // MARK: Defaults

    /// Of rows that are written in the text this is known otherwise: their defaults are part of the plan.
    var defaults: Defaults {
        let columns: [(name: String, isReplaceable: Bool)] = fields.flatMap { field -> [(String, Bool)] in
            guard let table: Table = insertedTable(field), let data: InputValue = field.field.value(of: "data") else {
                return []
            }
            return data.elements.flatMap { row in self.columns(row, of: table) }
        }
        if columns.contains(where: { !$0.isReplaceable }) { return .apply }
        return columns.isEmpty ? .none : .mayBeReplaced(columns.map(\.name).unique)
    }

    private func columns(_ row: InputValue, of table: Table) -> [(String, Bool)] {
        switch row.kind {
        case .variable(let name): return columns(variables.listed(for: name) ?? [], of: table)
        case .object(let members):
            return members.flatMap { member -> [(String, Bool)] in
                guard let child: Table = child(member.name.value, of: table) else { return [] }
                return member.value.elements.flatMap { columns($0, of: child) }
            }
        default: return []
        }
    }

    private func columns(_ listed: [ListedField], of table: Table) -> [(String, Bool)] {
        let own: [(String, Bool)] = table.columns.compactMap { column in
            guard case .expression(let text, _)? = column.defaultValue, caller.isCaller(text: text) else { return nil }
            return (
                "\(table.objectType).\(column.fieldName)", listed.contains { $0.name == column.fieldName }
            )
        }
        return own
            + listed.flatMap { field -> [(String, Bool)] in
                child(field.name, of: table).map { columns(field.fields ?? [], of: $0) } ?? []
            }
    }

    private func child(_ field: String, of table: Table) -> Table? {
        table.relation(field).flatMap { schema.table($0.target) }
    }

    // MARK: Workarounds

    /// What to write to have it depend on the user.
    var workarounds: [Workaround] {
        var ways: [Workaround] = []
        if fields.contains(where: { insertedTable($0) != nil }) {
            ways.append(
                Workaround(
                    "Write auth.uid into what belongs to a user", reason: "users should write rows of their own alone",
                    replacement: "data: {…_expr: \"auth.uid\"}"))
        }
        if fields.contains(where: { NativeVerb(rawValue: $0.field.name.value) != nil }) {
            ways.append(
                Workaround(
                    "Make auth.uid a parameter of the SQL", reason: "users should get at their own rows alone",
                    replacement: "params: [{_expr: \"auth.uid\"}]"))
        }
        if fields.contains(where: { insertedTable($0) == nil && NativeVerb(rawValue: $0.field.name.value) == nil }) {
            ways.append(
                Workaround(
                    "Compare with auth.uid what belongs to a user", reason: "users should get at their own rows alone",
                    replacement: "where: {…: {eq_expr: \"auth.uid\"}}"))
        }
        return ways
    }

    /// The table that a root field puts rows into.
    private func insertedTable(_ field: CollectedField) -> Table? {
        WriteField(field.field.name.value, in: schema).flatMap { $0.putsRows ? $0.table : nil }
    }
}
