import ConnectorModel
import Postgres
import SQL

extension Executor {
    /// How often a transaction is tried in all.
    private static var attempts: Int { 5 }
    /// From this attempt on a transaction keeps all others away from the tables it writes: retrying alone is not enough when many
    /// clients write the same rows.
    private static var firstExclusiveAttempt: Int { 3 }

    /// All root fields or none (`@transaction`).
    ///
    /// Nothing of the answer has left the server when it is tried again: the answer is made at the end.
    func transaction(_ scope: RequestScope) async -> MutationOutcome {
        var attempt: Int = 1
        while true {
            let result: Attempt = await self.attempt(scope, number: attempt)
            switch result {
            case .ended(let outcome): return outcome
            case .collided(let outcome):
                guard attempt < Self.attempts else { return outcome }
            }
            await backOff(after: attempt)
            attempt += 1
        }
    }

    private enum Attempt {
        case ended(MutationOutcome)
        /// Rolled back because of other transactions; another try may succeed.
        case collided(MutationOutcome)
    }

    private func attempt(_ scope: RequestScope, number: Int) async -> Attempt {
        var outcome: MutationOutcome = MutationOutcome()
        var failing: Int = 0
        do throws(FieldFailure) {
            let transaction: any LaneTransaction = try await begin(scope, attempt: number)
            for index: Int in scope.operation.steps.indices {
                failing = index
                do throws(FieldFailure) {
                    outcome.fields.append(.done(try await run(scope, index, in: transaction)))
                } catch {
                    await transaction.rollback()
                    throw error
                }
            }
            do throws(PostgresError) {
                try await transaction.commit()
            } catch {
                await transaction.rollback()
                throw .database(error)
            }
            return .ended(outcome)
        } catch {
            let path: [GraphQLError.PathSegment] = [.responseName(scope.operation.steps[failing].responseName)]
            let isUnknown: Bool = error.isUnknown
            outcome.fields = scope.operation.steps.enumerated().map { index, step in
                if index == failing { return .failed(error.asError.at(path), isUnknown: isUnknown) }
                return .failed(.companion(of: failing, index, step.responseName), isUnknown: isUnknown)
            }
            return error.mayRetry ? .collided(outcome) : .ended(outcome)
        }
    }

    private func begin(
        _ scope: RequestScope, attempt: Int
    ) async throws(FieldFailure) -> any LaneTransaction {
        let mode: AdvisoryLock.Mode = attempt >= Self.firstExclusiveAttempt ? .exclusive : .shared
        let locks: [AdvisoryLock] = scope.operation.writes.map { AdvisoryLock(key: $0.lockKey, mode: mode) }
        do throws(PostgresError) {
            return try await sessions.begin(TransactionOptions(isolation: .serializable, advisoryLocks: locks))
        } catch {
            throw .database(error)
        }
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

    /// Twice as long each time, from 5 ms, spread so that those who collided do not collide again.
    private func backOff(after attempt: Int) async {
        let milliseconds: Double = Double(5 << attempt) * (0.5 + environment.random())
        await withCheckedContinuation { continuation in
            pause(.microseconds(Int64(milliseconds * 1000))) { continuation.resume() }
        }
    }
}

/// Why a root field of a transaction failed.
private enum FieldFailure: Error {
    case request(GraphQLError)
    case database(PostgresError)

    var asError: GraphQLError {
        switch self {
        case .request(let error): error
        case .database(let error): GraphQLError(error)
        }
    }

    var mayRetry: Bool {
        if case .database(let error) = self { error.mayRetryTransaction } else { false }
    }

    var isUnknown: Bool {
        if case .database(let error) = self { error.code == .outcomeUnknown } else { false }
    }
}

extension GraphQLError {
    /// The error of a root field that fails because another one of its transaction did.
    fileprivate static func companion(of failing: Int, _ index: Int, _ responseName: String) -> GraphQLError {
        GraphQLError(
            index < failing ? "\(responseName) (rolled back)" : "\(responseName) (aborted)",
            path: [.responseName(responseName)], code: .aborted)
    }
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
