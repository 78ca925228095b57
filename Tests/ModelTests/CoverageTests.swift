import Foundation
import Testing

struct CoverageTests {
    /// What the README says is generated is what a run must have met.
    @Test func theReadmeListsWhatIsGenerated() throws {
        let file: URL = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "README.md")
        let text: String = try String(contentsOf: file, encoding: .utf8)
        let prose: String = String(text.prefix(upTo: text.range(of: "\n| ")?.lowerBound ?? text.endIndex))
        if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] != nil {
            try (prose.trimmingCharacters(in: .newlines) + "\n\n" + Feature.table)
                .write(to: file, atomically: true, encoding: .utf8)
        } else {
            #expect(text.hasSuffix("\n\n" + Feature.table))
        }
    }
}
