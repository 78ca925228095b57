import GraphQLSyntax

/// Collects what is wrong, up to a bound.
struct DiagnosticSink {
    private(set) var diagnostics: [Diagnostic] = []
    /// How many errors, and how many lesser findings, are kept.
    private let limit: Int
    private var errorCount: Int = 0
    private var lesserCount: Int = 0

    init(limit: Int = .max) { self.limit = limit }

    /// Whether no further error is kept, so that looking for one is vain.
    var isFull: Bool { errorCount >= limit }

    /// Adds an error, or something less serious.
    ///
    /// - Parameters:
    ///   - spans: the first is where the error is shown; for each further one a note of the same words follows.
    ///   - question: "Did you mean …?", which ends the message and is the hint as well. Finding it costs a look at every name there is,
    ///     so it is asked for only where the error is kept.
    ///   - hint: what to do in this place, where there is no question; without it the code's `remedy` is.
    mutating func add(
        _ code: DiagnosticCode, _ message: String, at spans: [SourceSpan],
        question: @autoclosure () -> String? = nil, hint: @autoclosure () -> String? = nil,
        severity: Diagnostic.Severity = .error
    ) {
        guard admits(severity) else { return }
        let question: String? = question()
        let text: String = question.map { "\(message) \($0)" } ?? message
        diagnostics.append(
            Diagnostic(severity, code, text, at: spans.first ?? .generated, hint: question ?? hint() ?? code.remedy))
        for span: SourceSpan in spans.dropFirst() {
            diagnostics.append(Diagnostic(.note, code, text, at: span))
        }
    }

    mutating func add(_ finding: Finding) {
        add(finding.code, finding.message, at: [finding.span], question: finding.question(), hint: finding.hint())
    }

    /// Adds a diagnostic as it is.
    mutating func add(_ diagnostic: Diagnostic) {
        if admits(diagnostic.severity) { diagnostics.append(diagnostic) }
    }

    private mutating func admits(_ severity: Diagnostic.Severity) -> Bool {
        if severity == .error {
            errorCount += 1
            return errorCount <= limit
        }
        lesserCount += 1
        return lesserCount <= limit
    }
}

/// An error found by a check that several rules share.
struct Finding: Error {
    let code: DiagnosticCode
    let message: String
    let span: SourceSpan
    let question: @Sendable () -> String?
    let hint: @Sendable () -> String?

    init(
        _ code: DiagnosticCode, _ message: String, at span: SourceSpan,
        question: @autoclosure @escaping @Sendable () -> String? = nil,
        hint: @autoclosure @escaping @Sendable () -> String? = nil
    ) {
        self.code = code
        self.message = message
        self.span = span
        self.question = question
        self.hint = hint
    }
}
