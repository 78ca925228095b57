import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// What clients send on a stream beside subscriptions, and what they get when it is no frame at all.
    @Suite(.needsClientsAndPostgres) struct Streams {
        @Test(arguments: [1, 2]) func runQueriesAndMutations(workers: Int) async throws {
            try await DevServer.run(workers: workers) { server in
                let client: StreamClient = try await server.connect()
                try await client.execute("q", "GetMovieById", #"{"id": "\#(Movies.m)"}"#)
                try await client.receives(
                    """
                    {"result": {"requestId": "q", "data": {"movie": {
                        "id": "\(Movies.m)", "title": "M", "releaseYear": 1931, "genre": "thriller",
                        "description": "A city hunts a murderer, and so do its criminals."}},
                     "errors": []}}
                    """)
                try await client.execute(
                    "m", "UpdateMovie", #"{"id": "\#(Movies.m)", "genre": "drama", "description": "A hunt."}"#)
                try await client.receives(
                    #"{"result": {"requestId": "m", "data": {"movie_update": {"id": "\#(Movies.m)"}}, "errors": []}}"#)
                try await client.execute("n", "Nothing")
                try await client.receives(
                    """
                    {"result": {"requestId": "n", "errors": [{
                        "message": "operation \\"Nothing\\" was not found in connector \\"movies\\"", "path": [],
                        "extensions": {"code": "NOT_FOUND"}}]}}
                    """)
                #expect(try await server.framesUntilNow(on: client) == [])
            }
        }

        /// The reply to a mutation and the push that it causes may come in either order, but each is whole.
        @Test(arguments: [1, 2]) func pushWhatTheirOwnMutationsChange(workers: Int) async throws {
            try await DevServer.run(workers: workers) { server in
                let client: StreamClient = try await server.connect()
                try await client.subscribe("1", to: "GetMovieById", #"{"id": "\#(Movies.m)"}"#)
                _ = try await client.next()
                try await client.execute(
                    "2", "UpdateMovie", #"{"id": "\#(Movies.m)", "genre": "drama", "description": "A hunt."}"#)
                let frames: Set<Document> = [try await client.next(), try await client.next()]
                #expect(
                    frames == [
                        """
                        {"result": {"requestId": "1", "data": {"movie": {
                            "id": "\(Movies.m)", "title": "M", "releaseYear": 1931, "genre": "drama",
                            "description": "A hunt."}},
                         "errors": []}}
                        """,
                        """
                        {"result": {"requestId": "2", "data": {"movie_update": {"id": "\(Movies.m)"}}, "errors": []}}
                        """,
                    ])
            }
        }

        @Test(arguments: [
            "/ws/google.firebase.dataconnect.v1.ConnectorStreamService.Connect/p/locations/us-east4/services/movies",
            "/ws/google.firebase.dataconnect.v1.ConnectorStreamService/Connect/locations/us-east4",
        ]) func areReachedByBothPaths(path: String) async throws {
            try await DevServer.run { server in
                let client: StreamClient = try await server.connect(path: path)
                try await client.execute("1", "GetMovieRating", #"{"id": "\#(Movies.m)"}"#)
                try await client.receives(
                    """
                    {"result": {"requestId": "1", "data": {"movie": {
                        "id": "\(Movies.m)", "averageRating": 9}}, "errors": []}}
                    """)
            }
        }

        /// The forms of Android, Flutter and iOS: headers and the name may come in frames of their own, with and without
        /// an id, and are not answered.
        @Test func takeHeadersAloneWithoutAnAnswer() async throws {
            try await DevServer.run { server in
                let client: StreamClient = try await server.connect()
                try await client.send(#"{"requestId": "init", "name": "\#(DevServer.connector)"}"#)
                try await client.send(#"{"headers": {"x-firebase-auth-token": "\#(Tokens.user("ada"))"}}"#)
                try await client.send(#"{"requestId": "auth_1", "headers": {"X-Firebase-AppCheck": "eyJ"}}"#)
                try await client.send(
                    #"{"requestId": "1", "execute": {"operationName": "UpsertExtendedProfile", "variables": {}}}"#)
                try await client.receives(
                    #"{"result": {"requestId": "1", "data": {"profile_upsert": {"id": "ada"}}, "errors": []}}"#)
            }
        }

        /// What cannot be given an answer ends the stream, with the code of RFC 6455 that says why.
        @Test func endWithWhatIsNoFrame() async throws {
            try await DevServer.run { server in
                // A text frame "x" without a mask.
                #expect(
                    try await HTTPClient.rawFrames([0x81, 0x01, 0x78], to: server.address)
                        == #"[{"close": 1002, "reason": "frame is not masked"}]"#)

                let notUTF8: StreamClient = try await server.connect()
                try await notUTF8.send(bytes: [0x7b, 0xff, 0x7d], asText: true)
                try await notUTF8.receives(#"{"code": 1007, "reason": "text is not UTF-8"}"#)

                let binary: StreamClient = try await server.connect()
                try await binary.send(bytes: Array("{}".utf8), asText: false)
                try await binary.receives(#"{"code": 1003, "reason": "frames are text"}"#)

                let notJSON: StreamClient = try await server.connect()
                for _ in 1...10 {
                    try await notJSON.send("hello")
                    try await notJSON.receives(
                        """
                        {"result": {"requestId": "", "errors": [{
                            "message": "the frame is not valid: an object was expected at byte 0", "path": [],
                            "extensions": {"code": "INVALID_ARGUMENT"}}]}}
                        """)
                }
                try await notJSON.receives(#"{"code": 1008, "reason": "too many frames are not valid"}"#)
            }
        }

        /// Under its id where that can still be read; else there is nobody to tell but the stream.
        @Test func refuseAMessageOverTheLimit() async throws {
            try await DevServer.run(arguments: ["--max-websocket-message-bytes", "1KiB"]) { server in
                let filler: String = String(repeating: "x", count: 1024)
                let client: StreamClient = try await server.connect()
                try await client.execute("1", "CreateMovie", #"{"title": "\#(filler)"}"#)
                try await client.receives(
                    """
                    {"result": {"requestId": "1", "errors": [{
                        "message": "the message is over the limit", "path": [],
                        "extensions": {"code": "RESOURCE_EXHAUSTED"}}]}}
                    """)
                #expect(try await server.framesUntilNow(on: client) == [])
                try await client.send(#"{"name": "\#(filler)"}"#)
                try await client.receives(#"{"code": 1009, "reason": "the message is over the limit"}"#)
            }
        }

        @Test func refuseAnotherConnector() async throws {
            try await DevServer.run { server in
                let client: StreamClient = try await server.connect()
                try await client.send(
                    """
                    {"requestId": "1", "name": "projects/p/locations/l/services/movies/connectors/none",
                     "execute": {"operationName": "ListMovies"}}
                    """)
                try await client.receives(
                    """
                    {"result": {"requestId": "1", "errors": [{
                        "message": "there is no connector projects/p/locations/l/services/movies/connectors/none",
                        "path": [], "extensions": {"code": "NOT_FOUND"}}]}}
                    """)
            }
        }
    }

    /// One stream is one user's, for as long as their token is good.
    @Suite(.needsClientsAndPostgres) struct StreamTokens {
        @Test func endsTheStreamForAnotherUser() async throws {
            try await DevServer.run { server in
                let client: StreamClient = try await server.connect()
                try await client.subscribe("1", to: "GetExtendedProfileByUser", token: Tokens.user("ada"))
                try await client.receives(#"{"result": {"requestId": "1", "data": {"profile": null}, "errors": []}}"#)
                try await client.execute("2", "GetExtendedProfileByUser", token: Tokens.user("grace"))
                try await client.receives(#"{"code": 4401, "reason": "the stream belongs to another user"}"#)
            }
        }

        @Test(arguments: [1, 2]) func endsTheStreamWithTheToken(workers: Int) async throws {
            try await DevServer.run(workers: workers) { server in
                let client: StreamClient = try await server.connect()
                try await client.subscribe("1", to: "GetExtendedProfileByUser", token: Tokens.user("ada", for: 1))
                try await client.receives(#"{"result": {"requestId": "1", "data": {"profile": null}, "errors": []}}"#)
                try await client.receives(#"{"code": 4401, "reason": "the token is expired"}"#)
            }
        }

        @Test func refusesATokenThatIsOver() async throws {
            try await DevServer.run { server in
                let client: StreamClient = try await server.connect()
                try await client.subscribe("1", to: "GetExtendedProfileByUser", token: Tokens.user("ada", for: -5))
                try await client.receives(#"{"code": 4401, "reason": "the token is expired"}"#)
            }
        }

        /// A renewed token of the same user keeps the subscription; the first one's end is then nobody's business.
        @Test func keepsTheStreamWithARenewedToken() async throws {
            try await DevServer.run { server in
                let client: StreamClient = try await server.connect()
                try await client.subscribe("1", to: "GetExtendedProfileByUser", token: Tokens.user("ada", for: 2))
                try await client.receives(#"{"result": {"requestId": "1", "data": {"profile": null}, "errors": []}}"#)
                let witness: StreamClient = try await server.connect()
                try await witness.subscribe("1", to: "GetExtendedProfileByUser", token: Tokens.user("ada", for: 2))
                try await witness.receives(#"{"result": {"requestId": "1", "data": {"profile": null}, "errors": []}}"#)

                try await client.send(
                    #"{"requestId": "auth_1", "headers": {"X-Firebase-Auth-Token": "\#(Tokens.user("ada", for: 600))"}}"#
                )
                // The witness's token is as old as the renewed one.
                try await witness.receives(#"{"code": 4401, "reason": "the token is expired"}"#)
                try await server.mutate(
                    "UpsertExtendedProfile", #"{"status": "here"}"#, token: Tokens.user("ada"))
                try await client.receives(
                    """
                    {"result": {"requestId": "1", "data": {"profile": {
                        "id": "ada", "status": "here", "photoUrl": null, "socialLink": null}}, "errors": []}}
                    """)
            }
        }
    }
}
