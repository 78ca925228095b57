import GraphQLSyntax
import SchemaModel
import Testing

@Suite struct MistakeTests {
    /// The fixture has one schema a line and below it, indented, everything that must be reported: code, message, the text
    /// underlined, hint.
    @Test func reportsEveryMistake() throws {
        let expected: [Substring] = try fixture("Schemas/mistakes.txt").split(separator: "\n")
        var actual: [String] = []
        for schema: Substring in expected where !schema.hasPrefix("  ") {
            actual.append(String(schema))
            actual += Self.report(String(schema))
        }
        for (line, wanted): (String, Substring) in zip(actual, expected) { #expect(line == wanted) }
        #expect(actual.count == expected.count)
    }

    private static func report(_ text: String) -> [String] {
        let bytes: [UInt8] = Array(text.utf8)
        return schema(text).diagnostics.flatMap { diagnostic -> [String] in
            let underlined: String = String(
                decoding: bytes[Int(diagnostic.span.start)..<Int(diagnostic.span.end)], as: UTF8.self)
            let severity: String = diagnostic.severity == .warning ? "warning: " : ""
            let lines: [String] = [
                "  \(diagnostic.code.rawValue) \(severity)\(diagnostic.message)", "    at: \(underlined)",
            ]
            return lines + (diagnostic.hint.map { ["    hint: \($0)"] } ?? [])
        }
    }
}
