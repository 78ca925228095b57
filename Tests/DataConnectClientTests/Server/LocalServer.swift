import Foundation
import Reactor
import TestSupport
import Testing

@testable import DataConnectClient

/// `dataconnect dev` on a copy of the sample, for clients of this library.
final class LocalServer {
    let port: Int
    private let project: ProjectCopy
    private let arguments: [String]
    private(set) var program: ChildProgram

    static let config: ConnectorConfig = ConnectorConfig(serviceId: "movies", location: "us-east4", connector: "movies")

    private static let binary: String = TestFolders.products + "/dataconnect"

    /// Starts a server, lets the test use it, and stops it whatever comes of that.
    ///
    /// - Parameter operations: what the connector has beside those of the sample.
    static func run(operations: String = "", _ body: (LocalServer) async throws -> Void) async throws {
        let project: ProjectCopy = try .sample(hasClientCache: true)
        defer { project.remove() }
        if !operations.isEmpty { try project.write("connector/more.gql", operations) }
        let server: LocalServer = try await LocalServer(project)
        do {
            try await body(server)
        } catch {
            Issue.record("\(error)\nThe server's log:\n\(server.log.suffix(60).joined(separator: "\n"))")
        }
        try await server.stop()
    }

    private init(_ project: ProjectCopy) async throws {
        self.project = project
        arguments = [
            "dev", "--config_dir", project.folder, "--log-level", "debug", "--workers", "1", "--database-url",
            try ThrowawayPostgres.makeDatabase(),
        ]
        (program, port) = try await Self.start(arguments + ["--seed", "--listen", "127.0.0.1:0"])
    }

    private static func start(_ arguments: [String]) async throws -> (ChildProgram, Int) {
        let program: ChildProgram = try ChildProgram(binary, arguments)
        try await ClientDriver.mind(program)
        let mark: String = "listening: http://"
        let address: String = try await program.output.wait(for: "banner") { lines in
            lines.first { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
        }
        try await program.errors.wait(for: "connection of the worker") { lines in
            lines.contains { $0.hasSuffix(" database-connected worker=0") } ? () : nil
        }
        return (program, try #require(address.split(separator: ":").last.flatMap { Int($0) }))
    }

    /// Ends the server at once, as a crash would.
    func kill() async throws {
        program.send(signal: SIGKILL)
        _ = try await program.exitStatus()
        try await ClientDriver.release(program)
    }

    /// Starts it again where it was, with the same data.
    func restart() async throws {
        (program, _) = try await Self.start(arguments + ["--listen", "127.0.0.1:\(port)"])
    }

    private func stop() async throws {
        program.send(signal: SIGTERM)
        _ = try await program.exitStatus()
        try await ClientDriver.release(program)
    }

    /// What it has written to its log since it was started last.
    var log: [String] { program.errors.value }

    /// Waits until a line of the log has this in it, so many times.
    func waitForLog(_ text: String, count: Int = 1) async throws {
        try await program.errors.wait(for: "log line with \(text)") { lines in
            lines.count { $0.contains(text) } >= count ? () : nil
        }
    }

    /// A client of the server, with an instance of its own, whose attempts to connect follow each other closely.
    func client(
        port: Int? = nil, cache: CacheSettings? = nil, tokens: (any AuthTokenProvider)? = nil,
        frames: Observed<[ClientFrame]>? = nil, loop: EventLoop? = nil
    ) -> DataConnect {
        var environment: EngineEnvironment = .system
        if let loop { environment.loop = loop }
        environment.random = { 0 }
        environment.onFrame = { frame in frames?.update { $0.append(frame) } }
        return DataConnect(
            Self.config,
            DataConnectSettings(host: "127.0.0.1", port: port ?? self.port, sslEnabled: false, cacheSettings: cache),
            "p", tokens, .generated, environment)
    }
}

extension Trait where Self == ConditionTrait {
    /// For tests that run a server.
    static var needsServer: ConditionTrait {
        .enabled(
            if: ClientDriver.canRun && ThrowawayPostgres.canRun,
            "skipped: needs PostgreSQL, and Python's websockets in .build/venv, which Scripts/test installs")
    }
}

/// All tests that run a server. One after the other: each has a database of its own.
@Suite(.serialized) enum WithServer {}

extension ConnectorEngine {
    var waitingCount: Int { waiting.count }
    var hasStrayed: Bool { live.values.contains { $0.hasStrayed } }
    var hasStream: Bool { stream.socket != nil }

    /// Has the stream be away, as it is while a client waits to connect again.
    func loseStream() {
        stream.socket?.close()
        stream.socket = nil
        stream.connection += 1
        handle(.closed(TransportError(.connectionLost, "lost by the test"), isExpired: false))
    }
}
