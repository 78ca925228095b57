import TestSupport
import Testing

extension EndToEnd {
    /// What a subscription is from its first result to its end.
    @Suite(.needsClientsAndPostgres) struct Subscriptions {
        @Test(arguments: [1, 2]) func stopWithACancel(workers: Int) async throws {
            try await DevServer.run(workers: workers) { server in
                let viewer: StreamClient = try await server.connect()
                try await viewer.subscribe("1", to: "GetMovieById", #"{"id": "\#(Movies.m)"}"#)
                _ = try await viewer.next()
                try await viewer.cancel("1")
                #expect(try await server.framesUntilNow(on: viewer) == [])
                try await server.rename(Movies.m, "gone")
                #expect(try await server.framesUntilNow(on: viewer) == [])
                try await server.hasExecuted("GetMovieById", times: 1)
            }
        }

        /// Whoever asks is answered in full, changed or not.
        @Test(arguments: [1, 2]) func answerAResumeInFull(workers: Int) async throws {
            try await DevServer.run(workers: workers) { server in
                let viewer: StreamClient = try await server.connect()
                try await viewer.subscribe("7", to: "GetMovieById", #"{"id": "\#(Movies.m)"}"#)
                let expected: Document = """
                    {"result": {"requestId": "7", "data": {"movie": {
                        "id": "\(Movies.m)", "title": "M", "releaseYear": 1931, "genre": "thriller",
                        "description": "A city hunts a murderer, and so do its criminals."}},
                     "errors": []}}
                    """
                try await viewer.receives(expected)
                try await viewer.resume("7")
                try await viewer.receives(expected)
                try await server.hasExecuted("GetMovieById", times: 2)
            }
        }

        @Test func refuseAResumeOfWhatIsNotThere() async throws {
            try await DevServer.run { server in
                let viewer: StreamClient = try await server.connect()
                try await viewer.resume("9")
                try await viewer.receives(
                    """
                    {"result": {"requestId": "9", "errors": [{
                        "message": "there is no subscription with this requestId", "path": [],
                        "extensions": {"code": "NOT_FOUND"}}]}}
                    """)
            }
        }

        /// One change costs one execution, however many look, wherever their sockets are.
        @Test(arguments: [1, 2]) func shareOneExecution(workers: Int) async throws {
            try await DevServer.run(workers: workers) { server in
                let first: StreamClient = try await server.connect()
                let second: StreamClient = try await server.connect()
                try await first.subscribe("1", to: "GetMovieById", #"{"id": "\#(Movies.m)"}"#)
                _ = try await first.next()
                // The same id in another spelling is the same query.
                try await second.subscribe("x", to: "GetMovieById", #"{"id": "5B1A9C00-0000-4000-8000-000000000002"}"#)
                _ = try await second.next()
                try await server.hasExecuted("GetMovieById", times: 2)

                try await server.rename(Movies.m, "A hunt.")
                func frame(_ id: String) -> Document {
                    """
                    {"result": {"requestId": "\(id)", "data": {"movie": {
                        "id": "\(Movies.m)", "title": "M", "releaseYear": 1931, "genre": "thriller",
                        "description": "A hunt."}},
                     "errors": []}}
                    """
                }
                try await first.receives(frame("1"))
                try await second.receives(frame("x"))
                #expect(try await server.framesUntilNow(on: first) == [])
                try await server.hasExecuted("GetMovieById", times: 3)
            }
        }

        @Test func replaceOneWithTheSameId() async throws {
            try await DevServer.run { server in
                let viewer: StreamClient = try await server.connect()
                try await viewer.subscribe("1", to: "GetMovieById", #"{"id": "\#(Movies.m)"}"#)
                _ = try await viewer.next()
                try await viewer.subscribe("1", to: "GetMovieById", #"{"id": "\#(Movies.psycho)"}"#)
                _ = try await viewer.next()
                try await server.rename(Movies.m, "not looked at any more")
                #expect(try await server.framesUntilNow(on: viewer) == [])
                try await server.hasExecuted("GetMovieById", times: 2)
            }
        }

        /// A stream stays open whatever one of its requests asks for.
        @Test func answerFaultyRequestsUnderTheirIds() async throws {
            try await DevServer.run { server in
                let viewer: StreamClient = try await server.connect()
                try await viewer.subscribe("1", to: "GetMovie")
                try await viewer.receives(
                    """
                    {"result": {"requestId": "1", "errors": [{
                        "message": "query \\"GetMovie\\" was not found in connector \\"movies\\"", "path": [],
                        "extensions": {"code": "NOT_FOUND"}}]}}
                    """)
                try await viewer.subscribe("2", to: "GetMovieById")
                try await viewer.receives(
                    """
                    {"result": {"requestId": "2", "errors": [{
                        "message": "$id (UUID) is missing", "path": [],
                        "extensions": {"code": "INVALID_ARGUMENT"}}]}}
                    """)
                try await viewer.subscribe("3", to: "GetExtendedProfileByUser")
                try await viewer.receives(
                    """
                    {"result": {"requestId": "3", "errors": [{
                        "message": "unauthenticated: this operation requires a signed-in user", "path": [],
                        "extensions": {"code": "UNAUTHENTICATED",
                                       "debugDetails": "@auth(level: USER) requires a signed-in user"}}]}}
                    """)
                try await viewer.send(#"{"requestId": "4", "subscribe": {}}"#)
                try await viewer.receives(
                    """
                    {"result": {"requestId": "4", "errors": [{
                        "message": "operationName is required", "path": [],
                        "extensions": {"code": "INVALID_ARGUMENT"}}]}}
                    """)
                #expect(try await server.framesUntilNow(on: viewer) == [])
            }
        }

        /// Results that a client has not read are replaced by newer ones: it gets the last, and not all before it.
        @Test(arguments: [1, 2]) func giveASlowReaderTheNewestInTheEnd(workers: Int) async throws {
            try await DevServer.run(workers: workers, operations: Self.ratings) { server in
                // Twelve of these are more than all buffers on the way hold together.
                let text: String = String(repeating: "x", count: 1_000_000)
                try await server.rename(Movies.m, text)
                try await server.mutate("Rate", #"{"id": "\#(Movies.m)", "rating": 0}"#)
                let slow: StreamClient = try await server.connect(isSlow: true)
                try await slow.subscribe("1", to: "Rating", #"{"id": "\#(Movies.m)"}"#)
                try await server.waitForLog(" executed operation=Rating ")

                for rating: Int in 1...12 {
                    try await server.mutate("Rate", #"{"id": "\#(Movies.m)", "rating": \#(rating)}"#)
                    try await server.waitForLog(" executed operation=Rating ", count: rating + 1)
                }

                func frame(_ rating: Int) -> String {
                    #"{"result":{"requestId":"1","data":{"movie":{"averageRating":\#(rating),"#
                        + #""description":"\#(text)"}},"errors":[]}}"#
                }
                var ratings: [Int] = []
                while ratings.last != 12 {
                    let text: String = try await slow.nextText()
                    let rating: Int? = Int(text.components(between: #""averageRating":"#, and: ","))
                    ratings.append(try #require(rating))
                    #expect(text == frame(rating ?? 0))
                }
                #expect(ratings == ratings.sorted() && Set(ratings).count == ratings.count, "never backwards")
                #expect(ratings.count < 13, "what was replaced is not sent: \(ratings)")
                #expect(try await server.framesUntilNow(on: slow) == [])
            }
        }

        private static let ratings: String = """
            query Rating($id: UUID!) @auth(level: PUBLIC, insecureReason: "A test.") {
              movie(id: $id) { averageRating description }
            }
            mutation Rate($id: UUID!, $rating: Int!) @auth(level: PUBLIC, insecureReason: "A test.") {
              movie_update(id: $id, data: { averageRating: $rating })
            }
            """
    }
}

extension DevServer {
    /// Gives a thriller another description, as another client.
    func rename(_ movie: String, _ description: String) async throws {
        let reply: HTTPReply = try await mutate(
            "UpdateMovie", #"{"id": "\#(movie)", "genre": "thriller", "description": "\#(description)"}"#)
        #expect(reply.body == #"{"data": {"movie_update": {"id": "\#(movie)"}}, "errors": []}"#)
    }
}
