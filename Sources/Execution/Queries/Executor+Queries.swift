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
        var prepared: PreparedOperation = prepared
        if let refusal: ExecutionResult = refusal(ofChecksOn: &prepared) {
            completion(refusal)
            return nil
        }
        let scope: RequestScope
        do throws(RequestRefusal) {
            scope = try execution(of: prepared)
        } catch {
            let result: ExecutionResult = ExecutionResult(data: nil, errors: error.errors)
            completion(result.shown(to: prepared.audience))
            return nil
        }
        guard scope.operation.embeddings.isEmpty else {
            return runWithVectors(scope, completion)
        }
        return run(scope, completion)
    }

    private func runWithVectors(_ scope: RequestScope, _ completion: @escaping (ExecutionResult) -> Void) -> Ticket? {
        let query: WaitingQuery = WaitingQuery(completion)
        embeddings.vectors(of: scope.embeddingRequests) { [self] vectors in
            scope.vectors = vectors
            query.run { run(scope, $0) }
        }
        return query.isWanted ? Ticket(query) : nil
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
            let result: ExecutionResult = ExecutionResult(data: nil, errors: [error])
            completion(result.shown(to: scope.audience))
            return nil
        }
    }

    /// All root fields are one statement: its bytes are the answer, where nothing in them is checked or left out.
    private func single(
        _ scope: RequestScope, _ completion: @escaping (ExecutionResult) -> Void
    ) throws(GraphQLError) -> Ticket {
        let bound: BoundStatement = try bind(scope, step: 0)
        let entry: StatementEntry = bound.entry
        let step: CompiledStep = scope.operation.steps[0]
        let isKeyed: Bool = step.planClass == .keyed && !entry.isSlow
        let completed: StatementCompletion = { [self] result in
            switch result {
            case .success(let row):
                entry.note(row.serviceTime)
                completion(scope.answer(row.json))
            case .failure(let error):
                if error.code == .timedOut { entry.noteSlow() }
                findRoot(of: error, scope) { completion(.failed(GraphQLError(error, path: $0), scope)) }
            }
        }
        guard isKeyed else { return submitSelective(bound, completed) }
        guard step.isLookup || entry.isTried else {
            // Nobody waits behind what may take long.
            return sessions.submit(entry.rendered.statement, bound.parameters, as: StatementTraits(.reads), completed)
        }
        return reads.submit(entry.rendered.statement, bound.parameters, completed)
    }

    /// Each root field is a statement; one transaction gives them one snapshot, and ends with the first that fails: there is no data then.
    private func snapshot(
        _ scope: RequestScope, _ completion: @escaping (ExecutionResult) -> Void
    ) throws(GraphQLError) -> Ticket {
        var all: [BoundStatement] = []
        for index: Int in scope.operation.steps.indices { all.append(try bind(scope, step: index)) }
        return snapshot(scope, all, completion)
    }

    private func snapshot(
        _ scope: RequestScope, _ all: [BoundStatement], _ completion: @escaping (ExecutionResult) -> Void
    ) -> Ticket {
        let statements: [(SQLStatement, ParameterList)] = all.map { ($0.entry.rendered.statement, $0.parameters) }
        let steps: [CompiledStep] = scope.operation.steps
        return sessions.submitSnapshot(statements, isForeign: steps.contains(where: \.isNative)) { [self] result in
            switch result {
            case .success(let rows): completion(scope.answer(zip(steps, rows).map { $0.value($1) }))
            case .failure(let failure)
            where failure.index.map({ all[$0].entry.giveTypes(after: failure.error, of: statements[$0].0) }) == true:
                _ = snapshot(scope, all, completion)
            case .failure(let failure):
                let failing: [CompiledStep] = failure.index.map { [steps[$0]] } ?? steps
                let path: [GraphQLError.PathSegment] = failure.index.map { scope.path(of: $0) } ?? []
                completion(.failed(GraphQLError(failure.error, of: failing, isRead: true, path: path), scope))
            }
        }
    }
}

extension ExecutionResult {
    /// A query whose statement failed. That the database is away refuses the request; anything else is an error of it.
    fileprivate static func failed(_ error: GraphQLError, _ scope: RequestScope) -> ExecutionResult {
        let isAway: Bool = error.code == .unavailable
        return ExecutionResult(
            status: isAway ? .unavailable : .ok, data: nil, errors: [isAway ? error.at([]) : error]
        ).shown(to: scope.audience)
    }
}
