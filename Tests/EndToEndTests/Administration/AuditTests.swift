import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// What the log of `serve` says of administrators: a line for each request, and nothing of what must not be in logs.
    @Suite(.needsClientsAndPostgres) struct Audits {
        @Test func tellsWhoDidWhatAndAsWhom() async throws {
            try await ProductionServer.run { server in
                let administrator: Administrator = Administrator(of: server, ProductionServer.secret)
                let ada: String = #"{"impersonate": {"authClaims": {"sub": "ada"}}}"#
                let guest: String = #"{"impersonate": {"unauthenticated": true}}"#
                _ = try await administrator.send("{ __typename }")
                _ = try await administrator.send("mutation { wrong }", "executeGraphqlRead")
                _ = try await administrator.send("{ __schema { queryType { name } } }", "introspectGraphql")
                _ = try await administrator.call(
                    "impersonateMutation", "UpsertExtendedProfile", variables: #"{"status": "private"}"#, ada)
                _ = try await administrator.call("impersonateMutation", "UpsertExtendedProfile", guest)
                _ = try await administrator.call("impersonateQuery", "Nothing")
                _ = try await administrator.call("impersonateQuery", "")
                _ = try await Administrator(of: server, "somebody else").send("{ __typename }")
                _ = try await server.query("ListMovies")
                let expected: [String] = [
                    "verb=executeGraphql operation=- sha256=\(Self.hash) as=- status=200 errors=0",
                    "verb=executeGraphqlRead operation=- sha256=\(Self.wrongHash) as=- status=200 errors=1",
                    "verb=introspectGraphql operation=- sha256=\(Self.schemaHash) as=- status=200 errors=0",
                    "verb=impersonateMutation operation=movies/UpsertExtendedProfile sha256=- as=user:ada status=200 errors=0",
                    "verb=impersonateMutation operation=movies/UpsertExtendedProfile sha256=- as=unauthenticated status=401 errors=1",
                    "verb=impersonateQuery operation=movies/Nothing sha256=- as=- status=404 errors=1",
                    "verb=impersonateQuery operation=- sha256=- as=- status=400 errors=1",
                ]
                try await server.waitForLog(" info audit ", count: expected.count)
                #expect(Self.told(server) == expected)
                let log: String = server.program.errors.value.joined(separator: "\n")
                for word: String in [ProductionServer.secret, "private", "__typename", "somebody else"] {
                    #expect(!log.contains(word), "\(word)")
                }
            }
        }

        /// What the lines say between who and how long.
        private static func told(_ server: DevServer) -> [String] {
            server.program.errors.value.filter { $0.contains(" audit ") }.map { line in
                let start: String.Index = line.range(of: "administrator=secret:1 ")?.upperBound ?? line.startIndex
                let end: String.Index = line.range(of: " milliseconds=")?.lowerBound ?? line.endIndex
                return String(line[start..<end])
            }
        }

        /// On streams each request is one, whatever carries it; those of users are none.
        @Test func tellsOfStreams() async throws {
            let headers: [String: String] = ["authorization": "Bearer \(ProductionServer.secret)"]
            try await ProductionServer.run { server in
                let stream: StreamClient = try await StreamClient(to: server.address, headers: headers)
                try await stream.subscribe("1", to: "ListMovies")
                _ = try await stream.next()
                try await stream.execute("2", "DeleteMovie", #"{"id": "\#(Movies.m)"}"#)
                _ = try await stream.next()
                try await stream.execute("3", "Nothing")
                _ = try await stream.next()
                let call: CallStream = try await CallStream(to: server.address, headers: headers)
                try await call.send(
                    """
                    {"request_id": "1", "name": "\(DevServer.connector)", "execute": {"operation_name": "ListMovies"}}
                    """)
                _ = try await call.next()
                let standard: StreamClient = try await StreamClient(
                    to: server.address, path: "/graphql/movies", headers: headers,
                    subprotocols: ["graphql-transport-ws"])
                try await standard.send(#"{"type": "connection_init"}"#)
                _ = try await standard.next()
                try await standard.send(
                    #"{"type": "subscribe", "id": "1", "payload": {"operationName": "ListMovies"}}"#)
                _ = try await standard.next()
                let user: StreamClient = try await server.connect()
                try await user.execute("1", "ListMovies", token: nil)
                _ = try await user.next()
                let expected: [String] = [
                    "verb=subscribe operation=movies/ListMovies sha256=- as=- status=200 errors=0",
                    "verb=execute operation=movies/DeleteMovie sha256=- as=- status=200 errors=0",
                    "verb=execute operation=movies/Nothing sha256=- as=- status=404 errors=1",
                    "verb=execute operation=movies/ListMovies sha256=- as=- status=200 errors=0",
                    "verb=subscribe operation=movies/ListMovies sha256=- as=- status=200 errors=0",
                ]
                try await server.waitForLog(" info audit ", count: expected.count)
                #expect(Self.told(server) == expected)
            }
        }

        private static let hash: String = "7f56e67dd21ab3f30d1ff8b7bed08893f0a0db86449836189b361dd1e56ddb4b"
        private static let wrongHash: String = "24c1837215e4a90f76ffd3004d122e6a17066b321534b98522bd77c5632d29ee"
        private static let schemaHash: String = "3158fa8cd4c4b15c9b6bae16e2b19ee8ecde105ee3b48f444c48391d30c6132e"
    }
}
