import ConnectorModel
import Postgres
import SQL

extension Executor {
    /// All root fields or none (`@transaction`).
    ///
    /// Nothing of the answer has left the server when it is tried again: the answer is made at the end.
    func transaction(_ scope: RequestScope) async -> MutationOutcome {
        var number: Int = 1
        while true {
            // The attempt before was rolled back.
            guard !scope.withdrawal.isDue else { return .rolledBack(.withdrawn, at: 0, of: scope) }
            switch await attempt(scope, number: number) {
            case .ended(let outcome): return outcome
            case .collided: break
            }
            await backOff(after: number)
            number += 1
        }
    }

    private enum Attempt {
        case ended(MutationOutcome)
        /// Rolled back because of other transactions; another attempt may succeed.
        case collided
    }

    private func attempt(_ scope: RequestScope, number: Int) async -> Attempt {
        scope.forgetResponses()
        let transaction: any LaneTransaction
        do throws(PostgresError) {
            transaction = try await sessions.begin(options(of: scope.operation, attempt: number)) {
                scope.withdrawal.awaits($0)
            }
        } catch {
            return failed(.database(error, nil), at: 0, scope, number)
        }
        var results: [StatementResult] = []
        for index: Int in scope.operation.steps.indices {
            var sent: (entry: StatementEntry, statement: SQLStatement)?
            do throws(FieldFailure) {
                let bound: BoundStatement = try bound(scope, index)
                sent = (bound.entry, bound.entry.rendered.statement)
                let row: StatementResult = try await run(bound, step: scope.operation.steps[index], in: transaction)
                try scope.check(row, of: index)
                results.append(row)
            } catch {
                await transaction.rollback()
                if case .database(let cause, _) = error, let sent,
                    sent.entry.giveTypes(after: cause, of: sent.statement)
                {
                    return .collided
                }
                return failed(error, at: index, scope, number)
            }
        }
        return await commit(transaction, results, scope, number)
    }

    /// What COMMIT refuses is the last field's error: it was the last to be checked.
    private func commit(
        _ transaction: any LaneTransaction, _ results: [StatementResult], _ scope: RequestScope, _ number: Int
    ) async -> Attempt {
        do throws(PostgresError) {
            try await transaction.commit()
            return .ended(MutationOutcome(fields: results.map { .done($0) }))
        } catch {
            guard error.code != .outcomeUnknown else {
                return .ended(.unknown(GraphQLError(error), results, scope))
            }
            await transaction.rollback()
            return failed(.database(error, nil), at: results.count - 1, scope, number)
        }
    }

    private func failed(
        _ failure: FieldFailure, at index: Int, _ scope: RequestScope, _ number: Int
    ) -> Attempt {
        if case .database(let error, _) = failure, Retries.mayFollow(error, attempt: number) { return .collided }
        return .ended(.rolledBack(failure, at: index, of: scope))
    }

    private func options(of operation: CompiledOperation, attempt: Int) -> TransactionOptions {
        // Two that write what the other one reads never meet on a table that both write.
        let tables: Set<QualifiedName> =
            Retries.isExclusive(attempt) ? operation.writes.union(operation.reads) : operation.writes
        var options: TransactionOptions = TransactionOptions(
            // A single statement sees one snapshot anyway.
            isolation: operation.steps.count > 1 ? .serializable : .readCommitted,
            advisoryLocks: Retries.locks(on: tables, attempt: attempt),
            isForeign: operation.steps.contains(where: \.isNative),
            planMode: operation.planClassOfTransaction == .keyed ? .generic : .once)
        options.lockedTables = Retries.lockedTables(operation.writes, attempt: attempt)
        return options
    }
}
