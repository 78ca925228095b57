import TestSupport
import Testing

extension EndToEnd {
    /// Clients that ask for etags are not sent again what they have; no official client asks.
    @Suite(.needsClientsAndPostgres) struct DataEtags {
        private static let variables: Document = #"{"id": "\#(Movies.m)"}"#

        private static func subscribe(_ client: StreamClient, _ etag: String = "", asks: Bool = true) async throws {
            try await client.send(
                """
                {"requestId": "1", "name": "\(DevServer.connector)", "dataEtag": "\(etag)",
                 "headers": {\(asks ? #""X-DataConnect-Etags": "1""# : "")},
                 "subscribe": {"operationName": "GetMovieRating", "variables": \(variables)}}
                """)
        }

        private static func full(_ etag: String?, _ movie: String) -> Document {
            let name: String = etag.map { #""dataEtag": "\#($0)","# } ?? ""
            return #"{"result": {"requestId": "1", \#(name) "data": {"movie": \#(movie)}, "errors": []}}"#
        }

        private static func alone(_ etag: String) -> Document {
            #"{"result": {"requestId": "1", "dataEtag": "\#(etag)", "errors": []}}"#
        }

        /// They say the same in all processes: a client that comes back to another server is not sent everything again.
        @Test(arguments: [1, 2]) func outliveStreamsAndServers(workers: Int) async throws {
            let database: String = try ThrowawayPostgres.makeDatabase()
            let movie: String = #"{"id": "\#(Movies.m)", "averageRating": 9}"#
            var etag: String = ""
            try await DevServer.run(workers: workers, database: database) { server in
                let client: StreamClient = try await server.connect()
                try await Self.subscribe(client)
                let first: Document = try await client.next()
                etag = first.description.components(between: #""dataEtag":""#, and: "\"")
                #expect(etag.count == 32)
                #expect(first == Self.full(etag, movie))
                try await client.send(#"{"requestId": "1", "resume": {}, "dataEtag": "\#(etag)"}"#)
                try await client.receives(Self.alone(etag))
                try await client.send(#"{"requestId": "1", "resume": {}}"#)
                try await client.receives(Self.full(etag, movie))
                // Who does not ask is sent everything, whatever it names.
                let official: StreamClient = try await server.connect()
                try await Self.subscribe(official, etag, asks: false)
                try await official.receives(Self.full(nil, movie))
            }
            try await DevServer.run(workers: workers, database: database) { server in
                let client: StreamClient = try await server.connect()
                try await Self.subscribe(client, etag)
                try await client.receives(Self.alone(etag))
                try await server.mutate("DeleteMovie", Self.variables.description)
                let gone: Document = try await client.next()
                let next: String = gone.description.components(between: #""dataEtag":""#, and: "\"")
                #expect(gone == Self.full(next, "null"))
                #expect(next != etag)
                // What has changed since is sent.
                let other: StreamClient = try await server.connect()
                try await Self.subscribe(other, etag)
                try await other.receives(Self.full(next, "null"))
            }
        }
    }
}
