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
            transaction = try await sessions.begin(options(of: scope.operation, attempt: number))
        } catch {
            return failed(.database(error), at: 0, scope, number)
        }
        var results: [StatementResult] = []
        for index: Int in scope.operation.steps.indices {
            do throws(FieldFailure) {
                let row: StatementResult = try await run(scope, index, in: transaction)
                scope.note(row, of: index)
                results.append(row)
            } catch {
                await transaction.rollback()
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
                return .ended(.unknown(GraphQLError(error), results, scope.operation))
            }
            await transaction.rollback()
            return failed(.database(error), at: results.count - 1, scope, number)
        }
    }

    private func failed(
        _ failure: FieldFailure, at index: Int, _ scope: RequestScope, _ number: Int
    ) -> Attempt {
        switch failure {
        case .database(let error) where Retries.mayFollow(error, attempt: number): .collided
        case .database(let error):
            .ended(
                .rolledBack(
                    GraphQLError(error, of: scope.operation.steps[index...].prefix(1), in: .mutation), at: index,
                    scope.operation))
        case .request(let error): .ended(.rolledBack(error, at: index, scope.operation))
        }
    }

    private func options(of operation: CompiledOperation, attempt: Int) -> TransactionOptions {
        let mode: AdvisoryLock.Mode = attempt >= Retries.firstExclusiveAttempt ? .exclusive : .shared
        return TransactionOptions(
            isolation: .serializable,
            advisoryLocks: operation.writes.sorted().map { AdvisoryLock(key: $0.lockKey, mode: mode) })
    }

    private func run(
        _ scope: RequestScope, _ index: Int, in transaction: any LaneTransaction
    ) async throws(FieldFailure) -> StatementResult {
        let bound: BoundStatement
        do throws(GraphQLError) {
            bound = try bind(scope, step: index)
        } catch {
            throw .request(error)
        }
        do throws(PostgresError) {
            return try await transaction.run(bound.entry.rendered.statement, bound.parameters)
        } catch {
            throw .database(error)
        }
    }
}

/// Why a root field of a transaction failed.
private enum FieldFailure: Error {
    case request(GraphQLError)
    case database(PostgresError)
}

extension QualifiedName {
    /// The key of the table's advisory lock: FNV-1a of its name, so that every server process makes the same.
    fileprivate var lockKey: Int64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte: UInt8 in description.utf8 {
            hash ^= UInt64(byte)
            hash = hash &* 0x100_0000_01b3
        }
        return Int64(bitPattern: hash)
    }
}
