import TestSupport
import Testing

extension EndToEnd {
    /// What a query looks up by its key is refreshed when that row is written by its key.
    @Suite(.needsClientsAndPostgres) struct ImplicitRefresh {
        @Test(arguments: [1, 2]) func pushesAWrittenMovieToThoseWhoLookAtIt(workers: Int) async throws {
            try await DevServer.run(workers: workers) { server in
                let viewer: StreamClient = try await server.connect()
                let other: StreamClient = try await server.connect()

                try await viewer.send(
                    """
                    {"requestId": "1", "name": "\(DevServer.connector)",
                     "subscribe": {"operationName": "GetMovieById", "variables": {"id": "\(Movies.metropolis)"}}}
                    """)
                try await viewer.receives(
                    """
                    {"result": {"requestId": "1", "data": {"movie": {
                        "id": "\(Movies.metropolis)", "title": "Metropolis", "releaseYear": 1927,
                        "genre": "science fiction",
                        "description": "A city above, its workers below, and a machine between them."}},
                     "errors": []}}
                    """)
                try await other.subscribe("1", to: "GetMovieById", #"{"id": "\#(Movies.m)"}"#)
                try await other.receives(
                    """
                    {"result": {"requestId": "1", "data": {"movie": {
                        "id": "\(Movies.m)", "title": "M", "releaseYear": 1931, "genre": "thriller",
                        "description": "A city hunts a murderer, and so do its criminals."}},
                     "errors": []}}
                    """)

                let reply: HTTPReply = try await server.mutate(
                    "UpdateMovie",
                    #"{"id": "5B1A9C00-0000-4000-8000-000000000001", "genre": "silent", "description": "A tower."}"#)
                #expect(reply.status == 200)
                #expect(reply.body == #"{"data": {"movie_update": {"id": "\#(Movies.metropolis)"}}, "errors": []}"#)

                try await viewer.receives(
                    """
                    {"result": {"requestId": "1", "data": {"movie": {
                        "id": "\(Movies.metropolis)", "title": "Metropolis", "releaseYear": 1927,
                        "genre": "silent", "description": "A tower."}},
                     "errors": []}}
                    """)
                #expect(try await server.framesUntilNow(on: other) == [])
                try await server.hasExecuted("GetMovieById", times: 3)
            }
        }

        @Test func pushesADeletedMovie() async throws {
            try await DevServer.run { server in
                let viewer: StreamClient = try await server.connect()
                try await viewer.subscribe("1", to: "GetMovieById", #"{"id": "\#(Movies.psycho)"}"#)
                try await viewer.receives(
                    """
                    {"result": {"requestId": "1", "data": {"movie": {
                        "id": "\(Movies.psycho)", "title": "Psycho", "releaseYear": 1960, "genre": "thriller",
                        "description": "A motel off the main road has one guest too many."}},
                     "errors": []}}
                    """)
                try await server.mutate("DeleteMovie", #"{"id": "\#(Movies.psycho)"}"#)
                try await viewer.receives(#"{"result": {"requestId": "1", "data": {"movie": null}, "errors": []}}"#)
            }
        }

        /// A write that changes nothing that the query shows runs it and sends nothing.
        @Test(arguments: [1, 2]) func sendsNothingWhenTheResultIsTheSame(workers: Int) async throws {
            try await DevServer.run(workers: workers) { server in
                let viewer: StreamClient = try await server.connect()
                try await viewer.subscribe("1", to: "GetMovieById", #"{"id": "\#(Movies.m)"}"#)
                _ = try await viewer.next()
                try await server.mutate(
                    "UpdateMovie",
                    """
                    {"id": "\(Movies.m)", "genre": "thriller",
                     "description": "A city hunts a murderer, and so do its criminals."}
                    """)
                try await server.waitForLog(" executed operation=GetMovieById ", count: 2)
                #expect(try await server.framesUntilNow(on: viewer) == [])
            }
        }

        /// The key is an expression in the query and in the mutation: each sees what they have written, nobody else's.
        @Test(arguments: [1, 2]) func pushesAProfileToItsUserOnly(workers: Int) async throws {
            try await DevServer.run(workers: workers) { server in
                let ada: StreamClient = try await server.connect()
                let grace: StreamClient = try await server.connect()
                try await ada.subscribe("1", to: "GetExtendedProfileByUser", token: Tokens.user("ada"))
                try await grace.subscribe("1", to: "GetExtendedProfileByUser", token: Tokens.user("grace"))
                let nothing: Document = #"{"result": {"requestId": "1", "data": {"profile": null}, "errors": []}}"#
                try await ada.receives(nothing)
                try await grace.receives(nothing)

                let reply: HTTPReply = try await server.mutate(
                    "UpsertExtendedProfile", #"{"status": "counting"}"#, token: Tokens.user("ada"))
                #expect(reply.body == #"{"data": {"profile_upsert": {"id": "ada"}}, "errors": []}"#)

                try await ada.receives(
                    """
                    {"result": {"requestId": "1", "data": {"profile": {
                        "id": "ada", "status": "counting", "photoUrl": null, "socialLink": null}},
                     "errors": []}}
                    """)
                #expect(try await server.framesUntilNow(on: grace) == [])
                try await server.hasExecuted("GetExtendedProfileByUser", times: 3)
            }
        }
    }
}
