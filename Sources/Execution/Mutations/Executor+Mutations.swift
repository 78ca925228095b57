import ConnectorModel
import JSON
import Postgres
import SQL

extension Executor {
    /// Runs a mutation to its end; whoever asked may have left meanwhile.
    public func mutate(_ request: ExecutionRequest) async -> ExecutionResult {
        switch prepare(request, expecting: .mutation) {
        case .success(let prepared): await mutate(prepared)
        case .failure(let refused): refused.result
        }
    }

    /// Runs a mutation that was prepared.
    public func mutate(_ prepared: PreparedOperation) async -> ExecutionResult {
        let scope: RequestScope
        do throws(GraphQLError) {
            scope = try execution(of: prepared)
        } catch {
            return ExecutionResult(data: nil, errors: [error])
        }
        if !scope.operation.embeddings.isEmpty {
            scope.vectors = await withCheckedContinuation { continuation in
                embeddings.vectors(of: scope.embeddingRequests) { continuation.resume(returning: $0) }
            }
        }
        let outcome: MutationOutcome
        // One statement is a transaction by itself.
        if scope.operation.isTransaction, scope.operation.steps.count > 1 {
            outcome = await transaction(scope)
        } else {
            outcome = await sequence(scope)
        }
        if let change: Change = outcome.change(of: scope) { onChange?(change, prepared.generation) }
        return outcome.result(of: scope)
    }

    /// Each root field for itself, one after the other: a failing one does not keep the next from running.
    private func sequence(_ scope: RequestScope) async -> MutationOutcome {
        var outcome: MutationOutcome = MutationOutcome()
        for index: Int in scope.operation.steps.indices {
            let field: MutationOutcome.Field = await field(scope, index)
            if case .done(let row) = field { scope.note(row, of: index) } else { scope.note(nil, of: index) }
            outcome.fields.append(field)
        }
        return outcome
    }

    private func field(_ scope: RequestScope, _ index: Int) async -> MutationOutcome.Field {
        let step: CompiledStep = scope.operation.steps[index]
        let path: [GraphQLError.PathSegment] = [.responseName(step.responseName)]
        let bound: BoundStatement
        do throws(GraphQLError) {
            bound = try bind(scope, step: index)
        } catch {
            return .failed(error.at(path))
        }
        var attempt: Int = 1
        while true {
            do throws(PostgresError) {
                return .done(
                    try await sessions.run(bound.entry.rendered.statement, bound.parameters, effect: .writes))
            } catch {
                if error.code == .outcomeUnknown { return .unknown(GraphQLError(error, path: path), nil) }
                guard Retries.mayFollow(error, attempt: attempt) else {
                    return .failed(GraphQLError(error, of: CollectionOfOne(step), in: .mutation, path: path))
                }
            }
            await backOff(after: attempt)
            attempt += 1
        }
    }
}

extension RequestScope {
    /// Lets later expressions see what a root field gave, if there are any.
    func note(_ row: StatementResult?, of index: Int) {
        guard index + 1 < operation.steps.count else { return }
        let step: CompiledStep = operation.steps[index]
        switch step.result {
        case .json, .wholeData: note(row?.json, of: step.responseName)
        case .affectedRowCount: note(row.map { JSONText(String($0.affectedRowCount)) }, of: step.responseName)
        }
    }
}

extension GraphQLError {
    /// The error as one of a field.
    func at(_ path: [PathSegment]) -> GraphQLError {
        var error: GraphQLError = self
        error.path = path
        return error
    }
}
