import Postgres
import Testing

@testable import Execution

/// How a statement is planned, by what its executions took.
@Suite struct PlanTrialTests {
    /// The mode of each execution of so many microseconds; `?` behind those that give rise to a comparison, whose outcome follows as `-`
    /// (innocent) or `!` (to blame).
    private func trace(_ microseconds: [Int], verdicts: [Bool] = []) -> String {
        var trial: PlanTrial = PlanTrial()
        var verdicts: ArraySlice<Bool> = verdicts[...]
        return microseconds.map { time in
            let mode: PlanMode = trial.mode
            let word: String = mode == .custom ? "c" : "a"
            guard trial.note(.microseconds(time), mode) else { return word }
            guard let isToBlame: Bool = verdicts.popFirst() else { return word + "?" }
            if isToBlame { trial.pin() } else { trial.acquit() }
            return word + (isToBlame ? "?!" : "?-")
        }.joined()
    }

    private static let learned: [Int] = Array(repeating: 100, count: 8)

    @Test(arguments: [
        // Four times the usual and a millisecond more.
        ([1400, 1401, 100], [true], "aa?!c"),
        // One comparison at a time.
        ([9000, 9000, 9000], [], "a?aa"),
        // After one that was for nothing, one suspicion is let pass, then two, then four.
        (Array(repeating: 9000, count: 11), [false, false, false, false], "a?-aa?-aaa?-aaaaa?-"),
        (Array(repeating: 9000, count: 4), [false, true], "a?-aa?!c"),
        // But none that takes over four times as long as what was innocent.
        ([9000, 36_000, 36_001], [false, true], "a?-aa?!"),
    ])
    func comparesWhatTakesMuchLongerThanUsual(_ microseconds: [Int], _ verdicts: [Bool], _ expected: String) {
        #expect(trace(Self.learned + microseconds, verdicts: verdicts) == "cccccccc" + expected)
    }

    @Test func forgetsAColdStart() {
        let warm: [Int] = Array(repeating: 100, count: 40)
        #expect(trace(Array(repeating: 20_000, count: 8) + [9000]) == "cccccccca")
        #expect(
            trace(Array(repeating: 20_000, count: 8) + warm + [9000])
                == "cccccccc" + warm.map { _ in "a" }.joined() + "a?")
    }

    /// What `steps` are taken when runs take so many microseconds.
    private func steps(_ suspicious: Int, _ runs: [Int]) -> [PlanComparison.Step] {
        var comparison: PlanComparison = PlanComparison(.microseconds(suspicious))
        return [comparison.step]
            + runs.map { time in
                comparison.note(.microseconds(time))
                return comparison.step
            }
    }

    private static let custom: [PlanComparison.Step] = Array(repeating: .run(.custom), count: 3)

    @Test func blamesThePlanThatIsSlowEachTime() {
        let runs: [Int] = (0..<7).flatMap { _ in [9000, 100] } + [9000]
        let turns: [PlanComparison.Step] = (0..<7).flatMap { _ in [.run(.generic), .run(.custom)] } + [.run(.generic)]
        #expect(steps(9000, [90, 9000, 80] + runs) == Self.custom + turns + [.pin])
        #expect(steps(9000, [90, 90, 80, 1_000_001]) == Self.custom + [.run(.generic), .pin])
    }

    /// Where other things hold up both ways, or where one of many runs is quick.
    @Test func blamesNoPlanForABusyMachine() {
        let turn: [PlanComparison.Step] = [.run(.generic), .run(.custom)]
        #expect(steps(9000, [90, 9000, 80, 9000, 7000]) == Self.custom + turn + [.acquit])
        let runs: [Int] = (0..<6).flatMap { _ in [9000, 100] } + [600]
        let turns: [PlanComparison.Step] = (0..<6).flatMap { _ in turn } + [.run(.generic)]
        #expect(steps(9000, [90, 9000, 80] + runs) == Self.custom + turns + [.acquit])
    }

    @Test func blamesNoPlanForWhatIsSlowEitherWay() {
        #expect(steps(9000, [9000, 8000, 9000]) == Self.custom + [.acquit])
        #expect(
            steps(9000, [90, 90, 80, 9000, 8000, 600])
                == Self.custom + [.run(.generic), .run(.custom), .run(.generic), .acquit])
    }
}
