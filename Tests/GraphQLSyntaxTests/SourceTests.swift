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

    /// A byte order mark has no column; every kind of line end counts once.
    @Test(arguments: ["\u{FEFF}ab\ncd\r\nef\rgh", "ab\ncd\r\nef\rgh"]) func countsFromTheFirstCharacter(text: String) {
        let source: Source = Source(name: "s", text: text)
        let lines: LineIndex = LineIndex(source)
        let tokens: [Token] = lex(source).value
        let places: [SourcePosition] = tokens.map { lines.position(ofOffset: Int($0.start)) }
        #expect(places == [(1, 1), (2, 1), (3, 1), (4, 1), (4, 3)].map { SourcePosition(line: $0.0, column: $0.1) })
        #expect(lines.position(ofOffset: 0) == SourcePosition(line: 1, column: 1))
        let marked: SourceSpan = SourceSpan(sourceName: "s", start: tokens[0].start, end: tokens[0].end)
        #expect(
            DiagnosticRenderer(sources: [source]).render(Diagnostic(.error, .unexpectedToken, "m", at: marked))
                == "s:1:1: error: m [GQL110]\nab\n^^")
    }

    /// Columns far along a line are found from marks on the way; they are those that a count from its start gives.
    @Test func countsColumnsOfLongLines() {
        let text: String = String(repeating: "aé😀\r\n映", count: 700) + String(repeating: "é😀b", count: 900)
        let source: Source = Source(name: "s", text: text)
        let lines: LineIndex = LineIndex(source)
        var line: Int = 1
        var column: Int = 1
        var offset: Int = 0
        for scalar: Unicode.Scalar in text.unicodeScalars {
            #expect(lines.position(ofOffset: offset) == SourcePosition(line: line, column: column))
            offset += String(scalar).utf8.count
            column += String(scalar).utf16.count
            if scalar == "\n" { (line, column) = (line + 1, 1) }
        }
        #expect(lines.position(ofOffset: offset) == SourcePosition(line: line, column: column))
    }

    @Test func tellsHowManyMoreThereAre() {
        func diagnostics(_ severity: Diagnostic.Severity, _ count: Int) -> [Diagnostic] {
            (0..<count).map { Diagnostic(severity, .unexpectedToken, "\($0)", at: .generated) }
        }
        let renderer: DiagnosticRenderer = DiagnosticRenderer(sources: [])
        func lines(_ diagnostics: [Diagnostic]) -> [Substring] { renderer.render(diagnostics).split(separator: "\n") }
        #expect(lines(diagnostics(.warning, 2) + diagnostics(.error, 498)).count == 500)
        let many: [Substring] = lines(diagnostics(.warning, 2) + diagnostics(.error, 499) + diagnostics(.note, 1))
        #expect(many.count == 502)
        #expect(many.prefix(2) == ["warning: 0 [GQL110]", "error: 0 [GQL110]"])
        #expect(many.suffix(2) == ["note: 0 [GQL110]", "… and 1 more warning"])
        let more: [Substring] = lines(diagnostics(.warning, 2) + diagnostics(.error, 10_000))
        #expect(more.count == 501)
        #expect(more.suffix(2) == ["error: 499 [GQL110]", "… and 9500 more errors and 2 more warnings"])
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

    /// A character of many scalars, and one that is cut by the bounds of what is looked at.
    @Test func shortensCharactersOfManyBytes() {
        let marks: String = "e" + String(repeating: "\u{301}", count: 1_000)
        let text: String = marks + String(repeating: "映", count: 400) + "!" + marks
        let source: Source = Source(name: "s", text: text)
        let start: Int32 = Int32(source.utf8.firstIndex(of: UInt8(ascii: "!")) ?? 0)
        let span: SourceSpan = SourceSpan(sourceName: "s", start: start, end: start + 1)
        let rendered: String = DiagnosticRenderer(sources: [source])
            .render(Diagnostic(.error, .unexpectedToken, "m", at: span))
        let before: String = "…" + String(repeating: "映", count: 60)
        #expect(
            rendered.unicodeScalars.starts(
                with: "s:1:1402: error: m [GQL110]\n\(before)!e\(String(repeating: "\u{301}", count: 200))"
                    .unicodeScalars))
        #expect(rendered.hasSuffix("…\n\(String(repeating: " ", count: 121))^"))
        #expect(rendered.utf8.count < 1_000)
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
