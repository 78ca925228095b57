import CEL
import ConnectorModel

/// Asks the checks of a step about its value.
///
/// - Source: language reference, `@check`: it is asked for each value that a way reaches; a way that ends early at null or in an empty
///   list is none, and where there is none at all the check fails unless it is optional.
///
/// All checks of a request share its budget: each is small enough, and there may be one for each of a hundred thousand rows.
struct CheckEvaluation {
    private let scope: RequestScope
    private var activation: Activation

    /// - Parameter scope: what expressions see; the checks of a value see `this` besides.
    init(_ scope: RequestScope) {
        self.scope = scope
        activation = scope.activation
    }

    /// Why a check fails; nothing where it passes.
    ///
    /// - Parameter path: the way from the data of the response to the value.
    mutating func failure(
        of check: CompiledCheck, on value: Value, at path: [GraphQLError.PathSegment]
    ) -> GraphQLError? {
        var isReached: Bool = false
        if let error: GraphQLError = visit(check, check.path[...], value, path, &isReached) { return error }
        guard !isReached, !check.isOptional else { return nil }
        let names: [GraphQLError.PathSegment] = check.path.compactMap { step in
            if case .member(let name, _) = step { .responseName(name) } else { nil }
        }
        return Self.error(check, path + names, "no value is there to check: \(check.text)")
    }

    private mutating func visit(
        _ check: CompiledCheck, _ steps: ArraySlice<CompiledCheck.Step>, _ value: Value,
        _ path: [GraphQLError.PathSegment], _ isReached: inout Bool
    ) -> GraphQLError? {
        switch (steps.first, value) {
        case (nil, _):
            isReached = true
            return evaluate(check, value, path)
        case (.member(let name, let index)?, .record(let record)):
            return visit(check, steps.dropFirst(), record[index] ?? .null, path + [.responseName(name)], &isReached)
        case (.object?, .record): return visit(check, steps.dropFirst(), value, path, &isReached)
        case (.elements?, .list(let elements)):
            for (index, element) in elements.enumerated() {
                let place: [GraphQLError.PathSegment] = path + [.index(index)]
                if let error: GraphQLError = visit(check, steps.dropFirst(), element, place, &isReached) {
                    return error
                }
            }
            return nil
        default: return nil
        }
    }

    private mutating func evaluate(
        _ check: CompiledCheck, _ value: Value, _ path: [GraphQLError.PathSegment]
    ) -> GraphQLError? {
        activation.slots[ExpressionSlots.this] = value
        switch check.program.evaluate(activation, within: &scope.work) {
        case .bool(true): return nil
        case .error where scope.work.isExhausted: return .tooMuchWork(check.text, path: path)
        case .error(let error): return Self.error(check, path, "\(check.text) failed: \(error)")
        default: return Self.error(check, path, "\(check.text) did not hold")
        }
    }

    private static func error(
        _ check: CompiledCheck, _ path: [GraphQLError.PathSegment], _ details: String
    ) -> GraphQLError {
        GraphQLError(check.message, path: path, code: .permissionDenied, debugDetails: details)
    }
}

extension RequestScope {
    /// Why the operation must not run at all (`@check` on it): everything that does not hold.
    var refusal: ExecutionResult? {
        var evaluation: CheckEvaluation = CheckEvaluation(self)
        let errors: [GraphQLError] = operation.checks.compactMap { evaluation.failure(of: $0, on: .null, at: []) }
        return errors.isEmpty ? nil : ExecutionResult(data: nil, errors: errors).shown(to: audience)
    }
}
