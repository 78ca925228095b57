import ConnectorModel
import JSON
public import Postgres
import SQL

extension Executor {
    /// Runs a query.
    ///
    /// - Returns: the means to lose interest; what was not sent is dropped, what runs alone is cancelled.
    @discardableResult
    public func query(
        _ request: ExecutionRequest, _ completion: @escaping (ExecutionResult) -> Void
    ) -> Ticket? {
        switch prepare(request, expecting: .query) {
        case .success(let prepared): return query(prepared, completion)
        case .failure(let refused):
            completion(refused.result)
            return nil
        }
    }

    /// Runs a query that was prepared.
    @discardableResult
    public func query(
        _ prepared: PreparedOperation, _ completion: @escaping (ExecutionResult) -> Void
    ) -> Ticket? {
        let scope: RequestScope
        do throws(GraphQLError) {
            scope = try execution(of: prepared)
        } catch {
            completion(ExecutionResult(data: nil, errors: [error]))
            return nil
        }
        guard scope.operation.embeddings.isEmpty else {
            embeddings.vectors(of: scope.embeddingRequests) { [self] vectors in
                scope.vectors = vectors
                run(scope, completion)
            }
            return nil
        }
        return run(scope, completion)
    }

    @discardableResult
    private func run(_ scope: RequestScope, _ completion: @escaping (ExecutionResult) -> Void) -> Ticket? {
        do throws(GraphQLError) {
            let steps: [CompiledStep] = scope.operation.steps
            guard steps.count == 1, steps[0].result == .wholeData else {
                return try snapshot(scope, completion)
            }
            return try single(scope, completion)
        } catch {
            completion(ExecutionResult(data: nil, errors: [error]))
            return nil
        }
    }

    /// All root fields are one statement: its bytes are the answer.
    private func single(
        _ scope: RequestScope, _ completion: @escaping (ExecutionResult) -> Void
    ) throws(GraphQLError) -> Ticket {
        let bound: BoundStatement = try bind(scope, step: 0)
        let entry: StatementEntry = bound.entry
        let isKeyed: Bool = scope.operation.steps[0].planClass == .keyed && !entry.isSlow
        let lane: any StatementLane = isKeyed ? reads : sessions
        let begin: Int64 = scope.time
        return lane.submit(entry.rendered.statement, bound.parameters) { [environment] result in
            switch result {
            case .success(let row):
                entry.note(elapsed: environment.now() - begin)
                completion(ExecutionResult(data: row.json))
            case .failure(let error):
                if error.code == .timedOut { entry.noteSlow() }
                completion(.failed(GraphQLError(error)))
            }
        }
    }

    /// Each root field is a statement; one transaction gives them one snapshot.
    private func snapshot(
        _ scope: RequestScope, _ completion: @escaping (ExecutionResult) -> Void
    ) throws(GraphQLError) -> Ticket {
        let steps: [CompiledStep] = scope.operation.steps
        var statements: [(SQLStatement, ParameterList)] = []
        for index: Int in steps.indices {
            let bound: BoundStatement = try bind(scope, step: index)
            statements.append((bound.entry.rendered.statement, bound.parameters))
        }
        return sessions.submitSnapshot(statements) { result in
            switch result {
            case .success(let rows):
                var data: JSONWriter = JSONWriter()
                data.beginObject()
                for (step, row) in zip(steps, rows) {
                    data.name(step.responseName)
                    data.text(row.json ?? .null)
                }
                data.endObject()
                completion(ExecutionResult(data: data.finish()))
            case .failure(let error): completion(.failed(GraphQLError(error, of: steps, in: .query)))
            }
        }
    }
}

extension ExecutionResult {
    /// A query whose statement failed. That the database is away refuses the request; anything else is an error of it.
    fileprivate static func failed(_ error: GraphQLError) -> ExecutionResult {
        ExecutionResult(status: error.code == .unavailable ? .unavailable : .ok, data: nil, errors: [error])
    }
}
