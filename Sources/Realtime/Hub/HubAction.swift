public import ConnectorModel
public import Execution

/// What a shard wants done; the worker does it in the order given.
public enum HubAction: Sendable {
    /// Run a query.
    case execute(ExecutionOrder)
    /// Hand a result to subscribers.
    case deliver(Delivery)
    /// Hand errors to subscribers.
    case fail(Failure)
    /// Close a stream; its subscriptions are gone already.
    case closeCarrier(CarrierID)
    /// Nobody waits for that execution any more: an unsent one may be dropped, one alone on its connection cancelled. The worker still
    /// answers it with `executionFinished`, `executionFailed` or `executionDropped`.
    case forget(ExecutionID)
    /// Write a line to the log.
    case log(HubLog)
}

/// An execution that a cohort needs.
public struct ExecutionOrder: Sendable {
    /// Which execution; the worker's events name it.
    public let execution: ExecutionID
    /// For whom.
    public let cohort: CohortID
    /// The query.
    public let operation: CompiledOperation
    /// Its variables.
    public let variables: VariableValues
    /// Who asks: one of the subscribers; the data is the same for all of them. `@auth` is not asked again, the shard does that.
    public let auth: AuthContext
    /// How urgent it is.
    public let priority: ExecutionPriority
    /// Why.
    public let reasons: RefreshReasons
    /// How many subscribers wait for it now.
    public let subscribers: Int
}

/// How urgent an execution is.
public enum ExecutionPriority: Hashable, Sendable {
    /// Someone waits for an answer.
    case firstResult
    /// Those who subscribe have a result that may be old.
    case refresh
}

/// A result on its way to subscribers.
public struct Delivery: Sendable {
    /// What may become of a delivery that waits in a subscriber's mailbox.
    public enum Kind: Hashable, Sendable {
        /// A newer one replaces it.
        case update
        /// The client waits for it: never replaced.
        case reply
    }

    /// Who gets it, at least one.
    public let recipients: [SubscriberID]
    /// The result.
    public let result: SharedResult
    /// What may become of it.
    public let kind: Kind
}

/// Errors on their way to subscribers.
public struct Failure: Sendable {
    /// Who gets them, at least one.
    public let recipients: [SubscriberID]
    /// The errors, at least one.
    public let errors: [GraphQLError]
    /// Whether the subscriptions ended with it (`cancelled: true`).
    public let isFinal: Bool
}

/// Something that an operator should know.
public enum HubLog: Hashable, Sendable {
    /// A condition of `@refresh` could not be evaluated and counted as false. Once for each query and mutation.
    case conditionFailed(connector: String, query: String, mutation: String, message: String)
}
