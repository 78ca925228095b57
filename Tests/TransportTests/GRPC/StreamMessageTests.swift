import Execution
import JSON
import Testing

@testable import Transport

@Suite struct StreamMessageTests {
    private func read(_ bytes: [UInt8]) -> String {
        do throws(ProtobufError) {
            let request: StreamRequest = try StreamMessageDecoder.decode(bytes)
            let kind: String =
                switch request.kind {
                case .subscribe(let call): "subscribe \(call.operationName) \(call.variables)"
                case .execute(let call): "execute \(call.operationName) \(call.variables)"
                case .resume: "resume"
                case .cancel: "cancel"
                case nil: "nothing"
                }
            let headers: [String] = [request.headers.authToken, request.headers.appCheckToken].map { $0 ?? "-" }
            return "\(request.name ?? "-") \(request.requestID) \(kind) \(headers.joined(separator: " "))"
        } catch {
            return "\(error)"
        }
    }

    private static let variables: [UInt8] = field(1, field(1, "a") + field(2, [0x20, 1]))
    private static let token: [UInt8] = field(10, field(1, "X-Firebase-Auth-Token") + field(2, "t"))

    @Test(
        arguments: [
            (field(1, "n") + field(2, "init"), "n init nothing - -"),
            (field(2, "s") + field(3, field(2, "Q") + field(3, variables)), #"- s subscribe Q {"a":true} - -"#),
            (field(2, "e") + field(4, field(2, "M")), "- e execute M {} - -"),
            (field(2, "r") + field(5, []) + field(8, "etag"), "- r resume - -"),
            (field(2, "c") + field(6, []), "- c cancel - -"),
            (token + field(10, field(1, "x-firebase-app-check") + field(2, "a")), "-  nothing t a"),
            ([], "-  nothing - -"),
            // Of two kinds the last counts; one kind twice is merged.
            (field(3, field(2, "Q")) + field(6, []), "-  cancel - -"),
            (field(4, field(2, "M")) + field(4, field(3, variables)), #"-  execute M {"a":true} - -"#),
            (field(4, field(2, "M")) + field(5, []) + field(4, field(3, variables)), #"-  execute  {"a":true} - -"#),
            (token + token, "the header \"X-Firebase-Auth-Token\" is given twice at byte 30"),
            (field(1, [0xFF]), "the text is not valid UTF-8 at byte 2"),
        ] as [([UInt8], String)])
    func readsRequests(_ bytes: [UInt8], _ expected: String) {
        #expect(read(bytes) == expected)
    }

    @Test func findsTheIDOfABrokenMessage() {
        #expect(StreamMessageDecoder.requestID(of: field(2, "7") + field(3, [0xFF]) + [0x0A]) == "7")
        #expect(StreamMessageDecoder.requestID(of: [0x0A]) == nil)
    }

    /// Behind the id everything is the same for all who see a result.
    @Test func writesResults() {
        let result: EncodedResult = EncodedResult(ExecutionResult(data: JSONText(#"{"a":true}"#)))
        let fields: [UInt8] = field(2, Self.variables)
        #expect(result.fields == fields)
        #expect(
            EncodedResult.prefix(requestID: "ab|0", fieldCount: fields.count)
                == [0, 0, 0, 0, UInt8(6 + fields.count)] + field(1, "ab|0"))
        let error: [UInt8] = field(1, "gone") + field(3, []) + field(4, [0x10, 5])
        let ended: EncodedResult = EncodedResult(.refused(GraphQLError("gone", code: .notFound)), isCancelled: true)
        #expect(ended.fields == field(3, error) + [0x28, 1])
        let extended: EncodedResult = EncodedResult(
            ExecutionResult(
                data: JSONText("{}"), extensions: JSONText(#"{"dataConnect":[{"path":[],"entityId":"e"}]}"#)))
        #expect(extended.fields == field(2, []) + field(6, field(1, field(1, []) + field(2, "e"))))
        #expect(EncodedResult(ExecutionResult(data: JSONText("0"))).fields.starts(with: field(3, []).prefix(1)))
    }

    /// A message that no client takes would end its whole stream.
    @Test func replacesResultsThatAreTooLong() {
        func fields(ofTextWith count: Int) -> [UInt8] {
            let text: String = String(repeating: "x", count: count)
            return EncodedResult(ExecutionResult(data: JSONText(#"{"a":""# + text + #""}"#))).fields
        }
        let fits: Int = EncodedResult.mostFieldBytes - 23
        #expect(fields(ofTextWith: fits).count == EncodedResult.mostFieldBytes)
        let text: String =
            "the operation was run, but its result of 4193281 bytes is longer than the 4 MiB that clients of gRPC take on a"
            + " stream; ask for less of it at a time, or over REST"
        // 8 is RESOURCE_EXHAUSTED.
        #expect(fields(ofTextWith: fits + 1) == field(3, field(1, text) + field(3, []) + field(4, [0x10, 8])))
    }
}
