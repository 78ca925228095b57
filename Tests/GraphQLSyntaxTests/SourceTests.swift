import GraphQLSyntax
import Testing

@Suite struct SourceTests {
    @Test func countsColumnsInUTF16Units() {
        let lines: LineIndex = LineIndex(Source(name: "s", text: "aé\r\n😀b\rc\n"))
        let places: [SourcePosition] = [0, 1, 3, 5, 9, 10, 11, 12, 13, 99].map { lines.position(ofOffset: $0) }
        let expected: [(Int, Int)] = [(1, 1), (1, 2), (1, 3), (2, 1), (2, 3), (2, 4), (3, 1), (3, 2), (4, 1), (4, 1)]
        #expect(places == expected.map { SourcePosition(line: $0.0, column: $0.1) })
        #expect(lines.lineCount == 4)
        #expect(lines.range(ofLine: 1) == 0..<3)
        #expect(lines.range(ofLine: 4) == 13..<13)
    }

    @Test func rendersTabsWideCharactersAndSpansOfSeveralLines() {
        let source: Source = Source(name: "a.gql", text: "\t映画: {\n  x\n}")
        let span: SourceSpan = SourceSpan(sourceName: "a.gql", start: 9, end: 15)
        let diagnostic: Diagnostic = Diagnostic(.warning, .unexpectedToken, "look", at: span)
        #expect(
            DiagnosticRenderer(sources: [source]).render(diagnostic)
                == "a.gql:1:6: warning: look [GQL110]\n\t映画: {\n\t      ^")
    }

    @Test func rendersWithoutASource() {
        let renderer: DiagnosticRenderer = DiagnosticRenderer(sources: [])
        let unknown: SourceSpan = SourceSpan(sourceName: "gone.gql", start: 3, end: 4)
        #expect(renderer.render(Diagnostic(.note, .invalidUTF8, "m", at: unknown)) == "gone.gql: note: m [GQL105]")
        #expect(
            renderer.render(Diagnostic(.error, .invalidUTF8, "m", at: .generated, hint: "h"))
                == "error: m [GQL105]\nhint: h")
    }

    @Test func shortensLinesThatGoOnAndOn() {
        let text: String = String(repeating: "a", count: 100) + "!" + String(repeating: "b", count: 100)
        let span: SourceSpan = SourceSpan(sourceName: "s", start: 100, end: 101)
        let rendered: String = DiagnosticRenderer(sources: [Source(name: "s", text: text)])
            .render(Diagnostic(.error, .unexpectedToken, "m", at: span))
        let before: String = "…" + String(repeating: "a", count: 60)
        #expect(
            rendered == """
                s:1:101: error: m [GQL110]
                \(before)!\(String(repeating: "b", count: 60))…
                \(String(repeating: " ", count: 61))^
                """)
    }

    @Test func showsControlCharactersHarmlessly() {
        let source: Source = Source(name: "s", text: "a\u{1B}[31m")
        let span: SourceSpan = SourceSpan(sourceName: "s", start: 1, end: 2)
        #expect(
            DiagnosticRenderer(sources: [source]).render(Diagnostic(.error, .unexpectedCharacter, "m", at: span))
                == "s:1:2: error: m [GQL101]\na\u{FFFD}[31m\n ^")
    }
}

@Suite struct LiteralOffsetTests {
    /// The place in the source of each byte of the literal's value, and of its end.
    private func places(_ literal: String, prefix: String = "x: ") -> [Int] {
        var options: ParseOptions = ParseOptions()
        options.allowsSingleQuotedBlockStrings = true
        let source: Source = Source(name: "s", text: prefix + literal)
        let span: SourceSpan = SourceSpan(
            sourceName: "s", start: Int32(prefix.utf8.count), end: Int32(source.utf8.count))
        let value: InputValue? = parseConstValue(Source(name: "s", text: literal), options: options).value
        guard case .string(let text, _)? = value?.kind else { return [] }
        return (0...text.utf8.count).map { sourceOffset(ofValueOffset: $0, in: span, source: source) }
    }

    @Test func mapsPlainTextSideBySide() {
        #expect(places("\"abc\"") == [4, 5, 6, 7])
        #expect(places("\"\"") == [4])
    }

    @Test func mapsAnEscapeToItsBackslash() {
        // a \n é as \u00e9 (two bytes) and as itself (two bytes) b
        #expect(places(#""a\n\u00e9éb""#) == [4, 5, 7, 7, 13, 14, 15, 16])
        // A pair of surrogates is one character of four bytes.
        #expect(places(#""\uD83D\uDE00\u{1F600}.""#) == [4, 4, 4, 4, 16, 16, 16, 16, 25, 26])
    }

    @Test func mapsBlockStringsAcrossTheirIndentation() {
        // Value: "this\n  .a"
        #expect(places("\"\"\"\n    this\r\n      .a\n\"\"\"") == [11, 12, 13, 14, 15, 21, 22, 23, 24, 26])
        // Value: `a"""b`
        #expect(places("\"\"\"a\\\"\"\"b\"\"\"") == [6, 8, 9, 10, 11, 12])
        #expect(places("'''a\\'''b'''") == [6, 8, 9, 10, 11, 12])
    }

    @Test func staysAtTheStartOfWhatIsNoLiteral() {
        let source: Source = Source(name: "s", text: "x: 5")
        let span: SourceSpan = SourceSpan(sourceName: "s", start: 3, end: 4)
        #expect(sourceOffset(ofValueOffset: 2, in: span, source: source) == 3)
        #expect(sourceOffset(ofValueOffset: 2, in: .generated, source: source) == 0)
    }
}
