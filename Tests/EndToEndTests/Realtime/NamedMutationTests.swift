import TestSupport
import Testing

extension EndToEnd {
    /// `@refresh(onMutationExecuted:)`, with and without a condition.
    @Suite(.needsClientsAndPostgres) struct NamedMutations {
        @Test(arguments: [1, 2]) func refreshAListOfTheSameGenreOnly(workers: Int) async throws {
            try await DevServer.run(workers: workers) { server in
                let crime: StreamClient = try await server.connect()
                let animation: StreamClient = try await server.connect()
                try await crime.subscribe("1", to: "ListMoviesByGenre", #"{"genre": "crime"}"#)
                try await animation.subscribe("1", to: "ListMoviesByGenre", #"{"genre": "animation"}"#)
                try await crime.receives(
                    """
                    {"result": {"requestId": "1", "data": {"movies": [\(Self.cityOfGod)]}, "errors": []}}
                    """)
                try await animation.receives(
                    """
                    {"result": {"requestId": "1", "data": {"movies": [{
                        "id": "\(Movies.spiritedAway)", "title": "Spirited Away", "releaseYear": 2001,
                        "genre": "animation",
                        "description": "A girl works in a bath house of spirits to free her parents."}]},
                     "errors": []}}
                    """)

                try await server.mutate(
                    "UpdateMovie", #"{"id": "\#(Movies.cityOfGod)", "genre": "crime", "description": "A camera."}"#)

                try await crime.receives(
                    """
                    {"result": {"requestId": "1", "data": {"movies": [{
                        "id": "\(Movies.cityOfGod)", "title": "City of God", "releaseYear": 2002, "genre": "crime",
                        "description": "A camera."}]},
                     "errors": []}}
                    """)
                #expect(try await server.framesUntilNow(on: animation) == [])
                try await server.hasExecuted("ListMoviesByGenre", times: 3)
            }
        }

        @Test(arguments: [1, 2]) func refreshAListThatNamesTwoOfThem(workers: Int) async throws {
            try await DevServer.run(workers: workers) { server in
                let viewer: StreamClient = try await server.connect()
                try await viewer.subscribe("1", to: "ListMovies", #"{"offset": 11}"#)
                try await viewer.receives(
                    """
                    {"result": {"requestId": "1", "data": {"movies": [\(Self.cityOfGod)]}, "errors": []}}
                    """)

                let updated: HTTPReply = try await server.mutate(
                    "UpdateMovie", #"{"id": "\#(Movies.cityOfGod)", "genre": "war", "description": "Two boys."}"#)
                #expect(updated.body == #"{"data": {"movie_update": {"id": "\#(Movies.cityOfGod)"}}, "errors": []}"#)
                try await viewer.receives(
                    """
                    {"result": {"requestId": "1", "data": {"movies": [{
                        "id": "\(Movies.cityOfGod)", "title": "City of God", "releaseYear": 2002, "genre": "war",
                        "description": "Two boys."}]},
                     "errors": []}}
                    """)

                let bulk: HTTPReply = try await server.mutate(
                    "BulkUpdateMovies", #"{"genre": "war", "description": null}"#)
                #expect(bulk.body == #"{"data": {"movie_updateMany": 1}, "errors": []}"#)
                try await viewer.receives(
                    """
                    {"result": {"requestId": "1", "data": {"movies": [{
                        "id": "\(Movies.cityOfGod)", "title": "City of God", "releaseYear": 2002, "genre": "war",
                        "description": null}]},
                     "errors": []}}
                    """)
            }
        }

        /// A new row signals nothing to a list that names other mutations.
        @Test func doNotRefreshForMutationsThatAreNotNamed() async throws {
            try await DevServer.run { server in
                let viewer: StreamClient = try await server.connect()
                try await viewer.subscribe("1", to: "ListMoviesByGenre", #"{"genre": "crime"}"#)
                _ = try await viewer.next()
                let reply: HTTPReply = try await server.mutate("CreateMovie", #"{"title": "Heat", "genre": "crime"}"#)
                #expect(reply.status == 200)
                #expect(try await server.framesUntilNow(on: viewer) == [])
                try await server.hasExecuted("ListMoviesByGenre", times: 1)
            }
        }

        /// The mutation writes a table that the query only joins.
        @Test(arguments: [1, 2]) func refreshAJoin(workers: Int) async throws {
            try await DevServer.run(workers: workers) { server in
                let viewer: StreamClient = try await server.connect()
                try await viewer.subscribe("1", to: "MovieWithReviews", #"{"id": "\#(Movies.m)"}"#)
                try await viewer.receives(
                    """
                    {"result": {"requestId": "1", "data": {"movie": {
                        "id": "\(Movies.m)", "title": "M", "averageRating": 9, "reviews_on_movie": []}},
                     "errors": []}}
                    """)
                let reply: HTTPReply = try await server.mutate(
                    "AddReview", #"{"movieId": "\#(Movies.m)", "rating": 8, "text": "He whistles."}"#,
                    token: Tokens.user("ada"))
                #expect(reply.status == 200)
                let id: String = reply.body.description.components(between: #""id":""#, and: "\"")
                try await viewer.receives(
                    """
                    {"result": {"requestId": "1", "data": {"movie": {
                        "id": "\(Movies.m)", "title": "M", "averageRating": 9, "reviews_on_movie": [
                            {"id": "\(id)", "authorUid": "ada", "rating": 8, "text": "He whistles."}]}},
                     "errors": []}}
                    """)
            }
        }

        private static let cityOfGod: Document = """
            {"id": "\(Movies.cityOfGod)", "title": "City of God", "releaseYear": 2002, "genre": "crime",
             "description": "Two boys of one quarter grow up with a camera and a gun."}
            """
    }
}
