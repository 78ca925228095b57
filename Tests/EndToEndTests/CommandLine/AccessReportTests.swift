import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// Every folder of `Fixtures/Access`: a project, and in `expected.txt` and `expected.json` all that `access` says of it.
    ///
    /// `UPDATE_SNAPSHOTS=1` rewrites what is expected; what it wrote is to be read like code.
    @Suite struct AccessReports {
        private static let root: String = TestFolders.repository + "/Tests/Fixtures/Access"

        private func access(_ folder: String, _ flags: String...) async throws -> (status: Int32, output: String) {
            let program: ChildProgram = try ChildProgram(DevServer.binary, ["access", "--config_dir", folder] + flags)
            let status: Int32 = try await program.exitStatus()
            return (status, (program.output.value + program.errors.value).joined(separator: "\n") + "\n")
        }

        private func isExpected(_ output: String, in file: String) throws {
            let file: URL = URL(filePath: file)
            if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
                return try output.write(to: file, atomically: true, encoding: .utf8)
            }
            #expect(try String(contentsOf: file, encoding: .utf8) == output)
        }

        @Test(arguments: ["checks", "clubs", "guards", "nobody", "shared", "steps"])
        func tellWhoMayDoWhat(_ name: String) async throws {
            let folder: String = "\(Self.root)/\(name)"
            let text: (status: Int32, output: String) = try await access(folder)
            #expect(text.status == 0)
            try isExpected(text.output, in: "\(folder)/expected.txt")
            let json: (status: Int32, output: String) = try await access(folder, "--json")
            #expect(json.status == 0)
            try isExpected(json.output, in: "\(folder)/expected.json")
        }

        /// The sample's users can touch what is theirs and nothing else; the rest is open on purpose, and says why.
        @Test func sayOfTheSampleWhatItMeans() async throws {
            let project: ProjectCopy = try .sample()
            defer { project.remove() }
            let output: String = try await access(project.folder).output
            let headings: [Substring] = output.split(separator: "\n").filter {
                $0.wholeMatch(of: #/[A-Z].*: \d+/#) != nil
            }
            #expect(headings == ["Anybody can run: 11", "Users can touch their own rows alone: 3"])
        }

        @Test func areNotMadeOfAProjectThatDoesNotCompile() async throws {
            let project: ProjectCopy = try .sample()
            defer { project.remove() }
            try project.write("connector/more.gql", "query Wrong @auth(level: NO_ACCESS) { nothing }\n")
            let answer: (status: Int32, output: String) = try await access(project.folder)
            #expect(answer.status == 1)
            #expect(
                answer.output.hasPrefix("dataconnect: the project does not compile\nconnector/more.gql:1:39: error: "))
        }
    }
}
