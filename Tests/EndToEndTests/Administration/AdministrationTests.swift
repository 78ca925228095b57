import Foundation
import TestSupport
import Testing
import Tokens

@testable import dataconnect

extension EndToEnd {
    /// Who is an administrator of a production server, and operations run as somebody else.
    @Suite(.needsClientsAndPostgres) struct Administration {
        @Test(arguments: ["executeGraphql", "executeGraphqlRead", "introspectGraphql"])
        func wantsACredential(verb: String) async throws {
            try await ProductionServer.run { server in
                func expect(_ headers: [String: String], _ status: Int) async throws {
                    var somebody: Administrator = Administrator(of: server, "")
                    somebody.headers = headers
                    let reply: HTTPReply = try await somebody.send("{ __typename }", verb)
                    #expect(reply.status == status, "\(headers)")
                }
                try await expect([:], 403)
                try await expect(["Authorization": "Bearer owner"], 401)
                try await expect(["Authorization": "Bearer \(ProductionServer.secret.dropLast())"], 401)
                try await expect(["X-Mantle-Admin": "all"], 403)
                try await expect(["X-Firebase-Auth-Token": Tokens.user("ada")], 401)
                try await expect(["Authorization": "Bearer \(ProductionServer.secret)"], 200)
            }
        }

        @Test func hasNobodyWithoutASecret() async throws {
            let project: ProjectCopy = try .sample()
            defer { project.remove() }
            let url: [String] = ["--database-url", try ThrowawayPostgres.makeDatabase(), "--migrate"]
            try await DevServer.run(project, url, command: "serve") { server in
                for credential: String in ["owner", ProductionServer.secret] {
                    let reply: HTTPReply = try await Administrator(of: server, credential).send("{ __typename }")
                    #expect(reply.status == 401)
                }
            }
        }

        @Test func takesNewSecretsOnHangup() async throws {
            let new: String = String(repeating: "new secret ", count: 5) + "."
            try await ProductionServer.run { server in
                try server.project.write("../admin.secret", "\(ProductionServer.secret)\n\n  \(new)  \n")
                server.program.send(signal: SIGHUP)
                try await server.waitForLog("generation=2")
                for secret: String in [ProductionServer.secret, new] {
                    #expect(try await Administrator(of: server, secret).send("{ __typename }").status == 200)
                }
                try server.project.write("../admin.secret", "\(new)\n")
                server.program.send(signal: SIGHUP)
                try await server.waitForLog("generation=3")
                #expect(
                    try await Administrator(of: server, ProductionServer.secret).send("{ __typename }").status == 401)
                try server.project.write("../admin.secret", "\n")
                server.program.send(signal: SIGHUP)
                try await server.waitForLog("holds no secret; the old ones go on being accepted")
                #expect(try await Administrator(of: server, new).send("{ __typename }").status == 200)
            }
        }

