import JSON
import Testing

@testable import DataConnectClient

@Suite struct StreamFrameTests {
    @Test(
        arguments: [
            (
                ClientFrame.hello(token: "t"),
                #"{"name":"n","headers":{"X-Goog-Api-Client":"gl-swift/6 fire/1.0.0","X-Client-Version":"swift/1.0.0","X-Firebase-Auth-Token":"t","X-DataConnect-Etags":"1"}}"#
            ),
            (.token("u"), #"{"headers":{"X-Firebase-Auth-Token":"u"}}"#),
            (
                .subscribe(id: "s1", Operation(kind: .query, name: "Q", variables: #"{"a":[1]}"#)),
                #"{"requestId":"s1","subscribe":{"operationName":"Q","variables":{"a":[1]}}}"#
            ),
            (
                .subscribe(id: "s1", Operation(kind: .query, name: "Q", variables: "{}"), etag: "e"),
                #"{"requestId":"s1","dataEtag":"e","subscribe":{"operationName":"Q","variables":{}}}"#
            ),
            (
                .execute(id: "e1", Operation(kind: .mutation, name: "M", variables: "{}")),
                #"{"requestId":"e1","execute":{"operationName":"M","variables":{}}}"#
            ), (.resume(id: "s1"), #"{"requestId":"s1","resume":{}}"#),
            (.cancel(id: "s1"), #"{"requestId":"s1","cancel":{}}"#),
        ])
    func writes(frame: ClientFrame, text: String) {
        #expect(frame.text(connectorName: "n", identity: ClientIdentity(isGenerated: false)).description == text)
    }

    @Test func readsTextThatWrapsAndBytesThatDoNot() throws {
        let bare: String = #"{"requestId":"s1","data":{"a":1},"errors":[],"cancelled":false}"#
        let expected: ServerFrame = ServerFrame(requestID: "s1", response: ServerResponse(data: #"{"a":1}"#))
        #expect(try ServerFrame(Array(bare.utf8), isText: false) == expected)
        #expect(try ServerFrame(Array(#"{"result":\#(bare),"more":1}"#.utf8), isText: true) == expected)
    }

    @Test func readsEtags() throws {
        let named: ServerFrame = try ServerFrame(
            Array(#"{"requestId":"s1","dataEtag":"e","data":{"a":1},"errors":[]}"#.utf8), isText: false)
        #expect(named == ServerFrame(requestID: "s1", response: ServerResponse(data: #"{"a":1}"#), etag: "e"))
        #expect(named.confirmedEtag == nil)
        let alone: ServerFrame = try ServerFrame(
            Array(#"{"requestId":"s1","dataEtag":"e","errors":[]}"#.utf8), isText: false)
        #expect(alone.confirmedEtag == "e")
    }

    @Test func readsThatASubscriptionHasEnded() throws {
        let text: String = #"{"result":{"requestId":"s1","errors":[{"message":"gone","path":[]}],"cancelled":true}}"#
        #expect(
            try ServerFrame(Array(text.utf8), isText: true)
                == ServerFrame(
                    requestID: "s1",
                    response: ServerResponse(errors: [.init(message: "gone", path: [], code: nil)]), isCancelled: true))
    }

    @Test(arguments: ["{}", #"{"result":{"data":{}}}"#, #"{"error":{"message":"x"}}"#, "[]", "x"])
    func refusesWhatIsNoResponse(text: String) {
        #expect(throws: JSONError.self) { try ServerFrame(Array(text.utf8), isText: true) }
    }
}
