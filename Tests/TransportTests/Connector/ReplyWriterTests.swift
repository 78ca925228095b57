import Execution
import JSON
import Testing

@testable import Transport

@Suite struct ReplyWriterTests {
    private func body(_ result: ExecutionResult) -> String {
        String(decoding: ReplyWriter.body(result), as: UTF8.self)
    }

    @Test func splicesDataUntouched() {
        #expect(body(ExecutionResult(data: JSONText(#"{"a" : 1.0}"#))) == #"{"data":{"a" : 1.0},"errors":[]}"#)
        #expect(
            body(ExecutionResult(data: .null, extensions: JSONText(#"{"dataConnect":[]}"#)))
                == #"{"data":null,"errors":[],"extensions":{"dataConnect":[]}}"#)
    }

    @Test func tellsAHundredErrorsAndHowManyMore() {
        let errors: [GraphQLError] = (1...250).map { GraphQLError("\($0)", code: .invalidArgument) }
        func list(_ messages: [String]) -> String {
            let errors: [String] = messages.map {
                #"{"message":"\#($0)","path":[],"extensions":{"code":"INVALID_ARGUMENT"}}"#
            }
            return #"{"data":null,"errors":[\#(errors.joined(separator: ","))]}"#
        }
        #expect(
            body(ExecutionResult(data: nil, errors: errors)) == list((1...100).map { "\($0)" } + ["150 more errors"]))
        #expect(body(ExecutionResult(data: nil, errors: Array(errors[..<100]))) == list((1...100).map { "\($0)" }))
    }

    @Test func writesErrorsWithTheirPath() {
        var result: ExecutionResult = ExecutionResult(
            data: nil,
            errors: [
                GraphQLError("no \"x\"", code: .invalidArgument),
                GraphQLError(
                    "late", path: [.responseName("a"), .index(3)], code: .deadlineExceeded, debugDetails: "57014"),
            ])
        let first: String = #"{"message":"no \"x\"","path":[],"extensions":{"code":"INVALID_ARGUMENT"}}"#
        #expect(
            body(result)
                == #"{"data":null,"errors":[\#(first),{"message":"late","path":["a",3],"#
                + #""extensions":{"code":"DEADLINE_EXCEEDED","debugDetails":"57014"}}]}"#)
        result.errors[1].debugDetails = nil
        #expect(
            body(result)
                == #"{"data":null,"errors":[\#(first),{"message":"late","path":["a",3],"extensions":{"code":"DEADLINE_EXCEEDED"}}]}"#
        )
    }

    @Test func refusesInTheShapeOfBothServices() {
        let response: HTTPResponse = ErrorReply.response(.unauthenticated, "unauthenticated: x")
        #expect(response.status == 401)
        #expect(
            String(decoding: response.body, as: UTF8.self)
                == #"{"code":16,"message":"unauthenticated: x","status":"UNAUTHENTICATED","details":[],"#
                + #""error":{"code":401,"message":"unauthenticated: x","status":"UNAUTHENTICATED","details":[]}}"#)
    }

    @Test func encodesFramesOfTheStream() {
        let result: EncodedResult = EncodedResult(ExecutionResult(data: JSONText("{}")))
        let frame: [UInt8] = EncodedResult.head(requestID: #"a"|0"#) + result.tail
        #expect(String(decoding: frame, as: UTF8.self) == #"{"result":{"requestId":"a\"|0","data":{},"errors":[]}}"#)
        let ended: EncodedResult = EncodedResult(.refused(GraphQLError("gone", code: .notFound)), isCancelled: true)
        #expect(
            String(decoding: ended.tail, as: UTF8.self)
                == #""errors":[{"message":"gone","path":[],"extensions":{"code":"NOT_FOUND"}}],"cancelled":true}}"#)
    }
}
