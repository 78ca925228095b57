import ConnectorModel
import Foundation
import SDKGeneration
import Testing

/// A folder in which all fixtures are packages, beside stand-ins for what they use.
struct NodeFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "sdks-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: Self.drivers.appending(path: "modules"), to: modules)
        try FileManager.default.copyItem(
            at: Self.drivers.appending(path: "load.mjs"), to: url.appending(path: "load.mjs"))
    }

    private static let drivers: URL = SDKFixture.root.deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Drivers/web")

    private var modules: URL { url.appending(path: "node_modules") }

    /// The text of a program in `Tests/Drivers/web`.
    static func driver(_ path: String) throws -> String {
        try String(contentsOf: drivers.appending(path: path), encoding: .utf8)
    }

    /// Adds a package.
    func add(_ package: String, _ files: [GeneratedFile]) throws {
        try SDKFixture.write(files, to: modules.appending(path: package))
    }

    /// Adds a file.
    func add(_ name: String, _ text: String) throws { try Data(text.utf8).write(to: url.appending(path: name)) }

    func remove() { try? FileManager.default.removeItem(at: url) }

    /// Runs a program in it, and gives its status and all that it printed.
    func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, output: String) {
        let process: Process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = arguments
        process.currentDirectoryURL = url
        // Debian keeps the modules of its packages here.
        process.environment = ["NODE_PATH": "/usr/share/nodejs", "PATH": "/usr/bin:/bin"]
        let pipe: Pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output: Data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }

    /// Where a program is; nothing where it is not installed.
    static func find(_ program: String) -> String? {
        ["/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].map { $0 + program }.first {
            FileManager.default.isExecutableFile(atPath: $0)
        }
    }
}

extension Trait where Self == ConditionTrait {
    /// For tests that run a program of Node; skipped where it is not installed, but never where `CI` is set.
    static func needs(_ program: String) -> ConditionTrait {
        .enabled(
            if: NodeFolder.find(program) != nil || ProcessInfo.processInfo.environment["CI"] != nil,
            "skipped: needs \(program), which Scripts/test installs")
    }
}
