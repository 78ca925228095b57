import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// The endpoint of standard clients.
    @Suite(.needsClientsAndPostgres) struct GraphQL {
        private static let path: String = "/graphql/movies"
        private static let operations: String = """
            query TitleOf($id: UUID!) @auth(level: PUBLIC, insecureReason: "a test") { movie(id: $id) { title ...More } }
            fragment More on Movie { genre }
            """
        private static let m: String = "5b1a9c00-0000-4000-8000-000000000002"

        private static func post(
            _ body: String, to server: DevServer, bearer: String? = nil, accept: String? = nil
        ) async throws -> HTTPReply {
            var headers: [String: String] = ["Content-Type": "application/json"]
            headers["Authorization"] = bearer.map { "Bearer \($0)" }
            headers["Accept"] = accept
            return try await HTTPClient.request("POST", path, of: server.address, body: body, headers: headers)
        }

        @Test func runsOperationsOfTheConnector() async throws {
            try await DevServer.run(operations: Self.operations) { (server: DevServer) async throws in
                let expected: Document = #"{"data": {"movie": {"title": "M", "genre": "thriller"}}}"#
                let variables: String = #""variables": {"id": "\#(Self.m)"}"#
                let named: HTTPReply = try await Self.post(#"{"operationName": "TitleOf", \#(variables)}"#, to: server)
                #expect(named.status == 200)
                #expect(named.headers["content-type"] == "application/graphql-response+json; charset=utf-8")
                #expect(named.body == expected)
                // As clients send it that know nothing of persisted operations: their own layout, no directives of the server's.
                let text: String =
                    "# mine\\nfragment More on Movie {genre}, query TitleOf($id: UUID!) {\\n  movie(id: $id) { title, ...More }\\n}"
                let sent: HTTPReply = try await Self.post(
                    #"{"query": "\#(text)", \#(variables)}"#, to: server, accept: "application/json")
                #expect(sent.headers["content-type"] == "application/json; charset=utf-8")
                #expect(sent.body == expected)
                let got: HTTPReply = try await HTTPClient.request(
                    "GET", Self.path + "?operationName=TitleOf&variables=%7B%22id%22%3A%22\(Self.m)%22%7D",
                    of: server.address)
                #expect(got.body == expected)
                let other: HTTPReply = try await Self.post(
                    #"{"query": "query TitleOf($id: UUID!) { movie(id: $id) { title description } }", \#(variables)}"#,
                    to: server)
                #expect(other.status == 403)
                let write: HTTPReply = try await HTTPClient.request(
                    "GET", Self.path + "?operationName=CreateMovie&variables=%7B%22title%22%3A%22X%22%7D",
                    of: server.address)
                #expect(write.status == 405)
                #expect(write.headers["allow"] == "POST, OPTIONS")
            }
        }

        /// Rules of the operations hold, for whomever the token says.
        @Test func asksTheRulesOfOperations() async throws {
            try await DevServer.run { (server: DevServer) async throws in
                let call: String = #"{"operationName": "GetExtendedProfileByUser"}"#
                #expect(try await Self.post(call, to: server).status == 401)
                #expect(try await Self.post(call, to: server, accept: "application/json").status == 200)
                let ada: HTTPReply = try await Self.post(call, to: server, bearer: Tokens.user("ada"))
                #expect(ada.body == #"{"data": {"profile": null}}"#)
                let late: HTTPReply = try await Self.post(call, to: server, bearer: Tokens.user("ada", for: -10))
                #expect(late.status == 401)
            }
        }

        /// Documents of one's own: administrators', and users' queries where that is switched on.
        @Test func limitsDocuments() async throws {
            let query: String = #"{"query": "{ movies(limit: 1, orderBy: {title: ASC}) { title } }"}"#
            let types: String = #"{"query": "{ __schema { queryType { name } } }"}"#
            let faulty: String = #"{"query": "{ movies { nothing } }"}"#
            try await DevServer.run { (server: DevServer) async throws in
                #expect(try await Self.post(query, to: server).status == 403)
                #expect(try await Self.post(query, to: server, bearer: Tokens.user("ada")).status == 403)
                #expect(try await Self.post(query, to: server, bearer: "owner").status == 200)
                #expect(
                    try await Self.post(types, to: server).body
                        == #"{"data": {"__schema": {"queryType": {"name": "Query"}}}}"#)
                let told: HTTPReply = try await Self.post(faulty, to: server, bearer: "owner")
                #expect(told.status == 400)
                #expect(told.body.description.contains(#""locations":[{"line":1,"column":12}]"#), "\(told.body)")
            }
            try await DevServer.run(arguments: ["--adhoc-graphql", "--introspection=false"]) {
                (server: DevServer) async throws in
                #expect(try await Self.post(query, to: server).status == 403)
                #expect(try await Self.post(types, to: server).status == 403)
                let ada: String = Tokens.user("ada")
                #expect(try await Self.post(query, to: server, bearer: ada).status == 200)
                #expect(try await Self.post(types, to: server, bearer: ada).status == 403)
                let write: String = #"{"query": "mutation { movie_deleteMany(all: true) }"}"#
                #expect(try await Self.post(write, to: server, bearer: ada).status == 403)
            }
        }

        /// What users bring keeps to the tables of the schema, and to the rules that it states itself.
        @Test(arguments: [
            "{ _select(sql: \"SELECT 1 AS one\") }", "{ a: _selectFirst(sql: \"SELECT 1 AS one\") }",
            "query Q($no: Boolean = false) { movies(limit: 1) { title } _select(sql: \"SELECT 1\") @include(if: $no) }",
            "{ ...F } fragment F on Query { ... on Query { _select(sql: \"SELECT 1\") } }",
        ])
        func refusesNativeSQLOfUsers(_ query: String) async throws {
            let body: Document = Document(Self.body(query))
            try await DevServer.run(arguments: ["--adhoc-graphql"]) { (server: DevServer) async throws in
                let refusal: String = "users may not run SQL of their own"
                let ada: String = Tokens.user("ada")
                let posted: HTTPReply = try await Self.post(body.description, to: server, bearer: ada)
                #expect(posted.status == 403)
                #expect(posted.body.description.contains(refusal))
                let owner: HTTPReply = try await Self.post(body.description, to: server, bearer: "owner")
                #expect(owner.status == 200, "\(owner.body)")
                // Known by now, and refused all the same.
                #expect(try await Self.post(body.description, to: server, bearer: ada).status == 403)
                let client: StreamClient = try await Self.connect(server, token: ada)
                try await Self.ask(client, query.replacing("\"", with: "\\\""))
                let frame: String = try await client.next().description
                #expect(frame.contains(#""type":"error""#) && frame.contains(refusal))
            }
        }

        @Test func keepsToTheRuleOfADocument() async throws {
            try await DevServer.run(arguments: ["--adhoc-graphql"]) { (server: DevServer) async throws in
                func status(_ rule: String, bearer: String?) async throws -> Int {
                    try await Self.post(
                        Self.body("query Q \(rule) { movies(limit: 1) { title } }"), to: server, bearer: bearer
                    ).status
                }
                let ada: String = Tokens.user("ada")
                #expect(try await status("@auth(level: NO_ACCESS)", bearer: ada) == 403)
                #expect(try await status("@auth(level: NO_ACCESS)", bearer: "owner") == 200)
                #expect(try await status("@auth(expr: \"auth.uid == 'bob'\")", bearer: ada) == 403)
                #expect(try await status("@auth(expr: \"auth.uid == 'ada'\")", bearer: ada) == 200)
                #expect(try await status("", bearer: ada) == 200)
            }
        }

        private static func body(_ query: String) -> String {
            #"{"query": "\#(query.replacing("\"", with: "\\\""))"}"#
        }

        /// In production the credential of administrators stands where users' tokens do.
        @Test func tellsAdministratorsFromUsersInProduction() async throws {
            try await ProductionServer.run { (server: DevServer) async throws in
                let types: String = #"{"query": "{ __schema { queryType { name } } }"}"#
                #expect(try await Self.post(types, to: server, bearer: ProductionServer.secret).status == 200)
                #expect(try await Self.post(types, to: server).status == 403)
                #expect(try await Self.post(types, to: server, bearer: "another").status == 401)
                #expect(try await Self.post(#"{"operationName": "ListMovies"}"#, to: server).status == 200)
            }
        }

        @Test(arguments: [1, 2]) func subscribesOverWebSocket(workers: Int) async throws {
            try await DevServer.run(workers: workers, operations: Self.operations) { (server: DevServer) async throws in
                let client: StreamClient = try await StreamClient(
                    to: server.address, path: Self.path, subprotocols: ["graphql-transport-ws"])
                try await client.send(#"{"type": "connection_init"}"#)
                try await client.receives(#"{"type": "connection_ack"}"#)
                let variables: String = #""variables": {"id": "\#(Self.m)"}"#
                let text: String =
                    "subscription TitleOf($id: UUID!) { movie(id: $id) { title ...More } } fragment More on Movie { genre }"
                try await client.send(
                    #"{"type": "subscribe", "id": "a", "payload": {"query": "\#(text)", \#(variables)}}"#)
                try await client.receives(
                    #"{"id": "a", "type": "next", "payload": {"data": {"movie": {"title": "M", "genre": "thriller"}}}}"#
                )
                try await server.mutate(
                    "UpdateMovie", #"{"id": "\#(Self.m)", "genre": "noir", "description": "x"}"#)
                try await client.receives(
                    #"{"id": "a", "type": "next", "payload": {"data": {"movie": {"title": "M", "genre": "noir"}}}}"#)
                try await client.send(
                    #"{"type": "subscribe", "id": "b", "payload": {"operationName": "GetExtendedProfileByUser"}}"#)
                #expect(try await client.next().description.contains("UNAUTHENTICATED"))
                try await client.send(
                    """
                    {"type": "subscribe", "id": "c", "payload": {"operationName": "UpdateMovie",
                     "variables": {"id": "\(Self.m)", "genre": "thriller", "description": "y"}}}
                    """)
                var frames: [Document] = []
                for _ in 0..<3 { frames.append(try await client.next()) }
                #expect(frames.contains(#"{"id": "c", "type": "complete"}"#))
                #expect(
                    frames.contains(
                        #"{"id": "a", "type": "next", "payload": {"data": {"movie": {"title": "M", "genre": "thriller"}}}}"#
                    ))
                try await client.close()
            }
        }

        @Test func subscribesOverServerSentEvents() async throws {
            try await DevServer.run(operations: Self.operations) { (server: DevServer) async throws in
                let curl: ChildProgram = try ChildProgram(
                    "/usr/bin/curl",
                    [
                        "--silent", "--no-buffer", "--header", "Accept: text/event-stream", "--header",
                        "Content-Type: application/json", "--data",
                        #"{"operationName": "TitleOf", "variables": {"id": "\#(Self.m)"}}"#,
                        "http://\(server.address)\(Self.path)",
                    ])
                try await ClientDriver.mind(curl)
                func wait(_ genre: String) async throws {
                    _ = try await curl.output.wait(for: genre) { lines in
                        lines.contains { $0.hasPrefix("data: ") && $0.contains(#""\#(genre)""#) } ? true : nil
                    }
                }
                try await wait("thriller")
                try await server.mutate(
                    "UpdateMovie", #"{"id": "\#(Self.m)", "genre": "noir", "description": "x"}"#)
                try await wait("noir")
                #expect(curl.output.value.filter { $0.hasPrefix("event: ") } == ["event: next", "event: next"])
                // One that cannot be blocked, as others are for the children of some threads.
                curl.send(signal: SIGKILL)
                _ = try await curl.exitStatus()
                try await ClientDriver.release(curl)
            }
        }

        @Test func subscribesOverServerSentEventsOnHTTP2() async throws {
            try await DevServer.run(operations: Self.operations) { (server: DevServer) async throws in
                let client: EventClient = try await EventClient(
                    to: server.address, path: Self.path,
                    body: #"{"operationName": "TitleOf", "variables": {"id": "\#(Self.m)"}}"#)
                #expect(client.version == "HTTP/2")
                #expect(client.contentType == "text/event-stream")
                for genre: String in ["thriller", "noir"] {
                    let next: (event: String, data: Document) = try await client.next()
                    #expect(next.event == "next")
                    #expect(next.data == #"{"data": {"movie": {"title": "M", "genre": "\#(genre)"}}}"#)
                    try await server.mutate(
                        "UpdateMovie", #"{"id": "\#(Self.m)", "genre": "noir", "description": "x"}"#)
                }
                try await client.close()
            }
        }

        private static func connect(
            _ server: DevServer, headers: [String: String] = [:], token: String? = nil
        ) async throws -> StreamClient {
            let client: StreamClient = try await StreamClient(
                to: server.address, path: path, headers: headers, subprotocols: ["graphql-transport-ws"])
            let payload: String = token.map { #", "payload": {"authToken": "\#($0)"}"# } ?? ""
            try await client.send(Document(#"{"type": "connection_init"\#(payload)}"#))
            try await client.receives(#"{"type": "connection_ack"}"#)
            return client
        }

        private static func ask(_ client: StreamClient, _ query: String) async throws {
            try await client.send(Document(#"{"type": "subscribe", "id": "1", "payload": {"query": "\#(query)"}}"#))
        }

        /// Documents of one's own over a WebSocket: the same that may be sent over HTTP, run once.
        @Test func runsDocumentsOverWebSocket() async throws {
            let query: String = "{ movies(limit: 1, orderBy: {title: ASC}) { title } }"
            let write: String = "mutation { movie_update(id: \\\"\(Self.m)\\\", data: {genre: \\\"noir\\\"}) }"
            let refusal: Document = """
                {"id": "1", "type": "error", "payload": [{
                    "message": "only the operations of the connector are run here: the document has the name and text of none of them",
                    "extensions": {"code": "PERMISSION_DENIED"}}]}
                """
            let movies: Document =
                #"{"id": "1", "type": "next", "payload": {"data": {"movies": [{"title": "2001: A Space Odyssey"}]}}}"#
            try await DevServer.run { (server: DevServer) async throws in
                let ada: StreamClient = try await Self.connect(server, token: Tokens.user("ada"))
                try await Self.ask(ada, query)
                try await ada.receives(refusal)
                // Introspection is open in development.
                try await Self.ask(ada, "{ __schema { queryType { name } } }")
                try await ada.receives(
                    #"{"id": "1", "type": "next", "payload": {"data": {"__schema": {"queryType": {"name": "Query"}}}}}"#
                )
                try await ada.receives(#"{"id": "1", "type": "complete"}"#)
            }
            try await DevServer.run(arguments: ["--adhoc-graphql", "--introspection=false"]) {
                (server: DevServer) async throws in
                let nobody: StreamClient = try await Self.connect(server)
                try await Self.ask(nobody, query)
                try await nobody.receives(refusal)
                let ada: StreamClient = try await Self.connect(server, token: Tokens.user("ada"))
                try await Self.ask(ada, query)
                try await ada.receives(movies)
                try await ada.receives(#"{"id": "1", "type": "complete"}"#)
                try await Self.ask(ada, write)
                try await ada.receives(
                    """
                    {"id": "1", "type": "error", "payload": [{
                        "message": "users may run queries of their own here, and no mutations",
                        "extensions": {"code": "PERMISSION_DENIED"}}]}
                    """)
                let owner: StreamClient = try await Self.connect(server, headers: ["Authorization": "Bearer owner"])
                try await Self.ask(owner, write)
                try await owner.receives(
                    #"{"id": "1", "type": "next", "payload": {"data": {"movie_update": {"id": "\#(Movies.m)"}}}}"#)
                try await owner.receives(#"{"id": "1", "type": "complete"}"#)
                try await Self.ask(owner, "subscription { movies { title } }")
                try await owner.receives(
                    """
                    {"id": "1", "type": "error", "payload": [{
                        "message": "only queries of the connector can be subscribed to, and the subscription has the name and root fields of none of them; a query of one's own is run once",
                        "extensions": {"code": "INVALID_ARGUMENT"}}]}
                    """)
                try await Self.ask(owner, "{ nothing }")
                #expect(
                    try await owner.next().description.contains(#""type":"error","payload":[{"message":"Cannot query"#))
            }
        }

        private static let onlyPersisted: String =
            "only the operations of the connector are run here: the document has the name and text of none of them"
        private static let onlyPersistedSubscriptions: String =
            "only queries of the connector can be subscribed to, and the subscription has the name and root fields of none of"
            + " them; a query of one's own is run once"

        private static func errors(_ message: String, _ code: String) -> String {
            #""errors": [{"message": "\#(message)", "extensions": {"code": "\#(code)"}}]"#
        }

        /// Subscriptions are queries of the connector: what else asks for one is told so, whichever way it comes.
        @Test func tellsWhatCanBeSubscribedTo() async throws {
            let foreign: String = #"{"query": "subscription { movies { title } }"}"#
            let own: String =
                #"{"query": "subscription TitleOf($id: UUID!) { movie(id: $id) { title ...More } } fragment More on Movie { genre }", "variables": {"id": "\#(Self.m)"}}"#
            let refusal: Document = Document(
                "{\(Self.errors(Self.onlyPersistedSubscriptions, "INVALID_ARGUMENT"))}")
            try await DevServer.run(operations: Self.operations) { server in
                for bearer: String? in [nil, Tokens.user("ada"), "owner"] {
                    let posted: HTTPReply = try await Self.post(foreign, to: server, bearer: bearer)
                    #expect(posted.status == 400)
                    #expect(posted.body == refusal)
                    let plain: HTTPReply = try await Self.post(
                        foreign, to: server, bearer: bearer, accept: "application/json")
                    #expect(plain.status == 200)
                    #expect(plain.body == refusal)
                }
                let events: EventClient = try await EventClient(to: server.address, path: Self.path, body: foreign)
                let first: (event: String, data: Document) = try await events.next()
                #expect(first.event == "next")
                #expect(first.data == refusal)
                #expect(try await events.next().event == "complete")
                try await events.close()
                let client: StreamClient = try await Self.connect(server)
                try await Self.ask(client, "subscription { movies { title } }")
                try await client.receives(
                    Document(
                        #"{"id": "1", "type": "error", "payload": [{"message": "\#(Self.onlyPersistedSubscriptions)", "extensions": {"code": "INVALID_ARGUMENT"}}]}"#
                    ))
                // One of the connector's, where there is but one answer.
                let once: HTTPReply = try await Self.post(own, to: server)
                #expect(once.status == 400)
                #expect(
                    once.body
                        == Document(
                            "{"
                                + Self.errors(
                                    "a subscription is answered as text/event-stream, or on a WebSocket that speaks graphql-transport-ws",
                                    "INVALID_ARGUMENT") + "}"))
                // Administrators' own endpoint subscribes to nothing.
                let admin: HTTPReply = try await HTTPClient.request(
                    "POST", "/v1/projects/p/locations/l/services/movies:executeGraphql", of: server.address,
                    body: foreign, headers: ["Authorization": "Bearer owner"])
                #expect(
                    admin.body
                        == #"{"errors": [{"message": "There are no subscription operations: clients subscribe to queries of a connector", "locations": [{"line": 1, "column": 1}], "path": [], "extensions": {"code": "INVALID_ARGUMENT"}}]}"#
                )
            }
        }

        /// What was asked for before, and by whom, makes no difference.
        @Test func tellsAlikeOfWhatIsKnown() async throws {
            let types: String = #"{"query": "{ __schema { queryType { name } } }"}"#
            let refusal: Document = Document("{\(Self.errors(Self.onlyPersisted, "PERMISSION_DENIED"))}")
            try await ProductionServer.run { server in
                let client: StreamClient = try await Self.connect(server)
                let foreign: HTTPReply = try await Self.post(
                    #"{"query": "subscription { movies { title } }"}"#, to: server)
                #expect(foreign.status == 403)
                #expect(foreign.body == refusal)
                for _ in 0..<2 {
                    let posted: HTTPReply = try await Self.post(types, to: server)
                    #expect(posted.status == 403)
                    #expect(posted.body == refusal)
                    try await Self.ask(client, "{ __schema { queryType { name } } }")
                    try await client.receives(
                        Document(
                            #"{"id": "1", "type": "error", "payload": [{"message": "\#(Self.onlyPersisted)", "extensions": {"code": "PERMISSION_DENIED"}}]}"#
                        ))
                    let owner: HTTPReply = try await Self.post(types, to: server, bearer: ProductionServer.secret)
                    #expect(owner.body == #"{"data": {"__schema": {"queryType": {"name": "Query"}}}}"#)
                }
            }
        }

        /// What an administrator runs is in the log, by whatever way it comes.
        @Test func tellsOfAdministratorsDocuments() async throws {
            try await ProductionServer.run { (server: DevServer) async throws in
                let client: StreamClient = try await Self.connect(
                    server, headers: ["Authorization": "Bearer \(ProductionServer.secret)"])
                try await Self.ask(client, "{ movies { title } }")
                try await client.receives(#"{"id": "1", "type": "next", "payload": {"data": {"movies": []}}}"#)
                try await client.receives(#"{"id": "1", "type": "complete"}"#)
                try await server.waitForLog(
                    " audit administrator=secret:1 verb=graphql operation=- sha256=\(Self.hash) as=- status=200 errors=0"
                )
            }
        }

        /// The SHA-256 of `{ movies { title } }`.
        private static let hash: String = "b2d1c778ce3b208fdea1a39fbef9d80f412447571f7050fa8f531f391225264b"
    }
}
