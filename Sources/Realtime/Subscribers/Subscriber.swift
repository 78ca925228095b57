internal import ConnectorModel
internal import Execution

/// Where a subscriber is in the table; reused when it has gone.
struct SubscriberSlot: Hashable {
    let index: Int
}

/// What a subscriber was sent: the one form in which "as before" is decided.
enum Sent: Hashable {
    case result(ContentHash)
    case errors(ContentHash)
}

/// A promise of a result.
struct Debt {
    /// The first execution whose result is for this subscriber; earlier ones are not (law 11).
    private(set) var from: ExecutionID
    /// The first execution that answers a `resume`, and the first that answers the latest one.
    private var replies: (first: ExecutionID, last: ExecutionID)?

    /// A debt to someone who joins, and asked by `resume`, too, if so.
    init(from first: ExecutionID, isReply: Bool) {
        from = first
        replies = isReply ? (first, first) : nil
    }

    /// Whether a `resume` waits for an answer.
    var hasReplies: Bool { replies != nil }

    /// Whether the result of that execution is an answer to a `resume`: it then is sent though nothing changed.
    func isReply(_ execution: ExecutionID) -> Bool { replies.map { $0.first <= execution } ?? false }

    /// Another `resume`, to be answered by that execution or a later one.
    mutating func addReply(from first: ExecutionID) { replies = (replies?.first ?? first, first) }

    /// What is left after the result of an execution.
    func paid(by execution: ExecutionID) -> Debt? {
        guard let last: ExecutionID = replies?.last, last > execution else { return nil }
        return Debt(from: last, isReply: true)
    }
}

/// A subscription and how far it has come.
struct Subscriber {
    /// Where it belongs.
    enum Place: Equatable {
        case cohort(CohortID)
        /// It may not run the query as things are: it gets nothing and costs nothing.
        case outside
        /// It came from a newer service than the shard has.
        case early
    }

    let id: SubscriberID
    /// What it subscribed to, in the version that counts now.
    var subscription: Subscription
    var place: Place = .outside
    /// What it was sent last, unless it is in a cohort without debt: then it is what the cohort was sent.
    var sent: Sent?
    /// The newest snapshot it may have seen, unless it is in a cohort.
    var label: SnapshotLabel?
    /// What it waits for.
    var debt: Debt?

    init(_ subscription: Subscription) {
        id = subscription.id
        self.subscription = subscription
    }
}

extension Subscription {
    /// The same with another token.
    func with(auth: AuthContext) -> Subscription {
        Subscription(
            id: id, operation: operation, generation: generation, variables: variables, sentVariables: sentVariables,
            auth: auth)
    }

    /// The same in another version of the query.
    func with(operation: CompiledOperation, generation: Int, variables: VariableValues) -> Subscription {
        Subscription(
            id: id, operation: operation, generation: generation, variables: variables, sentVariables: sentVariables,
            auth: auth)
    }
}
