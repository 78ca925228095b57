import CEL
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
        switch begin(prepared) {
        case .success(let scope): await run(scope)
        case .failure(let refused): refused.result
        }
    }

    /// One execution of a mutation, or why there is none.
    func begin(_ prepared: PreparedOperation) -> Result<RequestScope, RefusedRequest> {
        var prepared: PreparedOperation = prepared
        if let refusal: ExecutionResult = refusal(ofChecksOn: &prepared) {
            return .failure(RefusedRequest(result: refusal))
        }
        do throws(RequestRefusal) {
            return .success(try execution(of: prepared))
        } catch {
            let result: ExecutionResult = ExecutionResult(data: nil, errors: error.errors)
            return .failure(RefusedRequest(result: result.shown(to: prepared.audience)))
        }
    }

    func run(_ scope: RequestScope) async -> ExecutionResult {
        if !scope.operation.embeddings.isEmpty { await makeVectors(for: scope) }
        let outcome: MutationOutcome
        if scope.operation.isTransaction {
            outcome = await transaction(scope)
        } else {
            outcome = await sequence(scope)
        }
        return end(outcome, scope)
    }

    /// Tells what was changed to those who want to know, and gives the answer.
    func end(_ outcome: MutationOutcome, _ scope: RequestScope) -> ExecutionResult {
        scope.withdrawal.end()
        if isChangeWanted(), let change: Change = outcome.change(of: scope) { onChange?(change, scope.generation) }
        return outcome.result(of: scope).shown(to: scope.audience)
    }

    /// Each root field for itself, one after the other: a failing one does not keep the next from running, a check that fails does.
    func sequence(_ scope: RequestScope, attempt: Int = 1) async -> MutationOutcome {
        var outcome: MutationOutcome = MutationOutcome()
        for index: Int in scope.operation.steps.indices {
            do throws(FieldFailure) {
                outcome.fields.append(.done(try await field(scope, index, attempt: attempt)))
            } catch {
                guard !scope.withdrawal.isDue else { return .rolledBack(.withdrawn, at: 0, of: scope) }
                scope.note(.null, of: index)
                outcome.fields.append(error.field(index, of: scope))
                guard case .check = error else { continue }
                outcome.abort(after: index, of: scope)
                break
            }
        }
        return outcome
    }

    /// Runs a root field until it is done, or fails for a reason of its own. Once one was sent the mutation is not taken back any more.
    private func field(
        _ scope: RequestScope, _ index: Int, attempt first: Int
    ) async throws(FieldFailure) -> StatementResult {
        let bound: BoundStatement = try bound(scope, index)
        let granted: SharedBudget = scope.work
        var attempt: Int = first
        while true {
            // Each attempt asks its checks anew.
            scope.work = granted
            if attempt > 1 { await backOff(after: attempt - 1) }
            guard !scope.withdrawal.isDue else { throw .withdrawn }
            let sent: SQLStatement = bound.entry.rendered.statement
            do throws(FieldFailure) {
                let row: StatementResult = try await run(bound, scope, index, attempt: attempt)
                scope.withdrawal.begin()
                return row
            } catch {
                guard case .database(let cause, _) = error else { throw error }
                if bound.entry.giveTypes(after: cause, of: sent) { continue }
                guard Retries.mayFollow(cause, attempt: attempt) else {
                    guard cause.wasSent else { throw error }
                    scope.withdrawal.begin()
                    throw await placed(error, scope, index)
                }
            }
            attempt += 1
        }
    }

    /// The failure with the member of `query { … }` that it is of, as far as that can be found out.
    private func placed(_ failure: FieldFailure, _ scope: RequestScope, _ index: Int) async -> FieldFailure {
        let step: CompiledStep = scope.operation.steps[index]
        guard case .database(let cause, _) = failure, !step.roots.isEmpty else { return failure }
        let path: [GraphQLError.PathSegment] = await findRoot(of: cause, scope, step: index)
        guard path.count > 1 else { return failure }
        return .request(GraphQLError(cause, of: CollectionOfOne(step), isRead: true, path: path))
    }

    /// A root field's statement with its values.
    func bound(_ scope: RequestScope, _ index: Int) throws(FieldFailure) -> BoundStatement {
        let faults: [ShapeFault] = scope.operation.steps[index].faults
        guard faults.isEmpty else {
            throw .refused(faults.map { GraphQLError($0, of: scope.operation, scope.variables) })
        }
        do throws(GraphQLError) {
            return try bind(scope, step: index)
        } catch {
            throw .request(error)
        }
    }

    private func run(
        _ bound: BoundStatement, _ scope: RequestScope, _ index: Int, attempt: Int
    ) async throws(FieldFailure) -> StatementResult {
        let step: CompiledStep = scope.operation.steps[index]
        if !step.isRead, !step.checks.isEmpty || attempt > 1 {
            return try await runAlone(bound, scope, index, attempt: attempt)
        }
        let row: StatementResult
        do throws(PostgresError) {
            row = try await run(bound, step, scope)
        } catch {
            throw .database(error, nil)
        }
        try scope.check(row, of: index)
        return row
    }

    /// A statement alone. What an author wrote as a query may only read.
    private func run(
        _ bound: BoundStatement, _ step: CompiledStep, _ scope: RequestScope
    ) async throws(PostgresError) -> StatementResult {
        let statement: SQLStatement = bound.entry.rendered.statement
        guard step.isRead, step.isNative else {
            let effect: StatementEffect = step.isRead ? .reads : step.isNative ? .foreign : .writes
            let row: StatementResult = try await sessions.run(
                statement, bound.parameters, as: bound.traits(effect, step)
            ) { scope.withdrawal.awaits($0) }
            bound.entry.note(row.serviceTime)
            return row
        }
        do throws(SnapshotFailure) {
            let rows: [StatementResult] = try await sessions.runSnapshot(
                [(statement, bound.parameters)], isForeign: true
            ) { scope.withdrawal.awaits($0) }
            return rows.first ?? StatementResult()
        } catch {
            throw error.error
        }
    }

    /// A write with a transaction of its own: one with checks, which is committed when they have passed, and one that collided, which
    /// takes its tables' locks first. Those that never collide are spared the locks.
    private func runAlone(
        _ bound: BoundStatement, _ scope: RequestScope, _ index: Int, attempt: Int
    ) async throws(FieldFailure) -> StatementResult {
        let step: CompiledStep = scope.operation.steps[index]
        var options: TransactionOptions = TransactionOptions(
            isolation: .readCommitted, isForeign: step.isNative, planMode: step.planMode)
        if attempt > 1 {
            options.advisoryLocks = Retries.locks(on: scope.operation.writes, attempt: attempt)
            options.lockedTables = Retries.lockedTables(scope.operation.writes, attempt: attempt)
        }
        let transaction: any LaneTransaction
        do throws(PostgresError) {
            transaction = try await sessions.begin(options) { scope.withdrawal.awaits($0) }
        } catch {
            throw .database(error, nil)
        }
        let row: StatementResult
        do throws(FieldFailure) {
            row = try await run(bound, step: scope.operation.steps[index], in: transaction)
            try scope.check(row, of: index)
        } catch {
            await transaction.rollback()
            throw error
        }
        do throws(PostgresError) {
            try await transaction.commit()
            return row
        } catch {
            if error.code != .outcomeUnknown { await transaction.rollback() }
            throw .database(error, row)
        }
    }

    /// Runs a bound statement in a transaction.
    func run(
        _ bound: BoundStatement, step: CompiledStep, in transaction: any LaneTransaction
    ) async throws(FieldFailure) -> StatementResult {
        do throws(PostgresError) {
            guard step.isRead, step.isNative else {
                return try await transaction.run(bound.entry.rendered.statement, bound.parameters)
            }
            return try await transaction.runReadOnly(bound.entry.rendered.statement, bound.parameters)
        } catch {
            throw .database(error, nil)
        }
    }
}

