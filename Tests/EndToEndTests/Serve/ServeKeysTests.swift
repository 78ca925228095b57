import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// `serve` beside issuers whose keys cannot be had.
    @Suite(.needsClientsAndPostgres) struct ServeKeys {
        /// `ServeTokens.ada` as `eve` by the issuer `slow`, signed with the key of RFC 8037, appendix A.
        private static let eve: String =
            "eyJhbGciOiJFZERTQSIsImtpZCI6ImsiLCJ0eXAiOiJKV1QifQ"
            + ".eyJpc3MiOiJzbG93IiwiYXVkIjoic2hvcCIsInN1YiI6ImV2ZSIsImlhdCI6MTcwMDAwMDAwMCwiZXhwIjo0MTAyNDQ0ODAwfQ"
            + ".wXdNyJUTWBHxSpMwDfQ2fz6TbvJJVRU6zuf3HXbiG4pQQmsm1IayJzzugVQ3yIO5G6aw_i9F6ydWC53-GI7kCg"
        private static let key: String = """
            {"keys":[{"kid":"k","kty":"OKP","crv":"Ed25519","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}]}
            """

        /// It serves those whose keys are there; the others' are fetched when they can be.
        @Test func listensWithTheKeysThereAre() async throws {
            let keys: FakeKeyServer = try await FakeKeyServer([:])
            try await keys.change([
                "/slow": .silence, "/endless": .endless(.body),
                "/moved": .init("", status: 302, fields: ["Location": "http://\(keys.address)/slow"]),
            ])
            let project: ProjectCopy = try .sample()
            defer { project.remove() }
            func issuer(_ name: String) -> String {
                """
                {"issuer": "\(name)", "audiences": ["shop"], "jwksUrl": "http://\(keys.address)/\(name)",
                 "algorithms": ["EdDSA"], "uidPrefix": "\(name):"}
                """
            }
            try project.write(
                "../tokens.json",
                """
                {"issuers": [{"issuer": "shop", "audiences": ["shop"], "secretFile": "users", "uidPrefix": ""},
                    \(issuer("slow")), \(issuer("endless")), \(issuer("moved"))]}
                """)
            try project.write("../users", "users of the shop sign with this secret")
            let arguments: [String] = [
                "--migrate", "--tokens", project.folder + "/../tokens.json", "--database-url",
                try ThrowawayPostgres.makeDatabase(),
            ]
            try await DevServer.run(project, arguments, command: "serve") { server in
                for name: String in ["slow", "endless", "moved"] {
                    try await server.waitForLog(
                        #" warning keys source=http://\#(keys.address)/\#(name) message="not there yet; serving without"#
                    )
                }
                let health: HTTPReply = try await HTTPClient.request("GET", "/healthz", of: server.address)
                #expect(health.status == 200)
                let written: HTTPReply = try await server.mutate("UpsertExtendedProfile", "{}", token: ServeTokens.ada)
                #expect(written.body == #"{"data": {"profile_upsert": {"id": "ada"}}, "errors": []}"#)
                try await keys.change(["/slow": .init(Self.key)])
                try await server.waitForLog(" info keys source=http://\(keys.address)/slow count=1")
                let late: HTTPReply = try await server.mutate("UpsertExtendedProfile", "{}", token: Self.eve)
                #expect(late.body == #"{"data": {"profile_upsert": {"id": "slow:eve"}}, "errors": []}"#)
            }
        }

        /// Whether apps are asked is in the file, which is read again on a hangup.
        @Test func asksAppsWhenTheFileSaysSo() async throws {
            let project: ProjectCopy = try .sample()
            defer { project.remove() }
            let users: String = #""issuers": [{"issuer": "shop", "audiences": ["shop"], "secretFile": "users"}]"#
            try project.write("../tokens.json", "{\(users)}")
            try project.write("../users", "users of the shop sign with this secret")
            try project.write("../apps.json", Self.key)
            let arguments: [String] = [
                "--migrate", "--tokens", project.folder + "/../tokens.json", "--database-url",
                try ThrowawayPostgres.makeDatabase(),
            ]
            try await DevServer.run(project, arguments, command: "serve") { server in
                func reload(_ generation: Int, appCheck: String) async throws {
                    try project.write("../tokens.json", "{\(users)\(appCheck)}")
                    server.program.send(signal: SIGHUP)
                    try await server.waitForLog("generation=\(generation)")
                }
                func expect(_ status: Int, _ message: String? = nil) async throws {
                    let reply: HTTPReply = try await server.query("ListMovies")
                    #expect(reply.status == status)
                    if let message { #expect(reply.body.description.contains(message)) }
                }
                let apps: String = #", "appCheck": {"projects": ["1"], "file": "apps.json""#
                try await expect(200)
                try await reload(2, appCheck: apps + "}")
                try await expect(401, "App Check: the token is missing")
                try await reload(3, appCheck: apps + #", "required": false}"#)
                try await expect(200)
                try await reload(4, appCheck: apps + "}")
                try await expect(401, "App Check: the token is missing")
                try await reload(5, appCheck: "")
                try await expect(200)
            }
        }
    }
}
