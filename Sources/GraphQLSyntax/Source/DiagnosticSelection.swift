/// As many diagnostics as are worth printing.
///
/// Errors come first, for they keep a project from running: of warnings those are shown for which there is room. Notes belong to what they
/// follow.
struct DiagnosticSelection {
    /// What is shown, in the order it was given.
    private(set) var shown: [Diagnostic] = []
    /// How much is not, in words; nothing where all is shown.
    let rest: String?

    init(_ diagnostics: [Diagnostic], limit: Int) {
        guard diagnostics.count > limit else {
            shown = diagnostics
            rest = nil
            return
        }
        let errors: Int = diagnostics.count { $0.severity == .error }
        var room: [Diagnostic.Severity: Int] = [.error: limit, .warning: max(0, limit - errors)]
        var left: [Diagnostic.Severity: Int] = [:]
        var isShown: Bool = true
        var notes: Int = limit
        for diagnostic: Diagnostic in diagnostics {
            guard diagnostic.severity != .note else {
                if isShown, notes > 0 { shown.append(diagnostic) }
                notes -= 1
                continue
            }
            isShown = room[diagnostic.severity, default: 0] > 0
            room[diagnostic.severity, default: 0] -= 1
            if isShown { shown.append(diagnostic) } else { left[diagnostic.severity, default: 0] += 1 }
        }
        let counts: [String] = [(Diagnostic.Severity.error, "error"), (.warning, "warning")].compactMap {
            severity, word in left[severity].map { "\($0) more \(word)\($0 == 1 ? "" : "s")" }
        }
        rest = counts.isEmpty ? nil : "… and \(counts.joined(separator: " and "))"
    }
}
