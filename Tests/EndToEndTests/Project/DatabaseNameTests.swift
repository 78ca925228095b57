import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// Which database of a server `dev` takes: the one that the project names, unless a URL names one.
    @Suite(.needsClientsAndPostgres) struct DatabaseName {
        @Test func isTheProjectsOnTheEmbeddedServer() async throws {
            let project: ProjectCopy = try .sample()
            defer { project.remove() }
            try project.write("dataconnect.staging.yaml", "database: \"staging films\"\n")
            try await DevServer.run(project, ["--seed", "--workers", "1"]) { server in
                #expect(Self.banner(server).hasSuffix(", database movies"))
                let rating: Document = try await Self.rating(server)
                #expect(rating == Self.written)
            }
            // Another database of the same server: what was loaded into the first is not in it.
            try await DevServer.run(project, ["--env", "staging", "--workers", "1"]) { server in
                #expect(Self.banner(server).hasSuffix(", database staging films"))
                let rating: Document = try await Self.rating(server)
                #expect(rating == #"{"data":{"movie":null},"errors":[]}"#)
            }
        }

        @Test func isTheProjectsWhereAURLNamesNone() async throws {
            let (server, name): (String, String) = try Self.database()
            let project: ProjectCopy = try .sample()
            defer { project.remove() }
            try project.edit("dataconnect.yaml", "database: \"movies\"", "database: \"\(name)\"")
            try await DevServer.run(project, ["--seed", "--workers", "1", "--database-url", server]) { dev in
                #expect(Self.banner(dev) == "database: PostgreSQL at \(server) dbname=\(name)")
                let rating: Document = try await Self.rating(dev)
                #expect(rating == Self.written)
                #expect(!dev.program.errors.value.contains { $0.contains("is not used") })
            }
        }

        @Test func isTheURLsWhereItNamesOne() async throws {
            let (server, name): (String, String) = try Self.database()
            try await DevServer.run(database: "\(server) dbname=\(name)") { dev in
                #expect(Self.banner(dev) == "database: PostgreSQL at \(server) dbname=\(name)")
                try await dev.waitForLog(
                    #" info database message="the URL names the database \#(name); movies, which the project names, is not used""#
                )
                // A name that is edited later counts from the next start on.
                try dev.project.edit("dataconnect.yaml", "database: \"movies\"", "database: \"films\"")
                try await dev.waitForLog(
                    #" warning reload message="the database films is used from the next start on""#)
            }
        }

        /// A fresh database: how its server is reached, and its name.
        private static func database() throws -> (server: String, name: String) {
            let parts: [String] = try ThrowawayPostgres.makeDatabase().components(separatedBy: " dbname=")
            try #require(parts.count == 2)
            return (parts[0], parts[1])
        }

        private static func banner(_ server: DevServer) -> String {
            server.program.output.value.first { $0.hasPrefix("database: ") } ?? ""
        }

        private static func rating(_ server: DevServer) async throws -> Document {
            try await server.query("GetMovieRating", #"{"id": "\#(Movies.m)"}"#).body
        }

        private static let written: Document =
            #"{"data":{"movie":{"id":"\#(Movies.m)","averageRating":9}},"errors":[]}"#
    }
}
