public import CEL
public import ConnectorModel
public import Execution
public import JSON

/// Whether someone may run an operation with those variables: the error to answer with, or nothing. Rules that are conditions take
/// what they cost of the budget.
public typealias SubscriberAccess = (CompiledOperation, VariableValues, AuthContext, inout SharedBudget) ->
    GraphQLError?

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

/// What conditions and rules may cost a shard, in units of evaluation (`SharedBudget`): a thousand are a third of a millisecond at most.
public struct HubWork: Hashable, Sendable {
    /// The conditions that are asked in one turn; the rest waits while the worker serves others.
    public var conditions: Int = 50_000
    /// What a condition may cost at once; one that needs more is asked behind all those that do not.
    public var quickCondition: Int = 1_000
    /// What one may cost in all. Beyond it it errs.
    public var condition: Int = 25_000
    /// The access rules that one event makes a shard ask, such as a result for all members of a cohort.
    public var rules: Int = 1_000_000
    /// The access rules of one stream when a service is swapped, which asks all of them.
    public var rulesOfCarrier: Int = 100_000
    /// How many conditions of one cohort may wait because they cost much; with one more the cohort is refreshed without being asked.
    public var waitingOfCohort: Int = 16
    /// How many conditions may wait in all to be asked for the first time; those beyond count as if they held.
    public var waiting: Int = 65_536

    /// The work of a server that evaluates what strangers send.
    public init() {}
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
