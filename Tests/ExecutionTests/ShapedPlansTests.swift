import ConnectorModel
import SQL
import Synchronization
import Testing

@testable import Execution

/// How many plans for the shapes of requests are kept.
struct ShapedPlansTests {
    /// Its statements are a hundred bytes long.
    private final class CountingPlanner: OperationPlanner {
        private let planned: Mutex<Int> = Mutex(0)

        var count: Int { planned.withLock { $0 } }

        func steps(for shape: OperationShape) -> Result<[CompiledStep], ShapeRefusal> {
            planned.withLock { $0 += 1 }
            let text: String = String(repeating: "x", count: 96)
            return .success([.reading([]) { $0.literal(.string("\(text)'")) }])
        }
    }

    /// Plans each value anew (`+`) or finds its plan (`.`).
    private func trace(_ plans: inout ShapedPlans, _ requests: [(Int, Bool?)]) throws -> String {
        let planners: [CountingPlanner] = (0..<3).map { _ in CountingPlanner() }
        let operations: [CompiledOperation] = planners.map {
            .testing("Op", .query, [CompiledVariable("v", "Boolean")], shapedSlots: [0], planner: $0, [])
        }
        return try requests.map { number, value in
            let before: Int = planners[number].count
            let planned: CompiledOperation = try plans.plan(
                operations[number], for: VariableValues([value.map { .boolean($0) }]))
            #expect(planned.steps.first?.template.textLength == 100)
            return planners[number].count == before ? "." : "+"
        }.joined()
    }

    @Test func areBoundByTheirTextOverAllOperations() throws {
        var plans: ShapedPlans = ShapedPlans(limit: 100, textLimit: 300)
        #expect(
            try trace(&plans, [(0, true), (0, false), (0, true), (1, nil), (0, true), (1, nil), (0, false)])
                == "++.+...")
        plans.removeAll()
        // The fourth is too much: the two that were not used for longest go.
        #expect(
            try trace(
                &plans, [(0, true), (1, true), (2, true), (0, true), (2, false), (0, true), (2, false), (1, true)])
                == "+++.+..+")
    }

    @Test func areBoundByTheirNumber() throws {
        var plans: ShapedPlans = ShapedPlans(limit: 2, textLimit: 10_000)
        #expect(
            try trace(&plans, [(0, true), (1, true), (0, true), (2, true), (0, true), (2, true), (1, true)])
                == "++.+..+")
    }
}
