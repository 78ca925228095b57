import JSON
import ProjectFiles

/// What a command line asks for.
enum Invocation: Hashable, Sendable {
    case dev(DevOptions)
    case serve(ServeOptions)
    case compile(CompileOptions)
    case build(BuildOptions)
    case generateSDKs(SDKOptions)
    case access(AccessOptions)
    case execute(ExecuteOptions)
    case explain(ExplainOptions)
    case evaluateCEL(CELOptions)
    /// Print this text and succeed.
    case help(String)
    /// Print the version and succeed.
    case version
}

/// Where a server listens.
struct ListenAddress: Hashable, Sendable {
    /// A name or an address, without the brackets of IPv6.
    var host: String
    /// 0 lets the system choose.
    var port: UInt16
}

/// The least important event that is printed.
enum LogLevel: String, Hashable, Sendable, CaseIterable {
    case debug, info, warning, error
}

/// Where a project is looked for without a flag; where it is not there, the nearest `firebase.json` at or above the working
/// directory may name another.
let defaultConfigFolder: String = "dataconnect"

/// What `dev` and `serve` have in common.
protocol HostingOptions: CommandOptions {
    var configFolder: String { get set }
    var environmentName: String? { get set }
    var listen: [ListenAddress] { get set }
    var tlsCertificate: String? { get set }
    var tlsKey: String? { get set }
    var databaseURL: String? { get set }
    var embedder: EmbedderEndpoint? { get set }
    var workerCount: Int? { get set }
    var logLevel: LogLevel { get set }
    var allowedOrigins: [String] { get set }
    /// Whether everybody may ask for the types of the service.
    var allowsIntrospection: Bool { get set }
    /// Whether users may run queries of their own.
    var runsAdHocQueries: Bool { get set }
    var limits: ServerLimits { get set }
}

/// The options of `serve`: serve a project to the world.
struct ServeOptions: HostingOptions {
    /// A file of settings; flags and environment win over it.
    var settingsFile: String?
    var configFolder: String = defaultConfigFolder
    /// The environment whose file is read; nothing means that there are no differences.
    var environmentName: String?
    var listen: [ListenAddress] = [ListenAddress(host: "127.0.0.1", port: 9399)]
    /// The certificate and those that vouch for it; without it and the key nothing is encrypted.
    var tlsCertificate: String?
    var tlsKey: String?
    /// Must be given.
    var databaseURL: String?
    /// Whether the database is given what it lacks.
    var isMigrating: Bool = false
    /// Nothing means that operations that need vectors of texts are refused.
    var embedder: EmbedderEndpoint?
    /// The file of the issuers of users' tokens; nothing means that no token is believed.
    var tokensFile: String?
    /// The file of the secrets that make administrators.
    var adminSecretFile: String?
    /// The file of the issuers of administrators' tokens, which have a condition to meet.
    var adminTokensFile: String?
    var adminCondition: String?
    /// Whether administrators may deploy over the network.
    var hasControlPlane: Bool = false
    /// Nothing means a folder of the project.
    var deployedFolder: String?
    /// Nothing means a number that fits the machine.
    var workerCount: Int?
    var logLevel: LogLevel = .info
    /// A star means every page, which carries its own token.
    var allowedOrigins: [String] = ["*"]
    var allowsIntrospection: Bool = false
    var runsAdHocQueries: Bool = false
    /// How long it goes on serving, and says that it is not ready, before it stops.
    var stopDelay: Duration = .zero
    var limits: ServerLimits = ServerLimits()
}

/// The options of `dev`: serve a project and follow its files.
struct DevOptions: HostingOptions {
    var configFolder: String = defaultConfigFolder
    /// The environment whose file is read; nothing means that there are no differences.
    var environmentName: String?
    var listen: [ListenAddress] = [ListenAddress(host: "127.0.0.1", port: 9399)]
    /// The certificate and those that vouch for it; without it and the key nothing is encrypted.
    var tlsCertificate: String?
    var tlsKey: String?
    /// Nothing means a server of our own.
    var databaseURL: String?
    /// Nothing means that operations that need vectors of texts are refused.
    var embedder: EmbedderEndpoint?
    var isSeeded: Bool = false
    /// Nothing means a number that fits the machine.
    var workerCount: Int?
    var logLevel: LogLevel = .info
    var allowedHosts: [String] = []
    var allowedOrigins: [String] = ["https://*.cloudworkstations.dev"]
    var allowsIntrospection: Bool = true
    var runsAdHocQueries: Bool = false
    /// Whether Firebase's tools run it: they read its log, wait for its port alone, and name its database afterwards.
    var isDrivenByTools: Bool = false
    var writesGeneratedSchema: Bool = true
    var generatesSDKs: Bool = true
    var limits: ServerLimits = ServerLimits()
}

