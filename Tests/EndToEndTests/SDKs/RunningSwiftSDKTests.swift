import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// A generated Swift SDK at work: a module of its own, as in its package, and an app on it, against a server.
    @Suite struct RunningSwiftSDKs {
        @Test(.needsClientsAndPostgres, .needsSwiftLibrary)
        func callsTheServer() async throws {
            let node: NodeProject = try NodeProject(
                generate: """
                      swiftSdk:
                        outputDir: ../../app
                        package: LibrarySDK
                        clientCache: { storage: memory, maxAge: 3600s }

                    """,
                files: [
                    "connector/more.gql": """
                    mutation RenameBook($id: UUID!, $title: String!) @auth(level: PUBLIC, insecureReason: "a test") {
                      book_update(id: $id, data: { title: $title })
                    }
                    """
                ])
            defer { node.remove() }
            #expect(try await node.generate().status == 0)
            try await node.compileSwift()
            // What the SDK does not know.
            try node.project.edit("schema/schema.gql", "LOANED LOST", "LOANED LOST BURNT")
            let database: String = try ThrowawayPostgres.makeDatabase()
            try await DevServer.run(node.project, ["--database-url", database]) { server in
                let port: String = try #require(server.address.split(separator: ":").last.map(String.init))
                let program: ChildProgram = try ChildProgram(node.app.appending(path: "run").path, [port])
                #expect(try await program.exitStatus() == 0)
                #expect(program.errors.value == [])
                #expect(
                    program.output.value == [
                        "mutation: from the server", "query: One, OPEN, 64 pages, by Ada", "key: true",
                        #"variables: ["One"] without, [] with null, ["One"] with values"#,
                        "cache: preferCache from the cache", "cache: cacheOnly from the cache",
                        "cache: serverOnly from the server", "cache: another book is not kept",
                        #"enum: _UNKNOWN("BURNT") true"#, "enum: $shelf is invalid Shelf: 'SOLD'",
                        #"subscription: [[], ["Two"]]"#, "observation: First true", "references: true",
                        "failure: unauthenticated: this operation requires a signed-in user",
                    ])
            }
        }
    }
}

extension NodeProject {
    /// Compiles the SDK as a module, and the program that uses it.
    func compileSwift() async throws {
        let sdk: URL = app.appending(path: "LibrarySDK/Sources")
        let sources: [String] = try FileManager.default.contentsOfDirectory(atPath: sdk.path).sorted()
            .map { sdk.appending(path: $0).path }
        let module: String = app.appending(path: "LibrarySDK.swiftmodule").path
        let object: String = app.appending(path: "LibrarySDK.o").path
        let main: String = "\(TestFolders.repository)/Tests/Drivers/swift/run.swift"
        let commands: [[String]] = [
            [
                "-parse-as-library", "-whole-module-optimization", "-module-name", "LibrarySDK", "-emit-module",
                "-emit-module-path", module, "-emit-object", "-o", object,
            ] + sources,
            ["-parse-as-library", "-I", app.path, "-o", app.appending(path: "run").path, main, object]
                + (try SwiftCompiler.objects()),
        ]
        for arguments: [String] in commands {
            let (status, problems): (Int32, [String]) = try await SwiftCompiler.run(arguments)
            #expect(problems == [])
            try #require(status == 0)
        }
    }
}

extension Trait where Self == ConditionTrait {
    /// For tests that compile generated Swift.
    static var needsSwiftLibrary: ConditionTrait {
        .enabled(
            if: SwiftCompiler.knowsLibrary || ProcessInfo.processInfo.environment["CI"] != nil,
            "skipped: needs the module DataConnectClient, which a build of the whole package makes")
    }
}
