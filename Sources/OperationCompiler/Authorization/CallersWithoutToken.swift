import CEL
import ConnectorModel
import GraphQLSyntax

/// Whether callers without a token get past the rules of an operation: `@auth`, and the `@check` on the operation itself.
///
/// The conditions are evaluated with `auth` null, as they are for such a caller. What a request says is not known yet.
public enum CallersWithoutToken: String, Hashable, Sendable {
    /// Whatever they send.
    case pass
    /// Where the variables are as the conditions want them.
    case mayPass
    case areRefused

    /// Those of an operation.
    ///
    /// - Parameter environment: what its conditions may name, with the types of its variables.
    init(of operation: OperationDefinition, in environment: Environment) {
        guard let rule: Directive = operation.authDirective, !rule.isForUsersAlone else {
            self = .areRefused
            return
        }
        let values: [PartialValue] = operation.conditions.map { literal in
            // One that does not compile is told of as what it is.
            guard case .string(let text, _) = literal.kind, let condition: CheckedExpr = try? environment.compile(text)
            else { return .known(.null) }
            return condition.valueForNobody()
        }
        if !values.allSatisfy(\.mayBeTrue) {
            self = .areRefused
        } else {
            self = values.allSatisfy { $0 == .known(.bool(true)) } ? .pass : .mayPass
        }
    }
}

extension Directive {
    /// Whether it is an `@auth` that asks for more than a request, whatever else the operation says.
    fileprivate var isForUsersAlone: Bool {
        guard let level: InputValue = argument("level")?.value else { return argument("expr") == nil }
        return level.kind != .enumValue(AccessLevel.public.rawValue)
    }
}

extension CheckedExpr {
    /// What it can be for a caller without a token.
    ///
    /// - Parameter nullCounts: whether what the request or a row says may be null, which equals the `auth.uid` of nobody.
    func valueForNobody(nullCounts: Bool = true) -> PartialValue {
        var slots: [Value] = [Value](repeating: .null, count: ExpressionSlots.this + 1)
        slots[ExpressionSlots.request] = .map(MapValue(["auth": .null]))
        return partialValue(
            knowing: [["auth"], ["request", "auth"]], Activation(slots: slots), unknownMayBeNull: nullCounts)
    }

    /// Whether it holds for a caller without a token for no other reason than that null equals null.
    var holdsForNobodyByNull: Bool { valueForNobody().mayBeTrue && !valueForNobody(nullCounts: false).mayBeTrue }
}