/// What a client may ask of a server at most.
struct ServerLimits: Hashable, Sendable {
    var headerByteCount: Int = 16 << 10
    var headerTimeout: Duration = .seconds(10)
    var bodyByteCount: Int = 4 << 20
    var webSocketMessageByteCount: Int = 4 << 20
    var grpcMessageByteCount: Int = 4 << 20
    /// The body of administrators' requests, which carry whole batches.
    var adminBodyByteCount: Int = 10 << 20
    /// Nothing means the process's limit of open files less a reserve.
    var connectionCount: Int?
    /// Zero means that addresses have no limit.
    var connectionsPerAddress: Int = 1_024
    /// What is kept of all requests together.
    var requestMemoryByteCount: Int = 512 << 20
    var subscriptionsPerStream: Int = 1_000
    var requestTimeout: Duration = .seconds(30)
    var idleTimeout: Duration = .seconds(75)
}

/// The options of `compile`: check a project and say what is wrong with it.
struct CompileOptions: CommandOptions {
    var configFolder: String = defaultConfigFolder
    /// The environment whose file is read; nothing means that there are no differences.
    var environmentName: String?
    /// The project as it is deployed; nothing means that nothing is.
    var deployedFolder: String?
}

/// The options of `build`: say to other tools what is wrong with a project.
struct BuildOptions: CommandOptions {
    var configFolder: String = defaultConfigFolder
    /// The environment whose file is read; nothing means that there are no differences.
    var environmentName: String?
    /// The project as it is deployed; nothing means that nothing is.
    var deployedFolder: String?
    /// What Firebase's tools say the project is; nothing here depends on it.
    var projectID: String?
}

/// The options of `sdk generate`: write what clients are built with.
struct SDKOptions: CommandOptions {
    var configFolder: String = defaultConfigFolder
    /// The environment whose file is read; nothing means that there are no differences.
    var environmentName: String?
    var isWatching: Bool = false
    /// Nothing means all.
    var connectors: [String] = []
    /// Nothing means all.
    var platform: SDKSettings.Kind?
    /// Nothing means where the connectors say.
    var outputFolder: String?
    var isDrivenByTools: Bool = false

    /// What callers name platforms by.
    static let platforms: [String: SDKSettings.Kind] = [
        "web": .javascript, "javascript": .javascript, "swift": .swift, "ios": .swift, "kotlin": .kotlin,
        "android": .kotlin,
        "dart": .dart, "flutter": .dart, "admin_node": .adminNode, "admin-node": .adminNode,
    ]

    /// The usual one of each.
    static let platformWords: String = "javascript, swift, kotlin, dart, admin_node"
}

/// The options of `access`: report what operations let whom do.
struct AccessOptions: CommandOptions {
    var configFolder: String = defaultConfigFolder
    /// The environment whose file is read; nothing means that there are no differences.
    var environmentName: String?
    var isJSON: Bool = false
}

/// The options of `execute`: run one operation of a project.
struct ExecuteOptions: CommandOptions {
    var configFolder: String = defaultConfigFolder
    /// The environment whose file is read; nothing means that there are no differences.
    var environmentName: String?
    var databaseURL: String?
    /// Nothing means that operations that need vectors of texts are refused.
    var embedder: EmbedderEndpoint?
    /// The operation, as `Name` or `connector/Name`.
    var operationName: String = ""
    /// A JSON object.
    var variables: JSONText = JSONText("{}")
    /// The claims of a token, a JSON object. Nothing means the administrator.
    var auth: JSONText?
}

/// The options of `explain`: show the statements and plans of one operation of a project.
struct ExplainOptions: CommandOptions {
    var operation: ExecuteOptions = ExecuteOptions()
    /// Whether the statements are run to measure them.
    var isAnalyzed: Bool = false
}

/// The options of `cel`: evaluate one expression.
struct CELOptions: CommandOptions {
    var expression: String = ""
    /// The values of names in the expression, a JSON object.
    var bindings: JSONText = JSONText("{}")
}

/// Options of one command, all with their defaults.
protocol CommandOptions: Hashable, Sendable {
    init()
}
