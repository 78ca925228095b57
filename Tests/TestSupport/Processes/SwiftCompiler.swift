import Foundation

/// `swiftc`, with the modules and the object files of this build: for generated code, which no target has.
public enum SwiftCompiler {
    /// Whether this build has the library for clients, as a build of the whole package does.
    public static var knowsLibrary: Bool {
        FileManager.default.fileExists(atPath: "\(modules)/DataConnectClient.swiftmodule")
    }

    /// Runs it in Swift 6, where every data race is an error, with warnings as errors.
    ///
    /// - Returns: its status, and what it complained of.
    public static func run(
        _ arguments: [String], version: String = "6"
    ) async throws -> (status: Int32, problems: [String]) {
        let program: ChildProgram = try ChildProgram(
            "/usr/bin/env",
            ["swiftc", "-swift-version", version, "-warnings-as-errors", "-I", modules] + moduleMapOptions
                + sanitizerOptions + arguments)
        let status: Int32 = try await program.exitStatus()
        return (status, program.output.value + program.errors.value)
    }

    /// What a program is linked with that stands on the library for clients. Libraries of the system are named by their modules.
    public static func objects() throws -> [String] {
        try libraryTargets.flatMap { target in
            let folder: String = "\(TestFolders.products)/\(target).build"
            return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
                .filter { $0.hasSuffix(".o") }.map { "\(folder)/\($0)" }
        } + ["-lssl", "-lcrypto"]
    }

    /// As `Package.swift` has them.
    private static let libraryTargets: [String] = ["DataConnectClient", "Reactor", "WebSocketProtocol", "JSON", "CTLS"]

    private static let modules: String = TestFolders.products + "/Modules"

    /// Objects that call a sanitizer need it in every program that they are linked into.
    private static let sanitizerOptions: [String] =
        dlsym(dlopen(nil, RTLD_NOW), "__tsan_init") == nil ? [] : ["-sanitize=thread"]

    /// Where the C modules are that the library stands on: in the sources those of the system, in the build our own.
    private static let moduleMapOptions: [String] = {
        let folders: [String] = [TestFolders.repository + "/Sources", TestFolders.products]
        let maps: [String] = folders.flatMap { folder in
            let names: [String]? = try? FileManager.default.contentsOfDirectory(atPath: folder)
            return (names ?? []).sorted().map { "\(folder)/\($0)/module.modulemap" }
        }
        return maps.filter { FileManager.default.fileExists(atPath: $0) }.flatMap {
            ["-Xcc", "-fmodule-map-file=\($0)"]
        }
    }()
}
