import Foundation
import TestSupport
import Testing

/// `dataconnect serve` for tests: a copy of the sample, on a database that the server may fit to it.
enum ProductionServer {
    /// What makes an administrator of who sends it.
    static let secret: String = "a secret of more than thirty-two characters"

    /// Starts a server with an administrator's secret, lets the test use it, and stops it.
    static func run(
        workers: Int = 1, database: String? = nil, operations: String = "", arguments: [String] = [],
        endings: [Int32] = [0, 128 + SIGKILL], _ body: (DevServer) async throws -> Void
    ) async throws {
        let project: ProjectCopy = try .sample()
        defer { project.remove() }
        if !operations.isEmpty { try project.write("connector/more.gql", operations) }
        try project.write("../admin.secret", "\(secret)\n")
        let url: String = try database ?? ThrowawayPostgres.makeDatabase()
        try await DevServer.run(
            project,
            [
                "--workers", "\(workers)", "--database-url", url, "--migrate", "--admin-secret-file",
                project.folder + "/../admin.secret",
            ] + arguments, command: "serve", endings: endings, body)
    }

    /// Runs a document as an administrator.
    static func run(_ query: String, on server: DevServer) async throws -> Document {
        try await HTTPClient.request(
            "POST", "/v1/projects/p/locations/l/services/movies:executeGraphql", of: server.address,
            body: #"{"query": "\#(query)"}"#, headers: ["Authorization": "Bearer \(secret)"]
        ).body
    }

    /// Starts a server that is to refuse, and gives its status and what it complained of.
    static func refusal(
        _ project: ProjectCopy, _ arguments: [String], environment: [String: String] = [:]
    ) async throws -> (status: Int32, errors: [String]) {
        let program: ChildProgram = try ChildProgram(
            DevServer.binary, ["serve", "--config_dir", project.folder, "--listen", "127.0.0.1:0"] + arguments,
            environment: environment)
        return (try await program.exitStatus(), program.errors.value)
    }
}
