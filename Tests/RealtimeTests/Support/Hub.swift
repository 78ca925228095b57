import CEL
import ConnectorModel
import Execution
import JSON
import Realtime

/// A shard with a clock, whose actions are read as lines of text.
struct Hub {
    var shard: HubShard
    var now: Instant = .zero

    init(
        _ operations: [CompiledOperation], access: @escaping SubscriberAccess = Hub.allowed,
        limits: HubLimits = HubLimits(), work: HubWork = HubWork()
    ) {
        shard = HubShard(
            service: Hub.service(operations),
            environment: HubEnvironment(access: access, coerce: { _, sent in Hub.coerced(sent) }), limits: limits,
            work: work)
    }

    /// Takes in one event and says what is to be done, one line an action.
    mutating func callAsFunction(_ event: HubEvent) -> [String] { shard.handle(event, at: now).map(line) }

    /// Lets time pass.
    mutating func wait(_ span: Duration) { now = now + span }

    /// An execution that is sent and gives a result at once.
    mutating func run(_ execution: UInt64, _ data: String, label: String? = nil) -> [String] {
        callAsFunction(sent(execution)) + callAsFunction(finished(execution, data, label: label))
    }

    static func service(_ operations: [CompiledOperation], generation: Int = 1) -> CompiledService {
        var connectors: [String: CompiledConnector] = [:]
        for operation in operations {
            connectors[operation.connector, default: CompiledConnector(id: operation.connector, operations: [:])]
                .operations[operation.name] = operation
        }
        return CompiledService(serviceID: "s", location: "l", connectors: connectors, generation: generation)
    }

    /// Lets everyone do everything.
    static func allowed(_: CompiledOperation, _: VariableValues, _: AuthContext, _: inout SharedBudget) -> GraphQLError?
    { nil }

    /// Refuses whoever is not signed in.
    static func signedIn(
        _: CompiledOperation, _: VariableValues, _ auth: AuthContext, _: inout SharedBudget
    ) -> GraphQLError? {
        auth.uid == nil ? GraphQLError("unauthenticated", code: .unauthenticated) : nil
    }

    /// Variables that were sent as an array of texts; anything else does not fit.
    private static func coerced(_ sent: JSONText?) -> Result<VariableValues, GraphQLErrors> {
        guard let sent else { return .success(.none) }
        guard let value = try? parseJSON(sent.utf8), case .array(let elements) = value else {
            return .failure(GraphQLErrors([GraphQLError("$id is missing", code: .invalidArgument)]))
        }
        return .success(
            VariableValues(
                elements.map { element in
                    if case .string(let text) = element { .text(text) } else { .null }
                }))
    }
}

private func line(_ action: HubAction) -> String {
    switch action {
    case .execute(let order):
        "execute \(order.execution) \(order.operation.name) \(order.priority) \(order.reasons) ×\(order.subscribers)"
    case .deliver(let delivery): "\(delivery.kind) \(names(delivery.recipients)): \(text(delivery.result.result))"
    case .fail(let failure):
        "\(failure.isFinal ? "cancelled" : "errors") \(names(failure.recipients)): "
            + failure.errors.map(\.message).joined(separator: "; ")
    case .closeCarrier(let carrier): "close \(carrier.number)"
    case .forget(let execution): "forget \(execution)"
    case .log(.conditionFailed(let connector, let query, let mutation, let message)):
        "log \(connector)/\(query) after \(mutation): \(message)"
    }
}

private func names(_ ids: [SubscriberID]) -> String {
    ids.map { id in id.number == 1 ? "\(id.carrier.number)" : "\(id.carrier.number).\(id.number)" }
        .joined(separator: ",")
}

private func text(_ result: ExecutionResult) -> String {
    (result.data?.description ?? "-") + result.errors.map { " " + $0.message }.joined()
}
