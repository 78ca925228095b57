import Foundation
import TestSupport
import Testing

@testable import DataConnectClient

extension WithServer {
    /// Encrypted connections, to a server behind something that ends TLS.
    @Suite(.needsServer, .timeLimit(.minutes(2))) struct EncryptionTests {
        @Test(arguments: ["localhost", "127.0.0.1"])
        func asksAndFollowsATrustedServer(host: String) async throws {
            try await withEncryptedServer { port, authority in
                let client: DataConnect = Self.client(host, port, .certificates(file: authority))
                let result: OperationResult<Movies.One> = try await client.movie(Movies.m).execute()
                #expect(result.data?.movie?.title == "M")
                var results = try await client.movie(Movies.m).subscribe().makeAsyncIterator()
                _ = try await results.next()?.get()
                let text: String = String(repeating: "long ", count: 50_000)
                _ = try await client.updateMovie(Movies.m, genre: "Crime", description: text).execute()
                #expect(try await results.next()?.get().data?.movie?.description == text)
            }
        }

        @Test func sendsNothingToAServerThatNobodyVouchesFor() async throws {
            try await withEncryptedServer { port, _ in
                let error: DataConnectOperationError? = await #expect(throws: DataConnectOperationError.self) {
                    try await Self.client("localhost", port, .system).movie(Movies.m).execute()
                }
                #expect((error?.underlyingError as? TransportError)?.kind == .untrusted)
            }
        }

        @Test func sendsNothingToAServerOfAnotherName() async throws {
            try await withEncryptedServer { port, authority in
                let error: DataConnectOperationError? = await #expect(throws: DataConnectOperationError.self) {
                    try await Self.client("127.0.0.2", port, .certificates(file: authority)).movie(Movies.m).execute()
                }
                let kind: TransportError.Kind? = (error?.underlyingError as? TransportError)?.kind
                #if canImport(Darwin)
                    // There 127.0.0.2 is no address of the machine.
                    #expect(kind == .unreachable)
                #else
                    #expect(kind == .untrusted)
                #endif
            }
        }

        @Test func tellsOfCertificatesThatCannotBeRead() async throws {
            let client: DataConnect = Self.client("localhost", 1, .certificates(file: "/nowhere.pem"))
            let error: DataConnectInitError? = await #expect(throws: DataConnectInitError.self) {
                try await client.movie(Movies.m).execute()
            }
            #expect(error?.code == .grpcNotConfigured)
        }

        private static func client(_ host: String, _ port: Int, _ trust: TLSTrust) -> DataConnect {
            DataConnect(
                connectorConfig: LocalServer.config,
                settings: DataConnectSettings(host: host, port: port, tlsTrust: trust))
        }

        private func withEncryptedServer(_ body: (_ port: Int, _ authority: String) async throws -> Void) async throws {
            let folder: String = try TestFolders.makeTemporary()
            defer { try? FileManager.default.removeItem(atPath: folder) }
            try await LocalServer.run { server in
                let front: ChildProgram = try ChildProgram(
                    TestFolders.python,
                    [TestFolders.repository + "/Tests/Drivers/tls_front.py", "127.0.0.1:\(server.port)", folder])
                try await ClientDriver.mind(front)
                let port: Int = try await front.output.wait(for: "port") { $0.first.flatMap { Int($0) } }
                do {
                    try await body(port, folder + "/authority.pem")
                } catch {
                    Issue.record(error)
                }
                front.send(signal: SIGKILL)
                _ = try await front.exitStatus()
                try await ClientDriver.release(front)
            }
        }
    }
}
