import Foundation
import TestSupport
import Testing

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
