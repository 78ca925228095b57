/// Prints diagnostics for people and for tools that look for `file:line:column:`.
///
/// ```
/// schema/movie.gql:3:10: error: expected a name, found '=' [GQL110]
///   title = String
///         ^
/// hint: write a colon
/// ```
public struct DiagnosticRenderer: Sendable {
    private struct Indexed {
        let source: Source
        let lines: LineIndex
    }

    private let sources: [String: Indexed]

    /// A renderer that shows lines of these sources.
    public init(sources: [Source]) {
        let pairs: [(String, Indexed)] = sources.map { ($0.name, Indexed(source: $0, lines: LineIndex($0))) }
        // Two sources of one name would be a fault of the caller; the last one is shown.
        self.sources = Dictionary(pairs) { _, last in last }
    }

    /// All diagnostics, one after the other, each ended by a line feed.
    public func render(_ diagnostics: [Diagnostic]) -> String {
        diagnostics.map { render($0) + "\n" }.joined()
    }

    /// One diagnostic, without a line feed at the end.
    public func render(_ diagnostic: Diagnostic) -> String {
        let message: String = "\(word(diagnostic.severity)): \(diagnostic.message) [\(diagnostic.code.rawValue)]"
        // What the message says already is not said again.
        let hint: [String] = diagnostic.hint.flatMap { diagnostic.message.contains($0) ? nil : ["hint: \($0)"] } ?? []
        let name: String = diagnostic.span.sourceName
        guard let indexed: Indexed = sources[name] else {
            let head: String = name.isEmpty ? message : "\(name): \(message)"
            return ([head] + hint).joined(separator: "\n")
        }
        let place: SourcePosition = indexed.lines.position(of: diagnostic.span)
        let head: String = "\(name):\(place.line):\(place.column): \(message)"
        return ([head] + excerpt(diagnostic.span, place, indexed) + hint).joined(separator: "\n")
    }

    private func word(_ severity: Diagnostic.Severity) -> String {
        switch severity {
        case .note: "note"
        case .warning: "warning"
        case .error: "error"
        }
    }

    /// The line of the source and the line of carets below it.
    private func excerpt(_ span: SourceSpan, _ place: SourcePosition, _ indexed: Indexed) -> [String] {
        let line: Range<Int> = indexed.lines.range(ofLine: place.line)
        let start: Int = min(max(line.lowerBound, Int(span.start)), line.upperBound)
        let end: Int = min(max(start, Int(span.end)), line.upperBound)
        let before: String = Self.text(indexed.source.utf8[line.lowerBound..<start])
        let marked: String = Self.text(indexed.source.utf8[start..<end])
        let after: String = Self.text(indexed.source.utf8[end..<line.upperBound])
        let shownBefore: String = Self.shortened(before, keeping: .end)
        let shownMarked: String = Self.shortened(marked, keeping: .start)
        let carets: String = String(repeating: "^", count: max(1, shownMarked.reduce(0) { $0 + Self.width(of: $1) }))
        return [
            shownBefore + shownMarked + Self.shortened(after, keeping: .start),
            shownBefore.map(Self.blank).joined() + carets,
        ]
    }

    private enum Side { case start, end }

    /// At most sixty characters of one part of a line: a document may stand in a single line of megabytes.
    private static func shortened(_ text: String, keeping side: Side) -> String {
        let limit: Int = 60
        guard text.count > limit else { return text }
        return switch side {
        case .start: text.prefix(limit) + "…"
        case .end: "…" + text.suffix(limit)
        }
    }

    /// The text with control characters, which could change the terminal, as replacement characters.
    private static func text(_ bytes: ArraySlice<UInt8>) -> String {
        let readable: [UInt8] = bytes.map { byte in
            byte < 0x20 && byte != UInt8(ascii: "\t") || byte == 0x7F ? 0xFF : byte
        }
        return String(decoding: readable, as: UTF8.self)
    }

    /// What takes as much room below a character as it takes itself.
    private static func blank(below character: Character) -> String {
        character == "\t" ? "\t" : String(repeating: " ", count: width(of: character))
    }

    /// The columns of a terminal that a character takes: two for ideographs, kana, hangul and most pictures.
    private static func width(of character: Character) -> Int {
        switch character.unicodeScalars.first?.value ?? 0 {
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
            0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
            2
        default: 1
        }
    }
}
