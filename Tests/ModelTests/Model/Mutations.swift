import Execution
import GraphQLSyntax
import SchemaModel

/// Mutations.
extension Model {
    /// Each root field for itself and whole or not at all; in a transaction all of them or none.
    mutating func mutate(_ call: Call) throws(Failure) -> Answer {
        if let refusal: Answer = call.refusal { return refusal }
        let failures: [String] = try call.failures()
        guard failures.isEmpty else { return .refused(failures) }
        let fields: [Selected] = call.collect(call.operation.selectionSet)
        var call: Call = call
        let isTransaction: Bool = call.operation.directives.contains { $0.name.value == "transaction" }
        let before: Model = self
        var outcome: Outcome = Outcome()
        for selected: Selected in fields {
            let own: Model = self
            let problem: Answer.Problem? = try run(selected, &call, &outcome)
            outcome.values[selected.name] = problem == nil ? call.responses[selected.name] : .exact(.null)
            guard let problem else { continue }
            self = own
            outcome.problems.append(problem)
            // A check that fails keeps what follows from running, a field that fails only in a transaction.
            if isTransaction || problem.message != nil { break }
        }
        if isTransaction, !outcome.problems.isEmpty { self = before }
        noteEnd(outcome, fields, isTransaction: isTransaction, call)
        return outcome.answer(fields, isTransaction: isTransaction)
    }

    /// Runs a root field and asks its checks.
    ///
    /// - Returns: what is wrong, where something is.
    private mutating func run(
        _ selected: Selected, _ call: inout Call, _ outcome: inout Outcome
    ) throws(Failure) -> Answer.Problem? {
        call.responses[selected.name] = .exact(.null)
        if selected.field.name.value == "query" {
            call.queries.insert(selected.name)
            call.note(.mutations, "query")
            if operationWrites(call) { call.note(.mutations, "query beside writes") }
        }
        if isRefused(selected, call) { return Answer.Problem(field: selected.name, code: .invalidArgument) }
        let value: Expected
        do throws(Failure) {
            try evaluateExpressions(of: selected, call)
            value = try root(selected, call)
        } catch {
            guard case .code(let code) = error else { throw error }
            let codes: Set<StatusCode> = try faults(of: selected.field, call).union([code])
            return Answer.Problem(field: selected.name, codes: codes)
        }
        if let message: String = try call.failure(of: selected, value) {
            return Answer.Problem(field: selected.name, code: .permissionDenied, message: message)
        }
        call.responses[selected.name] = value
        return nil
    }

    /// Whether a root field, or one of its `query`, cannot do with the request's values.
    private func isRefused(_ selected: Selected, _ call: Call) -> Bool {
        guard selected.field.name.value == "query" else { return isRefused(selected.field, call) }
        let fields: [Selected] = call.collect(selected.selectionSets)
        return hasNegativeCount(fields, call) || fields.contains { isRefused($0.field, call) }
    }

    private func operationWrites(_ call: Call) -> Bool {
        call.collect(call.operation.selectionSet).contains { $0.field.name.value.contains("_") }
    }

    private mutating func root(_ selected: Selected, _ call: Call) throws(Failure) -> Expected {
        let field: Field = selected.field
        let name: String = field.name.value
        if name == "__typename" { return .exact(.text("Mutation")) }
        if name == "query" { return try query(selected.selectionSets, call) }
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
        call.note(.writes, verb)
        if verb.hasPrefix("update") || verb.hasPrefix("delete") {
            for argument: Argument in field.arguments where !["data", "id_expr"].contains(argument.name.value) {
                call.note(.writes, argument.name.value)
            }
        }
        switch verb {
        case "insert", "upsert", "insertMany", "upsertMany":
            let isMany: Bool = verb.hasSuffix("Many")
            let given: [Given] = isMany ? data.elements : [data]
            let isAlone: Bool = given.count == 1 && !given[0].members.contains { table.relation($0.name) != nil }
            var writing: RowWriting = RowWriting(isUpsert: verb.hasPrefix("upsert"), before: isAlone ? [:] : rows)
            let written: [Expected] = try given.map { (row) throws(Failure) in
                keyOutput(try write(row, to: table, [], &writing, call), of: table)
            }
            return isMany ? .list(written) : written[0]
        case "update":
            // What is wrong with the data is wrong whether there is a row or not.
            _ = try updates(data, of: table, call)
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
        guard parts.count == 2, let table: Table = schema.table(singular: String(parts[0])) else { return [] }
        let data: Given = call.argument("data", of: field)
        var copy: Model = self
        var writing: RowWriting = RowWriting(isUpsert: parts[1].hasPrefix("upsert"), before: [:])
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
        if found.isEmpty { call.note(.writes, "no row") }
        return found.first.flatMap { row in
            rows[table.objectType]?.firstIndex { other in
                table.primaryKey.allSatisfy { other.value($0) == row.value($0) }
            }
        }
    }

    /// The rows that `where` or `all` names. A filter that has vanished names none: it is refused.
    private func many(of table: Table, _ field: Field, _ call: Call) throws(Failure) -> [Int] {
        let own: [Row] = rows[table.objectType] ?? []
        guard isFiltered(field, call) else { return Array(own.indices) }
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
        let given: [Assignment] = try updates(data, of: table, call)
        for position: Int in positions { try set(given, at: position, of: table, call) }
    }

    private func updates(_ data: Given, of table: Table, _ call: Call) throws(Failure) -> [Assignment] {
        let given: [Assignment] = try assignments(data, to: table, call)
        if given.contains(where: \.isRefused) { throw .code(.invalidArgument) }
        return given
    }

    mutating func set(_ given: [Assignment], at position: Int, of table: Table, _ call: Call) throws(Failure) {
        guard var row: Row = rows[table.objectType]?[position] else { return }
        let before: Row = row
        for assignment: Assignment in given {
            let column: Column = assignment.column
            switch assignment.content {
            case .value(let value): row[column.fieldName] = value
            case .changes(let changes):
                row[column.fieldName] = try changed(before.value(column.fieldName), by: changes, column.type, call)
            }
        }
        try checkNulls(row, of: table)
        try checkUnique(row, of: table, at: position)
        rows[table.objectType]?[position] = row
    }
}
