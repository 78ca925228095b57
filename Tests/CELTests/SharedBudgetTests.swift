import CEL
import Testing

/// Evaluations that are small enough one by one end where together they are too much, and always at the same place.
@Suite struct SharedBudgetTests {
    private static let limit: Value = .error(RuntimeError(.limitExceeded, "evaluation exceeds its limits"))

    /// The budget left after each evaluation of an expression, until it is spent.
    private func steps(_ text: String, _ units: Int, _ list: Int = 10) throws -> (left: [Int], last: Value) {
        var environment: Environment = Environment()
        var activation: Activation = Activation(for: environment)
        activation[environment.declare("l", .list(.int))] = .list((0..<list).map { .int(Int64($0)) })
        let program: Program = environment.program(try environment.compile(text))
        var budget: SharedBudget = SharedBudget(units)
        var left: [Int] = []
        var last: Value = .null
        while !budget.isExhausted, left.count < 100 {
            last = program.evaluate(activation, within: &budget)
            left.append(budget.remaining)
        }
        return (left, last)
    }

    @Test func paysForEachEvaluation() throws {
        let (left, last) = try steps("1 + 1 == 2", 3)
        #expect(left == [2, 1, 0, -1])
        #expect(last == Self.limit)
    }

    @Test func paysForLoopsToo() throws {
        let (left, last) = try steps("l.all(a, a >= 0)", 25)
        #expect(left == [14, 3, -1])
        #expect(last == Self.limit)
    }

    @Test func endsAnEvaluationInTheMiddleWhateverWouldAbsorbIt() throws {
        let (left, last) = try steps("l.all(a, a >= 0) || true", 15)
        #expect(left == [4, -1])
        #expect(last == Self.limit)
    }

    @Test func paysAllOfAnEvaluationThatExceedsItsOwnLimit() throws {
        let (left, last) = try steps("l.all(a, l.all(b, a + b >= 0))", 600_000, 600)
        #expect(left == [349_999, 99_998, -1])
        #expect(last == Self.limit)
    }

    @Test func leavesOtherBudgetsAlone() throws {
        var environment: Environment = Environment()
        environment.declare("l", .list(.int))
        let program: Program = environment.program(try environment.compile("l.all(a, a > 0)"))
        let activation: Activation = Activation(slots: [.list([.int(1), .int(2)])])
        var spent: SharedBudget = SharedBudget(0)
        #expect(program.evaluate(activation, within: &spent) == Self.limit)
        #expect(program.evaluate(activation) == .bool(true))
    }
}
