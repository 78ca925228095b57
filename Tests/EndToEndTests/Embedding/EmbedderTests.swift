import TestSupport
import Testing

extension EndToEnd {
    /// Vectors of texts, made by a server of their own.
    @Suite(
        .enabled(
            if: ClientDriver.canRun && ThrowawayServer.available.contains(.packaged),
            "skipped: needs the packaged PostgreSQL with pgvector, and Python's websockets in .build/venv"))
    struct Embedders {
        private static let files: [String: String] = [
            "dataconnect.yaml": """
            specVersion: "v1"
            serviceId: "movies"
            location: "us-east4"
            schema:
              source: "./schema"
              datasource:
                postgresql:
                  database: "unused"
            connectorDirs: ["./connector"]
            """,
            "schema/schema.gql": "type Doc @table { id: Int!, v: Vector @col(size: 3) }",
            "connector/connector.yaml": "connectorId: movies",
            "connector/operations.gql": """
            query Near($text: String!) @auth(level: PUBLIC) {
              docs_v_similarity(compare_embed: {model: "small", text: $text}, method: L2) { id _metadata { distance } }
            }
            mutation Add($id: Int!, $text: String!) @auth(level: PUBLIC) {
              doc_insert(data: {id: $id, v_embed: {model: "small", text: $text}})
            }
            """,
            "seed_data.gql": "mutation Seed { doc_insert(data: {id: 1, v_embed: {model: \"small\", text: \"seed\"}}) }",
        ]

        private func run(
            _ embedder: FakeEmbedder?, path: String = "/v1", key: String = "",
            _ body: (DevServer) async throws -> Void
        ) async throws {
            let project: ProjectCopy = try ProjectCopy(files: Self.files)
            defer { project.remove() }
            var arguments: [String] = [
                "--workers", "2", "--seed", "--database-url", try ThrowawayPostgres.makeDatabase(on: .packaged),
            ]
            if let embedder { arguments += ["--embedder", "http://\(embedder.address)\(path)"] }
            try await DevServer.run(project, arguments, environment: ["DATACONNECT_EMBEDDER_KEY": key], body)
        }

        @Test func makesVectorsForSeedsMutationsAndQueries() async throws {
            let embedder: FakeEmbedder = try await FakeEmbedder(size: 3)
            try await run(embedder, key: "secret") { server in
                let added: HTTPReply = try await server.mutate("Add", #"{"id": 2, "text": "é"}"#)
                #expect(added.body == #"{"data": {"doc_insert": {"id": 2}}, "errors": []}"#)
                let found: HTTPReply = try await server.query("Near", #"{"text": "three"}"#)
                #expect(
                    found.body == """
                        {"data": {"docs_v_similarity": [
                            {"id": 1, "_metadata": {"distance": 1}}, {"id": 2, "_metadata": {"distance": 4}}]},
                         "errors": []}
                        """)
            }
            func asked(_ text: String) -> String {
                """
                {"request": "POST /v1/embeddings HTTP/1.1", "authorization": "Bearer secret",
                 "body": {"model": "small", "input": "\(text)"}}
                """
            }
            #expect(
                try await embedder.asked(3).requests
                    == Document("[\(asked("seed")), \(asked("é")), \(asked("three"))]"))
        }

        @Test func takesTheWholeEndpointAndNeedsNoKey() async throws {
            let embedder: FakeEmbedder = try await FakeEmbedder(size: 3)
            try await run(embedder, path: "/custom/embeddings?version=2") { _ in }
            #expect(
                try await embedder.asked(1).requests == """
                    [{"request": "POST /custom/embeddings?version=2 HTTP/1.1", "authorization": null,
                      "body": {"model": "small", "input": "seed"}}]
                    """)
        }

