import Foundation
import JSON

/// Network clients that are not ours: Python's, in a process that all tests share.
///
/// Commands are JSON lines with an id and are answered in whatever order they finish. See `Tests/Drivers/client.py`.
public final class ClientDriver: Sendable {
    private static let python: String = TestFolders.python
    private static let shared: Result<ClientDriver, any Error> = Result { try ClientDriver() }

    private let program: ChildProgram
    private let lastID: Observed<Int64> = Observed(0)

    private init() throws {
        program = try ChildProgram(Self.python, [TestFolders.repository + "/Tests/Drivers/client.py"])
    }

    /// For `.enabled(if:)`. True in CI whatever is installed, so that nothing is skipped there.
    public static var canRun: Bool {
        getenv("CI") != nil || FileManager.default.isExecutableFile(atPath: python)
    }

    /// Sends a command and waits for its answer.
    ///
    /// - Errors: what the client could not do, or that nothing was answered.
    static func call(_ command: String, _ arguments: [JSONObject.Member] = []) async throws -> JSONValue {
        try await shared.get().call(command, arguments)
    }

    /// Ends the process if the tests end before it was released.
    public static func mind(_ program: ChildProgram) async throws {
        _ = try await call("mind", [.init(name: "pid", value: .number(JSONNumber(Int64(program.processID))))])
    }

    /// The process has ended.
    public static func release(_ program: ChildProgram) async throws {
        _ = try await call("release", [.init(name: "pid", value: .number(JSONNumber(Int64(program.processID))))])
    }

    /// Waits for the end of a process, whoever's child it is. On Linux only.
    public static func waitForEnd(of processID: Int32) async throws {
        _ = try await call("ended", [.init(name: "pid", value: .number(JSONNumber(Int64(processID))))])
    }

    private func call(_ command: String, _ arguments: [JSONObject.Member]) async throws -> JSONValue {
        var id: Int64 = 0
        lastID.update {
            $0 += 1
            id = $0
        }
        let call: [JSONObject.Member] = [
            .init(name: "id", value: .number(JSONNumber(id))), .init(name: "do", value: .string(command)),
        ]
        do {
            try program.write(line: JSONValue.object(JSONObject(call + arguments)).text.description)
        } catch {
            let last: String = program.errors.value.suffix(20).joined(separator: "\n")
            throw ClientFailure(description: "\(command): the clients' process has ended: \(error)\n\(last)")
        }
        // Answers begin with their id.
        let start: String = "{\"id\": \(id)"
        let line: String = try await program.output.wait(for: "answer to \(command) \(arguments.map(\.value.text))") {
            lines in
            lines.last { $0.hasPrefix(start + ",") || $0.hasPrefix(start + "}") }
        }
        let answer: JSONValue = try parseJSON(Array(line.utf8))
        if let reason: String = answer["failed"]?.string { throw ClientFailure(description: "\(command): \(reason)") }
        return answer
    }
}

/// Why a client could not do what it was told.
public struct ClientFailure: Error, CustomStringConvertible {
    /// In words.
    public let description: String
}
