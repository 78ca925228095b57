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
        let scope: RequestScope = scope(prepared)
        var outcome: MutationOutcome
        if prepared.operation.isTransaction, prepared.operation.steps.count > 1 {
            outcome = await transaction(scope)
        } else {
            outcome = await sequence(scope)
        }
        if let change: Change = outcome.change(of: scope) { onChange?(change) }
        return outcome.result(of: scope)
    }

    /// Each root field for itself, one after the other: a failing one does not keep the next from running.
    private func sequence(_ scope: RequestScope) async -> MutationOutcome {
        var outcome: MutationOutcome = MutationOutcome()
        for index: Int in scope.operation.steps.indices {
            outcome.fields.append(await field(scope, index))
        }
        return outcome
    }

    private func field(_ scope: RequestScope, _ index: Int) async -> MutationOutcome.Field {
        let path: [GraphQLError.PathSegment] = [.responseName(scope.operation.steps[index].responseName)]
        let bound: BoundStatement
        do throws(GraphQLError) {
            bound = try bind(scope, step: index)
        } catch {
            return .failed(error.at(path), isUnknown: false)
        }
        do throws(PostgresError) {
            let row: StatementResult = try await sessions.run(
                bound.entry.rendered.statement, bound.parameters, effect: .writes)
            return .done(row)
        } catch {
            return .failed(GraphQLError(error, path: path), isUnknown: error.code == .outcomeUnknown)
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
