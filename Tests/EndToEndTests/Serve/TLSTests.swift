import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// `serve` and `dev` with a certificate, and clients that are not ours.
    @Suite(.needsClientsAndPostgres) struct TLS {
        private static let query: String = #"{"operationName": "ListMovies", "variables": {}}"#
        private static let path: String = "/v1/\(DevServer.connector):executeQuery"
        private static let answer: Document = #"{"data": {"movies": []}, "errors": []}"#

        private static func flags(_ pair: TestCertificate) -> [String] {
            ["--tls-cert", pair.certificateFile, "--tls-key", pair.keyFile]
        }

        /// Puts another pair in the place of one.
        private static func replace(_ pair: TestCertificate, by other: TestCertificate) throws {
            for (from, to): (String, String) in [
                (other.certificateFile, pair.certificateFile), (other.keyFile, pair.keyFile),
            ] {
                try Data(contentsOf: URL(filePath: from)).write(to: URL(filePath: to))
            }
        }

        private static func post(_ server: DevServer, trusting pair: String) async throws -> Document {
            try await HTTPClient.request(
                "POST", path, of: server.address, body: query, headers: ["Content-Type": "application/json"],
                trusting: pair
            ).body
        }

        private static func curl(_ server: DevServer, _ pair: TestCertificate, _ flag: String) async throws -> [String]
        {
            let program: ChildProgram = try ChildProgram(
                "/usr/bin/env",
                [
                    "curl", "-sS", flag, "--cacert", pair.certificateFile, "-H", "Content-Type: application/json",
                    "-d", query, "-w", "\n%{http_version}\n", "https://\(server.address)\(path)",
                ])
            #expect(try await program.exitStatus() == 0)
            #expect(program.errors.value == [])
            return program.output.value
        }

        @Test func servesOverBothVersionsOfHTTP() async throws {
            let pair: TestCertificate = try TestCertificate()
            defer { pair.remove() }
            try await ProductionServer.run(arguments: Self.flags(pair)) { server in
                #expect(try await Self.post(server, trusting: pair.certificateFile) == Self.answer)
                for (flag, version): (String, String) in [("--http1.1", "1.1"), ("--http2", "2")] {
                    let lines: [String] = try await Self.curl(server, pair, flag)
                    #expect(lines.count == 2)
                    #expect(Document(lines.first ?? "") == Self.answer)
                    #expect(lines.last == version)
                }
                let plain: HTTPReply = try await HTTPClient.request("GET", "/", of: server.address)
                #expect(plain.status == 400)
            }
        }

        /// A page on an encrypted loopback origin is the developer's, and a stream is one over TLS too.
        @Test func servesDevelopers() async throws {
            let pair: TestCertificate = try TestCertificate()
            defer { pair.remove() }
            try await DevServer.run(arguments: Self.flags(pair)) { server in
                for (origin, status): (String, Int) in [
                    ("https://localhost:5173", 200), ("https://\(server.address)", 200), ("https://evil.example", 403),
                ] {
                    let reply: HTTPReply = try await HTTPClient.request(
                        "POST", Self.path, of: server.address, body: Self.query,
                        headers: ["Content-Type": "application/json", "Origin": origin], trusting: pair.certificateFile)
                    #expect(reply.status == status)
                }
            }
        }

        @Test func changesItsCertificateUnderOpenStreams() async throws {
            let (pair, next): (TestCertificate, TestCertificate) = (try TestCertificate(), try TestCertificate())
            let other: TestCertificate = try TestCertificate()
            defer { [pair, next, other].forEach { $0.remove() } }
            let first: String = pair.folder + "/first.pem"
            try Data(try pair.certificate()).write(to: URL(filePath: first))
            try await ProductionServer.run(arguments: Self.flags(pair)) { server in
                let stream: StreamClient = try await StreamClient(to: server.address, trusting: first)
                try await stream.execute("before", "ListMovies")
                try await stream.receives(
                    #"{"result": {"requestId": "before", "data": {"movies": []}, "errors": []}}"#)

                // A key alone fits nothing.
                try Data(try other.key()).write(to: URL(filePath: pair.keyFile))
                try await server.waitForLog("the key is not that of the certificate")
                #expect(try await Self.post(server, trusting: first) == Self.answer)

                try Self.replace(pair, by: next)
                try await server.waitForLog(" info tls message=")
                #expect(try await Self.post(server, trusting: next.certificateFile) == Self.answer)
                await #expect(throws: (any Error).self) { try await Self.post(server, trusting: first) }
                try await stream.execute("after", "ListMovies")
                try await stream.receives(
                    #"{"result": {"requestId": "after", "data": {"movies": []}, "errors": []}}"#)
            }
        }

        private static func refusal(_ arguments: [String]) async throws -> (status: Int32, errors: [String]) {
            let project: ProjectCopy = try .sample()
            defer { project.remove() }
            return try await ProductionServer.refusal(
                project, ["--database-url", "postgresql://nowhere.invalid/x"] + arguments)
        }

        @Test func saysWhatIsWrongWithItsFiles() async throws {
            let (pair, other): (TestCertificate, TestCertificate) = (try TestCertificate(), try TestCertificate())
            defer { [pair, other].forEach { $0.remove() } }
            let alone: (status: Int32, errors: [String]) = try await Self.refusal(["--tls-cert", pair.certificateFile])
            #expect(alone.status == 2)
            #expect(
                alone.errors == [
                    "dataconnect: --tls-cert and --tls-key go together: a certificate is of no use without its private key"
                ])
            for (certificate, key, message): (String, String, String) in [
                (
                    pair.folder + "/none", pair.keyFile,
                    "the file \(pair.folder)/none of --tls-cert does not exist"
                ),
                (pair.folder, pair.keyFile, "the file \(pair.folder) of --tls-cert cannot be read: "),
                (
                    pair.certificateFile, pair.folder + "/extensions",
                    "\(pair.folder)/extensions holds no private key in PEM"
                ),
                (
                    pair.certificateFile, other.keyFile,
                    "\(pair.certificateFile) and \(other.keyFile): the key is not that of the certificate"
                ),
            ] {
                let failure: (status: Int32, errors: [String]) = try await Self.refusal(
                    ["--tls-cert", certificate, "--tls-key", key])
                #expect(failure.status == 1)
                #expect(failure.errors.count == 1)
                #expect(failure.errors.first?.contains(" error tls message=\"\(message)") == true)
            }
        }
    }
}
