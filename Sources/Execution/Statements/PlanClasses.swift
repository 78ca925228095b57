import ConnectorModel
import Postgres

extension CompiledOperation {
    /// How a step's statement is planned as part of the operation: what shares a transaction shares its way of planning.
    func planClass(of step: CompiledStep) -> CompiledStep.PlanClass {
        if kind == .mutation { return isTransaction ? planClassOfTransaction : step.planClass }
        // Several statements on one snapshot are planned for their values.
        return steps.count == 1 && step.result == .wholeData ? step.planClass : .selective
    }

    /// One plan serves every value where it serves every statement.
    var planClassOfTransaction: CompiledStep.PlanClass {
        steps.allSatisfy { $0.planClass == .keyed } ? .keyed : .selective
    }
}

extension CompiledStep {
    /// How its statement is planned where it runs by itself.
    var planMode: PlanMode { planClass == .keyed ? .generic : .once }
}
