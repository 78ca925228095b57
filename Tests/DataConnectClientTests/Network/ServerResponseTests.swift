import JSON
import Testing

@testable import DataConnectClient

@Suite struct ServerResponseTests {
    @Test func readsDataErrorsAndEntities() throws {
        let body: String = """
            {"data": {"posts": [{"t": 1}]}, "extensions": {"dataConnect": [
             {"path": ["posts"], "entityIds": ["p1", "p2"]}, {"path": ["posts", 0, "author"], "entityId": "a1"},
             {"path": [], "maxAge": "5s"}]},
             "errors": [{"message": "no", "path": ["posts", 1, "t"], "locations": [], "extensions": {"code": "INTERNAL"}},
              {"message": "old", "extensions": null}], "more": true}
            """
        #expect(
            try ServerResponse(body: Array(body.utf8))
                == ServerResponse(
                    data: JSONText(#"{"posts": [{"t": 1}]}"#),
                    errors: [
                        .init(message: "no", path: [.field("posts"), .listIndex(1), .field("t")], code: "INTERNAL"),
                        .init(message: "old", path: [], code: nil),
                    ],
                    entities: [
                        .init(path: [.field("posts")], ids: .each(["p1", "p2"])),
                        .init(path: [.field("posts"), .listIndex(0), .field("author")], ids: .one("a1")),
                    ]))
    }

    @Test func takesNullForNoData() throws {
        #expect(
            try ServerResponse(body: Array(#"{"data": null, "errors": [], "extensions": null}"#.utf8))
                == ServerResponse())
    }

    @Test(arguments: ["", "[]", "{", #"{"data": {}} x"#])
    func refusesWhatIsNoResponse(body: String) {
        #expect(throws: JSONError.self) { try ServerResponse(body: Array(body.utf8)) }
    }

    @Test(
        arguments: [
            (
                401,
                #"{"code":16,"message":"m","status":"UNAUTHENTICATED","error":{"code":401,"message":"n","status":"UNAUTHENTICATED"}}"#,
                "UNAUTHENTICATED", "n"
            ),
            (404, #"{"code":5,"message":"m"}"#, "", "m"),
            (502, "<html>", "", "the server refused the request with 502"),
        ])
    func readsRefusalsOfBothShapes(status: Int, body: String, name: String, message: String) {
        #expect(throws: TransportError(.refused(status: status, name: name), message)) {
            try UnaryExchange.response(
                HTTPResponse(status: status, body: Array(body.utf8), keepsAlive: true), to: .query)
        }
    }

    /// A proxy may have reached the server: nobody knows whether a mutation was done that it answers by a page of its own.
    @Test(
        arguments: [
            (502, "<html>", TransportError.Kind.outcomeUnknown), (504, "", .outcomeUnknown),
            (200, "<html>", .outcomeUnknown),
            (413, "<html>", .refused(status: 413, name: "")),
            (503, #"{"message":"m","status":"UNAVAILABLE"}"#, .refused(status: 503, name: "UNAVAILABLE")),
            (200, #"{"data":"#, .outcomeUnknown),
        ])
    func knowsNothingOfAMutationThatAProxyAnswers(status: Int, body: String, kind: TransportError.Kind) {
        let error: TransportError? = #expect(throws: TransportError.self) {
            try UnaryExchange.response(
                HTTPResponse(status: status, body: Array(body.utf8), keepsAlive: true), to: .mutation)
        }
        #expect(error?.kind == kind)
        #expect(error?.message.hasSuffix("; whether the mutation was done is not known") == (kind == .outcomeUnknown))
    }

    @Test func writesARequest() {
        let request: UnaryRequest = UnaryExchange.request(
            Operation(kind: .mutation, name: "Add \"x\"", variables: JSONText(#"{"a":1}"#)), project: "p/q",
            connector: ConnectorConfig(serviceId: "s", location: "l", connector: "c"),
            identity: ClientIdentity(isGenerated: true), Credentials(token: "t", appCheck: "a"))
        #expect(
            String(decoding: request.bytes(host: "h:1"), as: UTF8.self) == """
                POST /v1/projects/p%2Fq/locations/l/services/s/connectors/c:executeMutation HTTP/1.1\r
                Host: h:1\r
                Content-Length: 107\r
                Content-Type: application/json\r
                Accept: application/json\r
                X-Goog-Api-Client: gl-swift/6 fire/1.0.0 swift/gen\r
                X-Client-Version: swift/1.0.0\r
                X-Firebase-Auth-Token: t\r
                X-Firebase-AppCheck: a\r
                \r
                {"name":"projects/p/q/locations/l/services/s/connectors/c","operationName":"Add \\"x\\"","variables":{"a":1}}
                """)
    }
}
