import SQL
import Testing

@testable import Execution

/// What is learned of a statement by running it.
@Suite struct StatementEntryTests {
    /// After each execution of so many milliseconds: `quick`, `slow` or neither.
    private func trace(_ milliseconds: [Int]) -> String {
        let entry: StatementEntry = StatementEntry(SQLTemplate.text("SELECT 1").render(ShapeKey()))
        return milliseconds.map { time in
            entry.note(.milliseconds(time))
            return entry.isSlow ? "slow" : entry.isQuick ? "quick" : "-"
        }.joined(separator: " ")
    }

    @Test(arguments: [
        ([1, 1, 1], "- quick quick"),
        ([1, 10, 1, 1], "- - - quick"),
        ([1, 1, 10, 20, 1], "- quick quick quick quick"),
        ([1, 1, 30, 1, 1], "- quick - - quick"),
        ([1, 1, 200, 1], "- quick slow slow"),
    ])
    func isQuickAfterTwoShortRuns(_ milliseconds: [Int], _ trace: String) {
        #expect(self.trace(milliseconds) == trace)
    }

    @Test func isNoLongerSlowAfterManyRunsThatWereNot() {
        let words: [Substring] = trace([200] + Array(repeating: 1, count: 32)).split(separator: " ")
        #expect(words.dropLast().allSatisfy { $0 == "slow" })
        #expect(words.last == "quick")
    }
}
