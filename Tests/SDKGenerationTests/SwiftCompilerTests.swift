import Foundation
import SDKGeneration
import Testing

/// What Swift's compiler says of what is generated, with our own library for clients.
@Suite(
    .enabled(
        if: SwiftCompiler.knowsLibrary || ProcessInfo.processInfo.environment["CI"] != nil,
        "skipped: needs the module DataConnectClient, which a build of the whole package makes"))
struct SwiftCompilerTests {
    /// All fixtures, in the language of Swift 6, in which every data race is an error.
    @Test(arguments: SDKFixture.all)
    func compiles(_ fixture: SDKFixture) throws {
        try SwiftSDK(.fixture(fixture.name)).files(for: fixture.interface()).withPaths(".swift") { paths in
            try SwiftCompiler.expectToCompile(paths, "6")
        }
    }

    /// References for Combine have the same members.
    @Test func compilesReferencesForCombine() throws {
        var settings: SwiftSDKSettings = .fixture("library")
        settings.publisher = .observableObject
        try SwiftSDK(settings).files(for: SDKFixture(name: "library").interface()).withPaths(".swift") { paths in
            try SwiftCompiler.expectToCompile(paths, "5")
        }
    }
}

/// `swiftc`, with the modules of this build.
private enum SwiftCompiler {
    /// Where the modules of this build are: beside the tests.
    private static let modules: URL? = {
        let bundle: URL? = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
        let program: URL? = bundle ?? Bundle.main.executableURL?.resolvingSymlinksInPath()
        return program?.deletingLastPathComponent().appending(path: "Modules")
    }()

    static var knowsLibrary: Bool {
        let path: String? = modules?.appending(path: "DataConnectClient.swiftmodule").path
        return path.map { FileManager.default.fileExists(atPath: $0) } ?? false
    }

    /// What says where the C modules are that the library stands on: in the sources those of the system, in the build our own.
    private static var moduleMaps: [String] {
        let sources: URL = SDKFixture.root.deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources")
        let folders: [URL] = [sources, modules?.deletingLastPathComponent()].compactMap(\.self)
        return folders.flatMap { folder in
            let names: [String]? = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
            return (names ?? []).sorted().map { folder.appending(path: "\($0)/module.modulemap").path }
        }.filter { FileManager.default.fileExists(atPath: $0) }
    }

    /// The manifest is not part of the module.
    static func expectToCompile(_ paths: [String], _ version: String) throws {
        let modules: URL = try #require(modules)
        let sources: [String] = paths.filter { !$0.hasSuffix("/Package.swift") }
        let options: [String] =
            ["swiftc", "-typecheck", "-swift-version", version, "-warnings-as-errors", "-I", modules.path]
            + moduleMaps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
        let (status, output): (Int32, String) = try ChildProcess.run("/usr/bin/env", options + sources)
        #expect(output == "")
        #expect(status == 0)
    }
}
