import Foundation
import SDKGeneration

/// Runs programs that say whether generated code is right.
enum ChildProcess {
    /// Runs a program, and gives its status and all that it printed.
    static func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
        let process: Process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        let pipe: Pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output: Data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }
}

extension [GeneratedFile] {
    /// Gives the paths of the files with that ending, written to a folder that is gone afterwards.
    func withPaths(_ ending: String, _ body: ([String]) throws -> Void) throws {
        let folder: URL = FileManager.default.temporaryDirectory.appending(path: "sdk-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try SDKFixture.write(self, to: folder)
        try body(filter { $0.path.hasSuffix(ending) }.map { folder.appending(path: $0.path).path })
    }
}
