import GraphQLSyntax
import Postgres
import SchemaModel

extension DiagnosticCode {
    /// A statement of a migration that PostgreSQL refuses.
    static let refusedStep: DiagnosticCode = DiagnosticCode("MIG501")
    /// A view that PostgreSQL cannot read, or that lacks a column.
    static let refusedView: DiagnosticCode = DiagnosticCode("MIG502")
}

/// What PostgreSQL refuses of a schema; the database is as it was.
struct MigrationFailure {
    /// What is wrong, where it is written.
    var diagnostics: [Diagnostic]
    /// The statement that was refused.
    var sql: String
    /// All that was to be done.
    var plan: [MigrationStep]

    /// - `number`: which of the steps it was, from 1.
    init(
        _ error: PostgresError, atStep number: Int, of plan: [MigrationStep],
        culprits: [(probe: SQLProbe, error: PostgresError)]
    ) {
        let step: MigrationStep = plan[number - 1]
        sql = step.sql
        self.plan = plan
        diagnostics = culprits.map { probe, error in
            let ownNumber: Int = plan.firstIndex { $0.isOf(table: probe.tableName) }.map { $0 + 1 } ?? number
            return Self.diagnostic(
                .refusedStep, "step \(ownNumber) \(plan[ownNumber - 1].description)", error, at: probe.span,
                hint: "It must be one SQL expression that fits the column, for example \"now()\".")
        }
        if diagnostics.isEmpty {
            diagnostics = [
                Self.diagnostic(
                    .refusedStep, "step \(number) \(step.description)", error, at: step.origin,
                    hint: "Change what the schema says there, or what the database holds.")
            ]
        }
    }

    /// What was refused of views: the database is fitted all the same, since the text of a view is only looked at when it is read, and
    /// what it speaks of may still come.
    static func warnings(ofViews views: [(probe: SQLProbe, error: PostgresError)]) -> [Diagnostic] {
        views.map { probe, error in
            diagnostic(
                .refusedView, probe.place, error, at: probe.span,
                hint: probe.isOfColumn
                    ? "The field is null until the view has it. It is a column in `snake_case`, or what `@col(name:)` says."
                    : "Operations that read the view fail until it can be read.",
                severity: .warning)
        }
    }

    private static func diagnostic(
        _ code: DiagnosticCode, _ place: String, _ error: PostgresError, at span: SourceSpan, hint: String,
        severity: Diagnostic.Severity = .error
    ) -> Diagnostic {
        let message: String = "\(place): \(error.message)" + (error.detail.map { " (\($0))" } ?? "")
        return Diagnostic(severity, code, message, at: span, hint: error.hint ?? hint)
    }

    /// How many bytes of a statement, and how many steps, are worth printing.
    private static let mostBytes: Int = 2_000
    private static let mostSteps: Int = 50

    /// As people read it.
    func report(_ sources: [Source]) -> String {
        var lines: [String] = []
        lines.append("SQL: \(sql.utf8.count > Self.mostBytes ? sql.prefix(Self.mostBytes) + "…" : sql)")
        lines.append("Original plan:")
        lines += plan.prefix(Self.mostSteps).enumerated().map { "step \($0 + 1) \($1.description)" }
        if plan.count > Self.mostSteps { lines.append("… and \(plan.count - Self.mostSteps) more steps") }
        // Extensions and the PostgreSQL schema are made for the service as a whole.
        let head: SourceSpan = sources.first.map { SourceSpan(sourceName: $0.name, start: 0, end: 0) } ?? .generated
        let placed: [Diagnostic] = diagnostics.map { diagnostic in
            var diagnostic: Diagnostic = diagnostic
            if diagnostic.span == .generated { diagnostic.span = head }
            return diagnostic
        }
        return DiagnosticRenderer(sources: sources).render(placed.inReadingOrder(of: sources))
            + lines.map { $0 + "\n" }.joined()
    }
}

extension MigrationStep {
    /// Whether it makes or changes a table.
    fileprivate func isOf(table name: String?) -> Bool {
        guard let name else { return false }
        return ["create \"\(name)\" table", "modify \"\(name)\" table"].contains(description)
    }
}

extension MigrationConflict {
    /// What is said of it, with its place in the schema where it has one.
    func fields(_ sources: [Source]) -> KeyValuePairs<String, String> {
        guard let source: Source = sources.first(where: { $0.name == span.sourceName }) else {
            return ["message": description, "hint": hint]
        }
        let place: SourcePosition = LineIndex(source).position(of: span)
        return ["at": "\(source.name):\(place.line):\(place.column)", "message": description, "hint": hint]
    }
}
