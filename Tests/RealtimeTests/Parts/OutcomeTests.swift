import Execution
import JSON
import Realtime
import Testing

/// Which results are failures to be repeated, and when two results are the same.
@Suite struct OutcomeTests {
    private let away: GraphQLError = GraphQLError("database away", code: .unavailable)
    private let wrong: GraphQLError = GraphQLError("division by zero", code: .invalidArgument)

    @Test func aResultWithoutDataThatMaySucceedLaterIsAFailure() {
        #expect(isPassingFailure(.refused(away)))
        #expect(isPassingFailure(ExecutionResult(status: .unavailable, data: JSONText("{}"), errors: [away])))
        #expect(!isPassingFailure(.refused(wrong)))
        #expect(!isPassingFailure(ExecutionResult(data: JSONText("{}"), errors: [away])))
        #expect(!isPassingFailure(ExecutionResult(data: nil, errors: [away, wrong])))
        #expect(!isPassingFailure(ExecutionResult(data: JSONText("{}"))))
    }

    @Test func theHashIsOfAllThatIsSent() {
        let data: ExecutionResult = ExecutionResult(data: JSONText("{\"a\":1}"))
        let extended: ExecutionResult = ExecutionResult(data: JSONText("{\"a\":1}"), extensions: JSONText("{}"))
        #expect(ContentHash(of: data) == ContentHash(of: ExecutionResult(data: JSONText("{\"a\":1}"))))
        #expect(ContentHash(of: data) != ContentHash(of: extended))
        #expect(ContentHash(of: data) != ContentHash(of: ExecutionResult(data: JSONText("{\"a\":2}"))))
        #expect(
            ContentHash(of: data) != ContentHash(of: ExecutionResult(data: JSONText("{\"a\":1}"), errors: [wrong])))
        #expect(ContentHash(of: ExecutionResult(data: nil)) != ContentHash(of: ExecutionResult(data: JSONText(""))))
        #expect(ContentHash(of: data).description.count == 32)
    }

    private func isPassingFailure(_ result: ExecutionResult) -> Bool {
        switch HubEvent.outcome(of: ExecutionID(number: 1), result) {
        case .executionFailed(_, _, isPassing: true): true
        default: false
        }
    }
}
