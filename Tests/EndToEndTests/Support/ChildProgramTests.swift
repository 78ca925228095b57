import Foundation
import TestSupport
import Testing

/// The programs that tests run are shared by tests that run at once.
@Suite struct ChildProgramTests {
    @Test func keepsLinesWhole() async throws {
        let cat: ChildProgram = try ChildProgram("/bin/cat", [])
        // A pipe holds 64 KiB: none of these is written at once.
        let lines: Set<String> = Set("abcdefgh".map { String(repeating: $0, count: 300_000) })
        try await withThrowingTaskGroup(of: Void.self) { group in
            for line: String in lines { group.addTask { try cat.write(line: line) } }
            try await group.waitForAll()
        }
        let printed: [String] = try await cat.output.wait(for: "all lines") { $0.count >= lines.count ? $0 : nil }
        #expect(Set(printed) == lines)
        cat.send(signal: SIGKILL)
        #expect(try await cat.exitStatus() == 128 + SIGKILL)
    }
}
