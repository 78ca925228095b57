import Foundation
import Testing

/// Runs the public vectors as `Scripts/conformance graphql` does, by the same program.
@Suite struct VectorTests {
    /// The vectors lie beside the project, in a folder `shared/cases` of one of the folders around it.
    private static let folder: URL? = {
        var parent: URL = URL(fileURLWithPath: #filePath)
        while parent.path != "/" {
            parent.deleteLastPathComponent()
            let cases: URL = parent.appendingPathComponent("shared/cases/graphql", isDirectory: true)
            if FileManager.default.fileExists(atPath: cases.path) { return cases }
        }
        return nil
    }()

    private static let isOnCI: Bool = ProcessInfo.processInfo.environment["CI"] != nil

    @Test(.enabled(if: folder != nil || isOnCI, "skipped: there is no folder shared/cases above the package"))
    func passesAllParserAndPrinterVectors() throws {
        let folder: URL = try #require(Self.folder, "CI needs the vectors in shared/cases above the package")
        let (output, status): (String, Int32) = try Self.run("conformance", ["graphql", folder.path])
        #expect(status == 0, "\(output)")
        #expect(output.contains(" passed, 0 failed"), "\(output)")
    }

    /// Runs a program that is built beside the tests.
    private static func run(_ name: String, _ arguments: [String]) throws -> (output: String, status: Int32) {
        let tests: URL = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        let process: Process = Process()
        process.executableURL = tests.deletingLastPathComponent().appendingPathComponent(name)
        process.arguments = arguments
        let pipe: Pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output: Data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (String(decoding: output, as: UTF8.self), process.terminationStatus)
    }
}
