import Foundation
import TestSupport
import Testing

/// `dataconnect dev`, started as Firebase's command line starts it: without a database, which comes by `/emulator/configure`.
enum ToolServer {
    static func run(
        _ project: ProjectCopy, arguments: [String] = [], _ body: (DevServer) async throws -> Void
    ) async throws {
        let program: ChildProgram = try ChildProgram(
            DevServer.binary,
            [
                "--logtostderr", "-v=3", "dev", "--listen=127.0.0.1:0", "--config_dir=\(project.folder)",
                "--enable_output_schema_extensions=true", "--enable_output_generated_sdk=true",
            ] + arguments)
        do {
            try await ClientDriver.mind(program)
            let mark: String = "] Listening on address (HTTP + gRPC): "
            let address: String = try await program.errors.wait(for: "ready line") { lines in
                lines.compactMap { line in line.range(of: mark).map { String(line[$0.upperBound...]) } }.first
            }
            try await body(DevServer(address: address, project: project, program: program))
        } catch {
            Issue.record("\(error)\nThe server's log:\n\(program.errors.value.suffix(60).joined(separator: "\n"))")
        }
        program.send(signal: SIGTERM)
        #expect(try await program.exitStatus() == 0)
        #expect(headless(program.errors.value) == [])
        try await ClientDriver.release(program)
    }

    /// Lines that are not in the form of Google's programs: there may be none.
    static func headless(_ lines: [String]) -> [String] { lines.filter { $0.prefixMatch(of: head) == nil } }

    /// What lines say, behind the letter of their level.
    static func told(_ lines: [String]) -> [String] {
        lines.map { line in
            line.prefixMatch(of: head).map { "\(line.prefix(1)) \(line[$0.range.upperBound...])" } ?? line
        }
    }

    private static var head: Regex<Substring> {
        #/[IWE]\d{4} \d\d:\d\d:\d\d\.\d{6} +\d+ \w[\w+]*\.swift:\d+\] /#
    }
}

extension DevServer {
    /// Names the database, as the command line does.
    func configure(_ body: String) async throws -> HTTPReply {
        try await HTTPClient.request("POST", "/emulator/configure", of: address, body: body)
    }

    /// The body of a refusal.
    static func refusal(_ number: Int, _ http: Int, _ status: String, _ message: String) -> Document {
        let quoted: String = message.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        let inner: String = #""message": "\#(quoted)", "status": "\#(status)", "details": []"#
        return Document(#"{"code": \#(number), \#(inner), "error": {"code": \#(http), \#(inner)}}"#)
    }
}
