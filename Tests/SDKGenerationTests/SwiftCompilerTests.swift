import Foundation
import SDKGeneration
import TestSupport
import Testing

/// What Swift's compiler says of what is generated, with our own library for clients.
@Suite(
    .enabled(
        if: SwiftCompiler.knowsLibrary || ProcessInfo.processInfo.environment["CI"] != nil,
        "skipped: needs the module DataConnectClient, which a build of the whole package makes"))
struct SwiftCompilerTests {
    /// All fixtures, in the language of Swift 6.
    @Test(arguments: SDKFixture.all)
    func compiles(_ fixture: SDKFixture) async throws {
        try await Self.expectToCompile(SwiftSDK(.fixture(fixture.name)).files(for: fixture.interface()), "6")
    }

    /// References for Combine have the same members.
    @Test func compilesReferencesForCombine() async throws {
        var settings: SwiftSDKSettings = .fixture("library")
        settings.publisher = .observableObject
        try await Self.expectToCompile(
            SwiftSDK(settings).files(for: SDKFixture(name: "library").interface()), "5")
    }

    /// The same sources take the official modules where these are. One test for all fixtures, as the modules are made once.
    @Test func compilesOnModulesOfTheOfficialNames() async throws {
        let modules: URL = try await Self.makeOfficialModules()
        defer { try? FileManager.default.removeItem(at: modules) }
        for fixture: SDKFixture in SDKFixture.all {
            let files: [GeneratedFile] = try SwiftSDK(.fixture(fixture.name)).files(for: fixture.interface())
            try await Self.expectToCompile(files, "6", ["-I", modules.path])
        }
    }

    /// Modules of the official names that have from ours what generated code may use of them, and no more. The official SDK has its
    /// points in time from another one, and settings for caches without a limit of size.
    private static func makeOfficialModules() async throws -> URL {
        let types: [String: [String]] = [
            "FirebaseCore": ["struct Timestamp"],
            "FirebaseDataConnect": [
                "struct AnyValue", "class CodecHelper", "struct ConnectorConfig",
                "class DataConnect", "struct DataConnectSettings", "struct LocalDate", "class MutationRef",
                "struct OperationResult", "protocol OperationVariable", "struct OptionalVariable",
                "enum QueryFetchPolicy", "class QueryRefObservableObject", "class QueryRefObservation",
            ],
        ]
        let folder: URL = FileManager.default.temporaryDirectory.appending(path: "modules-\(UUID().uuidString)")
        for (module, types) in types {
            var lines: [String] = types.map { "@_exported import \($0.replacing(" ", with: " DataConnectClient."))" }
            if module == "FirebaseDataConnect" { lines.append(officialCacheSettings) }
            let file: GeneratedFile = GeneratedFile(
                path: "\(module).swift", contents: lines.joined(separator: "\n"))
            try SDKFixture.write([file], to: folder)
            let (_, problems): (Int32, [String]) = try await SwiftCompiler.run([
                "-parse-as-library", "-emit-module", "-module-name", module, "-emit-module-path",
                folder.appending(path: "\(module).swiftmodule").path, folder.appending(path: file.path).path,
            ])
            #expect(problems == [])
        }
        return folder
    }

    private static let officialCacheSettings: String = """
        import Foundation

        public struct CacheSettings: Sendable {
          public enum Storage: Sendable { case persistent, memory }
          public init(storage: Storage = .persistent, maxAge: TimeInterval = 0) {}
        }

        extension DataConnectSettings {
          public init(cacheSettings: CacheSettings) { self.init() }
        }
        """

    /// The manifest is not part of the module.
    private static func expectToCompile(
        _ files: [GeneratedFile], _ version: String, _ options: [String] = []
    ) async throws {
        let folder: URL = FileManager.default.temporaryDirectory.appending(path: "sdk-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try SDKFixture.write(files, to: folder)
        let sources: [String] = files.map(\.path).filter { $0.hasSuffix(".swift") && !$0.hasSuffix("Package.swift") }
        let (status, problems): (Int32, [String]) = try await SwiftCompiler.run(
            ["-typecheck"] + options + sources.map { folder.appending(path: $0).path }, version: version)
        #expect(problems == [])
        #expect(status == 0)
    }
}
