import GraphQLSyntax
import TypeSystem

/// The warnings of validation about variables that no operation seems to use, by operation.
///
/// Expressions use variables too, and validation does not read them. So each operation takes the warnings about its own variables and
/// gives back those that hold; whoever looked through all of a connector's diagnostics for each operation would take the product.
struct UnusedVariables {
    private let warnings: [SourceSpan: Diagnostic]
    private var refuted: Set<SourceSpan> = []

    init(_ diagnostics: [Diagnostic]) {
        warnings = Dictionary(
            diagnostics.filter { $0.code == .allVariablesUsed }.map { ($0.span, $0) },
            uniquingKeysWith: { first, _ in first })
    }

    /// Compiles an operation, and adds what is new to the diagnostics.
    mutating func compile<Result>(
        _ operation: OperationDefinition, _ diagnostics: inout [Diagnostic],
        _ body: (inout [Diagnostic]) -> Result
    ) -> Result {
        let given: [Diagnostic] = operation.variables.compactMap { warnings[$0.span] }
        var found: [Diagnostic] = given
        let result: Result = body(&found)
        let kept: Set<SourceSpan> = Set(found.filter { $0.code == .allVariablesUsed }.map(\.span))
        refuted.formUnion(given.map(\.span).filter { !kept.contains($0) })
        diagnostics += found.filter { $0.code != .allVariablesUsed }
        return result
    }

    /// The diagnostics without the warnings that did not hold.
    func corrected(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        guard !refuted.isEmpty else { return diagnostics }
        return diagnostics.filter { $0.code != .allVariablesUsed || !refuted.contains($0.span) }
    }
}
