/// When a cohort runs: at most once at a time, and again when something happened that its last execution may have missed.
///
/// - Shape: `idle` → `waiting` (in the scheduler's queue) → `ordered` (with the worker, nothing sent) → `sent` → `idle` or `waiting`.
///   What arrives before `sent` is folded: the statement's snapshot is still to be taken. What arrives after makes the cohort stale.
struct CohortStateMachine {
    /// Where the cohort stands.
    enum Phase: Equatable {
        case idle
        case waiting(ExecutionPriority)
        case ordered(ExecutionID)
        case sent(ExecutionID)
    }

    /// Where it stands.
    private(set) var phase: Phase = .idle
    /// When time alone makes it due.
    private(set) var deadline: Instant?
    /// What the last result was computed from, as long as that can still be trusted.
    private(set) var label: SnapshotLabel?
    private var staleness: Staleness = Staleness()
    private var backoff: RetryBackoff = RetryBackoff()
    private var isBackingOff: Bool = false
    private var interval: Duration?

    /// The cohort of a query with the shortest `@refresh(every:)` it has.
    init(interval: Duration?) { self.interval = interval }

    /// The execution under way.
    var execution: ExecutionID? {
        switch phase {
        case .idle, .waiting: nil
        case .ordered(let execution), .sent(let execution): execution
        }
    }

    /// Whether an execution will come, or is on its way and not sent, that sees all that has happened.
    var isDue: Bool {
        switch phase {
        case .idle, .sent: false
        case .waiting, .ordered: true
        }
    }

    /// The first execution whose result answers a request that arrives now (law 11).
    var firstUsable: ExecutionID {
        if case .sent(let execution) = phase { execution.next } else { .zero }
    }

    /// Someone waits for an answer: run as soon as possible, whatever else is the case.
    ///
    /// - Returns: whether to wait in the queue, and how urgently; nothing when an execution serves that is on its way already.
    mutating func demand(_ reason: RefreshReasons) -> ExecutionPriority? {
        // What is with the worker and not sent serves this, too.
        if case .ordered = phase { return nil }
        staleness.add(reason, causes: nil)
        switch phase {
        case .idle, .waiting(.refresh): return wait(.firstResult)
        case .waiting(.firstResult), .ordered, .sent: return nil
        }
    }

    /// Something happened that the data may depend on.
    ///
    /// - Parameter causes: the transactions that did it; nothing when it was not a transaction, or not all are known.
    mutating func trigger(_ reason: RefreshReasons, causes: [UInt64]?) -> TriggerOutcome {
        switch phase {
        case .idle:
            if let label, let causes, causes.allSatisfy({ label.isVisible($0) }) { return .alreadySeen }
            staleness.add(reason, causes: causes)
            // A cohort that fails runs again when its pause is over: under load, or with the database away, a trigger is no reason
            // to believe that it would succeed now.
            return isBackingOff ? .folded : .wait(wait(.refresh))
        case .waiting:
            staleness.add(reason, causes: causes)
            return .folded
        case .ordered:
            return .folded
        case .sent:
            staleness.add(reason, causes: causes)
            return .folded
        }
    }

    /// The way to the database was lost and is back: whatever was known is doubtful, and pauses are over.
    mutating func recover() -> ExecutionPriority? {
        label = nil
        backoff.reset()
        isBackingOff = false
        if case .wait(let priority) = trigger(.laneRecovered, causes: nil) { return priority }
        return nil
    }

    /// The deadline has come.
    mutating func expire() -> ExecutionPriority? {
        deadline = nil
        let reason: RefreshReasons = isBackingOff ? .retry : .every
        isBackingOff = false
        if case .wait(let priority) = trigger(reason, causes: nil) { return priority }
        return nil
    }

    /// A swap changed the query's interval.
    mutating func setInterval(_ interval: Duration?, at now: Instant) {
        guard interval != self.interval else { return }
        self.interval = interval
        if phase == .idle && !isBackingOff { deadline = interval.map { now + $0 } }
    }

    /// The scheduler's turn has come.
    ///
    /// - Returns: why it runs.
    mutating func order(_ execution: ExecutionID) -> RefreshReasons {
        guard case .waiting = phase else { preconditionFailure("a cohort was admitted that does not wait") }
        let reasons: RefreshReasons = staleness.reasons
        staleness = Staleness()
        deadline = nil
        isBackingOff = false
        phase = .ordered(execution)
        return reasons
    }

    /// The statement is about to leave.
    mutating func send(_ execution: ExecutionID) {
        if phase == .ordered(execution) { phase = .sent(execution) }
    }

    /// The execution gave a result.
    ///
    /// - Parameter isAwaited: whether a subscriber still waits for an answer that this result was too old for.
    mutating func succeed(label: SnapshotLabel?, at now: Instant, isAwaited: Bool) -> FinishOutcome {
        phase = .idle
        backoff.reset()
        self.label = label
        deadline = interval.map { now + $0 }
        let wasSettled: Bool = !isAwaited && staleness.settle(with: label)
        guard isAwaited || staleness.isStale else { return FinishOutcome(wait: nil, wasAlreadySeen: wasSettled) }
        return FinishOutcome(wait: wait(isAwaited ? .firstResult : .refresh), wasAlreadySeen: false)
    }

    /// The execution gave no result, and may give one later: stays stale (law 12).
    mutating func fail(at now: Instant, isAwaited: Bool) -> FinishOutcome {
        phase = .idle
        label = nil
        staleness.add(.retry, causes: nil)
        let pause: Duration = backoff.next()
        if isAwaited { return FinishOutcome(wait: wait(.firstResult), wasAlreadySeen: false) }
        isBackingOff = true
        deadline = now + pause
        return FinishOutcome(wait: nil, wasAlreadySeen: false)
    }

    private mutating func wait(_ priority: ExecutionPriority) -> ExecutionPriority {
        phase = .waiting(priority)
        deadline = nil
        isBackingOff = false
        return priority
    }

    /// What a trigger led to.
    enum TriggerOutcome: Equatable {
        /// The cohort waits in the queue from now on.
        case wait(ExecutionPriority)
        /// It is part of an execution that is due or under way anyhow.
        case folded
        /// The last result has it already.
        case alreadySeen
    }

    /// What the end of an execution led to.
    struct FinishOutcome: Equatable {
        /// How the cohort waits in the queue from now on, if it does.
        let wait: ExecutionPriority?
        /// Whether something had made it stale that turned out to be in the result.
        let wasAlreadySeen: Bool
    }
}
