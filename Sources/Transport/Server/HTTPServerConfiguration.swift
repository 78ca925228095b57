/// The limits of a server and how it is run; each is a flag of the command line.
public struct HTTPServerConfiguration: Sendable {
    /// Bytes of request line and header fields; above it 431.
    public var maximumHeaderBytes: Int = 16 * 1024
    /// Header fields of a request; above it 431.
    public var maximumHeaderFields: Int = 100
    /// Bytes of a request body; above it 413.
    public var maximumBodyBytes: Int = 4 * 1024 * 1024
    /// Bytes of the body of an administrator's request, which may carry whole batches; above it 413. Nobody else may send more than
    /// `maximumBodyBytes`, and they may not send less.
    public var maximumAdministratorBodyBytes: Int = 10 * 1024 * 1024
    /// Bytes of a message on a stream; above it an error under its id, or close 1009.
    public var maximumMessageBytes: Int = 4 * 1024 * 1024
    /// Bytes of a message of gRPC; above it RESOURCE_EXHAUSTED.
    public var maximumGRPCMessageBytes: Int = 4 * 1024 * 1024
    /// Connections of the whole process; above it 503, and streams are closed with 1013.
    public var maximumConnections: Int = 10_000
    /// Connections of one peer, which are refused likewise; nothing where all may come from one, as they do behind a proxy.
    public var maximumConnectionsPerPeer: Int?
    /// Bytes of requests that are kept for all connections together, while they arrive and until they are answered; above it 503, and
    /// streams are closed with 1013. Without it as many bodies as there are connections could be begun and left unfinished.
    public var maximumRequestMemory: Int = 512 * 1024 * 1024
    /// Subscriptions of one stream; above it RESOURCE_EXHAUSTED.
    public var maximumSubscriptionsPerStream: Int = 1000
    /// Bytes of the requests of one stream's subscriptions, which are kept as long as those last; above it RESOURCE_EXHAUSTED.
    public var maximumSubscriptionBytesPerStream: Int = 16 * 1024 * 1024
    /// Executions of one stream at a time; at it the stream is not read until one is done.
    public var maximumExecutionsPerStream: Int = 64
    /// Bytes of their requests; at it likewise.
    public var maximumExecutionBytesPerStream: Int = 8 * 1024 * 1024
    /// Bytes of replies that may wait on a stream; above it the stream is not read until they are sent.
    public var maximumWaitingReplyBytes: Int = 4 * 1024 * 1024
    /// Requests of one connection of HTTP/2 at a time; the client waits with others.
    public var maximumStreamsPerConnection: Int = 100
    /// How long the head of a request may take.
    public var headerTimeout: Duration = .seconds(10)
    /// How long a whole request may take to arrive.
    public var requestTimeout: Duration = .seconds(30)
    /// How long a connection may wait for its next request.
    public var idleTimeout: Duration = .seconds(75)
    /// How often a stream is pinged; one that has sent nothing since the last ping is dead. Middleboxes cut at 30 seconds.
    public var pingInterval: Duration = .seconds(25)
    /// How long output may wait without the peer taking any of it.
    public var stallTimeout: Duration = .seconds(30)
    /// How long a client that sends nothing more is taken to wait for its answer. One that has left looks the same; what it asked for
    /// is cancelled then.
    public var halfClosedTimeout: Duration = .seconds(5)
    /// How long a stop waits for what is running.
    public var drainTimeout: Duration = .seconds(30)
    /// Whether the marks of development tools are honoured.
    public var isDevelopment: Bool = false
    /// Who may bear those marks, which pages may use a development server, and whose cookies are let through.
    public var guardian: DevGuard = DevGuard()
    /// Whether in production only the pages that the guard lists may use the server.
    public var restrictsOrigins: Bool = false
    /// Whose credentials make administrators in production; nobody's where there is none.
    public var administrators: (any AdministratorCredentials)?
    /// What connections are encrypted with; nothing where they are plain.
    public var tls: TLSEndpoint?

    /// Whether everybody may ask for the types of the service at the GraphQL endpoints; administrators always may.
    public var allowsIntrospection: Bool = false
    /// Whether users who are signed in may run queries of their own there; administrators always may run anything.
    public var runsAdHocQueries: Bool = false

    /// What is answered at `/`, by which tools tell that a server is up; nothing where that is no business of the transport.
    public var greeting: HTTPResponse? = .json(status: 200, Array(#"{"service":"dataconnect"}"#.utf8))

    /// Told of what administrators do; nothing where nobody wants to know.
    public var audit: AuditSink?

    /// The defaults.
    public init() {}

    var http2Limits: HTTP2Limits {
        HTTP2Limits(
            streams: maximumStreamsPerConnection, headerBytes: maximumHeaderBytes, headerFields: maximumHeaderFields)
    }

    var httpLimits: HTTPLimits {
        HTTPLimits(headerBytes: maximumHeaderBytes, headerFields: maximumHeaderFields, bodyBytes: maximumBodyBytes)
    }
}
