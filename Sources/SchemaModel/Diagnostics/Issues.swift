import GraphQLSyntax

/// Collects what is wrong, so that one run reports everything.
struct Issues {
    private(set) var diagnostics: [Diagnostic] = []
    /// How often a name has been looked for among the known ones.
    var suggestions: Int = 0

    mutating func error(_ code: DiagnosticCode, _ message: String, at span: SourceSpan, hint: String? = nil) {
        diagnostics.append(Diagnostic(.error, code, message, at: span, hint: hint))
    }

    mutating func warning(_ code: DiagnosticCode, _ message: String, at span: SourceSpan, hint: String? = nil) {
        diagnostics.append(Diagnostic(.warning, code, message, at: span, hint: hint))
    }
}
