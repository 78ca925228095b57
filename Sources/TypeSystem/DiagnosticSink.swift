import GraphQLSyntax

/// Collects what is wrong.
struct DiagnosticSink {
    private(set) var diagnostics: [Diagnostic] = []

    /// Adds an error, or something less serious.
    ///
    /// - Parameters:
    ///   - spans: the first is where the error is shown; for each further one a note of the same words follows.
    ///   - question: "Did you mean …?", which ends the message and is the hint as well.
    mutating func add(
        _ code: DiagnosticCode, _ message: String, at spans: [SourceSpan], question: String? = nil,
        severity: Diagnostic.Severity = .error
    ) {
        let text: String = question.map { "\(message) \($0)" } ?? message
        diagnostics.append(Diagnostic(severity, code, text, at: spans.first ?? .generated, hint: question))
        for span: SourceSpan in spans.dropFirst() {
            diagnostics.append(Diagnostic(.note, code, text, at: span))
        }
    }

    mutating func add(_ finding: Finding) {
        add(finding.code, finding.message, at: [finding.span], question: finding.question)
    }

    /// Adds a diagnostic as it is.
    mutating func add(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }
}

/// An error found by a check that several rules share.
struct Finding {
    var code: DiagnosticCode
    var message: String
    var span: SourceSpan
    var question: String?

    init(_ code: DiagnosticCode, _ message: String, at span: SourceSpan, question: String? = nil) {
        self.code = code
        self.message = message
        self.span = span
        self.question = question
    }
}
