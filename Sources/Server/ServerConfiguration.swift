public import Execution
public import Postgres
public import Reactor
public import Transport

/// What is made of a request that is no connector's.
public enum ControlDecision: Sendable {
    /// The answer.
    case answered(HTTPResponse)
    /// The answer comes by the completion, from any thread.
    case later
    /// Nobody knows the path.
    case unknown
}

/// Answers a request that is no connector's. Runs on the loop that the request came to, and is told whether its worker has the
/// database.
public typealias ControlAnswer =
    @Sendable (
        ControlRequest, _ isDatabaseAvailable: Bool, _ completion: @escaping @Sendable (HTTPResponse) -> Void
    ) -> ControlDecision

/// A database, and how much of it may be used.
public struct DatabaseConnection: Sendable {
    /// How to connect.
    public var settings: ConnectionSettings
    /// The most connections that all workers may have together; nothing means as many as they like. Each worker has one at least.
    public var maximumConnections: Int?

    /// A database.
    public init(_ settings: ConnectionSettings, maximumConnections: Int? = nil) {
        self.settings = settings
        self.maximumConnections = maximumConnections
    }
}

/// Makes what makes vectors of texts for one executor, on whose loop it is used.
public typealias EmbedderFactory = @Sendable (EventLoop) -> any Embedder

/// How a server is run.
public struct ServerConfiguration: Sendable {
    /// Where it listens.
    public var addresses: [ListenAddress]
    /// How many workers it has, each a thread.
    public var workers: Int
    /// The database; nothing where it is told later, as is possible where it may be exchanged.
    public var database: DatabaseConnection?
    /// Whether the database may be exchanged for another while the server runs.
    public var isDatabaseSwitchable: Bool = false
    /// Connections of a worker for keyed reads.
    public var readLane: LaneConfiguration = .readLane
    /// Connections of a worker for everything else.
    public var sessionPool: LaneConfiguration = .sessionPool
    /// Limits of the network.
    public var http: HTTPServerConfiguration
    /// Who a token stands for.
    public var verifier: any TokenVerifier
    /// Which apps may call; nothing where they are not asked.
    public var appCheck: AppCheckPolicy?
    /// Time, randomness, and whether errors say more to everybody.
    public var environment: ExecutionEnvironment
    /// The clock of the loops.
    public var clock: any MonotonicClock
    /// The time of day for expiring tokens.
    public var wallClock: WallClock = .system
    /// Told what happens.
    public var events: ServerEventSink
    /// Gives each worker its embedder; without one, operations that need vectors of texts are refused.
    public var embedder: EmbedderFactory?
    /// Answers paths that are no connector's, on a worker's loop; nothing where it knows none.
    public var control: ControlAnswer?
    /// Answers some of these paths piece by piece.
    public var controlStreams: ControlStreaming?
    /// Makes operations of administrators' documents; without it they are refused.
    public var documents: DocumentCompiler?

    /// A configuration; the rest has its defaults.
    public init(
        addresses: [ListenAddress], workers: Int, database: ConnectionSettings?, http: HTTPServerConfiguration,
        verifier: any TokenVerifier, environment: ExecutionEnvironment, clock: any MonotonicClock = SystemClock(),
        embedder: EmbedderFactory? = nil, control: ControlAnswer? = nil,
        documents: DocumentCompiler? = nil, events: @escaping ServerEventSink
    ) {
        self.addresses = addresses
        self.workers = workers
        self.database = database.map { DatabaseConnection($0) }
        self.http = http
        self.verifier = verifier
        self.environment = environment
        self.clock = clock
        self.embedder = embedder
        self.control = control
        self.documents = documents
        self.events = events
    }
}
