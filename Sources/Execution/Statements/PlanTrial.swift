import Postgres

/// Whether a statement whose best plan may depend on its values is planned for each execution, or as PostgreSQL sees fit. Pure.
///
/// Planning can take as long as running. PostgreSQL's own choice (`auto`) saves it, but goes by estimates: where a value is much rarer than
/// others, a plan for all values may be a thousand times slower than one for that value, and nobody notices. Here it is noticed: first
/// some executions with plans of their own tell what is usual; then PostgreSQL chooses; and what takes much longer than usual is run again
/// both ways. When the plan for all values is to blame, that was the end of it, for this statement and good.
struct PlanTrial {
    /// So many executions say what is usual.
    private static var runsToLearn: Int { 8 }
    /// What is less than this above the usual is not looked into.
    private static var slack: Duration { .milliseconds(1) }

    private enum State {
        case learning(left: Int)
        case trying
        /// Planned for each execution, for good.
        case pinned
    }

    private var state: State = .learning(left: runsToLearn)
    /// The mean of what was learned, which quicker executions pull down: the first ones may have had a cold start or a busy machine.
    private var usual: Duration = .zero
    /// Suspicions until the next one is looked into: on a busy machine most are not the plan's fault.
    private var leniency: Int = 0
    private var innocentCount: Int = 0
    /// What is looked into, and the longest of those that the plan was not to blame for.
    private var suspect: Duration?
    private var longestInnocent: Duration = .zero

    /// How the next execution is planned.
    var mode: PlanMode {
        if case .trying = state { .automatic } else { .custom }
    }

    /// Learns how long an execution took that was planned so. True when it is to be compared.
    mutating func note(_ time: Duration, _ mode: PlanMode) -> Bool {
        switch state {
        case .learning(let left) where mode == .custom || mode == .once:
            usual += time / Self.runsToLearn
            state = left > 1 ? .learning(left: left - 1) : .trying
            return false
        case .trying where mode == .automatic:
            if time < usual { usual -= (usual - time) / 8 }
            return suspect == nil && isSuspicious(time)
        default: return false
        }
    }

    /// Takes much longer than usual, and either than any innocent, too, or it is one of the few that are not let pass.
    private mutating func isSuspicious(_ time: Duration) -> Bool {
        guard time > usual * 4 + Self.slack else { return false }
        leniency -= 1
        guard leniency < 0 || time > longestInnocent * 4 else { return false }
        suspect = time
        return true
    }

    /// PostgreSQL's choice is to blame for a slow execution.
    mutating func pin() {
        state = .pinned
        suspect = nil
    }

    /// It is not. The next suspicions are believed less.
    mutating func acquit() {
        longestInnocent = max(longestInnocent, suspect ?? .zero)
        suspect = nil
        leniency = 1 << min(innocentCount, 12)
        innocentCount += 1
    }
}

/// Runs a statement with the same values both ways and compares how long that takes. Pure.
///
/// A plan that is to blame is slow each time, beside what is usual with plans for these values (the median). On a machine that is busy with
/// other things both are slow, and one way is as often quick as the other. So one quick run acquits, and the ways take turns, because how
/// busy a machine is changes.
struct PlanComparison {
    enum Step: Hashable {
        case run(PlanMode)
        case acquit
        case pin
    }

    /// So many runs with plans of their own tell how quick these values can be.
    private static var customRuns: Int { 3 }
    /// So often the plan for all values must be slow.
    private static var genericRuns: Int { 8 }
    /// Nothing else holds up a run for so long.
    private static var evident: Duration { .seconds(1) }

    private let suspicious: Duration
    /// What the runs with plans of their own took, in order of that.
    private var custom: [Duration] = []
    private var genericLeft: Int = genericRuns

    /// - Parameter time: what the execution took that gave rise to it.
    init(_ time: Duration) { suspicious = time }

    private(set) var step: Step = .run(.custom)

    /// Learns what the run took that `step` asked for.
    mutating func note(_ time: Duration) {
        guard case .run(let mode) = step else { return }
        if mode == .custom { noteCustom(time) } else { noteGeneric(time) }
    }

    private mutating func noteCustom(_ time: Duration) {
        custom.insert(time, at: custom.firstIndex { $0 > time } ?? custom.endIndex)
        guard custom.count >= Self.customRuns else { return }
        // These values take that long, however they are planned.
        step = isMuch(suspicious) ? .run(.generic) : .acquit
    }

    private mutating func noteGeneric(_ time: Duration) {
        genericLeft -= 1
        guard isMuch(time) else { return step = .acquit }
        step = genericLeft == 0 || time > Self.evident ? .pin : .run(.custom)
    }

    private func isMuch(_ time: Duration) -> Bool { time > custom[custom.count / 2] * 2 + .microseconds(500) }
}
