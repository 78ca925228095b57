import TestSupport
import Testing

extension EndToEnd {
    /// Requests over REST, and what is answered to those that are not right.
    @Suite(.needsClientsAndPostgres) struct Unary {
        @Test func answersQueriesAndMutations() async throws {
            try await DevServer.run { server in
                let created: HTTPReply = try await server.mutate(
                    "CreateMovie", #"{"title": "Heat", "releaseYear": 1995, "genre": "crime"}"#)
                let id: String = created.body.description.components(between: #""id":""#, and: "\"")
                #expect(created.status == 200)
                #expect(created.body == #"{"data": {"movie_insert": {"id": "\#(id)"}}, "errors": []}"#)
                #expect(created.headers["content-type"] == "application/json")

                let found: HTTPReply = try await server.query("GetMovieById", #"{"id": "\#(id)"}"#)
                #expect(found.status == 200)
                #expect(
                    found.body == """
                        {"data": {"movie": {
                            "id": "\(id)", "title": "Heat", "releaseYear": 1995, "genre": "crime", "description": null}},
                         "errors": []}
                        """)
            }
        }

        /// Faults of variables are answers with errors that name the variable.
        @Test func namesAFaultyVariable() async throws {
            try await DevServer.run { server in
                for (variables, message) in Self.faultyVariables {
                    let reply: HTTPReply = try await server.query("GetMovieById", variables)
                    #expect(reply.status == 200)
                    #expect(
                        reply.body == """
                            {"data": null, "errors": [{
                                "message": "\(message)", "path": [], "extensions": {"code": "INVALID_ARGUMENT"}}]}
                            """)
                }
            }
        }

        private static let faultyVariables: [(variables: String, message: String)] = [
            ("{}", "$id (UUID) is missing"),
            (#"{"id": null}"#, "$id (UUID) must not be null"),
            (#"{"id": "x"}"#, "$id is invalid UUID: 'x'"),
            (#"{"id": 5}"#, "$id is invalid UUID: 5"),
            (#"{"id": "5b1a9c00-0000-4000-8000-000000000001", "more": 1}"#, "$more is not expected"),
        ]

        /// What a service cannot do for anyone is told by the status, in the shapes of both of Firebase's services.
        @Test func refusesWithAStatus() async throws {
            try await DevServer.run { server in
                func expect(
                    _ reply: HTTPReply, _ status: Int, _ code: Int, _ name: String, _ message: String,
                    sourceLocation: SourceLocation = #_sourceLocation
                ) {
                    #expect(reply.status == status, sourceLocation: sourceLocation)
                    let expected: Document = """
                        {"code": \(code), "message": "\(message)", "status": "\(name)", "details": [],
                         "error": {"code": \(status), "message": "\(message)", "status": "\(name)", "details": []}}
                        """
                    #expect(reply.body == expected, sourceLocation: sourceLocation)
                }
                expect(
                    try await server.query("Nothing"), 404, 5, "NOT_FOUND",
                    #"operation \"Nothing\" was not found in connector \"movies\""#)
                expect(
                    try await server.query("CreateMovie", #"{"title": "x"}"#), 404, 5, "NOT_FOUND",
                    #"\"CreateMovie\" is a mutation, not a query"#)
                expect(
                    try await server.mutate("UpsertExtendedProfile", "{}"), 401, 16, "UNAUTHENTICATED",
                    "unauthenticated: this operation requires a signed-in user")
                expect(
                    try await server.mutate("UpsertExtendedProfile", "{}", token: Tokens.user("ada", for: -1)), 401, 16,
                    "UNAUTHENTICATED", "unauthenticated: the token is expired")
                expect(
                    try await server.post("executeQuery", #"{"operationName":"#), 400, 3, "INVALID_ARGUMENT",
                    "the request body is not valid: the text ends too early at byte 17")
                expect(
                    try await server.post("executeQuery", "{}"), 400, 3, "INVALID_ARGUMENT",
                    "the request body is not valid: operationName is required at byte 2")
                let got: HTTPReply = try await HTTPClient.request(
                    "GET", "/v1/\(DevServer.connector):executeQuery", of: server.address)
                expect(got, 405, 12, "UNIMPLEMENTED", "this path takes POST, OPTIONS")
                #expect(got.headers["allow"] == "POST, OPTIONS")
            }
        }

        /// Refused by its head: nobody waits for the rest.
        @Test func refusesABodyOverTheLimit() async throws {
            try await DevServer.run { server in
                let answer: String = try await HTTPClient.raw(
                    "POST /v1/\(DevServer.connector):executeQuery HTTP/1.1\r\nHost: \(server.address)\r\n"
                        + "Content-Type: application/json\r\nContent-Length: 4194305\r\n\r\n",
                    to: server.address)
                #expect(answer.hasPrefix("HTTP/1.1 413 Content Too Large\r\n"), "\(answer)")
                #expect(answer.contains(#""message":"the request body is limited to 4194304 bytes""#), "\(answer)")
            }
        }

        @Test func answersPreflightsOfBrowsers() async throws {
            try await DevServer.run { server in
                let reply: HTTPReply = try await HTTPClient.request(
                    "OPTIONS", "/v1/\(DevServer.connector):executeQuery", of: server.address,
                    headers: [
                        "Origin": "http://localhost:5173", "Access-Control-Request-Method": "POST",
                        "Access-Control-Request-Headers": "content-type,x-firebase-auth-token",
                    ])
                #expect(reply.status == 204)
                let fields: [String: String] = reply.headers.filter { $0.key.hasPrefix("access-control-") }
                #expect(
                    fields == [
                        "access-control-allow-origin": "http://localhost:5173",
                        "access-control-allow-methods": "GET, POST, OPTIONS",
                        "access-control-allow-headers": "content-type,x-firebase-auth-token",
                        "access-control-max-age": "3600",
                    ])

                // Answers that refuse have the fields too: without them a page would not see why.
                let refused: HTTPReply = try await HTTPClient.request(
                    "POST", "/v1/\(DevServer.connector):executeQuery", of: server.address, body: "{}",
                    headers: ["Origin": "http://localhost:5173"])
                #expect(refused.status == 400)
                #expect(refused.headers["access-control-allow-origin"] == "http://localhost:5173")
            }
        }

        /// The administrator's mark of development tools does not count from a foreign page, nor under a foreign name.
        @Test func doesNotBelieveForeignAdministrators() async throws {
            try await DevServer.run { server in
                func profile(_ headers: [String: String]) async throws -> HTTPReply {
                    try await HTTPClient.request(
                        "POST", "/v1/\(DevServer.connector):impersonateQuery", of: server.address,
                        body: """
                            {"operationName": "GetExtendedProfileByUser",
                             "extensions": {"impersonate": {"authClaims": {"sub": "ada"}}}}
                            """,
                        headers: headers.merging(["Authorization": "Bearer owner"]) { first, _ in first })
                }
                let own: HTTPReply = try await profile([:])
                #expect(own.status == 200)
                #expect(own.body == #"{"data": {"profile": null}, "errors": []}"#)
                #expect(try await profile(["Origin": "https://foreign.example"]).status == 403)
                #expect(try await profile(["Host": "rebound.example"]).status == 403)
                #expect(try await profile(["Authorization": "Bearer somebody"]).status == 403)
            }
        }
    }
}
