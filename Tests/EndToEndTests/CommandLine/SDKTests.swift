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
