/// A planned expression, ready to be evaluated any number of times on any thread.
public struct Program: Sendable {
    let root: PlanNode
    let localCount: Int
    let budget: EvaluationBudget
    /// What an evaluation takes of a budget that it shares, besides what it does in loops and to texts.
    let cost: Int

    /// The value of the expression.
    ///
    /// - Errors: failures are values of the case `error`; so is an evaluation that becomes too large.
    public func evaluate(_ activation: borrowing Activation) -> Value {
        var frame: EvaluationFrame = EvaluationFrame(localCount: localCount, budget: budget)
        let value: Value = root.evaluate(activation, &frame)
        // Logical operators may have swallowed the error; an evaluation that was cut short has no value all the same.
        return frame.budget.isExhausted ? .limitExceeded : value
    }

    /// The value of the expression, of which a budget pays that others pay for too.
    ///
    /// - Errors: as `evaluate(_:)`; and where the budget is spent, which the budget tells itself.
    public func evaluate(_ activation: borrowing Activation, within shared: inout SharedBudget) -> Value {
        guard shared.spend(cost) else { return .limitExceeded }
        var frame: EvaluationFrame = EvaluationFrame(localCount: localCount, budget: budget.limited(to: shared))
        let granted: Int = frame.budget.remaining
        let value: Value = root.evaluate(activation, &frame)
        guard frame.budget.isExhausted else {
            shared.spend(granted - frame.budget.remaining)
            return value
        }
        // One that was cut short by the shared budget has spent all of it.
        shared.spend(granted < budget.remaining ? granted + 1 : granted)
        return .limitExceeded
    }

    /// The value of an expression that is the same whatever the variables are.
    public var constant: Value? { root.constant }
}

/// What changes while an expression is evaluated.
struct EvaluationFrame {
    var locals: [Value]
    var budget: EvaluationBudget

    init(localCount: Int, budget: EvaluationBudget) {
        locals = localCount == 0 ? [] : [Value](repeating: .null, count: localCount)
        self.budget = budget
    }
}
