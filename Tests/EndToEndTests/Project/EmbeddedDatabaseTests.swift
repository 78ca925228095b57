import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// What becomes of `dev` when its own PostgreSQL does not do as it should.
    @Suite(.needsClientsAndPostgres) struct EmbeddedDatabase {
        private static let argument: String = #"{"id": "\#(Movies.m)"}"#

        @Test func isStartedAgainAfterItsDeath() async throws {
            let project: ProjectCopy = try .sample()
            defer { project.remove() }
            try await DevServer.run(project, ["--seed", "--workers", "2"]) { server in
                let viewer: StreamClient = try await server.connect()
                try await viewer.subscribe("1", to: "GetMovieById", Document(Self.argument))
                _ = try await viewer.next()
                for life: Int in 1...2 {
                    kill(try project.postmaster(), SIGKILL)
                    try await server.waitForLog(" warning database-lost reason=", count: life)
                    try await server.waitForLog(
                        #" warning embedded-database restarted=true by="this process""#, count: life)
                    try await server.waitForRecovery(workers: 2, losses: life)
                    try await server.rename(Movies.m, "written in life \(life)")
                    try await viewer.receives(Self.frame("written in life \(life)"))
                }
            }
        }

        @Test func isTakenOverFromAnOwnerThatEnds() async throws {
            let project: ProjectCopy = try .sample()
            defer { project.remove() }
            try await DevServer.run(project, ["--seed", "--workers", "1"]) { owner in
                try await DevServer.run(project, ["--workers", "1"]) { heir in
                    let viewer: StreamClient = try await heir.connect()
                    try await viewer.subscribe("1", to: "GetMovieById", Document(Self.argument))
                    _ = try await viewer.next()
                    owner.program.send(signal: SIGINT)
                    #expect(try await owner.program.exitStatus() == 0)
                    try await heir.waitForLog(#" warning embedded-database restarted=true by="this process""#)
                    try await heir.waitForRecovery(workers: 1, losses: 1)
                    try await heir.rename(Movies.m, "inherited")
                    try await viewer.receives(Self.frame("inherited"))
                }
            }
        }

        @Test func doesNotKeepDevFromEndingWhenItIsSilent() async throws {
            let project: ProjectCopy = try .sample()
            defer { project.remove() }
            try await DevServer.run(project, []) { server in
                let postmaster: Int32 = try project.postmaster()
                kill(postmaster, SIGSTOP)
                server.program.send(signal: SIGINT)
                #expect(try await server.program.exitStatus() == 0)
                #expect(kill(postmaster, 0) == -1 && errno == ESRCH)
            }
            // What was killed is no obstacle to the next one.
            try await DevServer.run(project, []) { server in
                let reply: HTTPReply = try await server.query("GetMovieRating", Self.argument)
                #expect(reply.status == 200)
            }
        }

        @Test func isNotWaitedForByWhoAsksTwice() async throws {
            let project: ProjectCopy = try .sample()
            defer { project.remove() }
            let program: ChildProgram = try ChildProgram(
                DevServer.binary, ["dev", "--config_dir", project.folder, "--listen", "127.0.0.1:0"])
            try await ClientDriver.mind(program)
            try await program.output.wait(for: "banner") { lines in
                lines.contains { $0.hasPrefix("listening: ") } ? () : nil
            }
            let postmaster: Int32 = try project.postmaster()
            kill(postmaster, SIGSTOP)
            program.send(signal: SIGINT)
            try await program.errors.wait(for: "stopping") { lines in
                lines.contains { $0.hasSuffix(" stopping") } ? () : nil
            }
            program.send(signal: SIGTERM)
            #expect(try await program.exitStatus() == 130)
            kill(postmaster, SIGKILL)
            try await ClientDriver.release(program)
        }

        @Test func isNotStartedForAFolderThatIsNotThere() async throws {
            let program: ChildProgram = try ChildProgram(
                DevServer.binary, ["dev", "--config_dir", "/there/is/none", "--listen", "127.0.0.1:0"])
            #expect(try await program.exitStatus() == 1)
            let line: String = try #require(program.errors.value.last)
            #expect(line.hasSuffix(#" error project message="the folder /there/is/none does not exist""#))
        }

        /// Without a folder that is named, and with none here, a server waits for tools to name one, and says so at once.
        @Test func waitsForAProjectWhereThereIsNone() async throws {
            let (empty, project): (ProjectCopy, ProjectCopy) = (try ProjectCopy(files: [:]), try .sample())
            defer {
                empty.remove()
                project.remove()
            }
            let program: ChildProgram = try ChildProgram(
                "/bin/sh",
                ["-c", "cd \"$0\" && exec \"$1\" dev --listen=127.0.0.1:0", empty.folder, DevServer.binary])
            try await ClientDriver.mind(program)
            let mark: String = "listening: http://"
            let address: String = try await program.output.wait(for: "banner") { lines in
                lines.first { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
            }
            #expect(
                program.errors.value.contains {
                    $0.contains("there is no project here: no folder dataconnect,") && $0.contains(" warning project ")
                })
            let url: String = try ThrowawayPostgres.makeDatabase()
            let server: DevServer = DevServer(address: address, project: project, program: program)
            #expect(
                try await server.configure(
                    #"{"connectionString": "\#(url)", "configDirectory": "\#(project.folder)"}"#
                ).status == 200)
            #expect(try await server.query("ListMovies").body == #"{"data": {"movies": []}, "errors": []}"#)
            program.send(signal: SIGTERM)
            #expect(try await program.exitStatus() == 0)
            try await ClientDriver.release(program)
        }

        private static func frame(_ description: String) -> Document {
            """
            {"result": {"requestId": "1", "data": {"movie": {
                "id": "\(Movies.m)", "title": "M", "releaseYear": 1931, "genre": "thriller",
                "description": "\(description)"}},
             "errors": []}}
            """
        }
    }
}

extension ProjectCopy {
    /// The process id of the embedded server, from its lock file.
    fileprivate func postmaster() throws -> Int32 {
        let folder: String = ".dataconnect/postgres"
        let names: [String] = try FileManager.default.contentsOfDirectory(atPath: "\(self.folder)/\(folder)")
        let version: String = try #require(names.first { Int($0) != nil })
        let first: Substring? = try text(of: "\(folder)/\(version)/postmaster.pid").split(separator: "\n").first
        return try #require(first.flatMap { Int32($0) })
    }
}
