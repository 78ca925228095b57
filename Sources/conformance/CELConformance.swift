import CEL
import Foundation
import JSON

/// Runs the vectors of the CEL conformance suite.
///
/// - Shape: one JSON file per source file of the suite, `sections[] { name, tests[] }`; names of vectors in reports are
///   `file/section/test`.
struct CELConformance {
    private(set) var report: ConformanceReport = ConformanceReport()

    /// What vectors may need beyond the core and this implementation offers.
    private static let supportedNeeds: [String: Extension?] = [
        "checker": nil, "ext:strings": .strings, "ext:math": .math, "ext:optional": .optionals,
        "ext:cel.bind": .bindings, "ext:encoders": .encoders,
        "ext:macros2 (two-variable comprehensions)": .twoVariableComprehensions,
    ]

    /// Vectors whose expectation cannot be what the suite means.
    private static let contradictions: [String: String] = Dictionary(
        uniqueKeysWithValues: ["single", "double"].map { (quote: String) -> (String, String) in
            (
                "parse/bytes_literals/triple_\(quote)_quoted_unescaped_punctuation",
                "expects a backslash the expression does not have; the suite writes `\\?`, an escape of its text format"
            )
        })

    /// Runs every file of a folder.
    static func run(directory: String) -> ConformanceReport {
        var run: CELConformance = CELConformance()
        let names: [String] = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
        let files: [String] = names.filter { $0.hasSuffix(".json") }.sorted()
        if files.isEmpty { run.report.note(directory, failure: "no vectors here") }
        for file in files { run.run(file: directory + "/" + file, name: String(file.dropLast(5))) }
        return run.report
    }

    private mutating func run(file: String, name: String) {
        guard let data: Data = FileManager.default.contents(atPath: file),
            let suite: JSONValue = try? parseJSON(Array(data))
        else {
            report.note(name, failure: "cannot be read")
            return
        }
        for section in suite["sections"]?.array ?? [] {
            let prefix: String = "\(name)/\(section["name"]?.string ?? "")"
            for test in section["tests"]?.array ?? [] {
                run(test, name: "\(prefix)/\(test["name"]?.string ?? "")")
            }
        }
    }

    private mutating func run(_ test: JSONValue, name: String) {
        let needs: [String] = (test["needs"]?.array ?? []).compactMap(\.string)
        let unmet: [String] = needs.filter { Self.supportedNeeds[$0] == nil }
        guard unmet.isEmpty else {
            report.noteUnmet(unmet)
            return
        }
        do throws(VectorFailure) {
            try CELVector(test, extensions: needs.compactMap { Self.supportedNeeds[$0] ?? nil }).run()
            report.note(name, failure: nil)
        } catch {
            if let contradiction: String = Self.contradictions[name] {
                report.contradicting.append("\(name): \(contradiction)")
            } else {
                report.note(name, failure: error.reason)
            }
        }
    }
}

/// Why a vector did not pass.
struct VectorFailure: Error {
    let reason: String
}
