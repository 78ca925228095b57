/// A planned expression, ready to be evaluated any number of times on any thread.
public struct Program: Sendable {
    let root: PlanNode
    let localCount: Int
    let budget: EvaluationBudget

    /// The value of the expression.
    ///
    /// - Errors: failures are values of the case `error`; so is an evaluation that becomes too large.
    public func evaluate(_ activation: borrowing Activation) -> Value {
        var frame: EvaluationFrame = EvaluationFrame(localCount: localCount, budget: budget)
        let value: Value = root.evaluate(activation, &frame)
        // Logical operators may have swallowed the error; an evaluation that was cut short has no value all the same.
        return frame.budget.isExhausted ? .limitExceeded : value
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
