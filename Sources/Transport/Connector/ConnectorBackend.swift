public import Execution
public import Realtime

/// Which kind of operation a caller asks for.
public enum ExpectedKind: Hashable, Sendable {
    /// `executeQuery`.
    case query
    /// `executeMutation`.
    case mutation
    /// `execute` on a stream: the name decides.
    case either
}

/// A running execution, for taking it back.
public struct ExecutionTicket {
    /// Chosen by the backend.
    public let number: UInt64
    /// What the backend wants to get back with the ticket, so that it need not keep a table of them.
    public let work: AnyObject?

    /// A ticket.
    public init(_ number: UInt64, for work: AnyObject? = nil) {
        self.number = number
        self.work = work
    }
}

/// What stands behind the transport: operations and subscriptions.
///
/// Belongs to one loop, as the server does that calls it; nothing here may block. Results of subscriptions come back by
/// `HTTPServer.deliver`, any number of them, until `unsubscribe` or `carrierClosed`.
public protocol ConnectorBackend: AnyObject {
    /// Whether a name means a connector that is served here. Project and location are usually not looked at.
    func serves(_ name: ResourceName) -> Bool

    /// Whether a name means the service that is served here.
    func serves(_ service: ServiceName) -> Bool

    /// The name of a connector of this id, where it is served here.
    func name(ofConnector id: String) -> ResourceName?

    /// Runs a document of an administrator's, or what came to the GraphQL endpoint of a connector. `completion` is called exactly once on the loop, within the call or later.
    ///
    /// - Returns: what to give to `cancel`, or nothing when there is nothing left to cancel.
    func run(_ document: DocumentRequest, _ completion: @escaping (DocumentReply) -> Void) -> ExecutionTicket?

    /// Runs an operation. `completion` is called exactly once on the loop, within the call or later.
    ///
    /// - Returns: what to give to `cancel`, or nothing when there is nothing left to cancel.
    func execute(
        _ request: ExecutionRequest, expecting kind: ExpectedKind, _ completion: @escaping (ExecutionResult) -> Void
    ) -> ExecutionTicket?

    /// The client of an execution has left. A mutation of which nothing was sent to the database is taken back by this, else it is never
    /// stopped. The completion is still called, maybe within this call: whoever calls awaits no answer any more.
    func cancel(_ ticket: ExecutionTicket)

    /// Begins a subscription: its first result comes as soon as it is there, then one for every change.
    func subscribe(_ request: ExecutionRequest, as id: SubscriberID)

    /// Answers a subscription once with its full present state, changed or not.
    func resume(_ id: SubscriberID)

    /// Ends one subscription of a stream that goes on; unknown ids are passed over.
    func unsubscribe(_ id: SubscriberID)

    /// The user of a stream with subscriptions has a new token; it is the same user, or the first one.
    func tokenChanged(_ auth: AuthContext, of carrier: CarrierID)

    /// A stream that had subscriptions has ended, and they with it. Called once.
    func carrierClosed(_ carrier: CarrierID)
}

extension ConnectorBackend {
    /// A backend without endpoints of GraphQL.
    public func name(ofConnector id: String) -> ResourceName? { nil }

    /// A backend that takes no documents has no service to send them to.
    public func serves(_ service: ServiceName) -> Bool { false }

    /// A backend that takes no documents.
    public func run(
        _ document: DocumentRequest, _ completion: @escaping (DocumentReply) -> Void
    ) -> ExecutionTicket? {
        completion(.notTaken)
        return nil
    }
}
