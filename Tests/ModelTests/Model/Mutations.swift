import Execution
import GraphQLSyntax
import SchemaModel

/// Mutations.
extension Model {
    /// Each root field for itself and whole or not at all; in a transaction all of them or none.
    mutating func mutate(_ call: Call) throws(Failure) -> Answer {
        let fields: [Selected] = call.collect([call.operation.selectionSet])
        if fields.contains(where: { isRefused($0.field, call) }) {
            return Answer(
                data: .exact(.null), problems: [Answer.Problem(field: nil, code: .invalidArgument)])
        }
        let isTransaction: Bool = call.operation.directives.contains { $0.name.value == "transaction" }
        let before: Model = self
        var answer: Answer = Answer(data: .object([]))
        var members: [Expected.Member] = []
        for selected: Selected in fields {
            let own: Model = self
            do throws(Failure) {
                members.append(Expected.Member(name: selected.name, value: try root(selected, call)))
            } catch {
                guard case .code(let code) = error else { throw error }
                self = own
                members.append(Expected.Member(name: selected.name, value: .exact(.null)))
                let codes: Set<StatusCode> = try faults(of: selected.field, call).union([code])
                answer.problems.append(Answer.Problem(field: selected.name, codes: codes))
                if isTransaction { break }
            }
        }
        if isTransaction, let problem: Answer.Problem = answer.problems.first {
            self = before
            members = fields.map { Expected.Member(name: $0.name, value: .exact(.null)) }
            answer.problems = fields.map {
                Answer.Problem(field: $0.name, codes: $0.name == problem.field ? problem.codes : [.aborted])
            }
        }
        answer.data = .object(members)
        return answer
    }

    private mutating func root(_ selected: Selected, _ call: Call) throws(Failure) -> Expected {
        let field: Field = selected.field
        let name: String = field.name.value
        if name == "__typename" { return .exact(.text("Mutation")) }
        let parts: [Substring] = name.split(separator: "_")
        guard let table: Table = schema.table(singular: String(parts[0])) else { preconditionFailure("no \(name)") }
        let result: Expected = try run(String(parts[1]), field, table, call)
        try checkReferences()
        return result
    }

    private mutating func run(
        _ verb: String, _ field: Field, _ table: Table, _ call: Call
    ) throws(Failure) -> Expected {
        let data: Given = call.argument("data", of: field)
        switch verb {
        case "insert", "upsert":
            var writing: RowWriting = RowWriting(isUpsert: verb == "upsert")
            return keyOutput(try write(data, to: table, [], &writing, call), of: table)
        case "insertMany", "upsertMany":
            var writing: RowWriting = RowWriting(isUpsert: verb == "upsertMany")
            return .list(
                try data.elements.map { (row) throws(Failure) in
                    keyOutput(try write(row, to: table, [], &writing, call), of: table)
                })
        case "update":
            guard let position: Int = try one(of: table, field, call) else { return .exact(.null) }
            try update([position], of: table, data, call)
            return keyOutput(rows[table.objectType]?[position] ?? [:], of: table)
        case "updateMany":
            let positions: [Int] = try many(of: table, field, call)
            try update(positions, of: table, data, call)
            return .exact(.number(Decimal(Int64(positions.count))))
        case "delete":
            guard let position: Int = try one(of: table, field, call) else { return .exact(.null) }
            let key: Expected = keyOutput(rows[table.objectType]?[position] ?? [:], of: table)
            try delete([position], from: table)
            return key
        case "deleteMany":
            let positions: [Int] = try many(of: table, field, call)
            try delete(positions, from: table)
            return .exact(.number(Decimal(Int64(positions.count))))
        default: preconditionFailure("\(verb) is no mutation")
        }
    }

    /// What is wrong with the rows of a field that writes several, each taken for itself.
    private func faults(of field: Field, _ call: Call) throws(Failure) -> Set<StatusCode> {
        let parts: [Substring] = field.name.value.split(separator: "_")
        guard let table: Table = schema.table(singular: String(parts[0])) else { return [] }
        let data: Given = call.argument("data", of: field)
        var copy: Model = self
        var writing: RowWriting = RowWriting(isUpsert: parts[1].hasPrefix("upsert"))
        writing.goesOn = true
        if parts[1].hasPrefix("insert") || parts[1].hasPrefix("upsert") {
            for row: Given in data.elements { _ = try copy.write(row, to: table, [], &writing, call) }
            // A row that is missing for another reason is missed by those that point to it.
            if (try? copy.checkReferences()) == nil { writing.faults.insert(.failedPrecondition) }
        } else if parts[1] == "updateMany" {
            for position: Int in (try? many(of: table, field, call)) ?? [] {
                do throws(Failure) {
                    try copy.update([position], of: table, data, call)
                } catch {
                    guard case .code(let code) = error else { throw error }
                    writing.faults.insert(code)
                }
                copy = self
            }
        }
        return writing.faults
    }

    private func keyOutput(_ row: Row, of table: Table) -> Expected {
        .object(
            table.keyColumns.map {
                Expected.Member(name: $0.fieldName, value: row.value($0.fieldName).json(as: $0.type))
            })
    }

    // MARK: Which rows

    /// The row that `id`, `key` or `first` names.
    ///
    /// - Throws: `undecided` where any of several might be meant.
    private func one(of table: Table, _ field: Field, _ call: Call) throws(Failure) -> Int? {
        let found: [Row] = try row(of: table, field, call)
        guard found.count < 2 else { throw .undecided }
        return found.first.flatMap { row in
            rows[table.objectType]?.firstIndex { other in
                table.primaryKey.allSatisfy { other.value($0) == row.value($0) }
            }
        }
    }

    /// The rows that `where` or `all` names. A filter that has vanished names none: it is refused.
    private func many(of table: Table, _ field: Field, _ call: Call) throws(Failure) -> [Int] {
        let own: [Row] = rows[table.objectType] ?? []
        guard field.arguments.contains(where: { $0.name.value == "where" }) else { return Array(own.indices) }
        let filter: Given = selector("where", of: field, on: table, call)
        guard try !meansAnyRow(filter, of: table, call) else { throw .code(.invalidArgument) }
        return try Self.kept(Array(own.indices)) { (index) throws(Failure) in
            try condition(filter, on: own[index], of: table, call) == .yes
        }
    }

    // MARK: Writing

    private mutating func update(
        _ positions: [Int], of table: Table, _ data: Given, _ call: Call
    ) throws(Failure) {
        let given: [Assignment] = try assignments(data, to: table, call)
        for position: Int in positions { try set(given, at: position, of: table) }
    }

    mutating func set(_ given: [Assignment], at position: Int, of table: Table) throws(Failure) {
        guard var row: Row = rows[table.objectType]?[position] else { return }
        let before: Row = row
        for assignment: Assignment in given {
            let column: Column = assignment.column
            switch assignment.content {
            case .value(let value): row[column.fieldName] = value
            case .changes(let changes):
                row[column.fieldName] = try changed(before.value(column.fieldName), by: changes, column.type)
            }
        }
        try checkNulls(row, of: table)
        try checkUnique(row, of: table, at: position)
        rows[table.objectType]?[position] = row
    }
}
