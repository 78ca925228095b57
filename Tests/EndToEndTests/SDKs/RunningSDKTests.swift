import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// Generated packages at work: under Node, with a stand-in for the official runtime, against a server.
    @Suite struct RunningSDKs {
        @Test(.needsClientsAndPostgres, .needsNode)
        func callsTheServer() async throws {
            let node: NodeProject = try NodeProject()
            defer { node.remove() }
            try node.addRuntime()
            let database: String = try ThrowawayPostgres.makeDatabase()
            try await DevServer.run(node.project, ["--database-url", database]) { server in
                #expect(node.files().contains("tools.json"), "dev generates what generate asks for")
                let program: ChildProgram = try node.run("run.mjs", server.address)
                #expect(try await program.exitStatus() == 0)
                #expect(program.errors.value == [])
                #expect(
                    program.output.value == [
                        #"imported: {"title":"One","shelf":"OPEN","pages":null,"writer":{"name":"Ada"}}"#,
                        #"required: "One""#, #"all optional: ["One"]"#, "enum: []", "no variables: 1",
                        #"subscription: [["One"],["One","Two"]]"#, #"react query: "One""#,
                        #"react mutation: ["id"]"#, #"angular query: "Two""#, #"angular mutation: ["id"]"#, "admin: 3",
                        #"admin with variables: "Ada""#,
                        #"admin without rights: "unauthenticated: this operation requires a signed-in user""#,
                        #"unknown enum value: "$shelf is invalid Shelf: 'BURNT'""#,
                    ])
            }
        }

        /// The client that a standalone SDK brings, over a connection that is cut.
        @Test(.needsClientsAndPostgres, .needsNode)
        func runsWithoutAPackage() async throws {
            let node: NodeProject = try NodeProject(
                generate: """
                      javascriptSdk:
                        { outputDir: ../../app/sdk, package: library, runtime: standalone, clientCache: { maxAge: 1h } }

                    """)
            defer { node.remove() }
            try node.addProgram("standalone/run.mjs")
            let database: String = try ThrowawayPostgres.makeDatabase()
            try await DevServer.run(node.project, ["--database-url", database]) { server in
                let program: ChildProgram = try node.run("run.mjs", server.address)
                #expect(try await program.exitStatus() == 0)
                #expect(program.errors.value == [])
                #expect(
                    program.output.value == [
                        #"query: {"title":"One","shelf":"OPEN","writer":{"name":"Ada"}}"#,
                        #"with an instance: "SERVER""#, #"from the cache: "CACHE""#, "enum: []",
                        #"first results: [["One"],[]]"#, #"pushed results: [["One","Two"],["Two"]]"#,
                        #"one is ended: "over""#, #"after the connection was cut: ["One","Two","Meanwhile"]"#,
                        """
                        no answer: "DataConnectError outcome-unknown: AddBook got no answer: fetch failed; \
                        whether it was done is not known"
                        """,
                        "it was done once: 4",
                        """
                        nobody is signed in: "DataConnectError unauthorized: unauthenticated: this operation requires a \
                        signed-in user"
                        """,
                        #"nobody follows: "unauthorized: unauthenticated: this operation requires a signed-in user""#,
                        #"somebody follows: ["One","Two","Meanwhile","Three"]"#, "somebody asks: 4",
                        #"nobody again: "unauthorized: unauthenticated: this operation requires a signed-in user""#,
                        """
                        unknown enum value: "DataConnectOperationError partial-error: $shelf is invalid Shelf: 'BURNT'"
                        """,
                        #"all is over: ["over"]"#,
                        #"afterwards: "DataConnectError not-initialized: this instance was closed: get another one""#,
                    ])
            }
        }

        @Test(.needsClientsAndPostgres)
        func followsEveryEdit() async throws {
            let node: NodeProject = try NodeProject()
            defer { node.remove() }
            let database: String = try ThrowawayPostgres.makeDatabase()
            try await DevServer.run(node.project, ["--database-url", database]) { server in
                try node.project.edit("connector/operations.gql", "query CountBooks", "query HowManyBooks")
                try await server.waitForLog("javascriptSdk] Generating sources into ", count: 2)
                // The next version is installed after its SDKs are written.
                try await server.waitForLog("serving the new version")
                let text: String = try node.text(of: "node_modules/@dataconnect/library/index.d.ts")
                #expect(text.contains("howManyBooks") && !text.contains("countBooks"))
            }
        }

        @Test func watches() async throws {
            let node: NodeProject = try NodeProject()
            defer { node.remove() }
            let program: ChildProgram = try ChildProgram(
                DevServer.binary, ["sdk", "generate", "--config_dir", node.project.folder, "--watch"])
            do {
                try await program.errors.wait(for: "first run") { $0.count >= 3 ? () : nil }
                try node.project.edit("connector/operations.gql", "query CountBooks", "query HowManyBooks")
                try await program.errors.wait(for: "second run") { $0.count >= 6 ? () : nil }
            } catch {
                Issue.record(error)
            }
            program.send(signal: SIGTERM)
            #expect(try await program.exitStatus() == 0)
            #expect(try node.text(of: "tools.json").contains("\"HowManyBooks\""))
        }
    }
}

extension NodeProject {
    /// Puts the stand-ins for runtimes beside the generated packages, and the programs that use these.
    func addRuntime() throws {
        try addProgram("run.mjs")
        try FileManager.default.copyItem(
            at: Self.drivers.appending(path: "modules"), to: app.appending(path: "node_modules"))
    }

    /// Adds a program.
    func addProgram(_ path: String) throws {
        try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: Self.drivers.appending(path: path), to: app.appending(path: "run.mjs"))
    }

    private static let drivers: URL = URL(filePath: TestFolders.repository).appending(path: "Tests/Drivers/web")

    /// Runs a program of the app under Node.
    func run(_ program: String, _ arguments: String...) throws -> ChildProgram {
        let node: String = try #require(Self.node)
        // Debian keeps the modules of its packages here.
        return try ChildProgram(
            node, [app.appending(path: program).path] + arguments, environment: ["NODE_PATH": "/usr/share/nodejs"])
    }

    static let node: String? = ["/usr/bin/node", "/usr/local/bin/node", "/opt/homebrew/bin/node"].first {
        FileManager.default.isExecutableFile(atPath: $0)
    }
}

extension Trait where Self == ConditionTrait {
    /// For tests that run generated code under Node.
    static var needsNode: ConditionTrait {
        .enabled(
            if: NodeProject.node != nil || ProcessInfo.processInfo.environment["CI"] != nil,
            "skipped: needs node and its module ws, which Scripts/test installs")
    }
}
