internal import CEL
internal import ConnectorModel
internal import Execution
internal import JSON

/// An operation's variables and identity as CEL values: one side of a `@refresh` condition, and what a key's expression sees.
struct ConditionBindings {
    private let auth: Value
    private let variables: RecordValue

    /// The bindings of one request.
    init(_ operation: CompiledOperation, _ variables: VariableValues, _ auth: AuthContext) {
        self.auth = Self.record(of: auth)
        self.variables = Self.record(of: variables, operation)
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

    private static func record(of auth: AuthContext) -> Value {
        guard let uid: String = auth.uid else { return .null }
        return .record(RecordValue(ExpressionSlots.authType, [.string(uid), auth.token]))
    }

    private static func record(of values: VariableValues, _ operation: CompiledOperation) -> RecordValue {
        let fields: [Value?] = zip(operation.variables, values.slots).map { variable, value in
            value.map { $0.expressionValue(of: variable.type) }
        }
        return RecordValue(operation.variablesType, fields)
    }
}
