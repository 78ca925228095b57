import GraphQLSyntax

/// Collects what is wrong, so that one run reports everything.
struct Issues {
    private(set) var diagnostics: [Diagnostic] = []
    /// How often a name has been looked for among the known ones.
    var suggestions: Int = 0
    /// The texts of the documents by name, as far as they are known.
    private let sources: [String: Source]
    /// The lines of those that a hint has pointed into.
    private var lines: [String: LineIndex] = [:]

    init(sources: [String: Source] = [:]) { self.sources = sources }

    mutating func error(_ code: DiagnosticCode, _ message: String, at span: SourceSpan, hint: String? = nil) {
        diagnostics.append(Diagnostic(.error, code, message, at: span, hint: hint))
    }

    mutating func warning(_ code: DiagnosticCode, _ message: String, at span: SourceSpan, hint: String? = nil) {
        diagnostics.append(Diagnostic(.warning, code, message, at: span, hint: hint))
    }

    /// A sentence that says where the first of two things stands, with a space behind; nothing where its text is not known.
    mutating func whereFirst(_ span: SourceSpan?) -> String {
        guard let span, let source: Source = sources[span.sourceName] else { return "" }
        let index: LineIndex = lines[source.name] ?? LineIndex(source)
        lines[source.name] = index
        let place: SourcePosition = index.position(of: span)
        return "The first is at \(source.name):\(place.line):\(place.column). "
    }
}
