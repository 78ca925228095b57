internal import CEL
internal import ConnectorModel
internal import Execution

/// What a mutation makes stale (laws 13 to 18).
extension HubShard {
    mutating func apply(_ change: Change, _ generation: Int) {
        let mutation: CompiledOperation? = service.operation(change.operation, of: change.connector)
        let causes: [UInt64]? = generation == service.generation ? change.transactions(of: mutation) : nil
        for row in change.rows { visit(entities.cohorts(reading: row.key), causes) }
        if change.outcome == .unknown { applyUnknownRows(of: mutation) }
        applyTriggers(change, mutation, isSameService: generation == service.generation, causes)
    }

    private mutating func visit(_ ids: [CohortID], _ causes: [UInt64]?) {
        for id in ids {
            counters.cohortsVisited += 1
            trigger(id, .implicit, causes: causes)
        }
    }

    /// Law 13: the keys of a mutation whose answer was lost are lost, too, so any row of the tables it writes may be concerned.
    private mutating func applyUnknownRows(of mutation: CompiledOperation?) {
        visit(entities.cohorts { entity in mutation?.writes.contains(entity.table) ?? true }, nil)
    }

    private mutating func applyTriggers(
        _ change: Change, _ mutation: CompiledOperation?, isSameService: Bool, _ causes: [UInt64]?
    ) {
        let name: MutationName = MutationName(connector: change.connector, operation: change.operation)
        guard isSameService, let mutation else {
            // Slots of another version mean something else: every condition may hold.
            for registration in triggers.registrations(for: name) {
                counters.cohortsVisited += 1
                trigger(registration.cohort, .mutation, causes: nil)
            }
            return
        }
        let announcement: MutationAnnouncement = MutationAnnouncement(name, causes: causes) {
            ConditionBindings(mutation, change.variables, change.auth).mutation
        }
        for registration in triggers.registrations(for: name, change.variables) {
            counters.cohortsVisited += 1
            if let residual: Program = residual(of: registration), conditions.count < limits.waiting {
                conditions.add(
                    ConditionQuestion(cohort: registration.cohort, condition: residual, announcement: announcement))
            } else {
                trigger(registration.cohort, .mutation, causes: causes)
            }
        }
    }

    private func residual(of registration: TriggerIndex.Registration) -> Program? {
        guard let operation: CompiledOperation = cohorts[registration.cohort]?.operation,
            case .mutationExecuted(let trigger) = operation.refresh[registration.trigger]
        else { return nil }
        return trigger.residual
    }
}

extension Change {
    /// All transactions that the mutation committed in, or nothing when some may be missing.
    ///
    /// Only then can the label of a result prove that the result has the change already.
    fileprivate func transactions(of mutation: CompiledOperation?) -> [UInt64]? {
        guard outcome == .committed, let mutation, !transactionIDs.isEmpty else { return nil }
        guard mutation.isTransaction || transactionIDs.count >= mutation.steps.count else { return nil }
        let numbers: [UInt64] = transactionIDs.compactMap { UInt64($0) }
        return numbers.count == transactionIDs.count ? numbers : nil
    }
}