/// Why a root field failed.
enum FieldFailure: Error {
    /// An error that knows its place.
    case request(GraphQLError)
    /// The field cannot do with what the request gives.
    case refused([GraphQLError])
    /// A check did not hold: nothing after it runs.
    case check(GraphQLError)
    /// The database refused it, or was lost; what it gave before that is only told to `Realtime`.
    case database(PostgresError, StatementResult?)

    /// The failure as the outcome of a field.
    func field(_ index: Int, of scope: RequestScope) -> MutationOutcome.Field {
        let step: CompiledStep = scope.operation.steps[index]
        let path: [GraphQLError.PathSegment] = scope.path(of: index)
        switch self {
        case .request(let error), .check(let error): return .failed(error)
        case .refused(let errors): return .refused(errors)
        case .database(let error, let row) where error.code == .outcomeUnknown:
            return .unknown(GraphQLError(error, path: path), row)
        case .database(let error, _):
            let told: GraphQLError = GraphQLError(error, of: CollectionOfOne(step), isRead: step.isRead, path: path)
            return told.code == .unavailable ? .away(told) : .failed(told)
        }
    }
}

extension RequestScope {
    /// Asks the checks of a root field, and lets later expressions see what it gave.
    func check(_ row: StatementResult, of index: Int) throws(FieldFailure) {
        let step: CompiledStep = operation.steps[index]
        guard step.inspection != nil else { return }
        do throws(GraphQLError) {
            if let value: Value = try inspect(step.value(row), of: index) { note(value, of: index) }
        } catch {
            throw .check(error)
        }
    }
}

extension BoundStatement {
    /// What is known of it before it is sent.
    func traits(_ effect: StatementEffect, _ step: CompiledStep) -> StatementTraits {
        StatementTraits(effect, planMode: step.planMode, isQuick: entry.isQuick)
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
