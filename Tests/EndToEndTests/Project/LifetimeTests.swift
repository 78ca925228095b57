import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// The server and its embedded PostgreSQL come and go together; the data stay.
    @Suite(.needsClientsAndPostgres) struct Lifetime {
        /// One database through all its ends, since the first start of one takes the longest of all that is done here.
        @Test func livesOnInTheEmbeddedDatabase() async throws {
            let project: ProjectCopy = try .sample()
            defer { project.remove() }
            try await DevServer.run(project, ["--seed"]) { server in
                try await server.rename(Movies.m, "written in the first life")
                try await Self.expectCleanStop(of: server, by: SIGTERM)
            }
            try await DevServer.run(project, ["--seed", "--workers", "2"]) { server in
                try await Self.expectData(of: server)
                #expect(
                    server.log(" seed ") == [
                        #"info seed message="not loaded, a table it writes has rows already" "#
                            + #"table="\"public\".\"movie\"""#
                    ])
                try await Self.expectThatExecuteJoins(server)
                try await Self.expectCleanStop(of: server, by: SIGINT)
            }
            #if os(Linux)
                // However the server ends, nothing of it is left running, and what is left keeps nobody from starting.
                try await DevServer.run(project, []) { server in
                    let postgres: Int32 = try project.embeddedServer()
                    server.program.send(signal: SIGKILL)
                    #expect(try await server.program.exitStatus() == 128 + SIGKILL)
                    try await ClientDriver.waitForEnd(of: postgres)
                }
            #endif
            try await DevServer.run(project, []) { server in try await Self.expectData(of: server) }
        }

        private static func expectData(of server: DevServer) async throws {
            let reply: HTTPReply = try await server.query("GetMovieById", #"{"id": "\#(Movies.m)"}"#)
            #expect(
                reply.body == """
                    {"data": {"movie": {
                        "id": "\(Movies.m)", "title": "M", "releaseYear": 1931, "genre": "thriller",
                        "description": "written in the first life"}},
                     "errors": []}
                    """)
        }

        /// Another command finds the running database, and leaves it running.
        private static func expectThatExecuteJoins(_ server: DevServer) async throws {
            let program: ChildProgram = try ChildProgram(
                DevServer.binary,
                [
                    "execute", "GetMovieRating", "--config_dir", server.project.folder,
                    "--variables", #"{"id": "\#(Movies.m)"}"#,
                ])
            #expect(try await program.exitStatus() == 0)
            #expect(
                Document(program.output.value.joined())
                    == #"{"data": {"movie": {"id": "\#(Movies.m)", "averageRating": 9}}, "errors": []}"#)
            try await expectData(of: server)
        }

        private static func expectCleanStop(of server: DevServer, by signal: Int32) async throws {
            let viewer: StreamClient = try await server.connect()
            try await viewer.subscribe("1", to: "GetMovieRating", #"{"id": "\#(Movies.m)"}"#)
            _ = try await viewer.next()
            let postgres: Int32 = try server.project.embeddedServer()
            server.program.send(signal: signal)
            try await viewer.receives(#"{"code": 1001, "reason": "the server stops"}"#)
            #expect(try await server.program.exitStatus() == 0)
            // The server waits for PostgreSQL's end, so it is gone already.
            #expect(kill(postgres, 0) == -1 && errno == ESRCH)
            #expect(server.log(" stopping") == ["info stopping"])
        }

        @Test func saysThatThePortIsTaken() async throws {
            try await DevServer.run { server in
                let program: ChildProgram = try ChildProgram(
                    DevServer.binary,
                    [
                        "dev", "--config_dir", server.project.folder, "--listen", server.address,
                        "--database-url", try ThrowawayPostgres.makeDatabase(),
                    ])
                #expect(try await program.exitStatus() == 1)
                let log: [String] = program.errors.value
                // Firebase's tools look for these words.
                #expect(log.contains { $0.contains("address already in use") }, "\(log)")
            }
        }
    }
}

extension ProjectCopy {
    /// The process id of the embedded server, from its lock file.
    fileprivate func embeddedServer() throws -> Int32 {
        let versions: String = ".dataconnect/postgres"
        let folder: [String] = try FileManager.default.contentsOfDirectory(atPath: "\(self.folder)/\(versions)")
        let version: String = try #require(folder.first { Int($0) != nil })
        let first: Substring? = try text(of: "\(versions)/\(version)/postmaster.pid").split(separator: "\n").first
        return try #require(first.flatMap { Int32($0) })
    }
}

extension DevServer {
    /// The lines of the log with this in them, without their times.
    func log(_ text: String) -> [String] {
        program.errors.value.filter { $0.contains(text) }.map { line in
            line.split(separator: " ", maxSplits: 1).dropFirst().joined()
        }
    }
}
