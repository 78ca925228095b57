internal import CEL
internal import ConnectorModel
internal import Execution

/// A new version of the service.
///
/// Executions under way end on the old one. Where clients cannot tell the versions of a query apart its cohorts stay, with all that is
/// under way; every other cohort ends, and its subscribers are seated anew, with variables coerced anew.
extension HubShard {
    mutating func swap(to service: CompiledService, _ now: Instant) {
        giveUpConditions()
        self.service = service
        loggedConditions = []
        var unsettled: [SubscriberSlot] = subscribers.allSlots.filter { slot in
            if case .cohort = subscribers[slot].place { false } else { isKnown(subscribers[slot].subscription) }
        }
        for id in cohorts.keys.sorted() {
            guard let cohort: Cohort = cohorts[id] else { continue }
            if let successor: CompiledOperation = successor(of: cohort.operation) {
                adopt(successor, by: id, now)
            } else {
                unsettled += cohort.members.elements
                // All leave before the first is seated: the successor may have the same key.
                for slot in cohort.members.elements { leave(slot) }
            }
        }
        // Each stream pays for its own rules.
        var budgets: [CarrierID: SharedBudget] = [:]
        for slot in unsettled {
            let carrier: CarrierID = subscribers[slot].id.carrier
            work = budgets[carrier] ?? SharedBudget(limits.rulesOfCarrier)
            settle(slot)
            budgets[carrier] = work
        }
    }

    /// A subscription in the version of its query that the shard has.
    func adapted(_ subscription: Subscription) -> Result<Subscription, GraphQLErrors> {
        let old: CompiledOperation = subscription.operation
        if subscription.generation == service.generation { return .success(subscription) }
        guard let new: CompiledOperation = service.operation(old.name, of: old.connector), new.kind == .query else {
            return .failure(GraphQLErrors([.goneQuery(old)]))
        }
        let variables: Result<VariableValues, GraphQLErrors> =
            new.fingerprint == old.fingerprint
            ? .success(subscription.variables) : environment.coerce(new, subscription.sentVariables)
        return variables.map {
            subscription.with(operation: new, generation: service.generation, variables: $0)
        }
    }

    private func isKnown(_ subscription: Subscription) -> Bool { subscription.generation <= service.generation }

    /// The new version of a query, if its cohorts can stay.
    private func successor(of old: CompiledOperation) -> CompiledOperation? {
        guard let new: CompiledOperation = service.operation(old.name, of: old.connector), new.kind == .query,
            new.fingerprint == old.fingerprint, new.footprint == old.footprint
        else { return nil }
        return new
    }

    /// Replaces the query of a cohort by one that clients cannot tell from it; what triggers it may differ.
    private mutating func adopt(_ operation: CompiledOperation, by id: CohortID, _ now: Instant) {
        guard let cohort: Cohort = cohorts[id] else { return }
        disarm(id)
        cohorts[id]?.operation = operation
        cohorts[id]?.request = nil
        cohorts[id]?.machine.setInterval(operation.refreshInterval, at: now)
        arm(id, auth(of: cohort))
        timers.set(id, to: cohorts[id]?.machine.deadline)
        for slot in cohort.members.elements {
            let subscription: Subscription = subscribers[slot].subscription
            subscribers[slot].subscription = subscription.with(
                operation: operation, generation: service.generation, variables: subscription.variables)
        }
    }
}

extension GraphQLError {
    fileprivate static func goneQuery(_ operation: CompiledOperation) -> GraphQLError {
        GraphQLError(
            "connector \"\(operation.connector)\" no longer has a query \"\(operation.name)\"", code: .notFound)
    }
}
