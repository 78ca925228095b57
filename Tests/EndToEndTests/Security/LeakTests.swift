import TestSupport
import Testing

extension EndToEnd {
    /// What a production server tells strangers and writes into its log.
    @Suite(.needsClientsAndPostgres) struct Leaks {
        private static let secret: String = "k3epThisToYourself"

        /// Requests that fail on every way, each with the secret in it.
        private static func failures(_ server: DevServer) async throws -> [HTTPReply] {
            let text: String = "\"\(secret)\""
            let thing: String = #"{"data": {"id": \#(text), "text": \#(text), "any": \#(text)}}"#
            return [
                try await server.mutate("AddThing", thing),
                // Again: the key is taken.
                try await server.mutate("AddThing", thing),
                try await server.mutate("PutThing", #"{"id": \#(text), "any": {"a": 1e999999, "b": \#(text)}}"#),
                try await server.mutate("PutThing", #"{"id": \#(text), "date": "0001-01-01", "text": \#(text)}"#),
                try await server.query("Pattern", #"{"pattern": "(\#(secret)"}"#),
                try await server.query("Matching", #"{"text": \#(text)}"#),
                try await server.query("GetThing", #"{"id": \#(text)}"#, token: secret),
                try await server.query("GetThing", #"{"id": \#(text)}"#, token: Tokens.user(secret)),
                try await Administrator(of: server, secret).send("{ things { id } }"),
                try await Administrator(of: server, Tokens.user(secret)).send("{ things { id } }"),
                try await server.post("executeQuery", #"{"operationName": "GetThing", "variables": {"id": \#(text)"#),
                try await server.query("Nothing", #"{"id": \#(text)}"#),
            ]
        }

        private static let inside: [String] = [
            "SELECT", "INSERT", "select ", "insert ", "thing_pkey", "pg_", "$1", "PG::", "debugDetails", ".swift",
            TestFolders.repository, "/tmp", "/home", "/usr", ".gql", "Fatal", "stack",
        ]

        @Test func tellsNothingOfTheInside() async throws {
            try await Things.run { server in
                for (index, reply): (Int, HTTPReply) in try await Self.failures(server).enumerated() where index > 0 {
                    let body: String = reply.body.description
                    #expect(!Self.inside.contains { body.contains($0) }, "\(index): \(body)")
                }
            }
        }

        /// Neither what clients send nor what makes them somebody is written down, at whatever level.
        @Test func logsNothingOfRequests() async throws {
            try await Things.run { server in
                _ = try await Self.failures(server)
                let stream: StreamClient = try await server.connect()
                try await stream.subscribe("1", to: "GetThing", #"{"id": "k3epThisToYourself"}"#, token: Self.secret)
                _ = try await stream.next()
                try await server.waitForLog(" mutated operation=AddThing errors=1")
                let log: [String] = server.program.errors.value
                #expect(
                    log.filter { $0.contains(Self.secret) || $0.contains(Tokens.user(Self.secret).prefix(40)) } == [])
            }
        }
    }
}
