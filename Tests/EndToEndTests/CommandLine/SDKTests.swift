import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// `dataconnect sdk generate`, as Firebase's tools call it.
    @Suite struct SDKs {
        private func project(_ generate: String) throws -> ProjectCopy {
            try ProjectCopy(files: [
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
                "schema/schema.gql": "type Book @table { title: String! }\n",
                "connector/connector.yaml": "connectorId: \"library\"\n\(generate)",
                "connector/operations.gql": "query Q @auth(level: NO_ACCESS) { books { title } }\n",
            ])
        }

        private func generate(_ project: ProjectCopy, _ flags: String...) async throws -> (Int32, [String]) {
            let program: ChildProgram = try ChildProgram(
                DevServer.binary, ["sdk", "generate", "--config_dir=\(project.folder)"] + flags)
            let status: Int32 = try await program.exitStatus()
            #expect(program.output.value == [])
            return (status, program.errors.value)
        }

        @Test func succeedsWhereNothingIsAskedFor() async throws {
            let project: ProjectCopy = try project("")
            defer { project.remove() }
            let (status, lines): (Int32, [String]) = try await generate(project)
            #expect(status == 0)
            #expect(lines.count == 1)
            #expect(lines.last?.hasSuffix(#" info sdk message="no SDK is asked for by connector.yaml""#) == true)
        }

        /// As Gradle's plug-in calls it: a folder, and no platform.
        @Test func generatesKotlinForGradle() async throws {
            let project: ProjectCopy = try project(
                """
                generate:
                  kotlinSdk:
                    outputDir: "../kotlin"
                    package: "com.example"
                  dartSdk:
                    outputDir: "../dart"
                    package: "library"
                """)
            defer { project.remove() }
            let program: ChildProgram = try ChildProgram(
                DevServer.binary,
                [
                    "gradle", "generate", "-connectors=library", "-config_dir=\(project.folder)",
                    "-output_dir=\(project.folder)/out",
                ])
            #expect(try await program.exitStatus() == 0)
            let made: [String] = try FileManager.default.subpathsOfDirectory(atPath: project.folder + "/out")
            #expect(made.contains { $0.hasSuffix(".kt") }, "\(program.errors.value)")
            #expect(!made.contains { $0.hasSuffix(".dart") })
        }

        /// Each line has the head of Google's programs: excerpts, hints and what is generated, too.
        @Test func speaksInTheFormOfTheTools() async throws {
            let project: ProjectCopy = try project(
                """
                generate:
                  dartSdk:
                    outputDir: "../dart"
                    package: "library"
                """)
            defer { project.remove() }
            try project.write("connector/operations.gql", "query Q @auth(level: PUBLIC) { books { title } }\n")
            let (status, lines): (Int32, [String]) = try await generate(project, "--logtostderr")
            #expect(status == 0)
            #expect(
                ToolServer.told(lines) == [
                    "W connector/operations.gql:1:9: warning: Anybody can run \"Q\", signed in or not [OPR307]",
                    "W query Q @auth(level: PUBLIC) { books { title } }", "W         ^^^^^^^^^^^^^^^^^^^^",
                    "W hint: say why that is right with insecureReason: \"…\", or choose another level",
                    "I [connector \"library\" dartSdk] Generating sources into \"\(project.folder)/dart\"",
                ])
            try project.write("connector/operations.gql", "query Q @auth(level: NO_ACCESS) { book { titel } }\n")
            let (faulty, errors): (Int32, [String]) = try await generate(project, "--logtostderr")
            #expect(faulty == 1)
            #expect(
                ToolServer.told(errors) == [
                    "E connector/operations.gql:1:42: error: Cannot query field \"titel\" on type \"Book\". Did you mean \"title\"? [GQL135]",
                    "E query Q @auth(level: NO_ACCESS) { book { titel } }",
                    "E                                          ^^^^^", "E sdk: the project does not compile",
                ])
            let (usage, complaint): (Int32, [String]) = try await generate(project, "--logtostderr", "--wach")
            #expect(usage == 2)
            #expect(
                ToolServer.told(complaint) == [
                    "E dataconnect: sdk generate has no flag --wach", "E Did you mean --watch?",
                    "E Run `dataconnect sdk generate --help` for usage.",
                ])
        }

        @Test func refusesWhatIsNotThere() async throws {
            let project: ProjectCopy = try project("")
            defer { project.remove() }
            let (status, lines): (Int32, [String]) = try await generate(
                project, "--logtostderr", "-v=2", "-connector_id=shop")
            #expect(status == 1)
            #expect(lines.last?.hasSuffix(#"] sdk: the project has no connector "shop""#) == true)
            #expect(lines.last?.hasPrefix("E") == true)
        }
    }
}
