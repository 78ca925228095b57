import CEL
import ConnectorModel
import SQL

/// One execution of an operation: the variables, who asks, when, and what expressions see of it.
///
/// A class because it is made once and handed to every step; the activation is only built when an expression needs it.
final class RequestScope {
    let operation: CompiledOperation
    let variables: VariableValues
    let auth: AuthContext
    /// When the request arrived, in microseconds since 1970.
    let time: Int64
    let environment: ExecutionEnvironment

    init(
        operation: CompiledOperation, variables: VariableValues, auth: AuthContext, time: Int64,
        environment: ExecutionEnvironment
    ) {
        self.operation = operation
        self.variables = variables
        self.auth = auth
        self.time = time
        self.environment = environment
    }

    /// What expressions of the operation see.
    lazy var activation: Activation = makeActivation()

    private func makeActivation() -> Activation {
        let variables: Value = .record(variables.record(of: operation.variablesType))
        let auth: Value = auth.celValue
        let request: Value = .record(
            RecordValue(
                ExpressionSlots.requestType(variables: operation.variablesType),
                [auth, variables, .point(microseconds: time), .string(operation.kind.rawValue)]))
        let environment: ExecutionEnvironment = environment
        let functions: [([Value]) -> Value] = [
            { _ in .string(environment.newUUID()) },
            { [time] _ in .string(UUIDv7.text(microseconds: time, random: environment.newUUID())) },
        ]
        return Activation(slots: [auth, variables, request, .map(.empty), .null], functions: functions)
    }
}

/// What the run time takes from the world, given to it so that a test or a simulation can give it instead.
public struct ExecutionEnvironment: Sendable {
    /// Microseconds since 1970-01-01T00:00:00Z.
    public var now: @Sendable () -> Int64
    /// A random UUID of version 4 as 32 hex digits.
    public var newUUID: @Sendable () -> String
    /// A number between 0 and 1, to spread retries.
    public var random: @Sendable () -> Double

    /// An environment.
    public init(
        now: @escaping @Sendable () -> Int64, newUUID: @escaping @Sendable () -> String,
        random: @escaping @Sendable () -> Double
    ) {
        self.now = now
        self.newUUID = newUUID
        self.random = random
    }
}

/// UUIDs of version 7: 48 bits of milliseconds, then randomness (RFC 9562, 5.7).
enum UUIDv7 {
    static func text(microseconds: Int64, random: String) -> String {
        let hexadecimal: String = String(microseconds / 1000, radix: 16)
        let time: String = String(repeating: "0", count: max(0, 12 - hexadecimal.utf8.count)) + hexadecimal
        return time.suffix(12) + "7" + random.dropFirst(13)
    }
}
