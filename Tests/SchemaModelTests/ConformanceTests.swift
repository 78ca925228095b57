import Foundation
import Testing

/// Small fixtures through the program that `Scripts/conformance` runs, and all that it says of them.
@Suite struct ConformanceTests {
    @Test(arguments: ["schemas", "projects", "plurals"])
    func tellsWhatItFound(_ suite: String) throws {
        let folder: URL = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Fixtures/Conformance")
        let subject: String = folder.appendingPathComponent(suite == "plurals" ? "plurals.json" : suite).path
        let (output, status): (String, Int32) = try Self.run(["\(suite)", subject])
        #expect(output == (try fixture("Conformance/\(suite).txt")))
        #expect(status == 1)
    }

    /// Runs the program, which is built beside the tests.
    private static func run(_ arguments: [String]) throws -> (output: String, status: Int32) {
        let tests: URL = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        let process: Process = Process()
        process.executableURL = tests.deletingLastPathComponent().appendingPathComponent("conformance")
        process.arguments = arguments
        let pipe: Pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output: Data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (String(decoding: output, as: UTF8.self), process.terminationStatus)
    }
}