        @Test func explainsWithVectors() async throws {
            let project: ProjectCopy = try ProjectCopy(files: Self.files)
            defer { project.remove() }
            let embedder: FakeEmbedder = try await FakeEmbedder(size: 3)
            let url: String = try ThrowawayPostgres.makeDatabase(on: .packaged)
            func explain(_ arguments: String...) async throws -> String {
                let program: ChildProgram = try ChildProgram(
                    DevServer.binary,
                    ["explain", "--config_dir", project.folder, "--database-url", url, "Near"]
                        + ["--variables", #"{"text": "three"}"#] + arguments)
                let status: Int32 = try await program.exitStatus()
                let lines: [String] = program.output.value + program.errors.value
                return "\(status) \(lines.first { $0.hasPrefix("-- $") || $0.hasPrefix("dataconnect") } ?? "")"
            }
            let explained: String = try await explain("--embedder", "http://\(embedder.address)/v1")
            #expect(explained == "0 -- $1 = [5.0,0.0,0.0]")
            let refused: String = try await explain()
            #expect(refused == "1 dataconnect: this server has no embedder, which vectors of texts need")
        }

        private static let faults: [(answer: FakeEmbedder.Answer, code: String, details: String)] = [
            (.init(503, "secret"), "UNAVAILABLE", "the embedder answered with the status 503"),
            (.init(429, "secret"), "UNAVAILABLE", "the embedder answered with the status 429"),
            (.init(401, "secret"), "FAILED_PRECONDITION", "the embedder answered with the status 401"),
            (
                .init(307, location: "/v1/embeddings"), "FAILED_PRECONDITION",
                "the embedder answered with the status 307"
            ),
            (.init(200, "secret"), "FAILED_PRECONDITION", "the embedder's answer is no JSON"),
            (
                .init(200, #"{"data": []}"#), "FAILED_PRECONDITION",
                #"the embedder's answer does not have one embedding in \"data\""#
            ),
            (
                .init(200, #"{"data": [{"embedding": [1, "2", 3]}]}"#), "FAILED_PRECONDITION",
                "the embedder's answer has an embedding that is no list of numbers"
            ),
            (
                .init(200, #"{"data": [{"embedding": [1, 1e39, 3]}]}"#), "FAILED_PRECONDITION",
                "the embedder's answer has an embedding that is no list of numbers"
            ),
            (.init(200, "[1234567]", times: 1 << 18), "FAILED_PRECONDITION", "the embedder's answer is too long"),
        ]

        @Test func saysWhatKeepsItFromAVector() async throws {
            let answers: [String: FakeEmbedder.Answer] = Dictionary(
                uniqueKeysWithValues: Self.faults.enumerated().map { ("fault \($0)", $1.answer) })
            let embedder: FakeEmbedder = try await FakeEmbedder(size: 3, answers: answers)
            try await run(embedder) { server in
                for (number, fault) in Self.faults.enumerated() {
                    let reply: HTTPReply = try await server.query("Near", #"{"text": "fault \#(number)"}"#)
                    #expect(reply.status == 200)
                    #expect(
                        reply.body == """
                            {"data": null, "errors": [{"message": "the vector of a text could not be made", "path": ["docs_v_similarity"],
                                "extensions": {"code": "\(fault.code)", "debugDetails": "\(fault.details)"}}]}
                            """)
                }
            }
        }

        @Test func asksForEightAtATime() async throws {
            let embedder: FakeEmbedder = try await FakeEmbedder(size: 3)
            try await run(embedder) { server in
                let stream: StreamClient = try await server.connect()
                for number: Int in 10..<30 {
                    try await stream.execute("\(number)", "Near", #"{"text": "held \#(number)"}"#)
                }
                // The seed's is answered already.
                #expect(try await embedder.asked(1 + 8).peak == 8)
                try await embedder.release()
                var answers: Set<Document> = []
                for _: Int in 10..<30 { answers.insert(try await stream.next()) }
                let expected: [Document] = (10..<30).map { number in
                    """
                    {"result": {"requestId": "\(number)", "data": {"docs_v_similarity": [
                        {"id": 1, "_metadata": {"distance": 3}}]}, "errors": []}}
                    """
                }
                #expect(answers == Set(expected))
                #expect(try await embedder.asked(1 + 20).peak == 8)
            }
        }

        @Test func refusesWithoutOne() async throws {
            try await run(nil) { server in
                let reply: HTTPReply = try await server.query("Near", #"{"text": "x"}"#)
                #expect(
                    reply.body == """
                        {"data": null, "errors": [{"message": "this server has no embedder, which vectors of texts need", "path": ["docs_v_similarity"],
                            "extensions": {"code": "UNIMPLEMENTED"}}]}
                        """)
            }
        }

        @Test func executesASingleOperation() async throws {
            let embedder: FakeEmbedder = try await FakeEmbedder(size: 3)
            let project: ProjectCopy = try ProjectCopy(files: Self.files)
            defer { project.remove() }
            let url: String = try ThrowawayPostgres.makeDatabase(on: .packaged)
            func near(_ address: String) async throws -> Document {
                let program: ChildProgram = try ChildProgram(
                    DevServer.binary,
                    [
                        "execute", "Near", "--variables", #"{"text": "x"}"#, "--config_dir", project.folder,
                        "--database-url", url, "--embedder", "http://\(address)",
                    ])
                _ = try await program.exitStatus()
                return Document(program.output.value.joined()).withoutDetails
            }
            #expect(try await near(embedder.address) == #"{"data": {"docs_v_similarity": []}, "errors": []}"#)
            // Nobody may listen on this port but root.
            #expect(
                try await near("127.0.0.1:1") == """
                    {"data": null, "errors": [
                        {"message": "the vector of a text could not be made", "path": ["docs_v_similarity"],
                         "extensions": {"code": "UNAVAILABLE"}}]}
                    """)
        }
    }
}
