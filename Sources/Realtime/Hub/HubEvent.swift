public import ConnectorModel
public import Execution

/// What a shard is told.
public enum HubEvent: Sendable {
    /// A client subscribed; its variables fit and its query exists. Answered with a full result or errors.
    case subscribed(Subscription)
    /// The client asks for the current result; answered in full, changed or not. Unknown ids are answered with `NOT_FOUND`.
    case resumed(SubscriberID)
    /// The client wants no more. Nothing happens when the id is unknown.
    case unsubscribed(SubscriberID)
    /// A stream ended, for whatever reason.
    case carrierClosed(CarrierID)
    /// A stream sent a new token of the same user.
    case tokenChanged(CarrierID, AuthContext)
    /// The token of a stream expired; the stream ends.
    case tokenExpired(CarrierID)

    /// A mutation committed, or may have. `generation` is that of the service it was run by.
    case changed(Change, generation: Int)

    /// The statement of an execution is about to be written to the database. Told before the first byte leaves: what commits before is
    /// seen by it, what is announced after may not be.
    case executionSent(ExecutionID)
    /// An execution gave a result, with or without errors of fields. Each `execute` is answered by exactly one of this and the next two.
    case executionFinished(ExecutionID, SharedResult)
    /// An execution gave no result. `isPassing` says that it may succeed later without any change.
    case executionFailed(ExecutionID, [GraphQLError], isPassing: Bool)
    /// An execution that nobody waits for any more (`forget`) was not run to its end.
    case executionDropped(ExecutionID)
    /// The worker's way to the database was lost and is back.
    case laneRecovered

    /// A new version of the service counts from now on.
    case serviceSwapped(CompiledService)
    /// `nextDeadline` has come. Too early does no harm.
    case deadlineReached
}

extension HubEvent {
    /// The event that an execution's result stands for.
    ///
    /// A result without data, or refused whole, whose errors are all of a passing kind is a failure to be repeated; any other is shown
    /// as it is.
    public static func outcome(
        of execution: ExecutionID, _ result: ExecutionResult, label: SnapshotLabel? = nil
    ) -> HubEvent {
        let hasData: Bool = result.data != nil && result.status == .ok
        if !hasData && !result.errors.isEmpty && result.errors.allSatisfy(\.code.isPassing) {
            return .executionFailed(execution, result.errors, isPassing: true)
        }
        return .executionFinished(execution, SharedResult(result, label: label))
    }
}

extension StatusCode {
    /// Whether what failed with this may succeed later as it is (google.rpc.Code, "retry").
    fileprivate var isPassing: Bool {
        switch self {
        case .unavailable, .aborted, .deadlineExceeded, .resourceExhausted, .cancelled: true
        default: false
        }
    }
}
