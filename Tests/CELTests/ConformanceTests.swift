import Foundation
import Testing

/// The conformance vectors, which lie beside the project and not in it: `shared/cases/cel` in a folder above.
@Suite struct ConformanceTests {
    @Test func passesEveryVectorOfTheSuite() {
        guard let directory: String = vectorDirectory() else {
            let isRequired: Bool = ProcessInfo.processInfo.environment["CI"] != nil
            #expect(!isRequired, "no shared/cases/cel in any folder above the package")
            print("skipped: the CEL conformance vectors, for want of shared/cases/cel above the package")
            return
        }
        let report: ConformanceReport = CELConformance.run(directory: directory)
        print(report)
        #expect(report.failures == [])
        #expect(report.passed > 0)
    }

    private func vectorDirectory() -> String? {
        var folder: URL = URL(fileURLWithPath: #filePath)
        while folder.path != "/" {
            folder.deleteLastPathComponent()
            let candidate: String = folder.appendingPathComponent("shared/cases/cel").path
            if FileManager.default.fileExists(atPath: candidate) { return candidate }
        }
        return nil
    }
}
