import JSON
import Testing

@testable import Transport

private func decode(_ text: String) throws(JSONError) -> StreamRequest {
    try StreamRequestDecoder.decode(Array(text.utf8))
}

@Suite struct StreamRequestTests {
    @Test func readsWhatClientsSend() throws {
        let javaScript: String = """
            {"requestId":"1","subscribe":{"operationName":"ListMovies","variables":{"genre": "noir"}},"name":"projects/p",
             "headers":{"x-firebase-gmpid":"1:1","X-Firebase-Auth-Token":"jwt","X-Firebase-App-Check":"check"},"new":[1]}
            """
        #expect(
            try decode(javaScript)
                == StreamRequest(
                    name: "projects/p", requestID: "1",
                    headers: StreamHeaders(authToken: "jwt", appCheckToken: "check"),
                    kind: .subscribe(.init(operationName: "ListMovies", variables: JSONText(#"{"genre": "noir"}"#)))))
        #expect(
            try decode(#"{"name":"n","headers":{"x-firebase-appcheck":"c"}}"#)
                == StreamRequest(name: "n", headers: StreamHeaders(appCheckToken: "c")))
        #expect(try decode(#"{"requestId":"a|0","resume":{}}"#) == StreamRequest(requestID: "a|0", kind: .resume))
        #expect(try decode(#"{"requestId":"1","cancel":{}}"#) == StreamRequest(requestID: "1", kind: .cancel))
        #expect(
            try decode(#"{"request_id":"1","execute":{"operation_name":"A","variables":null},"resume":null}"#)
                == StreamRequest(requestID: "1", kind: .execute(.init(operationName: "A"))))
        #expect(try decode(#"{"dataEtag":"","new":1}"#) == StreamRequest())
    }

    @Test(arguments: [
        "", "[]", "{", "{}", #"{"new":1}"#, "{} {}", #"{"requestId":1}"#, #"{"subscribe":[]}"#,
        #"{"subscribe":{"variables":[1]}}"#,
        #"{"resume":{},"cancel":{}}"#, #"{"requestId":"1","requestId":"2"}"#,
        #"{"requestId":"1","request_id":"2"}"#, #"{"execute":{"operationName":"A","operation_name":"B"}}"#,
        #"{"headers":{"X-Firebase-Auth-Token":"a","x-firebase-auth-token":"b"}}"#,
        #"{"headers":{"x-firebase-auth-token":"a","x-firebase-auth-Token":null}}"#,
        #"{"headers":{"X-Firebase-AppCheck":"a","x-firebase-app-check":"a"}}"#, #"{"headers":{"a":1}}"#,
    ])
    func refuses(_ text: String) {
        #expect(throws: JSONError.self) { try decode(text) }
    }

    @Test func refusesTwoTokensInOneFrame() {
        #expect(throws: JSONError("the member \"x-firebase-auth-token\" is given twice", at: 66)) {
            try decode(#"{"headers":{"X-Firebase-Auth-Token":"ada","x-firebase-auth-token":"bob"},"resume":{}}"#)
        }
    }

    @Test func findsTheIDOfACutFrame() {
        let cut: String = #"{"headers":{"a":"b"},"requestId":"7","execute":{"variables":{"x":"aaaa"#
        #expect(StreamRequestDecoder.requestID(inPrefix: Array(cut.utf8)) == "7")
        #expect(StreamRequestDecoder.requestID(inPrefix: Array(#"{"execute":{"x":"aa"#.utf8)) == nil)
        #expect(StreamRequestDecoder.requestID(inPrefix: [0xFF]) == nil)
    }
}

@Suite struct OperationBodyTests {
    private func read(_ text: String) throws(JSONError) -> OperationBody { try OperationBody(Array(text.utf8)) }

    @Test func readsBodies() throws {
        let body: OperationBody = try read(
            #" {"name":"projects/p","operationName":"List","variables":{"a":[1, 2]},"extensions":{}} "#)
        #expect(body.operationName == "List")
        #expect(body.variables == JSONText(#"{"a":[1, 2]}"#))
        #expect(try read(#"{"operationName":"List"}"#).variables == JSONText("{}"))
        #expect(try read(#"{"operationName":"List","variables":null}"#).variables == JSONText("{}"))
    }

    @Test func tellsWhereABodyIsWrong() {
        #expect(throws: JSONError("an object was expected", at: 34)) {
            try read(#"{"operationName":"L", "variables":7}"#)
        }
        #expect(throws: JSONError("operationName is required", at: 2)) { try read("{}") }
        #expect(throws: JSONError("the text ends too early", at: 0)) { try read("") }
    }
}
