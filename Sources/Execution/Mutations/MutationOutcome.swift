import ConnectorModel
import JSON
import Postgres

/// What became of the root fields of a mutation, in order.
struct MutationOutcome {
    enum Field {
        case done(StatementResult)
        case failed(GraphQLError)
        /// The database is not there, or does not take it now: nothing of it was done.
        case away(GraphQLError)
        /// It could not do with the request's values, for several reasons maybe.
        case refused([GraphQLError])
        /// It may have been committed all the same; what it gave, if it got so far, is only told to `Realtime`.
        case unknown(GraphQLError, StatementResult?)
    }

    var fields: [Field] = []

    /// The answer: a member of `data` for every field, null where it failed.
    func result(of scope: RequestScope) -> ExecutionResult {
        if let absence { return .refused(absence) }
        var data: JSONWriter = JSONWriter()
        var ids: EntityIDs = EntityIDs()
        var errors: [GraphQLError] = []
        data.beginObject()
        for (index, field) in fields.enumerated() {
            var value: JSONText = .null
            do throws(GraphQLError) {
                switch field {
                case .refused(let all): errors += all
                case .failed(let error), .away(let error), .unknown(let error, _): throw error
                case .done(let row):
                    value = try scope.visible(scope.operation.steps[index].value(row), of: index, &ids)
                }
            } catch {
                errors.append(error)
            }
            scope.append(value, of: index, to: &data)
        }
        data.endObject()
        return ExecutionResult(data: data.finish(), errors: errors, extensions: ids.extensions)
    }

    /// Nothing was done at all because the database is away: that refuses the request.
    private var absence: GraphQLError? {
        var absence: GraphQLError?
        for field: Field in fields {
            guard case .away(let error) = field else { return nil }
            absence = error.at([])
        }
        return absence
    }

    /// What realtime is told: fields that were committed trigger even where others failed.
    func change(of scope: RequestScope) -> Change? {
        var change: Change = Change(
            connector: scope.operation.connector, operation: scope.operation.name, variables: scope.variables,
            auth: scope.auth, rows: [])
        var isNothing: Bool = true
        // A mutation that only reads has been executed all the same; beside writes what was read is no change.
        let hasWrites: Bool = scope.operation.steps.contains { !$0.isRead }
        for (field, step) in zip(fields, scope.operation.steps) where !(hasWrites && step.isRead) {
            switch field {
            case .failed, .away, .refused: continue
            case .done(let row): change.add(row, of: step)
            case .unknown(_, let row):
                change.outcome = .unknown
                if let row { change.add(row, of: step) }
            }
            isNothing = false
        }
        return isNothing ? nil : change
    }
}

extension MutationOutcome {
    /// A transaction of which one field failed. When the database is away none of them is to blame.
    static func rolledBack(_ failure: FieldFailure, at failing: Int, of scope: RequestScope) -> MutationOutcome {
        let isAbsence: Bool = failure.isAbsence(at: scope.operation.steps[failing])
        return MutationOutcome(
            fields: scope.operation.steps.indices.map { index in
                if index == failing || isAbsence { return failure.field(index, of: scope) }
                return .failed(scope.fate(of: index, index < failing ? "rolled back" : "aborted"))
            })
    }

    /// After a check failed: the fields behind it do not run.
    mutating func abort(after failing: Int, of scope: RequestScope) {
        for index: Int in (failing + 1)..<scope.operation.steps.count {
            fields.append(.failed(scope.fate(of: index, "aborted")))
        }
    }

    /// A transaction of which nobody knows whether it was committed: no field may be said to be rolled back.
    static func unknown(
        _ error: GraphQLError, _ results: [StatementResult], _ scope: RequestScope
    ) -> MutationOutcome {
        MutationOutcome(
            fields: results.enumerated().map { index, row in .unknown(error.at(scope.path(of: index)), row) })
    }
}

extension FieldFailure {
    /// Whether the database was not there.
    fileprivate func isAbsence(at step: CompiledStep) -> Bool {
        guard case .database(let error, _) = self else { return false }
        return GraphQLError(error, of: CollectionOfOne(step), isRead: step.isRead).code == .unavailable
    }
}

extension RequestScope {
    /// What a field is told that another one has undone or kept from running.
    fileprivate func fate(of index: Int, _ fate: String) -> GraphQLError {
        GraphQLError("\(operation.steps[index].responseName) (\(fate))", path: path(of: index), code: .aborted)
    }
}

extension Change {
    /// Adds what a statement says of the rows it wrote (`CapturedWrite`).
    fileprivate mutating func add(_ row: StatementResult, of step: CompiledStep) {
        // Where rows are counted, any columns are those of an author's RETURNING.
        if step.result == .affectedRowCount { return }
        if let bytes: [UInt8] = row.captured.first.flatMap({ $0 }) {
            let transaction: String = String(decoding: bytes, as: UTF8.self)
            if !transactionIDs.contains(transaction) { transactionIDs.append(transaction) }
        }
        for (capture, column) in zip(step.captures, row.captured.dropFirst()) {
            rows += Self.rows(column, capture)
        }
    }

    private static func rows(_ column: [UInt8]?, _ capture: CapturedWrite) -> [Row] {
        guard let column, let keys: [JSONValue] = (try? parseJSON(column))?.array else { return [] }
        return keys.compactMap { key in
            guard let members: [JSONValue] = key.array else { return nil }
            return Row(
                key: EntityKey(table: capture.table, members: members.map { $0.string ?? $0.text.description }),
                kind: capture.kind)
        }
    }
}
