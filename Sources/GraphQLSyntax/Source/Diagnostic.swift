/// Something an author should know about a source.
public struct Diagnostic: Error, Hashable, Sendable {
    /// How serious it is. Only errors keep a project from compiling.
    public enum Severity: Hashable, Sendable { case note, warning, error }

    /// How serious it is.
    public var severity: Severity
    /// A stable code, never reused.
    public var code: DiagnosticCode
    /// What is wrong, one sentence without a final stop.
    public var message: String
    /// Where.
    public var span: SourceSpan
    /// What to do about it.
    public var hint: String?
    /// What somebody must agree to before this is deployed.
    public var acknowledgement: Acknowledgement?
    /// Ways to be rid of it, in full.
    public var workarounds: [Workaround]

    /// A diagnostic.
    public init(
        _ severity: Severity, _ code: DiagnosticCode, _ message: String, at span: SourceSpan, hint: String? = nil,
        acknowledgement: Acknowledgement? = nil, workarounds: [Workaround] = []
    ) {
        self.severity = severity
        self.code = code
        self.message = message
        self.span = span
        self.hint = hint
        self.acknowledgement = acknowledgement
        self.workarounds = workarounds
    }
}

/// A diagnostic's stable code.
///
/// Ranges by stage: `GQL1xx` syntax and validation, `SCH2xx` schema, `OPR3xx` operation, `CEL4xx` expression, `MIG5xx` migration,
/// `CFG6xx` project files. Each target declares its own codes in an extension.
public struct DiagnosticCode: RawRepresentable, Hashable, Sendable {
    /// The code as printed.
    public let rawValue: String

    /// A code.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A code.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A result that is kept even where some of the input was wrong, and all that was wrong with it.
public struct Diagnosed<Value: Sendable>: Sendable {
    /// The result, as far as it could be made.
    public var value: Value
    /// What the authors should know, in the order it was found.
    public var diagnostics: [Diagnostic]

    /// A result with its diagnostics.
    public init(_ value: Value, _ diagnostics: [Diagnostic] = []) {
        self.value = value
        self.diagnostics = diagnostics
    }

    /// Whether something keeps the input from being used.
    public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

extension Diagnosed: Equatable where Value: Equatable {}
