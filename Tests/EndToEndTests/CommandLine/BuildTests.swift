import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// `dataconnect build`, as Firebase's tools call it.
    @Suite struct Build {
        private static let files: [String: String] = [
            "dataconnect.yaml": """
            specVersion: "v1"
            serviceId: "library"
            location: "us-east4"
            schema:
              source: "./schema"
              datasource:
                postgresql:
                  database: "library"
            connectorDirs: ["./connector"]
            """,
            "schema/schema.gql": "type Book @table { title: String!, owner: String }\n",
            "connector/connector.yaml": "connectorId: \"library\"\n",
        ]

        private func project(_ operations: String, schema: String? = nil) throws -> ProjectCopy {
            var files: [String: String] = Self.files
            files["connector/operations.gql"] = operations
            if let schema { files["schema/schema.gql"] = schema }
            return try ProjectCopy(files: files)
        }

        /// What it answers; logs and complaints are on the standard error and make no part of it.
        private func build(_ project: ProjectCopy, _ flags: String...) async throws -> Document {
            let program: ChildProgram = try ChildProgram(
                DevServer.binary, ["--logtostderr", "-v=2", "build", "--config_dir=\(project.folder)"] + flags)
            #expect(try await program.exitStatus() == 0)
            #expect(program.errors.value == [])
            return Document(program.output.value.joined(separator: "\n"))
        }

        private static let metadata: String = #"{"primaryDataSource": {"postgres": {"requiredExtensions": []}}}"#

        @Test func saysThatNothingIsWrong() async throws {
            let project: ProjectCopy = try project(#"query Q @auth(level: NO_ACCESS) { books { title } }"#)
            defer { project.remove() }
            #expect(
                try await build(project, "--project_id=demo-p") == #"{"errors": [], "metadata": \#(Self.metadata)}"#)
        }

        @Test func namesTheExtensionsOfTheDatabase() async throws {
            let project: ProjectCopy = try project(
                #"query Q @auth(level: NO_ACCESS) { books { title } }"#,
                schema: "type Book @table { title: String!, meaning: Vector @col(size: 3) }\n")
            defer { project.remove() }
            #expect(
                try await build(project)
                    == #"{"errors": [], "metadata": {"primaryDataSource": {"postgres": {"requiredExtensions": ["vector"]}}}}"#
            )
        }

        @Test func tellsErrorsWithTheirPlaces() async throws {
            let project: ProjectCopy = try project("query Q @auth(level: NO_ACCESS) {\n  books { titel }\n}\n")
            defer { project.remove() }
            #expect(
                try await build(project) == #"""
                    {"errors": [{
                        "message": "Cannot query field \"titel\" on type \"Book\". Did you mean \"title\"?",
                        "locations": [{"line": 2, "column": 11}], "path": [],
                        "extensions": {
                            "file": "connector/operations.gql", "code": "INVALID_ARGUMENT",
                            "debugDetails": "connector/operations.gql:2:11: error: Cannot query field \"titel\" on type \"Book\". Did you mean \"title\"? [GQL135]\n  books { titel }\n          ^^^^^",
                            "workarounds": []}}],
                     "metadata": {}}
                    """#)
        }

        /// Each error's kind, operation and level.
        private func warnings(_ project: ProjectCopy, _ flags: String...) async throws -> [String] {
            let program: ChildProgram = try ChildProgram(
                DevServer.binary, ["build", "--config_dir=\(project.folder)"] + flags)
            #expect(try await program.exitStatus() == 0)
            let data: Data = Data(program.output.value.joined(separator: "\n").utf8)
            let result: [String: Any]? = try JSONSerialization.jsonObject(with: data) as? [String: Any]
            let errors: [[String: Any]] = try #require(result?["errors"] as? [[String: Any]])
            return errors.map { error in
                let extensions: [String: Any]? = error["extensions"] as? [String: Any]
                let kind: Substring? = (error["message"] as? String)?.prefix { $0 != ":" }
                let path: [String] = error["path"] as? [String] ?? []
                return "\(kind ?? "") \(path.joined()) \(extensions?["warningLevel"] as? String ?? "")"
            }
        }

        private static let insecure: String = """
            query Open @auth(level: PUBLIC) { books { title } }
            query Users @auth(level: USER) { books { title } }
            query Mine @auth(level: USER) { books(where: {owner: {eq_expr: "auth.uid"}}) { title } }
            """

        @Test func wantsConsentToInsecureOperations() async throws {
            let project: ProjectCopy = try project(#"query Open @auth(level: PUBLIC) { books { title } }"#)
            defer { project.remove() }
            #expect(
                try await build(project) == #"""
                    {"errors": [{
                        "message": "INSECURE: Anybody can run \"Open\", signed in or not",
                        "locations": [{"line": 1, "column": 12}], "path": ["Open"],
                        "extensions": {
                            "file": "connector/operations.gql", "code": "OK",
                            "debugDetails": "connector/operations.gql:1:12: warning: Anybody can run \"Open\", signed in or not [OPR307]\nquery Open @auth(level: PUBLIC) { books { title } }\n           ^^^^^^^^^^^^^^^^^^^^\nhint: say why that is right with insecureReason: \"…\", or choose another level",
                            "warningLevel": "REQUIRE_ACK",
                            "workarounds": [
                                {"description": "Say why that is right",
                                 "reason": "whoever reads the operation knows that it is meant",
                                 "replace": "@auth(level: PUBLIC, insecureReason: \"…\")",
                                 "replaceWith": "@auth(level: PUBLIC, insecureReason: \"…\")"},
                                {"description": "Choose another level",
                                 "reason": "only users of the app should run it",
                                 "replace": "@auth(level: USER)", "replaceWith": "@auth(level: USER)"}]}}],
                     "metadata": {"primaryDataSource": {"postgres": {"requiredExtensions": []}}}}
                    """#)
        }

        /// What is deployed was agreed to; what is new, or more open than it was, was not.
        @Test func asksAgainForWhatIsDeployed() async throws {
            let deployed: ProjectCopy = try project(Self.insecure)
            defer { deployed.remove() }
            let next: ProjectCopy = try project(
                """
                query Open @auth(level: USER) { books { title } }
                query Users @auth(level: PUBLIC) { books { title } }
                query More @auth(level: USER_ANON) { books { title } }
                query Without { books { title } }
                """)
            defer { next.remove() }
            #expect(
                try await warnings(next, "--deployed-dir", deployed.folder) == [
                    "EXISTING_INSECURE Open INTERACTIVE_ACK", "INSECURE Users REQUIRE_ACK", "INSECURE More REQUIRE_ACK",
                    "\"Without\" has no @auth, so only administrators can run it  LOG_ONLY",
                ])
            #expect(
                try await warnings(deployed) == ["INSECURE Open REQUIRE_ACK", "INSECURE Users REQUIRE_ACK"])
        }

        @Test func wantsADeployedProjectThatCompiles() async throws {
            let broken: ProjectCopy = try project("query Q { nothing }\n")
            defer { broken.remove() }
            let project: ProjectCopy = try project(Self.insecure)
            defer { project.remove() }
            let program: ChildProgram = try ChildProgram(
                DevServer.binary, ["build", "--config_dir", project.folder, "--deployed-dir", broken.folder])
            #expect(try await program.exitStatus() == 1)
            #expect(program.output.value == [])
            #expect(program.errors.value.first == "dataconnect: the deployed project does not compile")
        }
    }
}
