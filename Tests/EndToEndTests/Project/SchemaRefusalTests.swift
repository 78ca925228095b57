import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// The schema compiles, and PostgreSQL does not take it.
    @Suite(.needsClientsAndPostgres) struct SchemaRefusal {
        /// All that is refused is told where it is written; the project is waited for as one that does not compile.
        @Test func isToldWhereItIsWrittenAndWaitedFor() async throws {
            let project: ProjectCopy = try .sample()
            defer { project.remove() }
            try project.write(
                "schema/more.gql",
                """
                type Note @table {
                  text: String! @default(sql: "1 +")
                  size: Int! @default(sql: "sizes('x')")
                  day: Date @default(sql: "now() - interval '1 day'")
                  when: Date @default(sql: "title")
                  count: Int! @default(sql: "'many'")
                }

                """)
            let program: ChildProgram = try start(project)
            try await program.errors.wait(for: "complaint") { lines in
                lines.contains { $0.contains("the schema cannot be applied; waiting for a change of its files") }
                    ? () : nil
            }
            #expect(program.output.value == [])
            let hint: String = "hint: It must be one SQL expression that fits the column, for example \"now()\"."
            let place: String = "error: step 3 create \"note\" table"
            #expect(
                Self.report(program, from: "schema/more.gql", to: "Original plan:") == [
                    "schema/more.gql:2:31: \(place): syntax error at or near \")\" [MIG501]",
                    "  text: String! @default(sql: \"1 +\")",
                    "                              ^^^^^",
                    hint,
                    "schema/more.gql:3:28: \(place): function sizes(unknown) does not exist [MIG501]",
                    "  size: Int! @default(sql: \"sizes('x')\")",
                    "                           ^^^^^^^^^^^^",
                    "hint: No function matches the given name and argument types. You might need to add explicit type casts.",
                    "schema/more.gql:5:28: \(place): cannot use column reference in DEFAULT expression [MIG501]",
                    "  when: Date @default(sql: \"title\")",
                    "                           ^^^^^^^",
                    hint,
                    "schema/more.gql:6:29: \(place): invalid input syntax for type integer: \"many\" [MIG501]",
                    "  count: Int! @default(sql: \"'many'\")",
                    "                            ^^^^^^^^",
                    hint,
                    "SQL: CREATE TABLE \"public\".\"note\" (\"id\" uuid NOT NULL DEFAULT uuid_generate_v4(), \"count\" integer "
                        + "NOT NULL DEFAULT 'many', \"day\" date NULL DEFAULT now() - interval '1 day', \"size\" integer "
                        + "NOT NULL DEFAULT sizes('x'), \"text\" text NOT NULL DEFAULT 1 +, \"when\" date NULL DEFAULT title, "
                        + "PRIMARY KEY (\"id\"))",
                ])
            #expect(program.errors.value.contains("step 3 create \"note\" table"))
            try project.write("schema/more.gql", "type Note @table { text: String! @default(sql: \"1 + 1\") }\n")
            try await program.output.wait(for: "banner") { lines in
                lines.contains { $0.hasPrefix("listening:") } ? () : nil
            }
            program.send(signal: SIGTERM)
            #expect(try await program.exitStatus() == 0)
        }

        private func start(_ project: ProjectCopy) throws -> ChildProgram {
            try ChildProgram(
                DevServer.binary,
                [
                    "dev", "--config_dir", project.folder, "--listen", "127.0.0.1:0", "--database-url",
                    try ThrowawayPostgres.makeDatabase(),
                ])
        }

        /// The lines of the log from the first with one beginning to one before another.
        private static func report(_ program: ChildProgram, from start: String, to end: String) -> [String] {
            let lines: [String] = program.errors.value
            guard let first: Int = lines.firstIndex(where: { $0.hasPrefix(start) }) else { return lines }
            return Array(lines[first...].prefix { !$0.hasPrefix(end) })
        }

        /// Under a running server the old version goes on being served, and nothing of the new one is left in the database.
        @Test func keepsTheOldVersion() async throws {
            try await DevServer.run { server in
                try server.project.write(
                    "schema/more.gql", "type Note @table { text: String! day: Date @default(sql: \"days()\") }\n")
                try await server.waitForLog(" error reload ")
                #expect(try await server.query("GetMovieRating", #"{"id": "\#(Movies.m)"}"#).status == 200)
                try server.project.write("schema/more.gql", "type Note @table { text: Int! }\n")
                try await server.waitForLog(" info reload ")
                #expect(server.log(" migrated ").last == #"info migrated step="create \"note\" table""#)
            }
        }

        /// What a view lacks is null, and a view that cannot be read is one whose operations fail: both are only warned of.
        @Test func warnsOfViews() async throws {
            try await DevServer.run { server in
                try server.project.write(
                    "schema/more.gql",
                    """
                    type Title @view(sql: "SELECT id, title FROM movie") {
                      title: String
                      length: Int
                    }
                    type Nothing @view(sql: "SELECT id FROM nothing") {
                      id: UUID
                    }
                    type Absent @view(name: "absent") {
                      id: UUID
                    }

                    """)
                try await server.waitForLog(" info reload ")
                let warned: [String] = server.program.errors.value.filter { $0.contains("[MIG502]") }
                #expect(
                    warned == [
                        "schema/more.gql:3:3: warning: On Title.length: column v.length does not exist [MIG502]",
                        "schema/more.gql:5:25: warning: On Nothing @view(sql): relation \"nothing\" does not exist [MIG502]",
                        "schema/more.gql:8:6: warning: On Absent @view: relation \"public.absent\" does not exist [MIG502]",
                    ])
            }
        }

        /// A default of a column that is there already.
        @Test func tellsOfAChangedDefault() async throws {
            try await DevServer.run { server in
                try server.project.write("schema/more.gql", "type Note @table { n: Int! @default(sql: \"1\") }\n")
                try await server.waitForLog(" info reload ")
                try server.project.write("schema/more.gql", "type Note @table { n: Int! @default(sql: \"one()\") }\n")
                try await server.waitForLog(" error reload ")
                let line: String = try #require(server.log(" migration-refused ").last)
                #expect(line.hasPrefix("error migration-refused at=schema/more.gql:1:42 "))
                #expect(line.contains("function one() does not exist"))
            }
        }
    }
}
