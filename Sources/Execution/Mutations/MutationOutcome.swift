import ConnectorModel
import JSON
import Postgres

/// What became of the root fields of a mutation, in order.
struct MutationOutcome {
    enum Field {
        case done(StatementResult)
        /// It failed; unknown means that it may have been committed all the same.
        case failed(GraphQLError, isUnknown: Bool)
    }

    var fields: [Field] = []

    /// The answer: a member of `data` for every field, null where it failed.
    func result(of scope: RequestScope) -> ExecutionResult {
        var data: JSONWriter = JSONWriter()
        var errors: [GraphQLError] = []
        data.beginObject()
        for (field, step) in zip(fields, scope.operation.steps) {
            data.name(step.responseName)
            switch field {
            case .failed(let error, _):
                errors.append(error)
                data.null()
            case .done(let row):
                switch step.result {
                case .affectedRowCount: data.int(Int64(row.affectedRowCount))
                case .json, .wholeData: data.text(row.json ?? .null)
                }
            }
        }
        data.endObject()
        // Nothing was done at all because the database is away: that refuses the request.
        let isAway: Bool =
            !errors.isEmpty && errors.allSatisfy { $0.code == .unavailable } && errors.count == fields.count
        return ExecutionResult(status: isAway ? .unavailable : .ok, data: data.finish(), errors: errors)
    }

    /// What realtime is told: fields that were committed trigger even where others failed.
    func change(of scope: RequestScope) -> Change? {
        var rows: [Change.Row] = []
        var transactions: [String] = []
        var isUnknown: Bool = false
        var hasCommitted: Bool = false
        for (field, step) in zip(fields, scope.operation.steps) {
            switch field {
            case .failed(_, let unknown): isUnknown = isUnknown || unknown
            case .done(let row):
                hasCommitted = true
                if let transaction: [UInt8] = row.captured.first.flatMap({ $0 }) {
                    transactions.append(String(decoding: transaction, as: UTF8.self))
                }
                for (capture, column) in zip(step.captures, row.captured.dropFirst()) {
                    rows += CapturedKeys.rows(column, capture)
                }
            }
        }
        guard hasCommitted || isUnknown else { return nil }
        return Change(
            connector: scope.operation.connector, operation: scope.operation.name, variables: scope.variables,
            auth: scope.auth, rows: rows, transactionIDs: transactions, outcome: isUnknown ? .unknown : .committed)
    }
}

/// Reads the keys that a statement says it wrote.
enum CapturedKeys {
    static func rows(_ column: [UInt8]?, _ capture: CapturedWrite) -> [Change.Row] {
        guard let column, let tree: JSONValue = try? parseJSON(column), let keys: [JSONValue] = tree.array else {
            return []
        }
        return keys.compactMap { key in
            guard let members: [JSONValue] = key.array else { return nil }
            return Change.Row(
                key: EntityKey(table: capture.table, members: members.map { $0.string ?? $0.text.description }),
                kind: capture.kind)
        }
    }
}
