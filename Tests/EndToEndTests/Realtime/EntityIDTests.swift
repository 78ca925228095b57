import TestSupport
import Testing

extension EndToEnd {
    /// Ids of entities, for the caches of clients, on every way on which answers travel.
    @Suite(.needsClientsAndPostgres) struct EntityIDs {
        /// `sha256("Movie:5b1a9c00-0000-4000-8000-000000000002")`, and the same of the first of the sample's movies.
        private static let m: String = "869796fcf89def4867d593f44cec2955c84530fb75ecdc306b784b305832c6c0"
        private static let metropolis: String = "0adeab57761fb29313e9b56ae69950ff00a7c55436ca209c2c7062edeb67feca"
        /// `sha256("Profile:ada")`.
        private static let ada: String = "e8569c0f9e779ee3056a5f065ec05c7acca919f333a896ef006660d5f82b701d"

        /// `sha256("Review:00000000-0000-4000-8000-00000000000a")`.
        private static let review: String = "ab26620dd7e30858e80248a3c0d3fe0a0b4f2e28db1abc88a41c51a300731b3a"

        private static let operations: String = """
            query Pair @auth(level: PUBLIC, insecureReason: "A test.")
                @refresh(onMutationExecuted: {operation: "UpdateMovie"}) {
              byTitle: movies(where: {title: {in: ["M", "Metropolis"]}}, orderBy: [{title: ASC}]) {
                title
                reviews_on_movie(where: {authorUid: {eq: " "}}) { rating movie { title } }
              }
              none: movies(where: {title: {eq: "Nothing"}}) { title }
              best: movie(first: {where: {title: {eq: "Nothing"}}}) { _id }
            }
            mutation Rate($id: UUID!) @auth(level: PUBLIC, insecureReason: "A test.") {
              profile_upsert(data: {id: "ada", status: "rating"})
              review_upsert(data: {id: "00000000-0000-4000-8000-00000000000a", movieId: $id, authorUid: " ", rating: 7})
            }

            """

        private static let pair: Document = """
            {"byTitle": [{"title": "M", "reviews_on_movie": [{"rating": 7, "movie": {"title": "M"}}]},
                         {"title": "Metropolis", "reviews_on_movie": []}],
             "none": [], "best": null}
            """

        private static let entries: Document = """
            [{"path": ["byTitle"], "entityIds": ["\(m)", "\(metropolis)"]},
             {"path": ["byTitle", 0, "reviews_on_movie"], "entityIds": ["\(review)"]},
             {"path": ["byTitle", 0, "reviews_on_movie", 0, "movie"], "entityId": "\(m)"}]
            """

