import CEL
import Foundation
import JSON
import TestSupport
import Testing

/// The other implementation, in a process of Python. See `Tests/Drivers/cel_oracle.py`.
enum CELOracle {
    private static let environment: String = TestFolders.repository + "/.build/venv"

    /// Whether the package is there. True in CI whatever is installed, so that nothing is skipped there.
    static var canRun: Bool {
        if ProcessInfo.processInfo.environment["CI"] != nil { return true }
        let libraries: String = environment + "/lib"
        let versions: [String] = (try? FileManager.default.contentsOfDirectory(atPath: libraries)) ?? []
        return versions.contains {
            FileManager.default.fileExists(atPath: "\(libraries)/\($0)/site-packages/cel_expr_python")
        }
    }

    /// What becomes of each expression, with the variables of the generator.
    ///
    /// An expression on which the other implementation crashes is `lost`, and the next ones are given to a new process.
    static func evaluate(_ texts: [String]) throws -> [Outcome] {
        var outcomes: [Outcome] = []
        while outcomes.count < texts.count {
            let before: Int = outcomes.count
            outcomes += try answers(to: Array(texts[before...]))
            guard outcomes.count < texts.count else { break }
            try #require(outcomes.count > before, "the other implementation does not run")
            outcomes.append(.lost)
        }
        return outcomes
    }

    private static func answers(to texts: [String]) throws -> [Outcome] {
        let folder: URL = FileManager.default.temporaryDirectory.appendingPathComponent("cel-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let input: URL = folder.appendingPathComponent("input")
        let output: URL = folder.appendingPathComponent("output")
        let lines: [String] = [variables()] + texts.map { "\(JSONValue.string($0).text)" }
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: input)
        let process: Process = Process()
        process.executableURL = URL(fileURLWithPath: TestFolders.python)
        process.arguments = [TestFolders.repository + "/Tests/Drivers/cel_oracle.py", input.path, output.path]
        try process.run()
        process.waitUntilExit()
        return try Data(contentsOf: output).split(separator: UInt8(ascii: "\n")).map {
            try Outcome(answer: try parseJSON(Array($0)))
        }
    }

    private static func variables() -> String {
        let members: [JSONObject.Member] = ExpressionGenerator.variables.map { variable in
            let content: [JSONObject.Member] = [
                .init(name: "type", value: .string(variable.type.description)),
                .init(name: "value", value: encoded(variable.value)),
            ]
            return .init(name: variable.name, value: .object(JSONObject(content)))
        }
        return "\(JSONValue.object(JSONObject(members)).text)"
    }

    private static func encoded(_ value: Value) -> JSONValue {
        switch value {
        case .int(let number): ["int64": .string(String(number))]
        case .uint(let number): ["uint64": .string(String(number))]
        case .double(let number): ["double": .number(JSONNumber(number))]
        case .bool(let truth): ["bool": .bool(truth)]
        case .string(let text): ["string": .string(text)]
        case .bytes: ["bytes": value.json() ?? .null]
        case .list(let elements): ["list": .array(elements.map(encoded))]
        case .map(let map):
            ["map": .array(map.entries.map { .array([encoded($0.key.value), encoded($0.value)]) })]
        case .timestamp(let time): ["timestamp": .null, "seconds": .string(String(time.seconds))]
        case .duration(let span): ["duration": .null, "seconds": .string(String(span.nanoseconds / 1_000_000_000))]
        default: ["null": .null]
        }
    }
}
