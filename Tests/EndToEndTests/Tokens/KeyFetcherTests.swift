import Foundation
import JSON
import TestSupport
import Testing
import Tokens

@testable import dataconnect

extension EndToEnd {
    /// Keys over a real network, as far as that is loopback.
    @Suite(.enabled(if: ClientDriver.canRun, "skipped: needs Python's websockets in .build/venv"))
    struct Keys {
        private static let key: String = """
            {"keys":[{"kid":"k","kty":"OKP","crv":"Ed25519","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}]}
            """

        private func fetch(_ source: KeySource) async -> String {
            let fetcher: KeyFetcher = KeyFetcher()
            let reply: KeyReply = await withCheckedContinuation { continuation in
                fetcher.fetch(source) { continuation.resume(returning: $0) }
            }
            return withExtendedLifetime(fetcher) {
                switch reply {
                case .failed(let reason): reason
                case .document(let bytes, let control):
                    "\(String(decoding: bytes.prefix(40), as: UTF8.self)) \(control.lifetime.map { "\($0)" } ?? "-")"
                }
            }
        }

        @Test func takesWhatTheServerSays() async throws {
            let server: FakeKeyServer = try await FakeKeyServer([
                "/plain": .init("{}"),
                "/aged": .init("{}", fields: ["Cache-Control": "public, max-age=600", "Age": "100"]),
                "/gone": .init("{}", status: 404), "/broken": .init("", status: 500),
                "/long": .init("0123456789abcdef", times: 16_385),
                "/full": .init("0123456789abcdef", times: 16_384),
            ])
            try await server.change([
                "/plain": .init("{}"),
                "/aged": .init("{}", fields: ["Cache-Control": "public, max-age=600", "Age": "100"]),
                "/gone": .init("{}", status: 404), "/broken": .init("", status: 500),
                "/moved": .init("", status: 302, fields: ["Location": "http://\(server.address)/plain"]),
                "/long": .init("0123456789abcdef", times: 16_385),
                "/full": .init("0123456789abcdef", times: 16_384),
            ])
            var replies: [String: String] = [:]
            for path in ["/plain", "/aged", "/gone", "/broken", "/moved", "/long", "/full"] {
                let url: KeyURL = try #require(KeyURL("http://\(server.address)\(path)"))
                replies[path] = await fetch(.webKeys(url))
            }
            #expect(
                replies == [
                    "/plain": "{} -", "/aged": "{} 500", "/gone": "was answered with the status 404",
                    "/broken": "was answered with the status 500",
                    "/moved": "was answered with the status 302, and redirections are not followed",
                    "/long": "is longer than 262144 bytes", "/full": "0123456789abcdef0123456789abcdef01234567 -",
                ])
            // The redirection led nowhere.
            #expect(try await server.asked().count { $0 == "GET /plain HTTP/1.1" } == 1)
        }