        private static func extensions(_ entries: Document) -> String { #"{"dataConnect": \#(entries)}"# }

        private static func movie(_ description: String) -> String {
            """
            {"movie": {"id": "\(Movies.m)", "title": "M", "releaseYear": 1931, "genre": "thriller",
             "description": "\(description)"}}
            """
        }

        private static let ofMovie: String = extensions(#"[{"path": ["movie"], "entityId": "\#(m)"}]"#)

        @Test func areInAnswersOverREST() async throws {
            try await DevServer.run(operations: Self.operations, hasClientCache: true) { server in
                let rated: HTTPReply = try await server.mutate("Rate", #"{"id": "\#(Movies.m)"}"#)
                #expect(
                    rated.body == """
                        {"data": {"profile_upsert": {"id": "ada"},
                                  "review_upsert": {"id": "0000000000004000800000000000000a"}}, "errors": [],
                         "extensions": \(Self.extensions(
                            """
                            [{"path": ["profile_upsert"], "entityId": "\(Self.ada)"},
                             {"path": ["review_upsert"], "entityId": "\(Self.review)"}]
                            """))}
                        """)
                let found: HTTPReply = try await server.query("Pair")
                #expect(
                    found.body == """
                        {"data": \(Self.pair), "errors": [], "extensions": \(Self.extensions(Self.entries))}
                        """)
                #expect(found.status == 200 && found.headers["content-type"] == "application/json")
                let nothing: HTTPReply = try await server.query(
                    "GetMovieById", #"{"id": "00000000-0000-4000-8000-000000000000"}"#)
                #expect(nothing.body == #"{"data": {"movie": null}, "errors": []}"#)
                // What administrators send as text belongs to no connector.
                let adHoc: HTTPReply = try await Administrator(of: server, "owner").send(
                    #"{ movies(where: {title: {eq: "M"}}) { title } }"#)
                #expect(adHoc.body == #"{"data": {"movies": [{"title": "M"}]}, "errors": []}"#)
            }
        }

        @Test(arguments: [1, 2]) func areInFramesOfStreams(workers: Int) async throws {
            try await DevServer.run(workers: workers, operations: Self.operations, hasClientCache: true) { server in
                let client: StreamClient = try await server.connect()
                try await client.execute("0", "Rate", #"{"id": "\#(Movies.m)"}"#)
                _ = try await client.next()
                try await client.subscribe("1", to: "GetMovieById", #"{"id": "\#(Movies.m)"}"#)
                try await client.receives(
                    """
                    {"result": {"requestId": "1", "data": \(Self.movie(
                        "A city hunts a murderer, and so do its criminals.")),
                     "errors": [], "extensions": \(Self.ofMovie)}}
                    """)
                try await client.subscribe("2", to: "Pair")
                let pair: Document = """
                    {"result": {"requestId": "2", "data": \(Self.pair), "errors": [],
                     "extensions": \(Self.extensions(Self.entries))}}
                    """
                try await client.receives(pair)

                // A push has them as well; what is as it was is not pushed.
                try await server.mutate(
                    "UpdateMovie", #"{"id": "\#(Movies.m)", "genre": "thriller", "description": "A hunt."}"#)
                try await client.receives(
                    """
                    {"result": {"requestId": "1", "data": \(Self.movie("A hunt.")), "errors": [],
                     "extensions": \(Self.ofMovie)}}
                    """)
                #expect(try await server.framesUntilNow(on: client) == [])
                try await client.resume("2")
                try await client.receives(pair)
            }
        }

        /// Another row that looks alike is another row to a cache.
        @Test func areTheirOwnReasonToPush() async throws {
            try await DevServer.run(operations: Self.first, hasClientCache: true) { server in
                let client: StreamClient = try await server.connect()
                func receives(_ id: String) async throws {
                    try await client.receives(
                        """
                        {"result": {"requestId": "1", "data": {"movies": [{"genre": "thriller"}]}, "errors": [],
                         "extensions": \(Self.extensions(#"[{"path": ["movies"], "entityIds": ["\#(id)"]}]"#))}}
                        """)
                }
                try await client.subscribe("1", to: "First")
                try await receives(Self.m)
                try await server.mutate("Swap", "{}")
                try await receives(Self.metropolis)
            }
        }

        private static let first: String = """
            query First @auth(level: PUBLIC, insecureReason: "A test.")
                @refresh(onMutationExecuted: {operation: "Swap"}) {
              movies(where: {genre: {eq: "thriller"}, title: {in: ["M", "Metropolis"]}}, limit: 1) { genre }
            }
            mutation Swap @auth(level: PUBLIC, insecureReason: "A test.") {
              m: movie_update(id: "\(Movies.m)", data: {genre: "drama"})
              movie_update(id: "\(Movies.metropolis)", data: {genre: "thriller"})
            }

            """

        @Test func comeWithAnEditOfTheConnector() async throws {
            try await DevServer.run { server in
                let client: StreamClient = try await server.connect()
                try await client.subscribe("1", to: "GetMovieById", #"{"id": "\#(Movies.m)"}"#)
                let data: String = Self.movie("A city hunts a murderer, and so do its criminals.")
                try await client.receives(#"{"result": {"requestId": "1", "data": \#(data), "errors": []}}"#)
                let settings: String = try server.project.text(of: "connector/connector.yaml")
                try server.project.write("connector/connector.yaml", settings + ProjectCopy.clientCache)
                try await client.receives(
                    """
                    {"result": {"requestId": "1", "data": \(data), "errors": [], "extensions": \(Self.ofMovie)}}
                    """)
            }
        }
    }
}
