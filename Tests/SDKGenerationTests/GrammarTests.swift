import Foundation
import SDKGeneration
import Testing

/// What grammars of Kotlin and Dart say of what is generated; neither compiler is to be had everywhere.
@Suite(
    .enabled(
        if: Grammars.canParse || ProcessInfo.processInfo.environment["CI"] != nil,
        "skipped: needs Python's tree-sitter in .build/venv, which Scripts/test installs"))
struct GrammarTests {
    @Test(arguments: SDKFixture.all)
    func kotlinIsKotlin(_ fixture: SDKFixture) throws {
        try KotlinSDK(.fixture(fixture.name)).files(for: fixture.interface()).withPaths(".kt", Grammars.expectToParse)
    }

    @Test(arguments: SDKFixture.all)
    func dartIsDart(_ fixture: SDKFixture) throws {
        try DartSDK(.fixture(fixture.name)).files(for: fixture.interface()).withPaths(".dart", Grammars.expectToParse)
    }

    /// The grammars do see what is wrong.
    @Test(arguments: ["fun f( {", "class C { fun }"]) func findsFaults(_ text: String) throws {
        let file: GeneratedFile = GeneratedFile(path: "a.kt", contents: text)
        try [file].withPaths(".kt") { paths in
            let (status, output): (Int32, String) = try Grammars.parse(paths)
            #expect(status == 1)
            #expect(output.hasPrefix("a.kt:1:"))
        }
    }
}

/// The parser in `Tests/Drivers`.
private enum Grammars {
    private static let tests: URL = SDKFixture.root.deletingLastPathComponent().deletingLastPathComponent()
    private static let environment: URL = tests.deletingLastPathComponent().appending(path: ".build/venv")

    /// Whether the modules are there.
    static var canParse: Bool {
        let lib: URL = environment.appending(path: "lib")
        let versions: [String]? = try? FileManager.default.contentsOfDirectory(atPath: lib.path)
        return (versions ?? []).contains { version in
            ["tree_sitter", "tree_sitter_kotlin", "tree_sitter_dart"].allSatisfy { module in
                let path: String = lib.appending(path: "\(version)/site-packages/\(module)").path
                return FileManager.default.fileExists(atPath: path)
            }
        }
    }

    static func parse(_ paths: [String]) throws -> (status: Int32, output: String) {
        try ChildProcess.run(
            environment.appending(path: "bin/python").path,
            [tests.appending(path: "Drivers/parse.py").path] + paths)
    }

    static func expectToParse(_ paths: [String]) throws {
        let (status, output): (Int32, String) = try parse(paths)
        #expect(output == "")
        #expect(status == 0)
    }
}
