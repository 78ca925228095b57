import Postgres
import SQL

extension Executor {
    /// Runs a selective read as `PlanTrial` says, and learns from it.
    func submitSelective(_ bound: BoundStatement, _ completion: @escaping StatementCompletion) -> Ticket {
        let entry: StatementEntry = bound.entry
        // Before it is known to be quick, nothing is known of it.
        let mode: PlanMode = entry.isQuick ? entry.plans.mode : .once
        let traits: StatementTraits = StatementTraits(.reads, planMode: mode, isQuick: entry.isQuick)
        return sessions.submit(entry.rendered.statement, bound.parameters, as: traits) { [self] result in
            switch result {
            case .success(let row) where entry.plans.note(row.serviceTime, mode):
                compare(bound, PlanComparison(row.serviceTime))
            // Whoever asked has waited long, but a plan of its own may be quick.
            case .failure(let error) where error.code == .timedOut && mode == .automatic:
                entry.plans.pin()
                entry.noteSlow()
                sessions.submit(
                    entry.rendered.statement, bound.parameters, as: StatementTraits(.reads), completion)
                return
            default: break
            }
            completion(result)
        }
    }

    /// Runs a read again with the same values, alone, until it is known whether its plan was to blame.
    private func compare(_ bound: BoundStatement, _ comparison: PlanComparison) {
        switch comparison.step {
        case .acquit: bound.entry.plans.acquit()
        case .pin: bound.entry.plans.pin()
        case .run(let mode):
            let traits: StatementTraits = StatementTraits(.reads, planMode: mode)
            sessions.submit(bound.entry.rendered.statement, bound.parameters, as: traits) { [self] result in
                var comparison: PlanComparison = comparison
                switch result {
                case .success(let row): comparison.note(row.serviceTime)
                case .failure(let error) where error.code == .timedOut && mode == .generic:
                    return bound.entry.plans.pin()
                case .failure: return bound.entry.plans.acquit()
                }
                compare(bound, comparison)
            }
        }
    }
}
