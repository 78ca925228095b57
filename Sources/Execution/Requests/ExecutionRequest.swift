public import JSON

/// A call of a named operation.
public struct ExecutionRequest: Sendable {
    /// Where a request came in.
    public enum Origin: Hashable, Sendable {
        /// A unary call.
        case unary
        /// An `execute` on a stream.
        case stream
        /// A subscription, or a refresh of one.
        case subscription
        /// The command line or an administrative endpoint.
        case administration
    }

    /// The connector.
    public var connector: String
    /// The operation.
    public var operationName: String
    /// The variables as sent; nothing counts as `{}`.
    public var variables: JSONText?
    /// Who asks.
    public var auth: AuthContext
    /// Where it came in.
    public var origin: Origin
    /// Whether an administrator who asks as somebody else is told what went wrong as the administrator would be.
    public var includesDetails: Bool

    /// A call.
    public init(
        connector: String, operationName: String, variables: JSONText?, auth: AuthContext, origin: Origin = .unary,
        includesDetails: Bool = true
    ) {
        self.connector = connector
        self.operationName = operationName
        self.variables = variables
        self.auth = auth
        self.origin = origin
        self.includesDetails = includesDetails
    }

    /// Whether an administrator reads the answer, for themselves or as somebody else.
    var isOfAdministrator: Bool {
        auth.identity == .administrator || (origin == .administration && includesDetails)
    }
}
