import TestSupport
import Testing

extension EndToEnd {
    /// PostgreSQL goes and comes back while clients look.
    @Suite(.needsClientsAndPostgres) struct DatabaseLoss {
        private static let cluster: Result<ThrowawayCluster, any Error> = Result { try ThrowawayCluster() }

        @Test(arguments: [1, 2]) func isToldToClientsAndGotOver(workers: Int) async throws {
            let cluster: ThrowawayCluster = try Self.cluster.get()
            try await DevServer.run(workers: workers, database: cluster.makeDatabase()) { server in
                let viewer: StreamClient = try await server.connect()
                try await viewer.subscribe("1", to: "GetMovieById", #"{"id": "\#(Movies.m)"}"#)
                _ = try await viewer.next()

                cluster.stop()
                try await server.waitForDatabase("lost", workers: workers)
                // At once, because each of them waits a while for the database to come back.
                async let query: HTTPReply = server.query("GetMovieById", #"{"id": "\#(Movies.m)"}"#)
                async let mutation: HTTPReply = server.mutate("DeleteMovie", #"{"id": "\#(Movies.m)"}"#)
                try await viewer.execute("2", "GetMovieRating", #"{"id": "\#(Movies.m)"}"#)
                for reply: HTTPReply in [try await query, try await mutation] {
                    #expect(reply.status == 503)
                    #expect(
                        reply.body == """
                            {"code": 14, "message": "\(Self.message)", "status": "UNAVAILABLE", "details": [],
                             "error": {"code": 503, "message": "\(Self.message)", "status": "UNAVAILABLE",
                                       "details": []}}
                            """)
                }
                let answer: Document = try await viewer.next().withoutDetails
                #expect(
                    answer == """
                        {"result": {"requestId": "2", "errors": [{
                            "message": "\(Self.message)", "path": [], "extensions": {"code": "UNAVAILABLE"}}]}}
                        """)

                try cluster.start()
                try await server.waitForDatabase("recovered", workers: workers)
                try await server.rename(Movies.m, "A hunt.")
                try await viewer.receives(
                    """
                    {"result": {"requestId": "1", "data": {"movie": {
                        "id": "\(Movies.m)", "title": "M", "releaseYear": 1931, "genre": "thriller",
                        "description": "A hunt."}},
                     "errors": []}}
                    """)
            }
        }

        /// Whoever comes meanwhile is told, and gets the result when there is one again.
        @Test func isGotOverByThoseWhoComeMeanwhile() async throws {
            let cluster: ThrowawayCluster = try Self.cluster.get()
            try await DevServer.run(workers: 2, database: cluster.makeDatabase()) { server in
                let viewer: StreamClient = try await server.connect()
                cluster.stop()
                try await server.waitForDatabase("lost", workers: 2)
                try await viewer.subscribe("1", to: "GetMovieRating", #"{"id": "\#(Movies.m)"}"#)
                let answer: Document = try await viewer.next().withoutDetails
                #expect(
                    answer == """
                        {"result": {"requestId": "1", "errors": [{
                            "message": "\(Self.message)", "path": [], "extensions": {"code": "UNAVAILABLE"}}]}}
                        """)
                try cluster.start()
                try await viewer.receives(
                    """
                    {"result": {"requestId": "1", "data": {"movie": {
                        "id": "\(Movies.m)", "averageRating": 9}}, "errors": []}}
                    """)
            }
        }

        private static let message: String = "the database cannot be reached, try again"

        /// Nobody told the server of this write, and it could not have heard.
        @Test(arguments: [1, 2]) func losesNothing(workers: Int) async throws {
            let cluster: ThrowawayCluster = try Self.cluster.get()
            let database: String = try cluster.makeDatabase()
            try await DevServer.run(workers: workers, database: database) { server in
                let viewer: StreamClient = try await server.connect()
                try await viewer.subscribe("1", to: "GetMovieById", #"{"id": "\#(Movies.m)"}"#)
                _ = try await viewer.next()
                try cluster.cutOff(
                    database, toRun: "UPDATE movie SET description = 'Told by nobody.' WHERE id = '\(Movies.m)'")
                try await viewer.receives(
                    """
                    {"result": {"requestId": "1", "data": {"movie": {
                        "id": "\(Movies.m)", "title": "M", "releaseYear": 1931, "genre": "thriller",
                        "description": "Told by nobody."}},
                     "errors": []}}
                    """)
            }
        }
    }
}
