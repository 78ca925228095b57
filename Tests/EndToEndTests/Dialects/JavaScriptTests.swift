import TestSupport
import Testing

extension EndToEnd {
    /// A model of the official JavaScript client under Node: `Tests/Drivers/javascript.mjs`. It says `TRAP` where that client would close, loop or
    /// crash.
    @Suite struct JavaScriptClient {
        @Test(.needsClientsAndPostgres, .needsNode)
        func isNotTrapped() async throws {
            let project: ProjectCopy = try .fixture("Dialects/project")
            defer { project.remove() }
            let url: String = try ThrowawayPostgres.makeDatabase()
            try await DevServer.run(project, ["--workers", "1", "--database-url", url, "--seed"]) { server in
                let node: String = try #require(NodeProject.node)
                let program: ChildProgram = try ChildProgram(
                    node, ["\(TestFolders.repository)/Tests/Drivers/javascript.mjs", server.address],
                    environment: ["NODE_PATH": "/usr/share/nodejs"])
                try await ClientDriver.mind(program)
                #expect(try await program.exitStatus() == 0)
                try await ClientDriver.release(program)
                #expect(program.errors.value == [])
                #expect(program.output.value == Self.expected)
            }
        }

        private static let expected: [String] = [
            "followsAQuery",
            #"first: {"note":{"id":"n1","text":"one"}}"#,
            #"pushed: {"note":{"id":"n1","text":"more"}}"#,
            #"resumed: {"note":{"id":"n1","text":"more"}}"#,
            #"over the stream: {"note_upsert":{"id":"n3"}}"#,
            #"unknown: "operation \"Nope\" was not found in connector \"app\"""#,
            #"invalid: "$id (String) is missing""#,
            #"over REST: {"note":{"id":"n3","text":"x"}}"#,
            #"by REST went: ["executeQuery Note 200","executeQuery Note 200"]"#,
            "idle: 1005",
            "comesBackWithAFreshToken",
            #"mine: {"note":null}"#,
            #"closed: [4401,"the token is expired"]"#,
            #"mine again: {"note":null}"#,
            #"mine pushed: {"note":{"id":"ada","text":"hello"}}"#,
            "repeatsNoMutation",
            #"before: {"note":{"id":"n2","text":"two"}}"#,
            #"appended: {"_execute":1}"#,
            #"closed: [4401,"the token is expired"]"#,
            #"after: {"note":{"id":"n2","text":"two+"}}"#,
            #"by REST went: ["executeQuery Note 200"]"#,
            "keepsWhatFails",
            #"nobody: ["unauthenticated: this operation requires a signed-in user",{"note":{"id":"n1","text":"more"}}]"#,
            #"signed in: {"note":null}"#,
            #"bob: {"note":null}"#,
            "left with: 1005",
            #"told: ["unauthorized","unauthorized"]"#,
            #"ada: {"note":{"id":"ada","text":"hello"}}"#,
            "retriesOnce",
            #"retried: {"note":{"id":"ada","text":"hello"}}"#,
            #"by REST went: ["executeQuery Mine 401","executeQuery Mine 200"]"#,
            #"once: "unauthorized: unauthenticated: the token is expired""#,
            #"then not: "unauthorized: unauthenticated: the token is expired""#,
            #"by REST went: ["executeQuery Mine 401","executeQuery Mine 401","executeQuery Mine 401"]"#,
            "isNeverRefusedInHTTP",
            #"closed: [1008,"the page's origin is not in --allowed-origins"]"#,
            #"stranger: [1008,"the page's origin is not in --allowed-origins"]"#,
            #"elsewhere: {"note":null}"#,
        ]
    }
}
