public import ConnectorModel
public import Execution
public import JSON

/// A stream of one client, on the worker that owns its socket.
public struct CarrierID: Hashable, Sendable {
    /// The worker of the socket.
    public var worker: Int
    /// Counts that worker's streams; never used twice.
    public var number: UInt64

    /// A stream.
    public init(worker: Int, number: UInt64) {
        self.worker = worker
        self.number = number
    }
}

/// One `subscribe` request of one stream.
///
/// A request id that is subscribed again gets a new number: whatever is under way for the old one then goes nowhere.
public struct SubscriberID: Hashable, Sendable {
    /// The stream.
    public var carrier: CarrierID
    /// Counts the stream's subscriptions; never used twice.
    public var number: UInt64

    /// A subscription.
    public init(carrier: CarrierID, number: UInt64) {
        self.carrier = carrier
        self.number = number
    }
}

extension SubscriberID: Comparable {
    /// Any fixed order.
    public static func < (left: SubscriberID, right: SubscriberID) -> Bool {
        (left.carrier.worker, left.carrier.number, left.number)
            < (right.carrier.worker, right.carrier.number, right.number)
    }
}

/// What a client subscribed to, and as whom.
public struct Subscription: Sendable {
    /// Which one.
    public let id: SubscriberID
    /// The query.
    public let operation: CompiledOperation
    /// The generation of the service that the query is from.
    public let generation: Int
    /// The variables after coercion.
    public let variables: VariableValues
    /// The variables as the client sent them; another version of the query coerces them anew.
    public let sentVariables: JSONText?
    /// Who subscribed, with the token the stream has now.
    public let auth: AuthContext

    /// A subscription.
    public init(
        id: SubscriberID, operation: CompiledOperation, generation: Int, variables: VariableValues,
        sentVariables: JSONText?, auth: AuthContext
    ) {
        self.id = id
        self.operation = operation
        self.generation = generation
        self.variables = variables
        self.sentVariables = sentVariables
        self.auth = auth
    }

    /// The key of its cohort; decides the shard it is sent to.
    public var key: CohortKey { CohortKey(operation: operation, variables: variables, auth: auth) }
}
