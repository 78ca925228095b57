import Postgres
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

    /// Requests that were under way with the statement that failed are sent again as well; what fails with its types is told.
    @Test func getsItsTypesForAllThatFailedWithoutThem() throws {
        let template: SQLTemplate = .inferred(source: 0, type: .uuid)
        let entry: StatementEntry = StatementEntry(
            template.render(ShapeKey()), typed: template.render(ShapeKey(), isTyped: true))
        let untyped: SQLStatement = entry.rendered.statement
        let refusal: PostgresError = PostgresError(.server, "", sqlState: SQLState(rawValue: "42883"))
        #expect(!entry.giveTypes(after: PostgresError(.server, "", sqlState: .uniqueViolation), of: untyped))
        #expect(entry.giveTypes(after: refusal, of: untyped))
        #expect(entry.rendered.statement.text == "$1::uuid")
        #expect(entry.giveTypes(after: refusal, of: untyped))
        #expect(!entry.giveTypes(after: refusal, of: entry.rendered.statement))
    }

    @Test func isNoLongerSlowAfterManyRunsThatWereNot() {
        let words: [Substring] = trace([200] + Array(repeating: 1, count: 32)).split(separator: " ")
        #expect(words.dropLast().allSatisfy { $0 == "slow" })
        #expect(words.last == "quick")
    }
}
