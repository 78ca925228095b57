import GraphQLSyntax
import Testing

@testable import ProjectFiles

@Suite struct YAMLTests {
    @Test func writesOutAliasesAndMergeKeys() {
        let text: String = """
            base: &base { a: 1, b: ~ }
            copy: *base
            over: { <<: *base, a: 2 }
            list: [x, "null", null]
            """
        #expect(
            outline(text)
                == "{base: {a: 1, b: null}, copy: {a: 1, b: null}, over: {a: 2, b: null}, list: [x, null-text, null]}")
    }

    @Test func countsPositionsInBytes() {
        let source: Source = Source(name: "f", text: "\u{FEFF}é: ü\r\nkey: [日, x]\r\n")
        var report: [Diagnostic] = []
        let root: YAMLNode? = parseYAML(source, limits: .standard, into: &report)
        #expect(report == [])
        guard case .mapping(let entries)? = root?.kind, case .sequence(let items)? = entries.last?.value.kind else {
            Issue.record("not a map with a list")
            return
        }
        let spans: [SourceSpan] = entries.map(\.keySpan) + items.map(\.span)
        let texts: [String] = spans.map { String(decoding: source.utf8[Int($0.start)..<Int($0.end)], as: UTF8.self) }
        #expect(texts == ["é", "key", "日", "x"])
    }

    @Test(arguments: [
        ("a: 1\nb: 2\na: 3\n", "10 CFG611 the key \"a\" comes twice in one map; keep one of the two"),
        ("a: [1\nb: 2", "3 CFG610 a list in brackets is not closed; write ',' between values and ']' behind the last"),
        (
            "a: 1\n---\nb: 2\n",
            "5 CFG610 the file holds more than one YAML document; remove what follows the line of three hyphens"
        ),
        (
            "[x]: 1\n",
            "0 CFG614 a key must be a single word; write `key: value`, and put a text that begins with '[' or '{' in quotes"
        ),
        ("a: *none\n", "3 CFG610 '*' names an anchor that nothing defines; put a text that begins with '*' in quotes"),
        (
            "a: &a [*a]\n",
            "3 CFG604 the file nests too deeply or is too large once its aliases are written out; write the values without anchors and aliases"
        ),
        ("<<: 1\n", "4 CFG614 \"<<\" merges a map or a list of maps, not a single value; name an anchor: `<<: *name`"),
        (
            "\tx: 1\n",
            "0 CFG610 no value begins with this character; indent with spaces, and put a text that begins with '@', '`' or '%' in quotes"
        ),
        (
            "a: b: c\n",
            "4 CFG610 a ':' is not expected here; put a text with ':' in quotes, and give the keys of one map one indentation"
        ),
        (
            "a: 1\n b: 2\n",
            "7 CFG610 a ':' is not expected here; put a text with ':' in quotes, and give the keys of one map one indentation"
        ),
        ("a: \"x\nb: 1\n", "3 CFG610 a text in quotes is not closed; write the closing quote"),
        ("a: {b: 1\n", "3 CFG610 a map in braces is not closed; write ',' between entries and '}' behind the last"),
        (
            "a: @x\n",
            "3 CFG610 no value begins with this character; indent with spaces, and put a text that begins with '@', '`' or '%' in quotes"
        ),
        ("a: 1\nb\n", "7 CFG610 a key has no ':' behind it; write `key: value`"),
        (
            "  a: 1\nb: 2\n",
            "7 CFG610 the text goes on where the settings have ended; write `key: value` in every line, at one indentation"
        ),
        (
            "a:\n  - 1\n  b: 2\n",
            "11 CFG610 an entry of a list is expected here; begin each entry with '- ', all at one indentation"
        ),
        ("a: - 1\n", "3 CFG610 a '-' is not expected here; begin the list in a line of its own"),
        (
            "a: \"\\q\"\n",
            "4 CFG610 after '\\' in double quotes comes a character that means nothing there; use single quotes, or write '\\\\' for the character itself"
        ),
        ("a: \u{1}\n", "3 CFG610 a control character cannot stand here; remove it"),
    ])
    func refusesWhatIsNotOneTree(text: String, expected: String) {
        var report: [Diagnostic] = []
        _ = parseYAML(Source(name: "f", text: text), limits: .standard, into: &report)
        #expect(
            report.map { "\($0.span.start) \($0.code.rawValue) \($0.message)" + ($0.hint.map { "; " + $0 } ?? "") } == [
                expected
            ])
    }

    /// Eight levels of nine aliases each would be 43 million nodes.
    @Test func boundsAliasesThatMultiply() {
        var text: String = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
        for level in 1...8 {
            let aliases: String = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
            text += "a\(level): &a\(level) [\(aliases)]\n"
        }
        var report: [Diagnostic] = []
        #expect(parseYAML(Source(name: "f", text: text), limits: .standard, into: &report) == nil)
        #expect(report.map(\.code) == [.projectTooLarge])
    }

    /// Any bytes give a tree or diagnostics; the seed is printed so that a failure can be repeated.
    @Test func survivesDamagedFiles() {
        let seed: UInt64 = UInt64.random(in: 0...UInt64.max)
        print("YAMLTests.survivesDamagedFiles seed \(seed)")
        var random: SplitMix64 = SplitMix64(state: seed)
        let alphabet: [UInt8] = Array("ab:-[]{},&*<>|!%#'\"\n \t~é".utf8)
        for _ in 0..<3_000 {
            let count: Int = Int.random(in: 0...40, using: &random)
            let bytes: [UInt8] = (0..<count).compactMap { _ in alphabet.randomElement(using: &random) }
            var report: [Diagnostic] = []
            let root: YAMLNode? = parseYAML(Source(name: "f", utf8: bytes), limits: .standard, into: &report)
            #expect(root != nil || !report.isEmpty, "\(bytes)")
            #expect(report.allSatisfy { $0.span.start <= $0.span.end && Int($0.span.end) <= bytes.count }, "\(bytes)")
        }
    }

    private func outline(_ text: String) -> String {
        var report: [Diagnostic] = []
        let root: YAMLNode? = parseYAML(Source(name: "f", text: text), limits: .standard, into: &report)
        return root.map(outline) ?? "\(report)"
    }

    private func outline(_ node: YAMLNode) -> String {
        switch node.kind {
        case .null: "null"
        case .scalar(let scalar): scalar.text == "null" ? "null-text" : scalar.text
        case .sequence(let items): "[\(items.map(outline).joined(separator: ", "))]"
        case .mapping(let entries):
            "{\(entries.map { "\($0.key): \(outline($0.value))" }.joined(separator: ", "))}"
        }
    }
}

/// A small generator with a seed, as the system's cannot be repeated.
struct SplitMix64: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed: UInt64 = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
