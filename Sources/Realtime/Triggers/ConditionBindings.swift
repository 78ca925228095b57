internal import CEL
internal import ConnectorModel
internal import Execution

/// An operation's variables and identity as CEL values: one side of a `@refresh` condition, and what a key's expression sees.
struct ConditionBindings {
    private let auth: Value
    private let variables: RecordValue

    /// The bindings of one request.
    init(_ operation: CompiledOperation, _ variables: VariableValues, _ auth: AuthContext) {
        self.auth = auth.celValue
        self.variables = variables.record(of: operation)
    }

    /// `request` of a condition: the subscriber.
    var request: Value { side(ConditionSlots.requestType(variables: variables.type)) }

    /// `mutation` of a condition: what was executed.
    var mutation: Value { side(ConditionSlots.mutationType(variables: variables.type)) }

    /// What the expressions of an operation see, without the time: a key that depends on it names no row.
    var expressionActivation: Activation {
        var slots: [Value] = [Value](repeating: .error(Self.unknown), count: ExpressionSlots.this + 1)
        slots[ExpressionSlots.auth] = auth
        slots[ExpressionSlots.variables] = .record(variables)
        slots[ExpressionSlots.request] = .record(
            RecordValue(
                ExpressionSlots.requestType(variables: variables.type),
                fields: ["auth": auth, "variables": .record(variables)]))
        return Activation(slots: slots)
    }

    private static let unknown: RuntimeError = RuntimeError(.noSuchVariable, "not known to a subscription")

    private func side(_ type: RecordType) -> Value {
        .record(RecordValue(type, fields: ["variables": .record(variables), "auth": auth]))
    }
}
