import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// What `serve` refuses to start with, and on.
    @Suite(.needsClientsAndPostgres) struct ServeStart {
        private static func failure(
            _ arguments: [String], environment: [String: String] = [:]
        ) async throws -> (status: Int32, errors: [String]) {
            let project: ProjectCopy = try .sample()
            defer { project.remove() }
            return try await ProductionServer.refusal(project, arguments, environment: environment)
        }

        @Test func wantsADatabase() async throws {
            let failure: (status: Int32, errors: [String]) = try await Self.failure([])
            #expect(failure.status == 2)
            #expect(
                failure.errors == [
                    "dataconnect: serve needs --database-url or DATABASE_URL: it never starts a database of its own"
                ])
        }

        @Test func refusesWhatBelongsToDevelopment() async throws {
            let url: [String] = ["--database-url", "postgresql://nowhere.invalid/x"]
            let seeding: (status: Int32, errors: [String]) = try await Self.failure(url + ["--seed"])
            #expect(seeding.status == 2)
            #expect(seeding.errors.first == "dataconnect: serve does not take --seed")
            let emulator: (status: Int32, errors: [String]) = try await Self.failure(
                url, environment: ["FIREBASE_AUTH_EMULATOR_HOST": "127.0.0.1:9099"])
            #expect(emulator.status == 2)
            #expect(
                emulator.errors == [
                    "dataconnect: serve does not run beside emulators, and FIREBASE_AUTH_EMULATOR_HOST is set"
                ])
            let origin: (status: Int32, errors: [String]) = try await Self.failure(
                url + ["--allowed-origins", "app.example"])
            #expect(origin.status == 2)
        }

        @Test(arguments: ["", "short\n", "owner\n"]) func refusesSecretsThatAreNone(text: String) async throws {
            let project: ProjectCopy = try .sample()
            defer { project.remove() }
            try project.write("secret", text)
            let failure: (status: Int32, errors: [String]) = try await ProductionServer.refusal(
                project,
                ["--database-url", "postgresql://nowhere.invalid/x", "--admin-secret-file", project.folder + "/secret"])
            #expect(failure.status == 1)
            #expect(failure.errors.count == 1)
            #expect(failure.errors.first?.contains(" error admin-secret message=") == true)
        }

        @Test func refusesAProjectThatDoesNotCompile() async throws {
            let project: ProjectCopy = try .sample()
            defer { project.remove() }
            try project.write("connector/more.gql", "query Broken { nothing }\n")
            let failure: (status: Int32, errors: [String]) = try await ProductionServer.refusal(
                project, ["--database-url", "postgresql://nowhere.invalid/x"])
            #expect(failure.status == 1)
            #expect(failure.errors.contains { $0.hasPrefix("connector/more.gql:1:16: error: Cannot query field") })
        }

        /// A database that lacks something is told what, and is given it only where that is wanted.
        @Test func changesADatabaseOnlyWhenToldTo() async throws {
            let project: ProjectCopy = try .sample()
            defer { project.remove() }
            let url: [String] = ["--database-url", try ThrowawayPostgres.makeDatabase()]
            for _ in 0..<2 {
                let failure: (status: Int32, errors: [String]) = try await ProductionServer.refusal(project, url)
                #expect(failure.status == 1)
                #expect(failure.errors.contains { $0.hasPrefix("-- step 1 ") })
                #expect(failure.errors.contains { $0.hasPrefix(#"CREATE TABLE "public"."movie""#) })
                #expect(failure.errors.last?.contains(" error migration-needed ") == true)
            }
            try await DevServer.run(project, url + ["--migrate"], command: "serve") { server in
                try await server.waitForLog(" info migrated ")
                let reply: HTTPReply = try await server.query("ListMovies")
                #expect(reply.body == #"{"data": {"movies": []}, "errors": []}"#)
            }
            try await DevServer.run(project, url, command: "serve") { server in
                let reply: HTTPReply = try await server.query("ListMovies")
                #expect(reply.body == #"{"data": {"movies": []}, "errors": []}"#)
            }
            #expect(!FileManager.default.fileExists(atPath: project.folder + "/.dataconnect"))

            try project.edit("schema/schema.gql", "  averageRating: Int\n", "  averageRating: Boolean\n")
            let conflict: (status: Int32, errors: [String]) = try await ProductionServer.refusal(
                project, url + ["--migrate"])
            #expect(conflict.status == 1)
            #expect(conflict.errors.contains { $0.contains(" error migration-refused ") })
        }

        /// Several that start at once wait for one another; one of them migrates.
        @Test func startsManyAtOnce() async throws {
            let project: ProjectCopy = try .sample()
            defer { project.remove() }
            let url: String = try ThrowawayPostgres.makeDatabase()
            let arguments: [String] = ["--database-url", url, "--migrate"]
            try await DevServer.run(project, arguments, command: "serve") { first in
                try await DevServer.run(project, arguments, command: "serve") { second in
                    let reply: HTTPReply = try await second.query("ListMovies")
                    #expect(reply.status == 200)
                }
                #expect(try await first.query("ListMovies").status == 200)
            }
            let programs: [ChildProgram] = try (0..<3).map { _ in
                try ChildProgram(
                    DevServer.binary,
                    ["serve", "--config_dir", project.folder, "--listen", "127.0.0.1:0", "--migrate", "--database-url"]
                        + [try ThrowawayPostgres.makeDatabase()])
            }
            for program: ChildProgram in programs {
                try await ClientDriver.mind(program)
                try await program.output.wait(for: "banner") { lines in
                    lines.contains { $0.hasPrefix("listening: ") } ? () : nil
                }
                program.send(signal: SIGTERM)
            }
            for program: ChildProgram in programs {
                #expect(try await program.exitStatus() == 0)
                try await ClientDriver.release(program)
            }
        }
    }
}
