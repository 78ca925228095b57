import ConnectorModel
public import Postgres
import SQL

extension Executor {
    /// Runs a mutation that was prepared.
    ///
    /// - Parameter tasks: runs tasks where everything else of the executor lives.
    /// - Returns: the means to lose interest: as long as nothing of it was sent it is taken back and completes as cancelled, within that
    ///   call or soon after; else it goes to its end.
    @discardableResult
    public func mutate(
        _ prepared: PreparedOperation, on tasks: any TaskExecutor,
        _ completion: @escaping (ExecutionResult) -> Void
    ) -> Ticket? {
        switch begin(prepared) {
        case .failure(let refused):
            completion(refused.result)
            return nil
        case .success(let scope):
            if scope.operation.isSingleWrite {
                write(scope, on: tasks, completion)
            } else {
                task(on: tasks, completion) { executor in await executor.run(scope) }
            }
            return Ticket(scope)
        }
    }

    /// One statement that nothing is asked before or after needs no task, which would cost more than all else that is done for it here.
    private func write(
        _ scope: RequestScope, on tasks: any TaskExecutor, _ completion: @escaping (ExecutionResult) -> Void
    ) {
        let bound: BoundStatement
        do throws(FieldFailure) {
            bound = try self.bound(scope, 0)
        } catch {
            return completion(end(MutationOutcome(fields: [error.field(0, of: scope)]), scope))
        }
        let traits: StatementTraits = bound.traits(.writes, scope.operation.steps[0])
        let statement: SQLStatement = bound.entry.rendered.statement
        let ticket: Ticket = sessions.submit(statement, bound.parameters, as: traits) { [self] result in
            switch result {
            case .success(let row):
                bound.entry.note(row.serviceTime)
                completion(end(MutationOutcome(fields: [.done(row)]), scope))
            case .failure(let error) where Retries.mayFollow(error, attempt: 1):
                task(on: tasks, completion) { executor in
                    executor.end(await executor.sequence(scope, attempt: 2), scope)
                }
            case .failure(let error):
                let failure: FieldFailure = .database(error, nil)
                completion(end(MutationOutcome(fields: [failure.field(0, of: scope)]), scope))
            }
        }
        scope.withdrawal.awaits(ticket)
    }

    private func task(
        on tasks: any TaskExecutor, _ completion: @escaping (ExecutionResult) -> Void,
        _ work: @escaping (Executor) async -> ExecutionResult
    ) {
        // All of it lives where the task runs, and nowhere else.
        nonisolated(unsafe) let executor: Executor = self
        nonisolated(unsafe) let completion: (ExecutionResult) -> Void = completion
        nonisolated(unsafe) let work: (Executor) async -> ExecutionResult = work
        Task.immediate(executorPreference: tasks) {
            completion(await work(executor))
        }
    }
}

extension CompiledOperation {
    /// One statement of ours that writes, without checks or texts to make vectors of.
    fileprivate var isSingleWrite: Bool {
        guard steps.count == 1, !isTransaction, embeddings.isEmpty else { return false }
        return !steps[0].isRead && !steps[0].isNative && steps[0].inspection == nil
    }
}
