import Foundation
import TestSupport
import Testing

extension EndToEnd {
    /// Every folder of `Fixtures/Projects`: a project with faults, and in `expected.txt` all that `compile` says of it.
    ///
    /// `UPDATE_SNAPSHOTS=1` rewrites what is expected; what it wrote is to be read like code.
    @Suite struct ProjectFixtures {
        private static let root: String = TestFolders.repository + "/Tests/Fixtures/Projects"

        private static let names: [String] = {
            let names: [String] = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
            return names.filter { !$0.hasPrefix(".") }.sorted()
        }()

        @Test(arguments: names) func areToldOfInOneRun(_ name: String) async throws {
            let folder: String = "\(Self.root)/\(name)"
            let program: ChildProgram = try ChildProgram(DevServer.binary, ["compile", "--config_dir", folder])
            #expect(try await program.exitStatus() == 1)
            #expect(program.errors.value == [])
            let output: String = program.output.value.joined(separator: "\n") + "\n"
            let file: URL = URL(filePath: "\(folder)/expected.txt")
            if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
                return try output.write(to: file, atomically: true, encoding: .utf8)
            }
            #expect(try String(contentsOf: file, encoding: .utf8) == output)
        }
    }
}
