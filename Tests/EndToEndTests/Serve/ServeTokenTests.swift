import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// Users and service identities whose tokens are signed. The tokens below are good until 2100.
    @Suite(.needsClientsAndPostgres) struct ServeTokens {
        fileprivate static let header: String = "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9"
        /// `{"iss":"shop","aud":"shop","sub":"ada","iat":1700000000,"exp":4102444800}`
        static let ada: String =
            "\(header).eyJpc3MiOiJzaG9wIiwiYXVkIjoic2hvcCIsInN1YiI6ImFkYSIsImlhdCI6MTcwMDAwMDAwMCwiZXhwIjo0MTAyNDQ0ODAwfQ"
            + ".TpK-5jOfAEUOZWBywZ3GIwFZEzzRg9OLASJrGIurGHY"
        /// `{"iss":"ops","aud":"dataconnect","sub":"deploy","email":"deploy@shop.example","email_verified":true,…}`
        static let deploy: String =
            "\(header).eyJpc3MiOiJvcHMiLCJhdWQiOiJkYXRhY29ubmVjdCIsInN1YiI6ImRlcGxveSIsImlhdCI6MTcwMDAwMDAwMCwiZXhwIjo0MTA"
            + "yNDQ0ODAwLCJlbWFpbCI6ImRlcGxveUBzaG9wLmV4YW1wbGUiLCJlbWFpbF92ZXJpZmllZCI6dHJ1ZX0"
            + ".T1n8vSlasOWKP8yhbf7DfxP5eHOQXPPBqAKeWT-oNME"
        /// The same for `report`.
        private static let report: String =
            "\(header).eyJpc3MiOiJvcHMiLCJhdWQiOiJkYXRhY29ubmVjdCIsInN1YiI6InJlcG9ydCIsImlhdCI6MTcwMDAwMDAwMCwiZXhwIjo0MTA"
            + "yNDQ0ODAwLCJlbWFpbCI6InJlcG9ydEBzaG9wLmV4YW1wbGUiLCJlbWFpbF92ZXJpZmllZCI6dHJ1ZX0"
            + ".40A7Yo978ir9qQ7491J8VNrNnBP0bxQBaZSLw8sb06E"
        /// `deploy` in the year 2020.
        private static let expired: String =
            "\(header).eyJpc3MiOiJvcHMiLCJhdWQiOiJkYXRhY29ubmVjdCIsInN1YiI6ImRlcGxveSIsImlhdCI6MTYwMDAwMDAwMCwiZXhwIjoxNjA"
            + "wMDAzNjAwLCJlbWFpbCI6ImRlcGxveUBzaG9wLmV4YW1wbGUiLCJlbWFpbF92ZXJpZmllZCI6dHJ1ZX0"
            + ".DkWe_a0xl8tovVPUgx9geCATAeZgt22WswPZBa1Jw5I"

        private static func write(_ project: ProjectCopy) throws -> [String] {
            try project.write(
                "../tokens.json", #"{"issuers": [{"issuer": "shop", "audiences": ["shop"], "secretFile": "users"}]}"#)
            try project.write("../users", "users of the shop sign with this secret")
            try project.write(
                "../admins.json",
                #"{"issuers": [{"issuer": "ops", "audiences": ["dataconnect"], "secretEnvironment": "OPS"}]}"#)
            return [
                "--migrate", "--tokens", project.folder + "/../tokens.json", "--admin-tokens",
                project.folder + "/../admins.json",
            ]
        }

        private static let environment: [String: String] = ["OPS": "services of the shop sign with that one"]

        @Test func believesUsersAndServiceIdentities() async throws {
            let project: ProjectCopy = try .sample()
            defer { project.remove() }
            let arguments: [String] =
                try Self.write(project) + [
                    "--database-url", ThrowawayPostgres.makeDatabase(), "--admin-condition",
                    "auth.token.email_verified && auth.token.email == 'deploy@shop.example'",
                ]
            try await DevServer.run(project, arguments, environment: Self.environment, command: "serve") { server in
                let written: HTTPReply = try await server.mutate("UpsertExtendedProfile", "{}", token: Self.ada)
                #expect(written.body == #"{"data": {"profile_upsert": {"id": "ada"}}, "errors": []}"#)
                for token: String in [String(Self.ada.dropLast(2)) + "AA", Self.deploy, Tokens.user("ada")] {
                    #expect(try await server.mutate("UpsertExtendedProfile", "{}", token: token).status == 401)
                }
                func expect(_ credential: String, _ status: Int) async throws {
                    let reply: HTTPReply = try await Administrator(of: server, credential).send("{ __typename }")
                    #expect(reply.status == status, "\(credential): \(reply.body)")
                }
                try await expect(Self.deploy, 200)
                try await expect(Self.report, 401)
                try await expect(Self.expired, 401)
                try await expect(Self.ada, 401)
                try await expect(Tokens.user("deploy"), 401)
                try await expect("owner", 401)
            }
        }

        /// A hangup has the files read again, each whole or not at all.
        @Test func takesNewTokenFilesOnHangup() async throws {
            let project: ProjectCopy = try .sample()
            defer { project.remove() }
            let arguments: [String] =
                try Self.write(project) + [
                    "--database-url", ThrowawayPostgres.makeDatabase(), "--admin-condition", "auth.uid == 'deploy'",
                ]
            try await DevServer.run(project, arguments, environment: Self.environment, command: "serve") { server in
                func expect(user: Int, administrator: Int) async throws {
                    let written: HTTPReply = try await server.mutate("UpsertExtendedProfile", "{}", token: Self.ada)
                    #expect(written.status == user)
                    let ran: HTTPReply = try await Administrator(of: server, Self.deploy).send("{ __typename }")
                    #expect(ran.status == administrator)
                }
                func reload(_ generation: Int) async throws {
                    server.program.send(signal: SIGHUP)
                    try await server.waitForLog("generation=\(generation)")
                }
                try await expect(user: 200, administrator: 200)
                // A broken file, and one whose secret is gone: both stay as they were.
                try project.write("../tokens.json", #"{"issuers": [{"issuer": "other", "audience": ["shop"]}]}"#)
                try project.write("../admins.json", "{")
                try await reload(2)
                try await server.waitForLog(#" error tokens message="#)
                try await server.waitForLog(#" error admin-tokens message="#)
                try await server.waitForLog("; the old file stays")
                try await expect(user: 200, administrator: 200)
                // Another issuer: nobody goes on remembering the tokens of the old one.
                let other: String = #"{"issuers": [{"issuer": "other", "audiences": ["shop"], "secretFile": "users"}]}"#
                try project.write("../tokens.json", other)
                try await reload(3)
                try await expect(user: 401, administrator: 200)
                try project.write("../admins.json", other)
                try await reload(4)
                try await expect(user: 401, administrator: 401)
                _ = try Self.write(project)
                try await reload(5)
                try await expect(user: 200, administrator: 200)
            }
        }

        @Test func refusesWhatIsNotWhole() async throws {
            let project: ProjectCopy = try .sample()
            defer { project.remove() }
            let arguments: [String] = try Self.write(project) + ["--database-url", "postgresql://nowhere.invalid/x"]
            let cases: [(more: [String], status: Int32, line: String)] = [
                (
                    [], 2,
                    "dataconnect: --admin-tokens and --admin-condition go together: not everybody an issuer knows is an"
                ),
                (["--admin-condition", "auth.uid =="], 1, " error admin-condition message="),
                (
                    ["--admin-condition", "auth.uid"], 1,
                    #" error admin-condition message="the expression gives something else than true or false""#
                ),
                (["--admin-condition", "true", "--tokens", "/nowhere.json"], 1, " error tokens message="),
            ]
            for (more, status, line) in cases {
                let failure: (status: Int32, errors: [String]) = try await ProductionServer.refusal(
                    project, arguments + more, environment: Self.environment)
                #expect(failure.status == status)
                #expect(failure.errors.contains { $0.contains(line) }, "\(failure.errors)")
            }
        }
    }
}