        /// So does what was begun with it: a stream does not outlive the secret that opened it.
        @Test func endsStreamsWhoseSecretIsGone() async throws {
            let new: String = String(repeating: "new secret ", count: 5) + "."
            try await ProductionServer.run(workers: 2) { server in
                try server.project.write("../admin.secret", "\(ProductionServer.secret)\n\(new)\n")
                server.program.send(signal: SIGHUP)
                try await server.waitForLog("generation=2")
                func open(_ secret: String) async throws -> StreamClient {
                    let stream: StreamClient = try await StreamClient(
                        to: server.address, headers: ["Authorization": "Bearer \(secret)"])
                    try await stream.subscribe("1", to: "ListMovies")
                    #expect(
                        try await stream.next()
                            == #"{"result": {"requestId": "1", "data": {"movies": []}, "errors": []}}"#)
                    return stream
                }
                let streams: [StreamClient] = [
                    try await open(ProductionServer.secret), try await open(ProductionServer.secret),
                ]
                let others: [StreamClient] = [try await open(new), try await open(new)]
                try server.project.write("../admin.secret", "\(new)\n")
                server.program.send(signal: SIGHUP)
                for stream: StreamClient in streams {
                    #expect(
                        try await stream.next() == """
                            {"code": 4401, "reason": "unauthenticated: the administrator's credential is not accepted"}
                            """)
                }
                for stream: StreamClient in others {
                    try await stream.execute("2", "ListMovies")
                    #expect(
                        try await stream.next()
                            == #"{"result": {"requestId": "2", "data": {"movies": []}, "errors": []}}"#)
                }
            }
        }

        /// A service identity is one for as long as its token is good, with the skew of clocks that is allowed.
        @Test func knowsWhenAnIdentityEnds() async throws {
            let project: ProjectCopy = try ProjectCopy(files: [
                "admins.json": #"{"issuers": [{"issuer": "ops", "audiences": ["dataconnect"], "secretFile": "ops"}]}"#,
                "ops": "services of the shop sign with that one",
                "secrets": "\(ProductionServer.secret)\n",
            ])
            defer { project.remove() }
            let configuration: TokenConfiguration = try TokenSettings.load(
                project.folder + "/admins.json", environment: [:])
            let administrators: Administrators = Administrators(
                secrets: try AdministratorSecrets(path: project.folder + "/secrets"),
                identities: try ServiceIdentities(
                    CurrentVerifier(KeyKeeper(configuration) { _, _ in }), condition: "auth.uid == 'deploy'"))
            #expect(try administrators.verify(ServeTokens.deploy, now: 1_700_000_000) == 4_102_444_800 + 60)
            #expect(try administrators.verify(ProductionServer.secret, now: 0) == nil)
        }

        @Test func runsOperationsAsSomebody() async throws {
            try await ProductionServer.run { server in
                let administrator: Administrator = Administrator(of: server, ProductionServer.secret)
                let ada: String = #"{"impersonate": {"authClaims": {"sub": "ada"}}}"#
                let written: HTTPReply = try await administrator.call(
                    "impersonateMutation", "UpsertExtendedProfile", variables: #"{"status": "here"}"#, ada)
                #expect(written.status == 200)
                #expect(written.body == #"{"data": {"profile_upsert": {"id": "ada"}}, "errors": []}"#)
                let guest: HTTPReply = try await administrator.call(
                    "impersonateMutation", "UpsertExtendedProfile", #"{"impersonate": {"unauthenticated": true}}"#)
                #expect(guest.status == 401)
                let nobody: HTTPReply = try await administrator.call("impersonateMutation", "UpsertExtendedProfile")
                #expect(nobody.status == 200)
                #expect(nobody.body.description.contains("auth.uid (String) is missing"), "\(nobody.body)")
                for (claims, reason) in [
                    (#"{"authclaims": {"sub": "ada"}}"#, "did you mean"), ("{}", "names nobody"),
                    (#"{"authClaims": null}"#, "names nobody"),
                ] {
                    let slip: HTTPReply = try await administrator.call(
                        "impersonateQuery", "ListMovies", #"{"impersonate": \#(claims)}"#)
                    #expect(slip.status == 400)
                    #expect(slip.body.description.contains(reason), "\(slip.body)")
                }
                let unknown: HTTPReply = try await administrator.call("impersonateQuery", "Nothing")
                #expect(unknown.status == 404)
                #expect(try await administrator.call("impersonateQuery", "UpsertExtendedProfile").status == 404)
                let client: Administrator = Administrator(of: server, "x")
                #expect(try await client.call("impersonateQuery", "ListMovies").status == 401)
            }
        }

        /// Only administrators may send more than everybody may.
        @Test func takesLongBodiesOfAdministratorsAlone() async throws {
            try await ProductionServer.run(arguments: ["--max-body-bytes", "10KiB", "--max-admin-body-bytes", "20KiB"])
            {
                server in
                func status(_ bytes: Int, _ headers: [String: String]) async throws -> Int {
                    var somebody: Administrator = Administrator(of: server, "")
                    somebody.headers = headers
                    return try await somebody.send("{ __typename }" + String(repeating: " ", count: bytes)).status
                }
                let secret: [String: String] = ["Authorization": "Bearer \(ProductionServer.secret)"]
                #expect(try await status(15_000, secret) == 200)
                #expect(try await status(25_000, secret) == 413)
                #expect(try await status(15_000, [:]) == 413)
                #expect(try await status(15_000, ["Authorization": "Bearer owner"]) == 413)
                #expect(try await status(5_000, [:]) == 403)
                let operation: HTTPReply = try await HTTPClient.request(
                    "POST", "/v1/\(DevServer.connector):executeQuery", of: server.address,
                    body: #"{"operationName": "ListMovies"}"# + String(repeating: " ", count: 15_000), headers: secret)
                #expect(operation.status == 413)
            }
        }
    }
}
