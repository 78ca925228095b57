public import Execution

/// Which kind of operation a caller asks for.
public enum ExpectedKind: Hashable, Sendable {
    /// `executeQuery`.
    case query
    /// `executeMutation`.
    case mutation
    /// `execute` on a stream: the name decides.
    case either
}

/// One subscription of one stream, unique in the process.
public struct SubscriberID: Hashable, Sendable {
    /// The server, that is, the loop, whose stream it is.
    public let server: Int
    /// The stream on that server.
    public let carrier: UInt64
    /// The subscription on that stream.
    public let number: UInt64

    /// An id.
    public init(server: Int, carrier: UInt64, number: UInt64) {
        self.server = server
        self.carrier = carrier
        self.number = number
    }
}

/// A running execution, for taking it back.
public struct ExecutionTicket: Hashable, Sendable {
    /// Chosen by the backend.
    public let number: UInt64

    /// A ticket.
    public init(_ number: UInt64) {
        self.number = number
    }
}

/// What stands behind the transport: operations and subscriptions.
///
/// Belongs to one loop, as the server does that calls it; nothing here may block. Results of subscriptions come back by
/// `HTTPServer.deliver`, any number of them, until `unsubscribe`.
public protocol ConnectorBackend: AnyObject {
    /// Whether a name means a connector that is served here. Project and location are usually not looked at.
    func serves(_ name: ResourceName) -> Bool

    /// Runs an operation. `completion` is called exactly once on the loop, within the call or later.
    ///
    /// - Returns: what to give to `cancel`, or nothing when there is nothing left to cancel.
    func execute(
        _ request: ExecutionRequest, expecting kind: ExpectedKind, _ completion: @escaping (ExecutionResult) -> Void
    ) -> ExecutionTicket?

    /// The client of an execution has left. A mutation is never stopped by this; its completion is still called.
    func cancel(_ ticket: ExecutionTicket)

    /// Begins a subscription: its first result comes as soon as it is there, then one for every change.
    func subscribe(_ request: ExecutionRequest, as id: SubscriberID)

    /// Answers a subscription once with its full present state, changed or not.
    func resume(_ id: SubscriberID)

    /// Ends a subscription; unknown ids are passed over.
    func unsubscribe(_ id: SubscriberID)

    /// The user of these subscriptions, the same as before, has other claims now.
    func authChanged(_ auth: AuthContext, of ids: [SubscriberID])
}
