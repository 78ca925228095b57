import Execution
import GraphQLSyntax
import SchemaModel

/// Queries.
extension Model {
    func query(_ call: Call) throws(Failure) -> Answer {
        if let refusal: Answer = call.refusal { return refusal }
        let failures: [String] = try call.failures()
        guard failures.isEmpty else { return .refused(failures) }
        let fields: [Selected] = call.collect(call.operation.selectionSet)
        do throws(Failure) {
            for selected: Selected in fields { try evaluateExpressions(of: selected, call) }
            guard !hasNegativeCount(fields, call) else { throw .code(.invalidArgument) }
            return try checked(fields, call)
        } catch {
            guard case .code(let code) = error else { throw error }
            return Answer(data: .exact(.null), problems: [Answer.Problem(field: nil, code: code)])
        }
    }

    /// The root fields of a query; one of which a check fails is null.
    private func checked(_ fields: [Selected], _ call: Call) throws(Failure) -> Answer {
        var members: [Expected.Member] = []
        var problems: [Answer.Problem] = []
        let values: [Expected] = try roots(fields, call)
        for (selected, root) in zip(fields, values) {
            var value: Expected = root
            if let message: String = try call.failure(of: selected, value) {
                value = .exact(.null)
                problems.append(Answer.Problem(field: selected.name, code: .permissionDenied, message: message))
            }
            if selected.isRedacted { call.note(.redactions, "root field") }
            members.append(Expected.Member(name: selected.name, value: value, isRedacted: selected.isRedacted))
        }
        return Answer(data: Expected.object(members).visible, problems: problems)
    }

    /// The root fields of a query in a mutation.
    func query(_ sets: [Selecting], _ call: Call) throws(Failure) -> Expected {
        let fields: [Selected] = call.collect(sets)
        return .object(
            zip(fields, try roots(fields, call)).map { selected, value in
                Expected.Member(name: selected.name, value: value, isRedacted: selected.isRedacted)
            })
    }

    /// - Throws: `undecided` where several fail for different reasons: nobody promises which one is met first.
    private func roots(_ fields: [Selected], _ call: Call) throws(Failure) -> [Expected] {
        var values: [Expected] = []
        var failures: Set<Failure> = []
        for selected: Selected in fields {
            do throws(Failure) {
                values.append(try root(selected, call))
            } catch {
                failures.insert(error)
            }
        }
        guard let failure: Failure = failures.first else { return values }
        throw failures.count == 1 ? failure : .undecided
    }

    private func root(_ selected: Selected, _ call: Call) throws(Failure) -> Expected {
        let name: String = selected.field.name.value
        if name == "__typename" { return .exact(.text("Query")) }
        if let table: Table = schema.table(plural: name) {
            if table.isView { call.note(.lists, "view") }
            let candidates: [Candidate] = rows(of: table).map { Candidate(argument: $0, row: $0) }
            return try list(candidates, of: table, shown: table, selected, call)
        }
        guard let table: Table = schema.table(singular: name) else { preconditionFailure("no table \(name)") }
        let found: [Row] = try self.row(of: table, selected.field, call)
        guard !found.isEmpty else {
            call.note(.lookups, "not found")
            return .exact(.null)
        }
        return .oneOf(
            try Self.any(found, isAll: found.count == 1) { (row) throws(Failure) in
                try object(row, of: table, selected, call)
            })
    }

    /// The row that `id`, `key` or `first` names: none, one, or several of which any may be it.
    func row(of table: Table, _ field: Field, _ call: Call) throws(Failure) -> [Row] {
        for argument: Argument in field.arguments where ["id", "id_expr", "key", "first"].contains(argument.name.value)
        {
            call.note(.lookups, argument.name.value)
        }
        if field.arguments.contains(where: { $0.name.value == "first" }) {
            return try first(selector("first", of: field, on: table, call), of: table, call)
        }
        if table.keyColumns.count > 1 { call.note(.lookups, "key of several parts") }
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
            if key != nil { call.note(.lookups, "computed part of a key") }
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
        return try sorted(candidates) { (row) throws(Failure) in
            try sortKey(first["orderBy"], of: [row], table, call)
        }.first
            ?? []
    }

    // MARK: Objects

    /// A row as it is selected.
    func object(_ row: Row, of table: Table, _ selected: Selected, _ call: Call) throws(Failure) -> Expected {
        var members: [Expected.Member] = []
        for member: Selected in call.collect(selected.selectionSets) {
            members.append(
                Expected.Member(
                    name: member.name, value: try self.member(member, row, table, call),
                    isRedacted: member.isRedacted))
        }
        return .object(members)
    }

    private func member(_ selected: Selected, _ row: Row, _ table: Table, _ call: Call) throws(Failure) -> Expected {
        let name: String = selected.field.name.value
        switch name {
        case "__typename":
            call.note(.selections, name)
            return .exact(.text(Text(table.objectType)))
        // Nothing was searched for.
        case "_metadata":
            call.note(.selections, name)
            return .exact(.null)
        case "_id":
            call.note(.selections, name)
            return .identity(type: table.objectType, key: table.primaryKey.map { row.value($0) })
        default: break
        }
        if let column: Column = table.column(name) { return row.value(name).json(as: column.type) }
        if let reference: Reference = table.reference(name) {
            call.note(.relations, "reference")
            if reference.target == table.objectType { call.note(.relations, "self reference") }
            if reference.pairs.count > 1 { call.note(.relations, "key of several parts") }
            guard let target: Table = schema.table(reference.target),
                let found: Row = self.target(of: reference, from: row)
            else { return .exact(.null) }
            return try object(found, of: target, selected, call)
        }
        guard let relation: Relation = table.relation(name), let target: Table = schema.table(relation.target),
            let arguments: Table = schema.table(relation.argumentType)
        else { preconditionFailure("\(table.objectType) has no \(name)") }
        let candidates: [Candidate] = related(relation, from: row)
        call.note(.relations, relation.kind)
        guard relation.isSingle else {
            noteNested(selected, target, call)
            return try list(candidates, of: arguments, shown: target, selected, call)
        }
        guard let only: Candidate = candidates.first else { return .exact(.null) }
        return try object(only.row, of: target, selected, call)
    }

    private func noteNested(_ selected: Selected, _ table: Table, _ call: Call) {
        call.note(.lists, "nested")
        if call.argument("distinct", of: selected.field) == .boolean(true) { call.note(.lists, "nested distinct") }
        let names: [String] = call.collect(selected.selectionSets).map(\.field.name.value)
        if names.contains(where: { table.relation($0) == nil && table.aggregate(called: $0) != nil }) {
            call.note(.lists, "nested groups")
        }
    }
}

extension Relation {
    /// What the language calls it.
    var kind: String {
        switch path {
        case .many: "list"
        case .single: "single"
        case .via: "via"
        }
    }
}

extension Answer {
    /// The answer to a request that does not run.
    static func refused(_ messages: [String]) -> Answer {
        Answer(
            data: .exact(.null),
            problems: messages.map { Problem(field: nil, code: .permissionDenied, message: $0) })
    }
}
