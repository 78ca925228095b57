internal import CEL
internal import ConnectorModel
internal import Execution

/// What conditions of `@refresh` say, within what a turn may cost.
extension HubShard {
    /// Asks the conditions that wait until the turn is over; what is left waits for the next one.
    mutating func askConditions(_ now: Instant) {
        var turn: SharedBudget = SharedBudget(limits.conditions)
        while turn.remaining > 0, let question: ConditionQuestion = conditions.nextQuick() {
            guard let value: Value = answer(question, limits.quickCondition, &turn) else {
                postpone(question)
                continue
            }
            settle(question, value)
        }
        while turn.remaining > 0, let question: ConditionQuestion = conditions.nextLong() {
            // What runs anyhow and was not sent yet will have the change.
            guard cohorts[question.cohort]?.machine.isDue == false else { continue }
            settle(question, answer(question, limits.condition, &turn) ?? .error(.tooMuchWork))
        }
        resumption = conditions.isEmpty ? nil : now
    }

    /// Takes all conditions that wait for true: what they name means something else from now on.
    mutating func giveUpConditions() {
        let cohorts: [CohortID] = conditions.cohorts.sorted()
        conditions = ConditionQueue()
        resumption = nil
        for id in cohorts where self.cohorts[id] != nil { trigger(id, .mutation, causes: nil) }
    }

    /// What a condition gives; nothing when it costs more than it may.
    private mutating func answer(_ question: ConditionQuestion, _ most: Int, _ turn: inout SharedBudget) -> Value? {
        // Its last subscriber may have gone meanwhile.
        guard cohorts[question.cohort] != nil else { return .bool(false) }
        counters.conditionsEvaluated += 1
        var slots: [Value] = [.null, .null]
        slots[ConditionSlots.request] = request(of: question.cohort)
        slots[ConditionSlots.mutation] = question.announcement.side
        var share: SharedBudget = SharedBudget(most)
        let value: Value = question.condition.evaluate(Activation(slots: slots), within: &share)
        turn.spend(most - share.remaining)
        return share.isExhausted ? nil : value
    }

    private mutating func postpone(_ question: ConditionQuestion) {
        guard !conditions.postpone(question, most: limits.waitingOfCohort) else { return }
        trigger(question.cohort, .mutation, causes: nil)
    }

    /// Refreshes the cohort if its condition holds; one that errs does not, is counted, and logged once for a query and a mutation (law 16).
    private mutating func settle(_ question: ConditionQuestion, _ value: Value) {
        guard let truth: Bool = value.bool else {
            counters.conditionsFailed += 1
            if let cohort: Cohort = cohorts[question.cohort] { log(value, of: cohort.key, question.announcement.name) }
            return
        }
        if truth { trigger(question.cohort, .mutation, causes: question.announcement.causes) }
    }

    /// `request` of a cohort's conditions: equal for all members, because the footprint has what conditions read.
    private mutating func request(of id: CohortID) -> Value {
        guard let cohort: Cohort = cohorts[id] else { return .null }
        if let known: Value = cohort.request { return known }
        let side: Value = ConditionBindings(cohort.operation, cohort.key.variables, auth(of: cohort)).request
        cohorts[id]?.request = side
        return side
    }

    private mutating func log(_ value: Value, of key: CohortKey, _ mutation: MutationName) {
        let query: MutationName = MutationName(connector: key.connector, operation: key.operation)
        guard loggedConditions.insert(LoggedCondition(query: query, mutation: mutation)).inserted else { return }
        let message: String = if case .error(let error) = value { error.message } else { "the condition is no Boolean" }
        actions.append(
            .log(
                .conditionFailed(
                    connector: key.connector, query: key.operation, mutation: mutation.operation, message: message)))
    }
}

extension RuntimeError {
    /// A condition that would keep others waiting.
    fileprivate static let tooMuchWork: RuntimeError = RuntimeError(
        .limitExceeded, "the condition takes more work than one subscription may")
}
