import TestSupport
import Testing

extension EndToEnd {
    /// The same request over REST, by HTTP/1.1 and HTTP/2, and over gRPC: the same answer.
    @Suite(.needsClientsAndPostgres) struct UnaryCalls {
        /// A request of any kind that a client can send, and what becomes of it.
        private struct Request: Sendable {
            var isMutation: Bool = false
            var operation: String
            var variables: String = "{}"
            var token: String?
            /// What makes an administrator of the caller.
            var bearer: String?
            var connector: String = DevServer.connector
            /// The status that all have in common.
            var status: String = "OK"
        }

        private static var requests: [Request] {
            [
                Request(operation: "GetMovieById", variables: #"{"id": "\#(Movies.m)"}"#),
                Request(operation: "GetMovieById", variables: #"{"id": "00000000-0000-4000-8000-000000000000"}"#),
                Request(operation: "ListMovies"),
                Request(operation: "ListMovies", variables: #"{"offset": 1}"#),
                Request(operation: "MovieWithReviews", variables: #"{"id": "\#(Movies.metropolis)"}"#),
                Request(
                    isMutation: true, operation: "UpdateMovie",
                    variables: #"{"id": "\#(Movies.m)", "genre": "drama", "description": "\u00e9 \"quoted\"\n"}"#),
                Request(
                    isMutation: true, operation: "UpsertExtendedProfile", variables: #"{"status": "s"}"#,
                    token: Tokens.user("ada")),
                Request(operation: "GetExtendedProfileByUser", token: Tokens.user("ada")),
                // Errors within an answer.
                Request(operation: "GetMovieById"),
                Request(operation: "GetMovieById", variables: #"{"id": null}"#),
                Request(operation: "GetMovieById", variables: #"{"id": 5}"#),
                Request(operation: "GetMovieById", variables: #"{"id": "\#(Movies.m)", "more": [1, {"a": null}]}"#),
                Request(
                    isMutation: true, operation: "AddReview", variables: #"{"movieId": "\#(Movies.m)", "rating": "x"}"#,
                    token: Tokens.user("ada")),
                // One field of two fails; with a transaction both do.
                Request(isMutation: true, operation: "Partly"),
                Request(isMutation: true, operation: "Wholly"),
                // Who may pass all rules, and names that mean the same connector.
                Request(operation: "Secret", bearer: "owner"),
                Request(
                    operation: "ListMovies", connector: "projects/x/locations/y/services/movies/connectors/movies"),
                // Refusals.
                Request(
                    operation: "ListMovies", connector: "projects/p/locations/l/services/movies/connectors/none",
                    status: "NOT_FOUND"),
                Request(
                    operation: "ListMovies", connector: "projects/p/locations/l/services/none/connectors/movies",
                    status: "NOT_FOUND"),
                Request(isMutation: true, operation: "ListMovies", status: "NOT_FOUND"),
                Request(
                    operation: "GetExtendedProfileByUser", token: Tokens.user("a", provider: "anonymous"),
                    status: "UNAUTHENTICATED"),
                Request(operation: "Verified", token: Tokens.user("ada"), status: "UNAUTHENTICATED"),
                Request(operation: "Unmarked", token: Tokens.user("ada"), status: "PERMISSION_DENIED"),
                Request(operation: "ListMovies", token: Tokens.user("ada"), bearer: "owner", status: "UNAUTHENTICATED"),
                Request(operation: "Nothing", status: "NOT_FOUND"),
                Request(operation: "UpdateMovie", status: "NOT_FOUND"),
                Request(operation: "GetExtendedProfileByUser", status: "UNAUTHENTICATED"),
                Request(
                    isMutation: true, operation: "UpsertExtendedProfile", token: Tokens.user("ada", for: -1),
                    status: "UNAUTHENTICATED"),
                Request(operation: "ListMovies", token: "no token", status: "UNAUTHENTICATED"),
                Request(operation: "Secret", status: "PERMISSION_DENIED"),
            ]
        }

        private static let operations: String = """
            query Secret @auth(level: NO_ACCESS) { movies(limit: 1, orderBy: [{title: ASC}]) { id } }
            query Unmarked { movies { id } }
            query Verified @auth(level: USER_EMAIL_VERIFIED, insecureReason: "a test") { movies { id } }
            mutation Partly @auth(level: PUBLIC, insecureReason: "a test") {
              kept: profile_upsert(data: {id: "p"}), taken: profile_insert(data: {id: "p"})
            }
            mutation Wholly @auth(level: PUBLIC, insecureReason: "a test") @transaction {
              kept: profile_upsert(data: {id: "p"}), taken: profile_insert(data: {id: "p"})
            }
            """

        /// - Parameter hasClientCache: whether answers name their rows.
        @Test(arguments: [false, true]) func areAnsweredAsOverREST(hasClientCache: Bool) async throws {
            try await DevServer.run(operations: Self.operations, hasClientCache: hasClientCache) { server in
                for request: Request in Self.requests { try await expectTheSame(request, server) }
            }
        }

        /// What the fields of a message say wrong is the same fault as in a body, which has places.
        @Test func refuseWhatIsNoRequest() async throws {
            try await DevServer.run { server in
                for (name, operation, details) in [
                    (DevServer.connector, "", "the request message is not valid: operationName is required"),
                    ("movies", "ListMovies", "'movies' does not name a connector"),
                    ("", "ListMovies", "'' does not name a connector"),
                ] {
                    let reply: CallReply = try await CallClient.call(
                        "ExecuteQuery", Document(#"{"name": "\#(name)", "operation_name": "\#(operation)"}"#),
                        of: server.address)
                    #expect(reply == CallReply(status: "INVALID_ARGUMENT", details: details, message: nil))
                }
            }
        }

        private func expectTheSame(_ request: Request, _ server: DevServer) async throws {
            let verb: String = request.isMutation ? "executeMutation" : "executeQuery"
            let body: String = #"{"operationName": "\#(request.operation)", "variables": \#(request.variables)}"#
            var headers: [String: String] = ["content-type": "application/json"]
            headers["x-firebase-auth-token"] = request.token
            headers["authorization"] = request.bearer.map { "Bearer \($0)" }
            let path: String = "/v1/\(request.connector):\(verb)"
            let first: HTTPReply = try await HTTPClient.request(
                "POST", path, of: server.address, body: body, headers: headers)
            let second: HTTPReply = try await HTTPClient.request(
                "POST", path, of: server.address, body: body, headers: headers, isHTTP2: true)
            #expect(second.status == first.status, "\(request)")
            #expect(second.body == first.body, "\(request)")
            let called: CallReply = try await CallClient.call(
                request.isMutation ? "ExecuteMutation" : "ExecuteQuery",
                Document(
                    #"{"name": "\#(request.connector)", "operation_name": "\#(request.operation)", "variables": \#(request.variables)}"#
                ),
                of: server.address, headers: headers.filter { $0.key != "content-type" })
            #expect(called.status == request.status, "\(request)")
            if request.status == "OK" {
                #expect(first.status == 200, "\(request)")
                #expect(called.message == first.body.withSortedMembers, "\(request)")
            } else {
                let text: String = first.body.description
                #expect(text.contains(#""status":"\#(request.status)""#), "\(request)")
                #expect(
                    called.details
                        == text.components(between: #""message":""#, and: #"","status""#).replacing("\\\"", with: "\""))
            }
        }

        @Test(arguments: ["v1", "v1beta", "v1alpha"])
        func areTakenInAllVersions(_ version: String) async throws {
            try await DevServer.run { server in
                let reply: CallReply = try await CallClient.call(
                    "ExecuteQuery",
                    Document(#"{"name": "\#(DevServer.connector)", "operation_name": "ListMovies"}"#),
                    of: server.address,
                    version: version)
                #expect(reply.status == "OK")
            }
        }

        @Test func endWithTheStatusThatClientsExpect() async throws {
            let slow: String =
                "query Slow @auth(level: PUBLIC) { wait: _select(sql: \"select pg_sleep(5)::text as w\") }"
            try await DevServer.run(operations: slow, arguments: ["--max-grpc-message-bytes", "1000"]) { server in
                func call(
                    _ operation: String, _ variables: String = "{}", timeout: Double? = nil, isCompressed: Bool = false
                )
                    async throws -> String
                {
                    let reply: CallReply = try await CallClient.call(
                        "ExecuteQuery",
                        Document(
                            #"{"name": "\#(DevServer.connector)", "operation_name": "\#(operation)", "variables": \#(variables)}"#
                        ),
                        of: server.address, timeout: timeout, isCompressed: isCompressed)
                    return "\(reply.status) \(reply.details)"
                }
                let long: String = String(repeating: "x", count: 1000)
                let tooLong: String = try await call("GetMovieById", #"{"id": "\#(long)"}"#)
                #expect(tooLong == "RESOURCE_EXHAUSTED a message of 1095 bytes is over the limit of 1000")
                let compressed: String = try await call(
                    "GetMovieById", #"{"id": "\#(long.prefix(800))"}"#, isCompressed: true)
                #expect(compressed == "UNIMPLEMENTED messages are not taken compressed")
                let late: String = try await call("Slow", timeout: 0.2)
                #expect(late.hasPrefix("DEADLINE_EXCEEDED "), "\(late)")
                let good: String = try await call("ListMovies")
                #expect(good == "OK ")
            }
        }

        @Test func tellDevelopersWhatIsServed() async throws {
            try await DevServer.run { server in
                let info: CallReply = try await CallClient.emulator("GetEmulatorInfo", of: server.address)
                #expect(info.message?.description.contains(#""service_id":"movies""#) == true, "\(info)")
                let issues: CallReply = try await CallClient.emulator("StreamEmulatorIssues", of: server.address)
                #expect(issues == CallReply(status: "OK", details: "", message: "{}"))
            }
        }
    }
}
