import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// The stream over gRPC, with Google's own client.
    @Suite(.needsClientsAndPostgres) struct StreamCalls {
        private static func execute(_ id: String, _ operation: String, _ variables: String = "{}") -> Document {
            Document(
                #"{"request_id": "\#(id)", "execute": {"operation_name": "\#(operation)", "variables": \#(variables)}}"#
            )
        }

        private static func subscribe(_ id: String, _ operation: String, _ variables: String = "{}") -> Document {
            Document(
                #"{"request_id": "\#(id)", "subscribe": {"operation_name": "\#(operation)", "variables": \#(variables)}}"#
            )
        }

        private static let initial: Document = Document(#"{"request_id": "init", "name": "\#(DevServer.connector)"}"#)

        private static func movie(_ id: String, _ genre: String, _ description: String) -> Document {
            Document(
                """
                {"data": {"movie": {"description": "\(description)", "genre": "\(genre)", "id": "\(Movies.m)",
                    "releaseYear": 1931, "title": "M"}}, "errors": [], "requestId": "\(id)"}
                """)
        }

        @Test(arguments: [1, 2]) func runsAndPushes(workers: Int) async throws {
            try await DevServer.run(workers: workers) { server in
                let stream: CallStream = try await CallStream(to: server.address)
                try await stream.send(Self.initial)
                try await stream.send(Self.subscribe("sub1", "GetMovieById", #"{"id": "\#(Movies.m)"}"#))
                let description: String = "A city hunts a murderer, and so do its criminals."
                #expect(try await stream.next() == Self.movie("sub1", "thriller", description))
                // What others write by whatever way reaches it.
                try await server.mutate("UpdateMovie", #"{"id": "\#(Movies.m)", "genre": "drama", "description": "d"}"#)
                #expect(try await stream.next() == Self.movie("sub1", "drama", "d"))
                // A resume is answered in full, though nothing has changed.
                try await stream.send(#"{"request_id": "sub1", "resume": {}}"#)
                #expect(try await stream.next() == Self.movie("sub1", "drama", "d"))
                try await stream.send(#"{"request_id": "sub2", "resume": {}}"#)
                #expect(
                    try await stream.next() == """
                        {"errors": [{"extensions": {"code": "NOT_FOUND"},
                            "message": "there is no subscription with this requestId", "path": []}], "requestId": "sub2"}
                        """)
                try await stream.send(Self.execute("e1", "Nothing"))
                #expect(
                    try await stream.next() == """
                        {"errors": [{"extensions": {"code": "NOT_FOUND"},
                            "message": "operation \\"Nothing\\" was not found in connector \\"movies\\"", "path": []}],
                         "requestId": "e1"}
                        """)
                // No acknowledgement: the next answer is that of the execution.
                try await stream.send(#"{"request_id": "sub1", "cancel": {}}"#)
                try await stream.send(
                    Self.execute("e2", "UpdateMovie", #"{"id": "\#(Movies.m)", "genre": "crime", "description": "c"}"#))
                try await stream.end()
                #expect(
                    try await stream.next()
                        == #"{"data": {"movie_update": {"id": "\#(Movies.m)"}}, "errors": [], "requestId": "e2"}"#)
                #expect(try await stream.next() == "OK ")
            }
        }

        /// WebSockets and calls see the same results.
        @Test(arguments: [1, 2]) func sharesResultsWithWebSockets(workers: Int) async throws {
            try await DevServer.run(workers: workers) { server in
                let call: CallStream = try await CallStream(to: server.address)
                try await call.send(Self.initial)
                try await call.send(Self.subscribe("c", "GetMovieById", #"{"id": "\#(Movies.m)"}"#))
                _ = try await call.next()
                let socket: StreamClient = try await server.connect()
                try await socket.subscribe("w", to: "GetMovieById", #"{"id": "\#(Movies.m)"}"#)
                _ = try await socket.next()
                try await server.mutate("UpdateMovie", #"{"id": "\#(Movies.m)", "genre": "drama", "description": "d"}"#)
                #expect(try await call.next() == Self.movie("c", "drama", "d"))
                let frame: Document = try await socket.next()
                let expected: Document = Self.movie("w", "drama", "d")
                #expect(frame.withSortedMembers == Document(#"{"result": \#(expected)}"#))
            }
        }

        @Test func endsWithTheToken() async throws {
            try await DevServer.run { server in
                let expired: CallStream = try await CallStream(
                    to: server.address, headers: ["x-firebase-auth-token": Tokens.user("ada", for: -1)])
                #expect(try await expired.next() == "UNAUTHENTICATED the token is expired")
                let stream: CallStream = try await CallStream(
                    to: server.address,
                    headers: [
                        "x-firebase-auth-token": Tokens.user("ada"),
                        "x-firebase-appcheck": "eyJlcnJvciI6IlVOS05PV05fRVJST1IifQ==",
                        "x-goog-request-params": "location=us-east4&frontend=data",
                    ])
                try await stream.send(Self.initial)
                try await stream.send(Self.subscribe("s", "GetExtendedProfileByUser"))
                #expect(try await stream.next().description.contains(#""requestId":"s""#))
                try await stream.send(
                    Document(
                        #"{"headers": {"x-firebase-auth-token": "\#(Tokens.user("ada", for: 1))"}}"#))
                #expect(try await stream.next() == "UNAUTHENTICATED the token is expired")
            }
        }

        /// What needs a user is refused under its id, and the stream stays.
        @Test func staysOpenWhenOneRequestIsRefused() async throws {
            try await DevServer.run { server in
                let stream: CallStream = try await CallStream(to: server.address)
                try await stream.send(Self.initial)
                try await stream.send(Self.subscribe("s", "GetExtendedProfileByUser"))
                let refused: Document = try await stream.next()
                #expect(refused.description.contains(#""code":"UNAUTHENTICATED""#), "\(refused)")
                #expect(!refused.description.contains(#""data""#))
                try await stream.send(Self.execute("e", "ListMovies"))
                #expect(try await stream.next().description.contains(#""requestId":"e""#))
                try await stream.cancel()
            }
        }

        @Test func endsWhenTheServerStops() async throws {
            let project: ProjectCopy = try .sample()
            defer { project.remove() }
            let arguments: [String] = ["--database-url", try ThrowawayPostgres.makeDatabase(), "--seed"]
            // The signal that ends every test comes on top of this one's: 130 says so.
            try await DevServer.run(project, arguments, endings: [0, 130]) { server in
                let stream: CallStream = try await CallStream(to: server.address)
                try await stream.send(Self.initial)
                try await stream.send(Self.execute("e", "ListMovies"))
                _ = try await stream.next()
                server.program.send(signal: SIGTERM)
                #expect(try await stream.next() == "UNAVAILABLE the server stops")
            }
        }
    }
}
