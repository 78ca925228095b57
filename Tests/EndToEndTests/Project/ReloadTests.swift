import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// The project's files change under a running server.
    @Suite(.needsClientsAndPostgres) struct Reload {
        private static let movie: String = """
            "id": "\(Movies.m)", "title": "M", "releaseYear": 1931, "genre": "thriller",
            "description": "A city hunts a murderer, and so do its criminals."
            """

        @Test(arguments: [1, 2]) func sendsTheResultOfAnEditedQuery(workers: Int) async throws {
            try await DevServer.run(workers: workers) { server in
                let viewer: StreamClient = try await server.connect()
                try await viewer.subscribe("edited", to: "GetMovieById", #"{"id": "\#(Movies.m)"}"#)
                try await viewer.receives(
                    #"{"result": {"requestId": "edited", "data": {"movie": {\#(Self.movie)}}, "errors": []}}"#)
                let other: StreamClient = try await server.connect()
                try await other.subscribe("same", to: "ListMovies", #"{"offset": 12}"#)
                try await other.receives(#"{"result": {"requestId": "same", "data": {"movies": []}, "errors": []}}"#)

                try server.project.edit(
                    "connector/operations.gql", "  movie(id: $id) {\n    id\n    title\n    releaseYear\n",
                    "  movie(id: $id) {\n    id\n    name: title\n    averageRating\n")

                try await viewer.receives(
                    """
                    {"result": {"requestId": "edited", "data": {"movie": {
                        "id": "\(Movies.m)", "name": "M", "averageRating": 9, "genre": "thriller",
                        "description": "A city hunts a murderer, and so do its criminals."}},
                     "errors": []}}
                    """)
                // Its trigger goes on as well.
                try await server.rename(Movies.m, "A hunt.")
                try await viewer.receives(
                    """
                    {"result": {"requestId": "edited", "data": {"movie": {
                        "id": "\(Movies.m)", "name": "M", "averageRating": 9, "genre": "thriller",
                        "description": "A hunt."}},
                     "errors": []}}
                    """)
                #expect(try await server.framesUntilNow(on: other) == [])
                try await server.hasExecuted("ListMovies", times: 2)
            }
        }

        @Test(arguments: [1, 2]) func endsSubscriptionsOfARemovedQuery(workers: Int) async throws {
            try await DevServer.run(workers: workers, operations: Self.short) { server in
                let viewer: StreamClient = try await server.connect()
                try await viewer.subscribe("1", to: "Title", #"{"id": "\#(Movies.m)"}"#)
                try await viewer.receives(
                    #"{"result": {"requestId": "1", "data": {"movie": {"title": "M"}}, "errors": []}}"#)

                try server.project.write("connector/more.gql", "# nothing any more\n")

                try await viewer.receives(
                    """
                    {"result": {"requestId": "1", "errors": [{
                        "message": "connector \\"movies\\" no longer has a query \\"Title\\"", "path": [],
                        "extensions": {"code": "NOT_FOUND"}}], "cancelled": true}}
                    """)
                #expect(try await server.framesUntilNow(on: viewer) == [])
                #expect(try await server.query("Title", #"{"id": "\#(Movies.m)"}"#).status == 404)
            }
        }

        @Test func keepsTheOldVersionThroughAFaultyEdit() async throws {
            try await DevServer.run(operations: Self.short) { server in
                let viewer: StreamClient = try await server.connect()
                try await viewer.subscribe("1", to: "Title", #"{"id": "\#(Movies.m)"}"#)
                _ = try await viewer.next()

                try server.project.edit("connector/more.gql", "title", "titel")
                try await server.waitForLog(" error reload ")
                let start: Int = try #require(
                    server.program.errors.value.firstIndex { $0.hasPrefix("connector/more.gql") })
                let lines: [String] = server.program.errors.value[start...].map { line in
                    line.contains(" error reload ") ? String(line.drop { $0 != " " }) : line
                }
                #expect(
                    lines == [
                        #"connector/more.gql:2:20: error: Cannot query field "titel" on type "Movie". Did you mean "title"? [GQL135]"#,
                        "  movie(id: $id) { titel }",
                        "                   ^^^^^",
                        #" error reload message="the old version goes on being served""#,
                    ])
                try await viewer.resume("1")
                try await viewer.receives(
                    #"{"result": {"requestId": "1", "data": {"movie": {"title": "M"}}, "errors": []}}"#)

                try server.project.edit("connector/more.gql", "titel", "genre")
                try await viewer.receives(
                    #"{"result": {"requestId": "1", "data": {"movie": {"genre": "thriller"}}, "errors": []}}"#)
            }
        }

        /// A file too large to be read is no source, so that nothing seemed to have changed.
        @Test func tellsOfAFileThatCannotBeRead() async throws {
            try await DevServer.run(operations: Self.short) { server in
                try server.project.write("connector/big.gql", String(repeating: "#", count: 2_000_000))
                try await server.waitForLog(" error reload ")
                #expect(
                    server.program.errors.value.contains { $0.contains("connector/big.gql") && $0.contains("[CFG604]") }
                )
            }
        }

        @Test func addsANullableColumn() async throws {
            try await DevServer.run(operations: Self.short) { server in
                let viewer: StreamClient = try await server.connect()
                try await viewer.subscribe("1", to: "Title", #"{"id": "\#(Movies.m)"}"#)
                _ = try await viewer.next()
                try server.project.edit(
                    "schema/schema.gql", "  releaseYear: Int\n", "  releaseYear: Int\n  director: String\n")
                try await server.waitForLog(" info reload ")
                try server.project.edit("connector/more.gql", "title", "title director")
                try await viewer.receives(
                    #"{"result": {"requestId": "1", "data": {"movie": {"title": "M", "director": null}}, "errors": []}}"#
                )
                #expect(server.log(" migrated ").last == #"info migrated step="modify \"movie\" table""#)
            }
        }

        @Test func refusesAnEditThatWouldLoseData() async throws {
            try await DevServer.run { server in
                try server.project.edit("schema/schema.gql", "  averageRating: Int\n", "  averageRating: String\n")
                try await server.waitForLog(" error reload ")
                #expect(
                    server.log(" migration-refused ") == [
                        #"error migration-refused at=schema/schema.gql:7:3 message="column \"average_rating\" of \"movie\" has type integer "#
                            + #"where the schema says text" hint="Change the field or `@col(dataType:)`, or convert the "#
                            + #"column yourself: ALTER TABLE \"public\".\"movie\" ALTER COLUMN \"average_rating\" TYPE "#
                            + #"text USING \"average_rating\"::text.""#
                    ])
                let reply: HTTPReply = try await server.query("GetMovieRating", #"{"id": "\#(Movies.m)"}"#)
                #expect(reply.body == #"{"data": {"movie": {"id": "\#(Movies.m)", "averageRating": 9}}, "errors": []}"#)
            }
        }

        /// A faulty project at the start is waited for, too.
        @Test func waitsForAProjectThatCompiles() async throws {
            let project: ProjectCopy = try .sample()
            defer { project.remove() }
            try project.write("connector/more.gql", Self.short.replacing("title", with: "titel"))
            let program: ChildProgram = try ChildProgram(
                DevServer.binary,
                [
                    "dev", "--config_dir", project.folder, "--listen", "127.0.0.1:0",
                    "--database-url", try ThrowawayPostgres.makeDatabase(),
                ])
            try await program.errors.wait(for: "complaint") { lines in
                lines.contains { $0.contains("the project does not compile; waiting for a change of its files") }
                    ? () : nil
            }
            #expect(program.output.value == [])
            try project.write("connector/more.gql", Self.short)
            try await program.output.wait(for: "banner") { lines in
                lines.contains("serving: service movies, connector movies, 15 operations") ? () : nil
            }
            program.send(signal: SIGTERM)
            #expect(try await program.exitStatus() == 0)
        }

        private static let short: String = """
            query Title($id: UUID!) @auth(level: PUBLIC, insecureReason: "A test.") {
              movie(id: $id) { title }
            }

            """
    }
}
