public import ConnectorModel
public import Execution
public import JSON

/// Whether someone may run an operation with those variables: the error to answer with, or nothing.
public typealias SubscriberAccess = (CompiledOperation, VariableValues, AuthContext) -> GraphQLError?

/// The variables of an operation from what a client sent, or what is wrong with them.
public typealias VariableCoercer = (CompiledOperation, JSONText?) -> Result<VariableValues, GraphQLErrors>

/// One error or more.
public struct GraphQLErrors: Error, Hashable, Sendable {
    /// The errors.
    public var errors: [GraphQLError]

    /// Errors, at least one.
    public init(_ errors: [GraphQLError]) { self.errors = errors }
}

/// What a shard needs from `Execution`: pure functions.
public struct HubEnvironment {
    /// Asked before anything is sent to a subscriber.
    public var access: SubscriberAccess
    /// Asked when a service is swapped.
    public var coerce: VariableCoercer

    /// An environment.
    public init(access: @escaping SubscriberAccess, coerce: @escaping VariableCoercer) {
        self.access = access
        self.coerce = coerce
    }
}

/// How much of the database a shard may use at a time.
public struct HubLimits: Hashable, Sendable {
    /// Executions under way that someone waits for.
    public var firstResults: Int
    /// Refreshes under way.
    public var refreshes: Int

    /// Limits, each at least one.
    public init(firstResults: Int = 64, refreshes: Int = 16) {
        self.firstResults = max(1, firstResults)
        self.refreshes = max(1, refreshes)
    }
}

/// What a shard counted since it began.
public struct HubCounters: Hashable, Sendable {
    /// Cohorts that were looked at because of a change.
    public internal(set) var cohortsVisited: Int = 0
    /// Conditions that were evaluated.
    public internal(set) var conditionsEvaluated: Int = 0
    /// Conditions that erred.
    public internal(set) var conditionsFailed: Int = 0
    /// Executions that were ordered.
    public internal(set) var executionsOrdered: Int = 0
    /// Results that were handed to a subscriber.
    public internal(set) var resultsDelivered: Int = 0
    /// Results that were as before.
    public internal(set) var resultsUnchanged: Int = 0
    /// Triggers that a result's label showed to be in it already.
    public internal(set) var triggersAlreadySeen: Int = 0
}
