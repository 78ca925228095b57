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

    /// The manifest is not part of the module.
    private static func expectToCompile(_ files: [GeneratedFile], _ version: String) async throws {
        let folder: URL = FileManager.default.temporaryDirectory.appending(path: "sdk-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try SDKFixture.write(files, to: folder)
        let sources: [String] = files.map(\.path).filter { $0.hasSuffix(".swift") && !$0.hasSuffix("Package.swift") }
        let (status, problems): (Int32, [String]) = try await SwiftCompiler.run(
            ["-typecheck"] + sources.map { folder.appending(path: $0).path }, version: version)
        #expect(problems == [])
        #expect(status == 0)
    }
}
