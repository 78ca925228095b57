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
    private let showsLevels: Bool

    /// A renderer that shows lines of these sources.
    ///
    /// - Parameter showsLevels: whether warnings are told with how much a tool that deploys makes of them: `[OPR307, REQUIRE_ACK]`.
    public init(sources: [Source], showsLevels: Bool = false) {
        self.showsLevels = showsLevels
        let pairs: [(String, Indexed)] = sources.map { ($0.name, Indexed(source: $0, lines: LineIndex($0))) }
        // Two sources of one name would be a fault of the caller; the last one is shown.
        self.sources = Dictionary(pairs) { _, last in last }
    }

    /// How many diagnostics are worth printing: nobody reads more at once, and a file may hold any number of mistakes.
    public static let mostShown: Int = 500

    /// All diagnostics, one after the other, each ended by a line feed; of very many some, and how many more there are.
    public func render(_ diagnostics: [Diagnostic]) -> String {
        parts(diagnostics).map { $0.text + "\n" }.joined()
    }

    /// The same, one by one and without line feeds at their ends, for whoever writes each in another way.
    public func parts(_ diagnostics: [Diagnostic]) -> [(severity: Diagnostic.Severity, text: String)] {
        let selection: DiagnosticSelection = DiagnosticSelection(diagnostics, limit: Self.mostShown)
        let shown: [(Diagnostic.Severity, String)] = selection.shown.map { ($0.severity, render($0)) }
        return shown + (selection.rest.map { [(.note, $0)] } ?? [])
    }

    /// One diagnostic, without a line feed at the end.
    public func render(_ diagnostic: Diagnostic) -> String {
        let message: String = "\(word(diagnostic.severity)): \(diagnostic.message) [\(code(diagnostic))]"
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

    private func code(_ diagnostic: Diagnostic) -> String {
        let code: String = diagnostic.code.rawValue
        guard showsLevels, diagnostic.severity == .warning, let level: WarningLevel = diagnostic.warningLevel else {
            return code
        }
        return "\(code), \(level.rawValue)"
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
        return Excerpt(indexed.source.utf8, line: line, marked: start..<end).lines
    }
}
