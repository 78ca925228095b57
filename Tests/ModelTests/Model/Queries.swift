import Execution
import GraphQLSyntax
import SchemaModel

/// Queries.
extension Model {
    func query(_ call: Call) throws(Failure) -> Answer {
        do throws(Failure) {
            return Answer(data: try query([call.operation.selectionSet], call))
        } catch {
            guard case .code(let code) = error else { throw error }
            return Answer(data: .exact(.null), problems: [Answer.Problem(field: nil, code: code)])
        }
    }

    /// The root fields of a query.
    func query(_ sets: [SelectionSet], _ call: Call) throws(Failure) -> Expected {
        var members: [Expected.Member] = []
        for selected: Selected in call.collect(sets) {
            members.append(Expected.Member(name: selected.name, value: try root(selected, call)))
        }
        return .object(members)
    }

    private func root(_ selected: Selected, _ call: Call) throws(Failure) -> Expected {
        let name: String = selected.field.name.value
        if name == "__typename" { return .exact(.text("Query")) }
        if let table: Table = schema.table(plural: name) {
            let candidates: [Candidate] = rows(of: table).map { Candidate(argument: $0, row: $0) }
            return try list(candidates, of: table, shown: table, selected, call)
        }
        guard let table: Table = schema.table(singular: name) else { preconditionFailure("no table \(name)") }
        let found: [Row] = try self.row(of: table, selected.field, call)
        guard !found.isEmpty else { return .exact(.null) }
        return .oneOf(
            try Self.any(found, isAll: found.count == 1) { (row) throws(Failure) in
                try object(row, of: table, selected, call)
            })
    }

    /// The row that `id`, `key` or `first` names: none, one, or several of which any may be it.
    func row(of table: Table, _ field: Field, _ call: Call) throws(Failure) -> [Row] {
        if field.arguments.contains(where: { $0.name.value == "first" }) {
            return try first(selector("first", of: field, on: table, call), of: table, call)
        }
        var key: [String: Value] = [:]
        for column: Column in table.keyColumns {
            key[column.fieldName] = try self.member(column, of: field, call)
        }
        return rows(of: table).filter { row in
            key.allSatisfy { !$1.isNull && Value.equal($1, row.value($0)) }
        }
    }

    /// A member of the key that `id` or `key` names. One that is left out would mean any row.
    private func member(_ column: Column, of field: Field, _ call: Call) throws(Failure) -> Value {
        let key: Argument? = field.arguments.first { $0.name.value == "key" }
        for way: String in ["", "_expr", "_date", "_time"] {
            let given: Given =
                key.map { call.given($0.value)[column.fieldName + way] } ?? call.argument("id" + way, of: field)
            // The members of a key that is null are null.
            guard given != .absent, given != .null || way.isEmpty else { continue }
            guard !way.isEmpty else { return given.value(as: column.type, schema) }
            if let value: Value = try computed(given, as: column.type, String(way.dropFirst()), call) { return value }
        }
        throw .code(.invalidArgument)
    }

    private func first(_ first: Given, of table: Table, _ call: Call) throws(Failure) -> [Row] {
        guard first != .absent, first != .null, !lacksOrder(first) else { throw .code(.invalidArgument) }
        var candidates: [Row] = rows(of: table)
        let filter: Given = first["where"]
        if first.members.contains(where: { $0.name == "where" }) {
            // Without its filter it would mean any row.
            guard try !meansAnyRow(filter, of: table, call) else { throw .code(.invalidArgument) }
            candidates = try Self.kept(candidates) { (row) throws(Failure) in
                try condition(filter, on: row, of: table, call) == .yes
            }
        }
        return try sorted(candidates) { (row) throws(Failure) in try sortKey(first["orderBy"], of: [row], table) }.first
            ?? []
    }

    // MARK: Objects

    /// A row as it is selected.
    func object(_ row: Row, of table: Table, _ selected: Selected, _ call: Call) throws(Failure) -> Expected {
        var members: [Expected.Member] = []
        for member: Selected in call.collect(selected.selectionSets) {
            members.append(
                Expected.Member(name: member.name, value: try self.member(member, row, table, call)))
        }
        return .object(members)
    }

    private func member(_ selected: Selected, _ row: Row, _ table: Table, _ call: Call) throws(Failure) -> Expected {
        let name: String = selected.field.name.value
        if name == "__typename" { return .exact(.text(Text(table.objectType))) }
        if let column: Column = table.column(name) { return row.value(name).json(as: column.type) }
        if let reference: Reference = table.reference(name) {
            guard let target: Table = schema.table(reference.target),
                let found: Row = self.target(of: reference, from: row)
            else { return .exact(.null) }
            return try object(found, of: target, selected, call)
        }
        guard let relation: Relation = table.relation(name), let target: Table = schema.table(relation.target),
            let arguments: Table = schema.table(relation.argumentType)
        else { preconditionFailure("\(table.objectType) has no \(name)") }
        let candidates: [Candidate] = related(relation, from: row)
        guard relation.isSingle else { return try list(candidates, of: arguments, shown: target, selected, call) }
        guard let only: Candidate = candidates.first else { return .exact(.null) }
        return try object(only.row, of: target, selected, call)
    }
}
