import TestSupport
import Testing

extension EndToEnd {
    /// What a developer's tools ask of the server, and who may.
    @Suite(.needsClientsAndPostgres) struct Control {
        private static let service: String = "projects/p/locations/us-east4/services/movies"
        private static let owner: [String: String] = ["Authorization": "Bearer owner"]

        private func ask(
            _ server: DevServer, _ method: String, _ body: String, _ headers: [String: String] = owner,
            version: String = "v1", service: String = service
        ) async throws -> HTTPReply {
            try await HTTPClient.request(
                "POST", "/\(version)/\(service):\(method)", of: server.address, body: body, headers: headers)
        }

        /// The body of a refusal.
        private func refusal(_ number: Int, _ http: Int, _ status: String, _ message: String) -> Document {
            let inner: String = #""message": "\#(message)", "status": "\#(status)", "details": []"#
            return Document(#"{"code": \#(number), \#(inner), "error": {"code": \#(http), \#(inner)}}"#)
        }

        @Test func answersIntrospectionAndFollowsTheSchema() async throws {
            try await DevServer.run(workers: 2) { server in
                let query: String =
                    #"{"query": "query($n: String!) { __type(name: $n) { kind name } }", "variables": {"n": "Note"}}"#
                for (method, version): (String, String) in [
                    ("introspectGraphql", "v1"), ("executeGraphqlRead", "v1beta"), ("executeGraphql", "v1alpha"),
                ] {
                    let reply: HTTPReply = try await ask(server, method, query, version: version)
                    #expect(reply.status == 200)
                    #expect(reply.headers["content-type"] == "application/json")
                    #expect(reply.body == #"{"data": {"__type": null}, "errors": []}"#)
                }
                try server.project.write("schema/note.gql", "type Note @table(key: \"title\") { title: String! }\n")
                try await server.waitForLog("reload message=\"serving the new version\"")
                #expect(
                    try await ask(server, "introspectGraphql", query, ["X-Mantle-Admin": "all"]).body
                        == #"{"data": {"__type": {"kind": "OBJECT", "name": "Note"}}, "errors": []}"#)
                #expect(
                    try await ask(server, "executeGraphqlRead", #"{"query": "{ _service { schemas { id } } }"}"#).body
                        == #"{"data": {"_service": {"schemas": [{"id": "main"}]}}, "errors": []}"#)
                #expect(
                    try await ask(server, "executeGraphqlRead", #"{"query": "{ __nothing }"}"#).body
                        == """
                        {"errors": [{"message": "Cannot query field \\"__nothing\\" on type \\"Query\\".",
                         "locations": [{"line": 1, "column": 3}], "path": [],
                         "extensions": {"code": "INVALID_ARGUMENT"}}]}
                        """)
            }
        }

        @Test func refusesEverybodyElseAndEverythingElse() async throws {
            try await DevServer.run { server in
                let query: String = #"{"query": "{ __typename }"}"#
                let marked: [String: String] = Self.owner
                let cases: [(reply: HTTPReply, status: Int, body: Document)] = [
                    (
                        try await ask(server, "introspectGraphql", query, [:]), 403,
                        refusal(7, 403, "PERMISSION_DENIED", "only an administrator may do this")
                    ),
                    (
                        try await ask(
                            server, "introspectGraphql", query,
                            marked.merging(["Origin": "https://evil.example"]) { $1 }),
                        403,
                        refusal(
                            7, 403, "PERMISSION_DENIED",
                            "the page's origin is not in --allowed-origins")
                    ),
                    (
                        try await ask(
                            server, "introspectGraphql", query, service: "projects/p/locations/l/services/other"),
                        404,
                        refusal(
                            5, 404, "NOT_FOUND", #"Resource \"projects/p/locations/l/services/other\" was not found"#)
                    ),
                    (
                        try await ask(server, "introspectGraphql", #"{"query": "{ movies { id } }"}"#), 400,
                        refusal(
                            3, 400, "INVALID_ARGUMENT",
                            "introspectGraphql takes queries for the types of the service alone")
                    ),
                    (
                        try await ask(server, "executeGraphqlRead", #"{"query": "mutation { __typename }"}"#), 403,
                        refusal(7, 403, "PERMISSION_DENIED", "executeGraphqlRead takes queries, not a mutation")
                    ),
                    (
                        try await ask(
                            server, "introspectGraphql",
                            #"{"query": "query($a: Boolean!) { __typename @include(if: $a) }", "variables": {"a": true, "a": false}}"#
                        ),
                        400,
                        refusal(
                            3, 400, "INVALID_ARGUMENT",
                            #"The variables are not valid JSON: the member \"a\" is given twice at byte 16"#)
                    ),
                    (
                        try await ask(server, "introspectGraphql", #"{"variables": {}}"#), 400,
                        refusal(
                            3, 400, "INVALID_ARGUMENT",
                            "the request body is not valid: query is required, a string at byte 17")
                    ),
                    (
                        try await HTTPClient.request(
                            "GET", "/v1/\(Self.service):introspectGraphql", of: server.address, headers: marked),
                        405, refusal(12, 405, "UNIMPLEMENTED", "this path takes POST, OPTIONS")
                    ),
                ]
                for answer in cases {
                    #expect(answer.reply.status == answer.status)
                    #expect(answer.reply.body == answer.body)
                }
            }
        }

        @Test func tellsToolsWhatIsServed() async throws {
            try await DevServer.run { server in
                let reply: HTTPReply = try await HTTPClient.request("GET", "/emulator/info", of: server.address)
                #expect(reply.status == 200)
                #expect(reply.body.description.contains(#""services":[{"serviceId":"movies","connectionString":""#))
                let foreign: HTTPReply = try await HTTPClient.request(
                    "GET", "/emulator/info", of: server.address, headers: ["Origin": "https://evil.example"])
                #expect(foreign.status == 403)
            }
        }
    }
}
