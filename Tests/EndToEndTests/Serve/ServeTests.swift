import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// What is different in production.
    @Suite(.needsClientsAndPostgres) struct Serve {
        private static let twice: String = """
            mutation Twice @auth(level: PUBLIC, insecureReason: "A test.") {
              movie_insert(data: { id: "\(Movies.m)", title: "M" })
            }
            """

        @Test(arguments: [1, 2]) func knowsNoDeveloper(workers: Int) async throws {
            try await ProductionServer.run(workers: workers) { server in
                func expect(_ headers: [String: String], _ status: Int, at path: String? = nil) async throws {
                    let reply: HTTPReply = try await HTTPClient.request(
                        path == nil ? "POST" : "GET", path ?? "/v1/\(DevServer.connector):executeQuery",
                        of: server.address, body: path == nil ? #"{"operationName": "ListMovies"}"# : nil,
                        headers: headers)
                    #expect(reply.status == status, "\(headers)")
                }
                try await expect([:], 200)
                try await expect(["Authorization": "Bearer owner"], 401)
                try await expect(["Authorization": "bearer OWNER"], 401)
                try await expect(["Authorization": "Bearer"], 401)
                try await expect(["Authorization": "Bearer \(ProductionServer.secret)x"], 401)
                try await expect(["X-Mantle-Admin": "all"], 403)
                // A proxy's own affair.
                try await expect(["Authorization": "Basic Zm9v"], 200)
                try await expect([:], 404, at: "/emulator/info")
                try await expect(["Authorization": "Bearer owner"], 404, at: "/emulator/info")
                try await expect(["X-Firebase-Auth-Token": Tokens.user("ada")], 401)
            }
        }

        @Test func tellsClientsNoDetails() async throws {
            try await ProductionServer.run(operations: Self.twice) { server in
                try await server.mutate("Twice", "{}")
                let reply: HTTPReply = try await server.mutate("Twice", "{}")
                #expect(reply.status == 200)
                #expect(reply.body.description.contains(#""code":"ALREADY_EXISTS""#))
                #expect(!reply.body.description.contains("debugDetails"), "\(reply.body)")
            }
        }

        @Test func asksForOriginsWhereTheyAreListed() async throws {
            func reply(_ server: DevServer, _ origin: String, _ method: String = "POST") async throws -> HTTPReply {
                var headers: [String: String] = ["Origin": origin]
                if method == "OPTIONS" { headers["Access-Control-Request-Method"] = "POST" }
                return try await HTTPClient.request(
                    method, "/v1/\(DevServer.connector):executeQuery", of: server.address,
                    body: method == "POST" ? #"{"operationName": "ListMovies"}"# : nil, headers: headers)
            }
            try await ProductionServer.run { server in
                let any: HTTPReply = try await reply(server, "https://any.example")
                #expect(any.status == 200)
                #expect(any.headers["access-control-allow-origin"] == "https://any.example")
                #expect(any.headers["access-control-allow-credentials"] == nil)
            }
            try await ProductionServer.run(arguments: ["--allowed-origins", "https://app.example,https://*.b.example"])
            {
                server in
                for origin: String in ["https://app.example", "https://x.b.example"] {
                    #expect(try await reply(server, origin).headers["access-control-allow-origin"] == origin)
                    #expect(try await reply(server, origin, "OPTIONS").status == 204)
                }
                for origin: String in ["https://any.example", "http://localhost:3000", "null", "http://app.example"] {
                    let refused: HTTPReply = try await reply(server, origin)
                    #expect(refused.status == 403)
                    #expect(refused.headers["access-control-allow-origin"] == nil)
                    #expect(try await reply(server, origin, "OPTIONS").status == 403)
                }
            }
        }

        @Test func compilesAgainOnHangup() async throws {
            try await ProductionServer.run(operations: "# nothing yet\n", arguments: ["--log-level", "debug"]) {
                server in
                let short: String = """
                    query Titles @auth(level: PUBLIC, insecureReason: "A test.") { movies { title } }
                    """
                try server.project.write("connector/more.gql", short)
                #expect(try await server.query("Titles").status == 404)
                server.program.send(signal: SIGHUP)
                try await server.waitForLog(#" info reload message="serving the new version" generation=2"#)
                #expect(try await server.query("Titles").body == #"{"data": {"movies": []}, "errors": []}"#)

                try server.project.write("connector/more.gql", "query Titles { movies { titel } }")
                server.program.send(signal: SIGHUP)
                try await server.waitForLog(#" error reload message="the old version goes on being served""#)
                #expect(try await server.query("Titles").body == #"{"data": {"movies": []}, "errors": []}"#)
            }
        }

        /// A new version may want what the database lacks; without leave to change it the old one stays.
        @Test func keepsTheOldVersionWhereTheDatabaseDoesNotFit() async throws {
            let project: ProjectCopy = try .sample()
            defer { project.remove() }
            let url: [String] = ["--database-url", try ThrowawayPostgres.makeDatabase()]
            try await DevServer.run(project, url + ["--migrate"], command: "serve") { _ in }
            try await DevServer.run(project, url, command: "serve") { server in
                try project.edit("schema/schema.gql", "  releaseYear: Int\n", "  releaseYear: Int\n  runtime: Int\n")
                server.program.send(signal: SIGHUP)
                try await server.waitForLog(" error migration-needed ")
                try await server.waitForLog(#" error reload message="the old version goes on being served""#)
                #expect(server.program.errors.value.contains { $0.hasPrefix("-- step 1 ") })
                #expect(try await server.query("ListMovies").status == 200)
            }
        }
    }
}
