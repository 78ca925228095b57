internal import ConnectorModel
internal import Execution

/// Cohorts that begin, wait for the database and end.
extension HubShard {
    /// The cohort of a subscription; a new one is known to all triggers before anything of it runs (law 2).
    mutating func cohort(for subscription: Subscription) -> CohortID {
        let key: CohortKey = subscription.key
        if let id: CohortID = cohortsByKey[key] { return id }
        latestCohort += 1
        let id: CohortID = CohortID(number: latestCohort)
        cohorts[id] = Cohort(id: id, key: key, operation: subscription.operation)
        cohortsByKey[key] = id
        arm(id, subscription.auth)
        return id
    }

    /// Makes the triggers of a cohort known.
    mutating func arm(_ id: CohortID, _ auth: AuthContext) {
        guard let cohort: Cohort = cohorts[id] else { return }
        let keys: [EntityKey] = EntityKeyResolver(cohort.operation, cohort.key.variables, auth).keys()
        for key in keys { entities.insert(id, for: key) }
        cohorts[id]?.entities = keys
        triggers.insert(id, cohort.operation, cohort.key.variables)
    }

    /// Makes the triggers of a cohort unknown.
    mutating func disarm(_ id: CohortID) {
        guard let cohort: Cohort = cohorts[id] else { return }
        for key in cohort.entities { entities.remove(id, for: key) }
        triggers.remove(id, cohort.operation, cohort.key.variables)
    }

    /// Nothing stays of a cohort without subscribers (law 8), save the place of its execution, which the database still works on.
    mutating func removeCohort(_ id: CohortID) {
        disarm(id)
        guard let cohort: Cohort = cohorts.removeValue(forKey: id) else { return }
        // After a swap the key may belong to the cohort's successor.
        if cohortsByKey[cohort.key] == id { cohortsByKey[cohort.key] = nil }
        timers.set(id, to: nil)
        scheduler.withdraw(id)
        guard let execution: ExecutionID = cohort.machine.execution else { return }
        // An execution whose result is being handed on just now has ended already.
        if cohortsByExecution.removeValue(forKey: execution) != nil { actions.append(.forget(execution)) }
    }

    /// Whose identity an execution of the cohort has: any member's, the data is the same.
    func auth(of cohort: Cohort) -> AuthContext {
        guard let slot: SubscriberSlot = cohort.members.elements.first else { return .unauthenticated }
        return subscribers[slot].subscription.auth
    }

    /// Someone waits for the cohort's answer.
    mutating func demand(_ id: CohortID, _ reason: RefreshReasons) {
        let priority: ExecutionPriority?? = cohorts[id]?.machine.demand(reason)
        follow(id, priority ?? nil)
    }

    /// Something happened that concerns the cohort.
    mutating func trigger(_ id: CohortID, _ reason: RefreshReasons, causes: [UInt64]?) {
        switch cohorts[id]?.machine.trigger(reason, causes: causes) {
        case .wait(let priority): follow(id, priority)
        case .alreadySeen: counters.triggersAlreadySeen += 1
        case .folded, nil: break
        }
    }

    /// Does outside the cohort what its state machine decided.
    mutating func follow(_ id: CohortID, _ priority: ExecutionPriority?) {
        if let priority { scheduler.enqueue(id, priority) }
        timers.set(id, to: cohorts[id]?.machine.deadline)
    }

    mutating func recover() {
        for slot in subscribers.allSlots { subscribers[slot].label = nil }
        for id in cohorts.keys.sorted() {
            cohorts[id]?.floor = nil
            let priority: ExecutionPriority?? = cohorts[id]?.machine.recover()
            follow(id, priority ?? nil)
        }
    }

    mutating func expireDeadlines(_ now: Instant) {
        while let id: CohortID = timers.popDue(at: now) {
            let priority: ExecutionPriority?? = cohorts[id]?.machine.expire()
            follow(id, priority ?? nil)
        }
    }

    /// Orders what there is room for.
    mutating func admit() {
        while let (id, execution, priority) = scheduler.admit() {
            guard let reasons: RefreshReasons = cohorts[id]?.machine.order(execution), let cohort = cohorts[id] else {
                preconditionFailure("a cohort that has gone waits in the queue")
            }
            cohortsByExecution[execution] = id
            counters.executionsOrdered += 1
            actions.append(
                .execute(
                    ExecutionOrder(
                        execution: execution, cohort: id, operation: cohort.operation, variables: cohort.key.variables,
                        auth: auth(of: cohort), priority: priority, reasons: reasons, subscribers: cohort.members.count)
                ))
        }
    }
}
