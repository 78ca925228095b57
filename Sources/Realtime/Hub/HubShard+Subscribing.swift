internal import ConnectorModel
internal import Execution

/// Subscriptions that begin, ask and end.
extension HubShard {
    mutating func subscribe(_ subscription: Subscription) {
        // A second subscription under one id is the client's replacement for the first.
        unsubscribe(subscription.id)
        let slot: SubscriberSlot = subscribers.insert(Subscriber(subscription))
        guard subscription.generation <= service.generation else {
            // Another worker has the new service already; this shard gets it within moments.
            subscribers[slot].place = .early
            return
        }
        settle(slot)
    }

    mutating func resume(_ id: SubscriberID) {
        guard let slot: SubscriberSlot = subscribers.slot(of: id) else {
            actions.append(.fail(Failure(recipients: [id], errors: [.unknownSubscription], isFinal: false)))
            return
        }
        switch subscribers[slot].place {
        case .early, .outside:
            // Whatever comes next answers it.
            subscribers[slot].debt = Debt(from: .zero, isReply: true)
            if subscribers[slot].place == .outside { seat(slot, .resumed) }
        case .cohort(let cohort): resume(slot, in: cohort)
        }
    }

    private mutating func resume(_ slot: SubscriberSlot, in cohort: CohortID) {
        if let error: GraphQLError = accessError(of: slot) {
            subscribers[slot].debt = Debt(from: .zero, isReply: true)
            refuse(slot, error)
            return
        }
        demand(cohort, .resumed)
        let first: ExecutionID = cohorts[cohort]?.machine.firstUsable ?? .zero
        if subscribers[slot].debt == nil {
            subscribers[slot].sent = cohorts[cohort]?.sent
            owe(slot, in: cohort, Debt(from: first, isReply: true))
        } else {
            subscribers[slot].debt?.addReply(from: first)
        }
    }

    private mutating func owe(_ slot: SubscriberSlot, in cohort: CohortID, _ debt: Debt) {
        subscribers[slot].debt = debt
        cohorts[cohort]?.debtors.insert(slot)
    }

    mutating func unsubscribe(_ id: SubscriberID) {
        if let slot: SubscriberSlot = subscribers.slot(of: id) { remove(slot) }
    }

    mutating func removeSubscribers(of carrier: CarrierID) {
        for slot in subscribers.slots(of: carrier) { remove(slot) }
    }

    /// Law 7: what the new token may not see any more ends with errors, what it sees differently moves to another cohort.
    mutating func changeToken(of carrier: CarrierID, to auth: AuthContext) {
        for slot in subscribers.slots(of: carrier) {
            let subscription: Subscription = subscribers[slot].subscription.with(auth: auth)
            subscribers[slot].subscription = subscription
            switch subscribers[slot].place {
            case .early: break
            case .outside: seat(slot, .subscribed)
            case .cohort(let cohort):
                if let error: GraphQLError = accessError(of: slot) {
                    refuse(slot, error)
                } else if cohorts[cohort]?.key != subscription.key {
                    leave(slot)
                    seat(slot, .subscribed)
                }
            }
        }
    }

    /// The stream ends rather than the subscription: a client that is told of an ended subscription does not come back, one whose
    /// stream ends does, with a new token.
    mutating func expireToken(of carrier: CarrierID) {
        removeSubscribers(of: carrier)
        actions.append(.closeCarrier(carrier))
    }

    /// Brings a subscription to the version of its query that the shard has, and gives it a place.
    mutating func settle(_ slot: SubscriberSlot) {
        subscribers[slot].place = .outside
        switch adapted(subscribers[slot].subscription) {
        case .success(let subscription):
            subscribers[slot].subscription = subscription
            seat(slot, .subscribed)
        case .failure(let failure):
            let id: SubscriberID = subscribers[slot].id
            remove(slot)
            actions.append(.fail(Failure(recipients: [id], errors: failure.errors, isFinal: true)))
        }
    }

    /// Puts a subscriber without a place into its cohort, or leaves it outside when it may not run its query.
    ///
    /// Law 11: what the cohort was sent before, or computes already, is not for it; the cohort runs once more.
    private mutating func seat(_ slot: SubscriberSlot, _ reason: RefreshReasons) {
        if let error: GraphQLError = accessError(of: slot) {
            refuse(slot, error)
            return
        }
        let cohort: CohortID = cohort(for: subscribers[slot].subscription)
        subscribers[slot].place = .cohort(cohort)
        cohorts[cohort]?.members.insert(slot)
        cohorts[cohort]?.show(subscribers[slot].label)
        demand(cohort, reason)
        let first: ExecutionID = cohorts[cohort]?.machine.firstUsable ?? .zero
        owe(slot, in: cohort, Debt(from: first, isReply: subscribers[slot].debt?.hasReplies ?? false))
    }

    /// Leaves a subscriber without data until its token changes or it asks again; equal errors are sent once.
    mutating func refuse(_ slot: SubscriberSlot, _ error: GraphQLError) {
        let isReply: Bool = subscribers[slot].debt?.hasReplies ?? false
        leave(slot)
        subscribers[slot].debt = nil
        let sent: Sent = .errors(ContentHash(errors: [error]))
        guard isReply || subscribers[slot].sent != sent else { return }
        subscribers[slot].sent = sent
        actions.append(.fail(Failure(recipients: [subscribers[slot].id], errors: [error], isFinal: false)))
    }

    /// Takes a subscriber out of its cohort, and the cohort away with its last one. A debt goes along.
    mutating func leave(_ slot: SubscriberSlot) {
        guard case .cohort(let id) = subscribers[slot].place else { return }
        subscribers[slot].place = .outside
        // A copy of the cohort, held here, would make the removals below copy all its members.
        subscribers[slot].label = cohorts[id]?.floor
        if subscribers[slot].debt == nil { subscribers[slot].sent = cohorts[id]?.sent }
        cohorts[id]?.members.remove(slot)
        cohorts[id]?.debtors.remove(slot)
        if cohorts[id]?.members.isEmpty == true { removeCohort(id) }
    }

    private mutating func remove(_ slot: SubscriberSlot) {
        leave(slot)
        subscribers.remove(slot)
    }

    mutating func accessError(of slot: SubscriberSlot) -> GraphQLError? {
        let subscription: Subscription = subscribers[slot].subscription
        return environment.access(subscription.operation, subscription.variables, subscription.auth, &work)
    }
}

extension GraphQLError {
    fileprivate static let unknownSubscription: GraphQLError = GraphQLError(
        "there is no subscription with this request id", code: .notFound)
}
