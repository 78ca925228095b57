/// Decides which cohort runs next (law 10).
///
/// First results and refreshes have places of their own, so that neither starves the other: a flood of subscriptions leaves refreshes
/// running, a flood of refreshes keeps nobody waiting for a first answer. First results are started first.
struct RefreshScheduler {
    private let limits: HubLimits
    private var waitingFirst: CohortQueue = CohortQueue()
    private var waitingRefresh: CohortQueue = CohortQueue()
    private var underWay: [ExecutionID: ExecutionPriority] = [:]
    private var runningFirst: Int = 0
    private var runningRefresh: Int = 0
    private var latest: ExecutionID = .zero

    init(limits: HubLimits) { self.limits = limits }

    /// Whether nothing waits and nothing runs.
    var isIdle: Bool { underWay.isEmpty && waitingFirst.count == 0 && waitingRefresh.count == 0 }

    /// How many executions run.
    var runningCount: Int { underWay.count }

    /// Lets a cohort wait. One that waits as a refresh already moves forward when someone begins to wait for it.
    mutating func enqueue(_ cohort: CohortID, _ priority: ExecutionPriority) {
        switch priority {
        case .firstResult:
            waitingRefresh.remove(cohort)
            waitingFirst.append(cohort)
        case .refresh:
            waitingRefresh.append(cohort)
        }
    }

    /// Lets a cohort wait no more.
    mutating func withdraw(_ cohort: CohortID) {
        waitingFirst.remove(cohort)
        waitingRefresh.remove(cohort)
    }

    /// The next cohort that may run, and its execution; takes a place until `release`.
    mutating func admit() -> (cohort: CohortID, execution: ExecutionID, priority: ExecutionPriority)? {
        if runningFirst < limits.firstResults, let cohort = waitingFirst.popFirst() {
            runningFirst += 1
            return (cohort, begin(.firstResult), .firstResult)
        }
        if runningRefresh < limits.refreshes, let cohort = waitingRefresh.popFirst() {
            runningRefresh += 1
            return (cohort, begin(.refresh), .refresh)
        }
        return nil
    }

    /// Frees the place of an execution; false when it has none, because its end was told before.
    mutating func release(_ execution: ExecutionID) -> Bool {
        switch underWay.removeValue(forKey: execution) {
        case .firstResult: runningFirst -= 1
        case .refresh: runningRefresh -= 1
        case nil: return false
        }
        return true
    }

    private mutating func begin(_ priority: ExecutionPriority) -> ExecutionID {
        latest = latest.next
        underWay[latest] = priority
        return latest
    }
}
