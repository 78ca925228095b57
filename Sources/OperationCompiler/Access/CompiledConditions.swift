import CEL
import GraphQLSyntax

/// The conditions of checks, each compiled once: they are looked at for every row that they may be about.
///
/// A class because all who read an operation share it.
final class CompiledConditions {
    private var known: [String: CheckedExpr?] = [:]

    /// See `CallerValues.compiled`.
    func compiled(_ value: InputValue) -> CheckedExpr? {
        guard case .string(let text, _) = value.kind else { return nil }
        if let known: CheckedExpr? = known[text] { return known }
        let condition: CheckedExpr? = CallerValues.compiled(value)
        known[text] = .some(condition)
        return condition
    }
}
