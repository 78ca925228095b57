internal import CEL
public import ConnectorModel
internal import Execution

/// Decides what the subscribers of one worker's cohorts are sent, and when.
///
/// A value without clock, I/O or locks: `handle` takes what happened and returns what to do, in order. The same events give the same
/// actions. Subscribers may be anywhere; a subscription is sent to the shard that its `CohortKey` names when it begins and stays there.
///
/// - Shape: the owner executes the actions, answers each `execute`, and calls with `deadlineReached` when `nextDeadline` has come.
public struct HubShard {
    let environment: HubEnvironment
    var service: CompiledService
    var subscribers: SubscriberTable = SubscriberTable()
    var cohorts: [CohortID: Cohort] = [:]
    var cohortsByKey: [CohortKey: CohortID] = [:]
    /// Executions under way and the cohorts that wait for them; an execution whose cohort has gone is in the scheduler alone.
    var cohortsByExecution: [ExecutionID: CohortID] = [:]
    var latestCohort: UInt64 = 0
    var entities: EntityIndex = EntityIndex()
    var triggers: TriggerIndex = TriggerIndex()
    var timers: TimerQueue = TimerQueue()
    var scheduler: RefreshScheduler
    /// Conditions that were not asked yet, and when to go on with them.
    var conditions: ConditionQueue = ConditionQueue()
    var resumption: Instant?
    let limits: HubWork
    /// What access rules may still cost that the event at hand asks.
    var work: SharedBudget
    /// Conditions that erred and were logged.
    var loggedConditions: Set<LoggedCondition> = []
    /// What the event at hand has led to so far.
    var actions: [HubAction] = []

    /// What it counted since it began.
    public internal(set) var counters: HubCounters = HubCounters()

    /// A shard without subscribers.
    public init(
        service: CompiledService, environment: HubEnvironment, limits: HubLimits = HubLimits(),
        work: HubWork = HubWork()
    ) {
        self.service = service
        self.environment = environment
        self.limits = work
        self.work = SharedBudget(work.rules)
        scheduler = RefreshScheduler(limits: limits)
    }

    /// When `deadlineReached` is due.
    ///
    /// At once where conditions wait that one turn was too short for: whatever else the owner has to do comes in between.
    public var nextDeadline: Instant? { [timers.next, resumption].compactMap { $0 }.min() }

    /// How many subscriptions there are, those that may not run their query included.
    public var subscriberCount: Int { subscribers.count }

    /// How many cohorts there are.
    public var cohortCount: Int { cohorts.count }

    /// How many executions are with the worker.
    public var executionCount: Int { scheduler.runningCount }

    /// Takes in what happened.
    ///
    /// - Returns: what to do, in this order.
    public mutating func handle(_ event: HubEvent, at now: Instant) -> [HubAction] {
        actions = []
        work = SharedBudget(limits.rules)
        switch event {
        case .subscribed(let subscription): subscribe(subscription)
        case .resumed(let id): resume(id)
        case .unsubscribed(let id): unsubscribe(id)
        case .carrierClosed(let carrier): removeSubscribers(of: carrier)
        case .tokenChanged(let carrier, let auth): changeToken(of: carrier, to: auth)
        case .tokenExpired(let carrier): expireToken(of: carrier)
        case .changed(let change, let generation):
            apply(change, generation)
            askConditions(now)
        case .executionSent(let execution): send(execution)
        case .executionFinished(let execution, let result): finish(execution, result, now)
        case .executionFailed(let execution, let errors, let isPassing): fail(execution, errors, isPassing, now)
        case .executionDropped(let execution): drop(execution, now)
        case .laneRecovered: recover()
        case .serviceSwapped(let service): swap(to: service, now)
        case .deadlineReached:
            expireDeadlines(now)
            askConditions(now)
        }
        admit()
        defer { actions = [] }
        return actions
    }
}

/// A condition as it is logged: once for a query and a mutation.
struct LoggedCondition: Hashable {
    let query: MutationName
    let mutation: MutationName
}
