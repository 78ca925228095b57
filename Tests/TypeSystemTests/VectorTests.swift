import Foundation
import GraphQLSyntax
import Testing

/// The recorded validation cases, which lie beside the project and not in it: `shared/cases` in a folder above.
@Suite("recorded validation cases")
struct VectorTests {
    private static let file: URL? = {
        var folder: URL = URL(fileURLWithPath: #filePath)
        while folder.path != "/" {
            folder.deleteLastPathComponent()
            let candidate: URL = folder.appendingPathComponent("shared/cases/graphql/validation-cases.json")
            if FileManager.default.fileExists(atPath: candidate.path) { return candidate }
        }
        return nil
    }()

    private static let isOnCI: Bool = ProcessInfo.processInfo.environment["CI"] != nil

    @Test(
        "every document and every schema gives the recorded messages at the recorded places",
        .enabled(if: file != nil || isOnCI, "skipped: there is no folder shared/cases above the package"))
    func passesEveryVector() throws {
        let file: URL = try #require(Self.file, "CI needs the vectors in shared/cases above the package")
        let cases: VectorValue = try VectorValue(utf8: Array(Data(contentsOf: file)))
        let report: ConformanceReport = GraphQLValidationConformance.run(cases: cases)
        print("validation cases: \(report)")
        #expect(report.failures == [])
        #expect(report.passed > 500)
    }
}

func parse(_ text: String, options: ParseOptions = ParseOptions()) -> Document {
    parseDocument(Source(name: "test", text: text), options: options).value
}
