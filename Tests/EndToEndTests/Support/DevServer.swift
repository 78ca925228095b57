import Foundation
import TestSupport
import Testing

/// `dataconnect dev`, or `serve`, on a copy of the sample.
struct DevServer: Sendable {
    /// Host and port.
    let address: String
    let project: ProjectCopy
    let program: ChildProgram

    /// The program that is tested.
    static let binary: String = TestFolders.products + "/dataconnect"

    /// Starts a server, lets the test use it, and stops it whatever comes of that.
    ///
    /// - Parameters:
    ///   - database: a connection string; without one, a database of its own on the tests' shared server.
    ///   - operations: what the connector has beside those of the sample.
    ///   - hasClientCache: whether answers carry entity ids.
    static func run(
        workers: Int = 1, database: String? = nil, operations: String = "", arguments: [String] = [],
        hasClientCache: Bool = false,
        _ body: (DevServer) async throws -> Void
    ) async throws {
        let project: ProjectCopy = try .sample(hasClientCache: hasClientCache)
        defer { project.remove() }
        if !operations.isEmpty { try project.write("connector/more.gql", operations) }
        let url: String = try database ?? ThrowawayPostgres.makeDatabase()
        try await run(
            project, ["--workers", "\(workers)", "--database-url", url, "--seed"] + arguments, body)
    }

    /// Starts a server on a project with these arguments, and no others that matter.
    static func run(
        _ project: ProjectCopy, _ arguments: [String], environment: [String: String] = [:], command: String = "dev",
        endings: [Int32] = [0, 128 + SIGKILL], _ body: (DevServer) async throws -> Void
    ) async throws {
        let program: ChildProgram = try ChildProgram(
            binary,
            [command, "--config_dir", project.folder, "--listen", "127.0.0.1:0", "--log-level", "debug"] + arguments
                + (arguments.contains("--workers") ? [] : ["--workers", "1"]),
            environment: environment)
        var isGood: Bool = true
        do {
            try await ClientDriver.mind(program)
            let mark: String = "listening: \(arguments.contains("--tls-cert") ? "https" : "http")://"
            let address: String = try await program.output.wait(for: "banner") { lines in
                lines.first { $0.hasPrefix(mark) }.map { String($0.dropFirst(mark.count)) }
            }
            let server: DevServer = DevServer(address: address, project: project, program: program)
            try await server.waitForDatabase()
            try await body(server)
        } catch {
            isGood = false
            Issue.record("\(error)\nThe server's log:\n\(program.errors.value.suffix(60).joined(separator: "\n"))")
        }
        program.send(signal: SIGTERM)
        let status: Int32 = try await program.exitStatus()
        guard isGood else { return }
        #expect(endings.contains(status), "the server ended with \(status)")
        try await ClientDriver.release(program)
    }

    // MARK: Its log

    /// A query was run for subscribers so many times. Its line may come after the answer, through another pipe.
    func hasExecuted(_ operation: String, times: Int) async throws {
        try await waitForLog(" executed operation=\(operation) ", count: times)
        #expect(executions(of: operation) == times)
    }

    private func executions(of operation: String) -> Int {
        program.errors.value.count { $0.contains(" executed operation=\(operation) ") }
    }

    /// Waits until each worker has its connections: one that listens may have none yet, and requests do not wait long for them.
    private func waitForDatabase() async throws {
        let position: Int? = program.arguments.firstIndex(of: "--workers")
        let workers: Int = position.flatMap { Int(program.arguments[$0 + 1]) } ?? 1
        try await program.errors.wait(for: "connection of each worker") { lines in
            (0..<workers).allSatisfy { worker in
                lines.contains { $0.hasSuffix(" database-connected worker=\(worker)") }
            } ? () : nil
        }
    }

    /// Waits until all of these workers have the database back that was lost so many times.
    func waitForRecovery(workers: Int, losses: Int) async throws {
        try await program.errors.wait(for: "recovery \(losses)") { (lines: [String]) -> Void? in
            let starts: [Int] = lines.indices.filter { lines[$0].contains(" warning database-lost reason=") }
            guard starts.count >= losses else { return nil }
            let rest: ArraySlice<String> = lines[starts[losses - 1]...]
            return (0..<workers).allSatisfy { worker in
                rest.contains { $0.hasSuffix(" database-recovered worker=\(worker)") }
            } ? () : nil
        }
    }

    /// Waits until each of these workers has seen that the database is away, or has it back.
    func waitForDatabase(_ event: String, workers: Int) async throws {
        for worker: Int in 0..<workers { try await waitForLog(" database-\(event) worker=\(worker)") }
    }

    /// Waits until a line of the log has this in it, so many times.
    func waitForLog(_ text: String, count: Int = 1) async throws {
        try await program.errors.wait(for: "log line with \(text)") { lines in
            lines.count { $0.contains(text) } >= count ? () : nil
        }
    }

    // MARK: Its clients

    /// The connector, as clients name it.
    static let connector: String = "projects/p/locations/us-east4/services/movies/connectors/movies"

    func connect(path: String = StreamClient.path, isSlow: Bool = false) async throws -> StreamClient {
        try await StreamClient(to: address, path: path, isSlow: isSlow)
    }

    /// Runs a query as a client over REST, by default one without a user.
    func query(_ operation: String, _ variables: String = "{}", token: String? = nil) async throws -> HTTPReply {
        try await execute("executeQuery", operation, variables, token)
    }

    /// Runs a mutation as a client over REST, by default one without a user.
    @discardableResult
    func mutate(_ operation: String, _ variables: String, token: String? = nil) async throws -> HTTPReply {
        try await execute("executeMutation", operation, variables, token)
    }

    private func execute(
        _ method: String, _ operation: String, _ variables: String, _ token: String?
    ) async throws -> HTTPReply {
        try await post(method, #"{"operationName": "\#(operation)", "variables": \#(variables)}"#, token: token)
    }

    /// Posts a body to a method of the connector.
    func post(_ method: String, _ body: String, token: String? = nil) async throws -> HTTPReply {
        var headers: [String: String] = ["Content-Type": "application/json"]
        headers["X-Firebase-Auth-Token"] = token
        return try await HTTPClient.request(
            "POST", "/v1/\(Self.connector):\(method)", of: address, body: body, headers: headers)
    }

    /// What reaches a stream before the answer to something that is asked for now; nothing, if the stream was silent.
    ///
    /// What is asked for is a subscription that nothing else makes. When its line is in the log, all earlier ones are.
    func framesUntilNow(on stream: StreamClient) async throws -> [Document] {
        let count: Int = executions(of: Self.fence) + 1
        let id: String = "00000000-0000-4000-8000-" + String(repeating: "0", count: 12 - "\(count)".count) + "\(count)"
        try await stream.send(
            """
            {"requestId": "fence-\(count)", "name": "\(Self.connector)",
             "subscribe": {"operationName": "\(Self.fence)", "variables": {"id": "\(id)"}}}
            """)
        let answer: Document = #"{"result": {"requestId": "fence-\#(count)", "data": {"movie": null}, "errors": []}}"#
        var frames: [Document] = []
        while case let frame:Document = try await stream.next(), frame != answer { frames.append(frame) }
        try await stream.send(#"{"requestId": "fence-\#(count)", "cancel": {}}"#)
        try await waitForLog(" executed operation=\(Self.fence) ", count: count)
        return frames
    }

    private static let fence: String = "GetMovieRating"
}