        @Test func findsKeysByTheIssuersDocument() async throws {
            let server: FakeKeyServer = try await FakeKeyServer([:])
            let issuer: String = "http://\(server.address)/realm"
            let document: String = "/realm/.well-known/openid-configuration"
            func described(_ keys: String, issuer named: String? = nil) -> FakeKeyServer.Answer {
                .init(#"{"issuer": "\#(named ?? issuer)", "jwks_uri": "http://\#(server.address)/\#(keys)"}"#)
            }
            let source: KeySource = .discovery(try #require(IssuerDiscovery(issuer: issuer)))
            let fetcher: KeyFetcher = KeyFetcher()
            func fetch() async -> String {
                let reply: KeyReply = await withCheckedContinuation { continuation in
                    fetcher.fetch(source) { continuation.resume(returning: $0) }
                }
                return switch reply {
                case .failed(let reason): reason
                case .document(let bytes, let control):
                    "\(String(decoding: bytes, as: UTF8.self)) \(control.lifetime ?? 0)"
                }
            }
            #expect(await fetch() == "was answered with the status 404")
            try await server.change([document: described("a", issuer: issuer + "/")])
            #expect(await fetch() == #"is of the issuer "\#(issuer)/", not of "\#(issuer)""#)
            let keys: FakeKeyServer.Answer = .init("keys", fields: ["Cache-Control": "max-age=700"])
            try await server.change([document: described("a"), "/a": keys])
            #expect(await fetch() == "keys 700")
            #expect(await fetch() == "keys 700")
            #expect(try await server.asked().count { $0 == "GET \(document) HTTP/1.1" } == 3)
            // They moved: the first failure makes the document be read again.
            try await server.change([document: described("b"), "/b": keys])
            #expect(await fetch() == "names http://\(server.address)/a, which was answered with the status 404")
            #expect(await fetch() == "keys 700")
            #expect(try await server.asked().count { $0 == "GET \(document) HTTP/1.1" } == 4)
        }

        /// Cut off where it is too long: nobody waits for the end of what has none.
        @Test(arguments: [FakeKeyServer.Answer.Part.head, .body])
        func leavesWhatHasNoEnd(_ part: FakeKeyServer.Answer.Part) async throws {
            let server: FakeKeyServer = try await FakeKeyServer(["/": .endless(part)])
            let url: KeyURL = try #require(KeyURL("http://\(server.address)/"))
            #expect(await fetch(.webKeys(url)) == "is longer than 262144 bytes")
            try await server.left(1)
        }

        /// Redirections are an answer like another, also where many come while others are given up.
        @Test func survivesManyRedirections() async throws {
            let server: FakeKeyServer = try await FakeKeyServer([:])
            try await server.change([
                "/moved": .init("here", status: 302, fields: ["Location": "http://\(server.address)/moved"]),
                "/long": .endless(.body), "/gone": .init("", status: 307, fields: ["Location": "file:///etc/passwd"]),
            ])
            let fetcher: KeyFetcher = KeyFetcher()
            let replies: [String] = try await withThrowingTaskGroup(of: String.self) { group in
                for index: Int in 0..<60 {
                    let path: String = ["moved", "long", "gone"][index % 3]
                    let url: KeyURL = try #require(KeyURL("http://\(server.address)/\(path)"))
                    group.addTask {
                        await withCheckedContinuation { continuation in
                            fetcher.fetch(.webKeys(url)) { reply in
                                if case .failed(let reason) = reply { continuation.resume(returning: reason) }
                            }
                        }
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(
                Dictionary(grouping: replies) { $0 }.mapValues(\.count) == [
                    "was answered with the status 302, and redirections are not followed": 20,
                    "was answered with the status 307, and redirections are not followed": 20,
                    "is longer than 262144 bytes": 20,
                ])
        }

        @Test func asksWhoseCertificateItIs() async throws {
            let pair: TestCertificate = try TestCertificate()
            defer { pair.remove() }
            let server: FakeKeyServer = try await FakeKeyServer(["/": .init("{}")], certificate: pair)
            let url: KeyURL = try #require(KeyURL("https://\(server.address)/"))
            #expect(await fetch(.webKeys(url)).hasPrefix("cannot be reached: SSL certificate problem: self"))
            #expect(try await server.asked() == [])
        }

        @Test func givesUpInTime() async throws {
            let server: FakeKeyServer = try await FakeKeyServer(["/": .silence])
            let url: KeyURL = try #require(KeyURL("http://\(server.address)/"))
            #expect(await fetch(.webKeys(url)).hasPrefix("cannot be reached: "))
            let nobody: KeyURL = try #require(KeyURL("http://127.0.0.1:1/"))
            #expect(await fetch(.webKeys(nobody)).hasPrefix("cannot be reached: "))
        }

        @Test func readsFilesAndSecretsBesideTheSettings() async throws {
            let project: ProjectCopy = try ProjectCopy(files: [
                "tokens.json": """
                {"issuers": [
                  {"issuer": "a", "audiences": ["x"], "file": "keys/a.json", "algorithms": ["EdDSA"], "uidPrefix": ""},
                  {"issuer": "b", "audiences": ["x"], "secretFile": "b.txt", "uidPrefix": "b:"}
                ]}
                """,
                "keys/a.json": Self.key, "b.txt": "a secret of thirty-two bytes or more\n",
                "bad.json": """
                {"issuers": [{"issuer": "b", "audiences": ["x"], "secretFile": "c.txt"},
                             {"issuer": "c", "audiences": ["x"], "secretEnvironment": "NOT_SET", "uidPrefix": ""}]}
                """,
            ])
            defer { project.remove() }
            let configuration: TokenConfiguration = try TokenSettings.load(
                project.folder + "/tokens.json", environment: [:])
            let reports: Observed<[String]> = Observed([])
            let keeper: KeyKeeper = KeyKeeper(configuration) { source, result in
                reports.update { $0.append("\(source.description.split(separator: "/").last ?? "") \(result)") }
            }
            _ = await keeper.firstKeys()
            #expect(keeper.ring.isReady)
            #expect(reports.value == ["a.json ready(count: 1, ignored: [])"])
            do throws(TokenConfigurationErrors) {
                _ = try TokenSettings.load(project.folder + "/bad.json", environment: [:])
                Issue.record("nothing was wrong")
            } catch {
                #expect(
                    error.errors.map(\.message) == [
                        "c.txt cannot be read", "the environment has no variable NOT_SET",
                    ])
            }
        }

        @Test func followsARotation() async throws {
            let server: FakeKeyServer = try await FakeKeyServer(["/jwks": .init("<html>")])
            let url: KeyURL = try #require(KeyURL("http://\(server.address)/jwks"))
            let configuration: TokenConfiguration = TokenConfiguration(issuers: [
                TokenIssuer(issuer: "a", audiences: ["x"], keys: .webKeys(url), algorithms: [.edDSA])
            ])
            let reports: Observed<[String]> = Observed([])
            let keeper: KeyKeeper = KeyKeeper(configuration) { _, result in
                reports.update { $0.append("\(result)") }
            }
            _ = await keeper.firstKeys()
            #expect(!keeper.ring.isReady)
            try await server.change(["/jwks": .init(Self.key)])
            _ = try await reports.wait(for: "the keys") { $0.contains("ready(count: 1, ignored: [])") ? $0 : nil }
            #expect(keeper.ring.isReady)
            #expect(reports.value.first?.hasPrefix("failed(\"is not valid JSON") == true)
        }
    }
}
