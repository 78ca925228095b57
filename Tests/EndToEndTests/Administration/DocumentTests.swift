import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// Documents that administrators bring along.
    @Suite(.needsClientsAndPostgres) struct Documents {
        /// Both ways to run a server, with who may do this there.
        enum Mode: CaseIterable {
            case development, production

            func run(_ workers: Int = 1, _ body: (Administrator) async throws -> Void) async throws {
                switch self {
                case .development:
                    try await DevServer.run(workers: workers) { try await body(Administrator(of: $0, "owner")) }
                case .production:
                    try await ProductionServer.run(workers: workers) {
                        try await body(Administrator(of: $0, ProductionServer.secret))
                    }
                }
            }
        }

        private static let metropolis: String =
            #"{"id": "\#(Movies.metropolis)", "title": "Metropolis", "genre": "drama"}"#

        /// The four calls of the Admin SDK that write, as it writes them.
        @Test(arguments: Mode.allCases) func writesAsTheAdminSDKDoes(mode: Mode) async throws {
            try await mode.run { administrator in
                let id: String = "00000000-0000-4000-8000-00000000000"
                let plain: String = "000000000000400080000000000000"
                let insert: HTTPReply = try await administrator.send(
                    #"mutation($data: Movie_Data! @allow(fields: "id title")) { movie_insert(data: $data) }"#,
                    variables: #"{"data": {"id": "\#(id)1", "title": "One"}}"#)
                #expect(insert.status == 200)
                #expect(insert.headers["content-type"] == "application/json")
                #expect(insert.body == #"{"data": {"movie_insert": {"id": "\#(plain)01"}}, "errors": []}"#)
                let many: HTTPReply = try await administrator.send(
                    """
                    mutation($data: [Movie_Data!]! @allow(fields: "id reviews_on_movie { authorUid rating } title", \
                    maxCount: 10000)) { movie_insertMany(data: $data) }
                    """,
                    variables: """
                        {"data": [{"id": "\(id)2", "title": "Two", "reviews_on_movie": [{"authorUid": "a", "rating": 3}]},
                                  {"id": "\(id)3", "title": "Three"}]}
                        """)
                #expect(
                    many.body == """
                        {"data": {"movie_insertMany": [{"id": "\(plain)02"}, {"id": "\(plain)03"}]}, "errors": []}
                        """)
                let upsert: HTTPReply = try await administrator.send(
                    #"mutation($data: Movie_Data! @allow(fields: "id title")) { movie_upsert(data: $data) }"#,
                    variables: #"{"data": {"id": "\#(id)1", "title": "Uno"}}"#)
                #expect(upsert.body == #"{"data": {"movie_upsert": {"id": "\#(plain)01"}}, "errors": []}"#)
                let upsertMany: HTTPReply = try await administrator.send(
                    """
                    mutation($data: [Movie_Data!]! @allow(fields: "id title", maxCount: 10000)) \
                    { movie_upsertMany(data: $data) }
                    """, variables: #"{"data": [{"id": "\#(id)2", "title": "Due"}]}"#)
                #expect(upsertMany.body == #"{"data": {"movie_upsertMany": [{"id": "\#(plain)02"}]}, "errors": []}"#)

                let found: HTTPReply = try await administrator.send(
                    """
                    query Found($ids: [UUID!]!) {
                      movies(where: {id: {in: $ids}}, orderBy: {id: ASC}) { title reviews_on_movie { rating } }
                    }
                    """, "executeGraphqlRead", variables: #"{"ids": ["\#(id)1", "\#(id)2", "\#(id)3"]}"#)
                #expect(
                    found.body == """
                        {"data": {"movies": [
                            {"title": "Uno", "reviews_on_movie": []},
                            {"title": "Due", "reviews_on_movie": [{"rating": 3}]},
                            {"title": "Three", "reviews_on_movie": []}]}, "errors": []}
                        """)
                let refused: HTTPReply = try await administrator.send(
                    #"mutation($data: Movie_Data! @allow(fields: "id")) { movie_insert(data: $data) }"#,
                    variables: #"{"data": {"id": "\#(id)4", "title": "Four"}}"#)
                #expect(refused.status == 200)
                #expect(refused.body.description.contains(#""message":"$data.title "#), "\(refused.body)")
            }
        }

        /// Without a user the rules are not asked, and what wants a user says so.
        @Test(arguments: Mode.allCases) func runsAsNobodyOrAsSomebody(mode: Mode) async throws {
            try await mode.run { administrator in
                let own: String = #"{ profiles(where: {id: {eq_expr: "auth.uid"}}) { id } }"#
                let missing: HTTPReply = try await administrator.send("query \(own)", "executeGraphqlRead")
                #expect(missing.status == 200)
                #expect(
                    missing.body.description.contains(#""message":"auth.uid (String) is missing"#), "\(missing.body)")
                let closed: HTTPReply = try await administrator.send(
                    "query @auth(level: NO_ACCESS) { movies(limit: 0) { id } }")
                #expect(closed.body == #"{"data": {"movies": []}, "errors": []}"#)

                let user: String = Administrator.acting(as: #"{"sub": "ada"}"#)
                let guest: String = #""extensions": {"impersonate": {"unauthenticated": true}}"#
                let anonymous: String = Administrator.acting(
                    as: #"{"sub": "x", "firebase": {"sign_in_provider": "anonymous"}}"#)
                let cases: [(String, String, Int, String)] = [
                    ("query @auth(level: USER) \(own)", user, 200, #"{"data": {"profiles": []}, "errors": []}"#),
                    ("query @auth(level: USER) \(own)", guest, 401, ""),
                    ("query @auth(level: USER) \(own)", anonymous, 401, ""),
                    ("query @auth(level: USER_EMAIL_VERIFIED) \(own)", user, 401, ""),
                    ("query @auth(level: NO_ACCESS) \(own)", user, 403, ""),
                    ("query \(own)", user, 403, ""),
                    ("query @auth(level: PUBLIC) { movies(limit: 0) { id } }", guest, 200, ""),
                ]
                for (query, extensions, status, body) in cases {
                    let reply: HTTPReply = try await administrator.send(query, variables: "{}", extensions)
                    #expect(reply.status == status, "\(query) \(reply.body)")
                    if !body.isEmpty { #expect(reply.body == Document(body)) }
                }
            }
        }

        /// Who acts as somebody else is told what they would be, unless they ask for more.
        @Test func tellsDetailsToAdministrators() async throws {
            try await Mode.production.run { administrator in
                let twice: String =
                    #"mutation @auth(level: USER) { movie_insert(data: {id: "\#(Movies.m)", title: "M"}) }"#
                _ = try await administrator.send(twice)
                func hasDetails(_ more: String) async throws -> Bool {
                    let reply: HTTPReply = try await administrator.send(twice, variables: "{}", more)
                    #expect(reply.body.description.contains("ALREADY_EXISTS"), "\(reply.body)")
                    return reply.body.description.contains("debugDetails")
                }
                #expect(try await hasDetails("") == true)
                #expect(try await hasDetails(Administrator.acting(as: #"{"sub": "ada"}"#)) == false)
                #expect(
                    try await hasDetails(
                        Administrator.acting(as: #"{"sub": "ada"}"#, #", "includeDebugDetails": true"#))
                        == true)
            }
        }

        /// What is wrong with a document is told with its place, as 200; what may not be done is refused.
        @Test(arguments: Mode.allCases) func tellsWhatIsWrong(mode: Mode) async throws {
            try await mode.run { administrator in
                func error(_ message: String, _ line: Int, _ column: Int) -> Document {
                    Document(
                        """
                        {"errors": [{"message": "\(message)", "locations": [{"line": \(line), "column": \(column)}],
                         "path": [], "extensions": {"code": "INVALID_ARGUMENT"}}]}
                        """)
                }
                let faults: [(query: String, expected: Document)] = [
                    (
                        "{ movies { titel } }",
                        error(#"Cannot query field \"titel\" on type \"Movie\". Did you mean \"title\"?"#, 1, 12)
                    ),
                    (
                        "mutation($data: Movie_Data!) {\n movie_insert(data: $data) }",
                        error(#"\"$data\" holds rows and needs @allow, which says what clients may give"#, 1, 10)
                    ),
                    (
                        #"{ movies(where: {id: {eq: "x"}}) { id } }"#,
                        error(
                            #"Expected value of type \"UUID\", found \"x\"; a UUID such as 3fa85f6457174562b3fc2c963f66afa6 was expected."#,
                            1, 27)
                    ),
                ]
                for fault in faults {
                    let reply: HTTPReply = try await administrator.send(fault.query)
                    #expect(reply.status == 200)
                    #expect(reply.body == fault.expected)
                }
                let several: HTTPReply = try await administrator.send(
                    "query A { movies(limit: 0) { id } } query B { reviews(limit: 0) { id } }")
                #expect(several.body.description.contains("operationName is required"))
                let named: HTTPReply = try await administrator.send(
                    "query A { movies(limit: 0) { id } } query B { reviews(limit: 0) { id } }", variables: "{}",
                    #""operationName": "B""#)
                #expect(named.body == #"{"data": {"reviews": []}, "errors": []}"#)
                let variable: HTTPReply = try await administrator.send("query($id: UUID!) { movie(id: $id) { id } }")
                #expect(
                    variable.body == """
                        {"data": null, "errors": [{
                            "message": "$id (UUID) is missing", "path": [], "extensions": {"code": "INVALID_ARGUMENT"}}]}
                        """)
                let mutation: String = #"mutation { movie_delete(id: "\#(Movies.m)") }"#
                #expect(try await administrator.send(mutation, "executeGraphqlRead").status == 403)
                #expect(try await administrator.send(mutation, "introspectGraphql").status == 403)
                #expect(try await administrator.send("{ movies { id } }", "introspectGraphql").status == 400)
                #expect(try await administrator.send(mutation).status == 200)
            }
        }

        /// A version of the service that is swapped takes the plans of its documents along.
        @Test func followsTheService() async throws {
            try await DevServer.run(workers: 2) { server in
                let administrator: Administrator = Administrator(of: server, "owner")
                let query: String = #"{ movie(id: "\#(Movies.m)") { title runtime } }"#
                #expect(try await administrator.send(query).body.description.contains("Cannot query field"))
                try server.project.edit(
                    "schema/schema.gql", "  releaseYear: Int\n", "  releaseYear: Int\n  runtime: Int\n")
                try await server.waitForLog("reload message=\"serving the new version\"")
                for _ in 0..<3 {
                    #expect(
                        try await administrator.send(query).body
                            == #"{"data": {"movie": {"title": "M", "runtime": null}}, "errors": []}"#)
                }
            }
        }

        @Test(arguments: [1, 2]) func refreshesSubscribers(workers: Int) async throws {
            try await ProductionServer.run(workers: workers, arguments: ["--log-level", "debug"]) { server in
                let administrator: Administrator = Administrator(of: server, ProductionServer.secret)
                _ = try await administrator.send(
                    #"mutation { movie_insert(data: {id: "\#(Movies.m)", title: "M", averageRating: 9}) }"#)
                let viewer: StreamClient = try await server.connect()
                try await viewer.subscribe("1", to: "GetMovieRating", #"{"id": "\#(Movies.m)"}"#)
                try await viewer.receives(
                    """
                    {"result": {"requestId": "1",
                     "data": {"movie": {"id": "\(Movies.m)", "averageRating": 9}}, "errors": []}}
                    """)
                // Called like a mutation that another query waits for, which it is not.
                let lists: StreamClient = try await server.connect()
                try await lists.subscribe("1", to: "ListMoviesByGenre", #"{"genre": "noir"}"#)
                try await lists.receives(#"{"result": {"requestId": "1", "data": {"movies": []}, "errors": []}}"#)
                _ = try await administrator.send(
                    """
                    mutation UpdateMovie($genre: String) {
                      movie_update(id: "\(Movies.m)", data: {averageRating: 10, genre: $genre})
                    }
                    """, variables: #"{"genre": "noir"}"#)
                try await viewer.receives(
                    """
                    {"result": {"requestId": "1",
                     "data": {"movie": {"id": "\(Movies.m)", "averageRating": 10}}, "errors": []}}
                    """)
                #expect(try await server.framesUntilNow(on: lists) == [])
            }
        }

        /// Bombs are refused or answered, and the server goes on.
        @Test func boundsWhatItCompiles() async throws {
            try await Mode.production.run { administrator in
                let deep: String = String(repeating: "{ reviews_on_movie { movie ", count: 120)
                let closing: String = String(repeating: "} }", count: 120)
                let aliases: String = (0..<20_000).map { "a\($0): title " }.joined()
                let fragments: String = (0..<30).map { "fragment F\($0) on Movie { ...F\($0 + 1) ...F\($0 + 1) }" }
                    .joined(separator: " ")
                let spread: String = (0..<20_000).map { "...S\($0) " }.joined()
                let single: String = (0..<20_000).map { "fragment S\($0) on Query { m\($0): movies { id } } " }.joined()
                let bombs: [String] = [
                    "{ movies \(deep) { id } \(closing) }",
                    "{ movies { ...F0 } } \(fragments) fragment F30 on Movie { id }",
                    "{ " + (0..<60_000).map { "m\($0): movies { id title genre } " }.joined() + "}",
                    "{ movies(limit: 0) { \(aliases) } }",
                    "{ ...All } fragment All on Query { \(spread) } \(single)",
                    "query(" + (0..<50_000).map { "$v\($0): Int " }.joined() + ") { movies(limit: 0) { id } }",
                ]
                for bomb: String in bombs {
                    let reply: HTTPReply = try await administrator.send(bomb)
                    #expect(reply.status == 200, "\(reply.body.description.prefix(300))")
                }
                #expect(try await administrator.send(bombs[0]).body.description.contains("\"errors\":[{"))
                #expect(try await administrator.send(bombs[1]).body.description.contains("\"errors\":[{"))
                #expect(
                    try await administrator.send("{ movies(limit: 0) { id } }").body
                        == #"{"data": {"movies": []}, "errors": []}"#)
            }
        }
    }
}
