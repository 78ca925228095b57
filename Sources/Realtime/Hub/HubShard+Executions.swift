internal import Execution

/// What the worker tells of executions.
extension HubShard {
    mutating func send(_ execution: ExecutionID) {
        if let id: CohortID = cohortsByExecution[execution] { cohorts[id]?.machine.send(execution) }
    }

    mutating func finish(_ execution: ExecutionID, _ result: SharedResult, _ now: Instant) {
        guard let id: CohortID = end(execution) else { return }
        if let label = result.label, let floor = cohorts[id]?.floor, label.isOlder(than: floor) {
            // Law 4: the server that answered is behind the one that answered before. It gets time to catch up.
            conclude(id, cohorts[id]?.machine.fail(at: now, isAwaited: false))
            return
        }
        deliver(result, of: execution, to: id)
        cohorts[id]?.show(result.label)
        let isAwaited: Bool = isAwaited(id)
        conclude(id, cohorts[id]?.machine.succeed(label: result.label, at: now, isAwaited: isAwaited))
    }

    mutating func fail(_ execution: ExecutionID, _ errors: [GraphQLError], _ isPassing: Bool, _ now: Instant) {
        guard let id: CohortID = end(execution) else { return }
        deliver(errors, of: execution, to: id)
        // Whoever came while the execution was under way has had no answer at all yet (law 1).
        let isAwaited: Bool = isAwaited(id)
        if isPassing {
            conclude(id, cohorts[id]?.machine.fail(at: now, isAwaited: isAwaited))
        } else {
            conclude(id, cohorts[id]?.machine.succeed(label: nil, at: now, isAwaited: isAwaited))
        }
    }

    mutating func drop(_ execution: ExecutionID, _ now: Instant) {
        guard let id: CohortID = end(execution) else { return }
        conclude(id, cohorts[id]?.machine.fail(at: now, isAwaited: false))
    }

    private func isAwaited(_ id: CohortID) -> Bool { cohorts[id]?.debtors.isEmpty == false }

    /// Frees the place of an execution.
    ///
    /// - Returns: the cohort that waits for it, if one still does.
    private mutating func end(_ execution: ExecutionID) -> CohortID? {
        guard scheduler.release(execution) else { return nil }
        return cohortsByExecution.removeValue(forKey: execution)
    }

    private mutating func conclude(_ id: CohortID, _ outcome: CohortStateMachine.FinishOutcome?) {
        // The last subscriber may just have been refused.
        guard let outcome else { return }
        if outcome.wasAlreadySeen { counters.triggersAlreadySeen += 1 }
        follow(id, outcome.wait)
    }
}
