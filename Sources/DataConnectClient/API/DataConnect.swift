import Reactor

/// A connector, as an app uses it: makes references to its queries and mutations.
public final class DataConnect: Sendable {
    /// Where the development server listens unless told otherwise.
    public enum EmulatorDefaults {
        /// This machine.
        public static let host: String = "127.0.0.1"
        /// The port of `dataconnect dev`.
        public static let port: Int = 9399
    }

    /// The connector.
    public let connectorConfig: ConnectorConfig
    let engine: ConnectorEngine
    private let configuration: Lock<ClientConfiguration>
    private let references: Lock<ReferenceTable> = Lock(ReferenceTable())

    /// The project that new instances belong to. A server of one's own does not look at it.
    public static var defaultProject: String {
        get { defaults.withLock { $0 } }
        set { defaults.withLock { $0 = newValue } }
    }

    private static let defaults: Lock<String> = Lock("p")
    private static let instances: Lock<[ConnectorConfig: DataConnect]> = Lock([:])

    /// The instance of a connector: made when it is asked for first, with these settings, and the same from then on.
    public static func dataConnect(
        connectorConfig: ConnectorConfig, settings: DataConnectSettings = DataConnectSettings(),
        callerSDKType: CallerSDKType = .base
    ) -> DataConnect {
        instances.withLock { instances in
            if let instance: DataConnect = instances[connectorConfig] { return instance }
            let instance: DataConnect = DataConnect(
                connectorConfig: connectorConfig, settings: settings, callerSDKType: callerSDKType)
            instances[connectorConfig] = instance
            return instance
        }
    }

    /// An instance of its own, with connections, cache and user of its own.
    public convenience init(
        connectorConfig: ConnectorConfig, settings: DataConnectSettings = DataConnectSettings(),
        project: String = DataConnect.defaultProject, tokens: (any AuthTokenProvider)? = nil,
        callerSDKType: CallerSDKType = .base
    ) {
        self.init(connectorConfig, settings, project, tokens, callerSDKType, .system)
    }

    init(
        _ connectorConfig: ConnectorConfig, _ settings: DataConnectSettings, _ project: String,
        _ tokens: (any AuthTokenProvider)?, _ callerSDKType: CallerSDKType, _ environment: EngineEnvironment
    ) {
        self.connectorConfig = connectorConfig
        configuration = Lock(ClientConfiguration(project: project, settings: settings, tokens: nil))
        engine = ConnectorEngine(
            connectorConfig, ClientIdentity(isGenerated: callerSDKType == .generated), configuration,
            environment)
        if let tokens { setAuthTokenProvider(tokens) }
    }

    deinit {
        let engine: ConnectorEngine = engine
        Task { await engine.close() }
    }

    // MARK: Where and who

    /// Talks to a development server from now on, unencrypted.
    public func useEmulator(host: String = EmulatorDefaults.host, port: Int = EmulatorDefaults.port) {
        configuration.withLock { configuration in
            configuration.settings = DataConnectSettings(
                host: host, port: port, sslEnabled: false, cacheSettings: configuration.settings.cacheSettings)
            configuration.generation += 1
        }
        Task { [engine] in await engine.reconfigure() }
    }

    /// Talks to another server from now on.
    public func use(_ settings: DataConnectSettings) {
        configuration.withLock { configuration in
            configuration.settings = settings
            configuration.generation += 1
        }
        Task { [engine] in await engine.reconfigure() }
    }

    /// Asks `provider` for the user's token from now on.
    public func setAuthTokenProvider(_ provider: any AuthTokenProvider) {
        configuration.withLock { $0.tokens = provider }
        provider.observeChanges { [weak engine] in
            Task { [weak engine] in await engine?.tokensChanged() }
        }
        Task { [engine] in await engine.tokensChanged() }
    }

    /// Asks `provider` for what attests the app from now on: an App Check token.
    public func setAppCheckTokenProvider(_ provider: any AuthTokenProvider) {
        configuration.withLock { $0.appCheck = provider }
    }

    /// Changes what the instance was told, where that is no matter of connections.
    func updateConfiguration(_ change: (inout ClientConfiguration) -> Void) {
        configuration.withLock { change(&$0) }
    }

    // MARK: Operations

    /// A reference to a query with its variables: the same object for the same query as long as somebody holds it.
    public func query<ResultData: Decodable & Sendable, Variable: OperationVariable>(
        name: String, variables: Variable, resultsDataType: ResultData.Type,
        publisher: ResultsPublisherType = .auto
    ) -> any ObservableQueryRef {
        let core: QueryCore<ResultData, Variable> = QueryCore(self, name: name, variables: variables)
        return switch publisher {
        case .observableObject:
            references.withLock { $0.reference(core.identity) { QueryRefObservableObject(core) } }
        case .auto, .observableMacro:
            references.withLock { $0.reference(core.identity) { QueryRefObservation(core) } }
        }
    }

    /// A reference to a mutation with its variables.
    public func mutation<ResultData: Decodable & Sendable, Variable: OperationVariable>(
        name: String, variables: Variable, resultsDataType: ResultData.Type
    ) -> MutationRef<ResultData, Variable> {
        MutationRef(self, name: name, variables: variables)
    }
}

/// Who calls: only told to the server.
public enum CallerSDKType: Hashable, Sendable {
    /// The app itself.
    case base
    /// Generated code.
    case generated
}
