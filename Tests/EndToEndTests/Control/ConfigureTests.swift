import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// A server of Firebase's tools gets its database over the network, now this and now that one.
    @Suite(.needsClientsAndPostgres) struct Configure {
        private static let empty: Document = #"{"data": {"movies": []}, "errors": []}"#
        private static let none: Document = DevServer.refusal(
            14, 503, "UNAVAILABLE", "the database cannot be reached")

        private func add(_ title: String, to server: DevServer) async throws {
            let reply: HTTPReply = try await server.mutate("CreateMovie", #"{"title": "\#(title)"}"#)
            #expect(reply.status == 200)
        }

        private func titles(_ server: DevServer) async throws -> [String] {
            let reply: HTTPReply = try await server.query("ListMovies")
            return reply.body.description.components(separatedBy: #""title":""#).dropFirst().map {
                String($0.prefix { $0 != "\"" })
            }
        }

        @Test func namesTheDatabase() async throws {
            let project: ProjectCopy = try .sample()
            defer { project.remove() }
            let url: String = try ThrowawayPostgres.makeDatabase()
            try await ToolServer.run(project) { server in
                let before: HTTPReply = try await HTTPClient.request("GET", "/emulator/info", of: server.address)
                #expect(
                    before.body
                        == #"{"version": "0.1.0", "services": [{"serviceId": "movies", "connectionString": ""}]}"#)
                #expect(try await server.query("ListMovies").status == 503)
                // As the command line sends it; its database has one connection.
                let reply: HTTPReply = try await server.configure(
                    #"{"connectionString": "\#(url)", "serviceId": "movies", "maxOpenConnections": 1}"#)
                #expect(reply.status == 200)
                #expect(reply.headers["content-type"] == "application/json")
                #expect(reply.body == "{}")
                #expect(try await server.query("ListMovies").body == Self.empty)
                try await add("One", to: server)
                #expect(try await titles(server) == ["One"])
                // A schema that changes is fitted although there is no connection to spare.
                try server.project.write("schema/note.gql", "type Note @table(key: \"title\") { title: String! }\n")
                try await server.waitForLog("step=\"create \\\"note\\\" table\"")
                #expect(try await titles(server) == ["One"])
                let after: HTTPReply = try await HTTPClient.request("GET", "/emulator/info", of: server.address)
                #expect(after.body.description.contains(#""connectionString":""#))
                #expect(!after.body.description.contains(#""connectionString":"""#))
            }
        }

        @Test(arguments: ["1", "2"]) func exchangesTheDatabase(workers: String) async throws {
            let project: ProjectCopy = try .sample()
            defer { project.remove() }
            let (first, second): (String, String) = (
                try ThrowawayPostgres.makeDatabase(), try ThrowawayPostgres.makeDatabase()
            )
            try await ToolServer.run(project, arguments: ["--workers", workers]) { server in
                #expect(try await server.configure(#"{"connection_string": "\#(first)"}"#).status == 200)
                try await add("One", to: server)
                let viewer: StreamClient = try await server.connect()
                try await viewer.subscribe("1", to: "BrowseMovies")
                #expect(try await viewer.next().description.contains(#""title":"One""#))
                #expect(try await server.configure(#"{"connection_string": "\#(second)"}"#).status == 200)
                #expect(try await titles(server) == [])
                try await add("Two", to: server)
                #expect(try await titles(server) == ["Two"])
                // One that cannot be used changes nothing.
                let wrong: HTTPReply = try await server.configure(
                    #"{"connectionString": "host=/there/is/none dbname=x", "serviceId": "movies"}"#)
                #expect(wrong.status == 500)
                #expect(wrong.body.description.hasPrefix(#"{"code":13,"message":"the database cannot be used: "#))
                #expect(try await titles(server) == ["Two"])
                #expect(try await server.configure(#"{"connection_string": "\#(first)"}"#).status == 200)
                #expect(try await titles(server) == ["One"])
                // The subscription was executed anew on each database, and is told of what changes in the last.
                try await server.mutate("CreateMovie", #"{"title": "Three"}"#)
                while case let frame:Document = try await viewer.next(), !frame.description.contains("Three") {}
            }
        }

        /// A database that was named while the documents do not compile is served from as soon as they do.
        @Test func takesTheNextDatabaseOfAFaultyProject() async throws {
            let project: ProjectCopy = try .sample()
            defer { project.remove() }
            let (first, second): (String, String) = (
                try ThrowawayPostgres.makeDatabase(), try ThrowawayPostgres.makeDatabase()
            )
            try await ToolServer.run(project) { server in
                #expect(try await server.configure(#"{"connectionString": "\#(first)"}"#).status == 200)
                try await add("One", to: server)
                try server.project.write("schema/note.gql", "type Note @table { title: Strin! }\n")
                #expect(try await server.configure(#"{"connectionString": "\#(second)"}"#).status == 200)
                #expect(try await titles(server) == ["One"])
                try server.project.write("schema/note.gql", "type Note @table { title: String! }\n")
                try await server.waitForLog("] database: serving from ", count: 2)
                #expect(try await titles(server) == [])
            }
        }

        @Test func makesADatabaseOfItsOwnForWhoHasNone() async throws {
            let project: ProjectCopy = try .sample()
            defer { project.remove() }
            try await ToolServer.run(project, arguments: ["--seed"]) { server in
                let reply: HTTPReply = try await server.configure(#"{"use_dummy": true}"#)
                #expect(reply.status == 200)
                let found: [String] = try await titles(server)
                #expect(found.count == 10)
            }
        }

        @Test func takesAnotherProject() async throws {
            let (project, other): (ProjectCopy, ProjectCopy) = (try .sample(), try .sample())
            defer {
                project.remove()
                other.remove()
            }
            try other.edit("dataconnect.yaml", "serviceId: \"movies\"", "serviceId: \"films\"")
            let url: String = try ThrowawayPostgres.makeDatabase()
            try await ToolServer.run(project) { server in
                #expect(try await server.configure(#"{"connectionString": "\#(url)"}"#).status == 200)
                let body: String = #"{"service_id": "films", "config_directory": "\#(other.folder)"}"#
                #expect(try await server.configure(body).body == "{}")
                #expect(try await server.query("ListMovies").status == 404)
                let reply: HTTPReply = try await HTTPClient.request(
                    "POST", "/v1/projects/p/locations/l/services/films/connectors/movies:executeQuery",
                    of: server.address, body: #"{"operationName": "ListMovies"}"#)
                #expect(reply.body == Self.empty)
            }
        }

        @Test func refusesWhatCannotBeServed() async throws {
            let project: ProjectCopy = try .sample()
            defer { project.remove() }
            let url: String = try ThrowawayPostgres.makeDatabase()
            try await ToolServer.run(project) { server in
                let cases: [(body: String, status: Int, answer: Document)] = [
                    (
                        "{}", 500,
                        DevServer.refusal(
                            13, 500, "INTERNAL", "connectionString is missing: it names the PostgreSQL to use")
                    ),
                    (
                        "[]", 400,
                        DevServer.refusal(3, 400, "INVALID_ARGUMENT", "the request body must be a JSON object")
                    ),
                    (
                        #"{"max_open_connections": "many"}"#, 400,
                        DevServer.refusal(
                            3, 400, "INVALID_ARGUMENT",
                            "max_open_connections must be a number that is not below 0")
                    ),
                    (
                        #"{"connectionString": "\#(url)", "serviceId": "other"}"#, 500,
                        DevServer.refusal(
                            13, 500, "INTERNAL", #"the project's service is "movies", not "other""#)
                    ),
                ]
                for (body, status, answer) in cases {
                    let reply: HTTPReply = try await server.configure(body)
                    #expect(reply.status == status)
                    #expect(reply.body == answer)
                }
                let foreign: HTTPReply = try await HTTPClient.request(
                    "POST", "/emulator/configure", of: server.address, body: #"{"connectionString": "\#(url)"}"#,
                    headers: ["Origin": "https://evil.example"])
                #expect(foreign.status == 403)
                // What does not compile is no service; mended, it is served from the database that was named.
                try server.project.write("schema/note.gql", "type Note @table { title: Strin! }\n")
                try await server.waitForLog("the project does not compile")
                let faulty: HTTPReply = try await server.configure(#"{"connectionString": "\#(url)"}"#)
                // The command line takes a refusal for a database that is not there, and gives up.
                #expect(faulty.status == 200)
                #expect(faulty.body == "{}")
                try await server.waitForLog("configure: the project does not compile: schema/note.gql:1: ")
                #expect(try await server.query("ListMovies").status == 503)
                try server.project.write("schema/note.gql", "type Note @table { title: String! }\n")
                try await server.waitForLog("database: serving from ")
                #expect(try await server.query("ListMovies").body == Self.empty)
            }
        }
    }
}
