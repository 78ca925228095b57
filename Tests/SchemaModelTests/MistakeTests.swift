import Foundation
import GraphQLSyntax
import SchemaModel
import Testing

@Suite struct MistakeTests {
    /// The fixture has one schema a line and below it, indented, everything that must be reported: code, message, line and
    /// column with the text underlined, hint. `UPDATE_SNAPSHOTS=1` rewrites what is expected, which is then to be read like code.
    @Test func reportsEveryMistake() throws {
        let expected: [Substring] = try fixture(Self.path).split(separator: "\n")
        var actual: [String] = []
        for schema: Substring in expected where !schema.hasPrefix("  ") {
            actual.append(String(schema))
            actual += Self.report(String(schema))
        }
        if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
            return try actual.joined(separator: "\n").appending("\n")
                .write(to: fixtureFile(Self.path), atomically: true, encoding: .utf8)
        }
        for (line, wanted): (String, Substring) in zip(actual, expected) { #expect(line == wanted) }
        #expect(actual.count == expected.count)
    }

    /// What a mistake is mended by is said of every one.
    @Test func saysOfEveryMistakeHowItIsMended() throws {
        let schemas: [Substring] = try fixture(Self.path).split(separator: "\n").filter { !$0.hasPrefix("  ") }
        for text: Substring in schemas {
            for diagnostic: Diagnostic in schema(String(text)).diagnostics
            where diagnostic.code.rawValue.hasPrefix("SCH") {
                #expect(diagnostic.hint != nil, "\(text): \(diagnostic.message)")
            }
        }
    }

    private static let path: String = "Schemas/mistakes.txt"

    private static func report(_ text: String) -> [String] {
        let bytes: [UInt8] = Array(text.utf8)
        let lines: LineIndex = LineIndex(Source(name: "schema.gql", text: text))
        return schema(text).diagnostics.flatMap { diagnostic -> [String] in
            let underlined: String = String(
                decoding: bytes[Int(diagnostic.span.start)..<Int(diagnostic.span.end)], as: UTF8.self)
            let place: SourcePosition = lines.position(of: diagnostic.span)
            let severity: String = diagnostic.severity == .warning ? "warning: " : ""
            let report: [String] = [
                "  \(diagnostic.code.rawValue) \(severity)\(diagnostic.message)",
                "    at \(place.line):\(place.column): \(underlined)",
            ]
            return report + (diagnostic.hint.map { ["    hint: \($0)"] } ?? [])
        }
    }

    @Test func reportsEverythingOfAProjectAtOnce() {
        let files: [String: String] = [
            "a.gql": "type A @table { b: Strng c_d: Int }\ntype A @table { x: Int }",
            "b.gql": "enum E { RED RED }\ntype B @table(key: \"z\") { e: E @default(value: BLUE) list: [A!] }",
        ]
        let sources: [Source] = files.sorted { $0.key < $1.key }.map { Source(name: $0.key, text: $0.value) }
        let found: [Diagnostic] = buildSchema(sources.map { parseDocument($0).value }).diagnostics
        let renderer: DiagnosticRenderer = DiagnosticRenderer(sources: sources)
        let heads: [String] = found.map { String(renderer.render($0).prefix { $0 != "\n" }) }
        #expect(
            heads == [
                "a.gql:2:6: error: There can be only one type named \"A\" [SCH202]",
                "b.gql:1:14: error: Enum value \"E.RED\" can only be defined once [SCH202]",
                "a.gql:1:20: error: On A.b: Unknown type \"Strng\" [SCH203]",
                "a.gql:1:26: error: On A.c_d: a field name must not contain `_` [SCH208]",
                "b.gql:2:48: error: On B.e @default(value): is no value of enum E [SCH214]",
                "b.gql:2:60: error: On B.list: a list of A cannot be stored [SCH212]",
                "b.gql:2:20: error: On B @table(key): there is no field z [SCH211]",
            ])
    }
}
