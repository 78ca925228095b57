internal import Execution

/// Who is sent what (laws 5, 7, 11, 12).
extension HubShard {
    /// Hands a result to those members that have not been sent it, or asked for it.
    mutating func deliver(_ result: SharedResult, of execution: ExecutionID, to cohort: CohortID) {
        let recipients: Recipients = settleDebts(with: .result(result.hash), of: execution, in: cohort)
        if recipients.isEmpty { counters.resultsUnchanged += 1 }
        counters.resultsDelivered += recipients.updates.count + recipients.replies.count
        if !recipients.replies.isEmpty {
            actions.append(.deliver(Delivery(recipients: recipients.replies, result: result, kind: .reply)))
        }
        if !recipients.updates.isEmpty {
            actions.append(.deliver(Delivery(recipients: recipients.updates, result: result, kind: .update)))
        }
    }

    /// Hands errors to those members that have not been sent them, or asked for a result.
    mutating func deliver(_ errors: [GraphQLError], of execution: ExecutionID, to cohort: CohortID) {
        let sent: Sent = .errors(ContentHash(errors: errors))
        let recipients: Recipients = settleDebts(with: sent, of: execution, in: cohort)
        guard !recipients.isEmpty else { return }
        actions.append(
            .fail(Failure(recipients: recipients.replies + recipients.updates, errors: errors, isFinal: false)))
    }

    /// Who gets something, by what may become of it on its way.
    private struct Recipients {
        var replies: [SubscriberID] = []
        var updates: [SubscriberID] = []

        var isEmpty: Bool { replies.isEmpty && updates.isEmpty }
    }

    /// Finds out who must be sent the outcome of an execution, and notes that they were.
    ///
    /// Access is asked just before (law 7); who does not pass is told so and leaves the cohort.
    private mutating func settleDebts(
        with outcome: Sent, of execution: ExecutionID, in id: CohortID
    ) -> Recipients {
        // Members without debt have all been sent the same: when that is the outcome, only debtors are looked at.
        let concerned: DenseSet<SubscriberSlot>? =
            cohorts[id]?.sent == outcome ? cohorts[id]?.debtors : cohorts[id]?.members
        var recipients: Recipients = Recipients()
        // Members ask for the same with the same variables: of one identity one answer is enough.
        var last: (auth: AuthContext, error: GraphQLError?)?
        for slot in concerned?.elements ?? [] {
            let subscriber: Subscriber = subscribers[slot]
            if let debt = subscriber.debt, debt.from > execution { continue }
            let isReply: Bool = subscriber.debt?.isReply(execution) ?? false
            let isNews: Bool = subscriber.debt == nil || isReply || subscriber.sent != outcome
            if isNews {
                let auth: AuthContext = subscriber.subscription.auth
                let error: GraphQLError? = if let last, last.auth === auth { last.error } else { accessError(of: slot) }
                last = (auth, error)
                if let error {
                    refuse(slot, error)
                    continue
                }
            }
            pay(slot, outcome, of: execution, in: id)
            guard isNews else { continue }
            if isReply { recipients.replies.append(subscriber.id) } else { recipients.updates.append(subscriber.id) }
        }
        cohorts[id]?.sent = outcome
        return recipients
    }

    /// Notes that a member has the outcome of an execution; another request of it may still wait for the next.
    private mutating func pay(_ slot: SubscriberSlot, _ outcome: Sent, of execution: ExecutionID, in id: CohortID) {
        guard let debt: Debt = subscribers[slot].debt else { return }
        subscribers[slot].debt = debt.paid(by: execution)
        if subscribers[slot].debt == nil {
            cohorts[id]?.debtors.remove(slot)
        } else {
            subscribers[slot].sent = outcome
        }
    }
}
