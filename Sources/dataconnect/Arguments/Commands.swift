import JSON
import ProjectFiles

/// The commands, in the order of the tool's help.
func allCommands() -> [AnyCommand] {
    [
        AnyCommand(devCommand()), AnyCommand(serveCommand()), AnyCommand(compileCommand()), AnyCommand(buildCommand()),
        AnyCommand(sdkCommand()), AnyCommand(gradleCommand()).unlisted,
        AnyCommand(accessCommand()), AnyCommand(executeCommand()),
        AnyCommand(explainCommand()),
        AnyCommand(celCommand()),
    ]
}

/// Flags of Firebase's tools that mean nothing to a command that has no such flag, and whether each takes a value from the next word.
let ignoredFlags: [String: Bool] = [
    "logtostderr": false, "v": true, "enable-output-schema-extensions": false, "enable-output-generated-sdk": false,
    "rpc-retry-count": true, "resolvers-emulator": true, "project-id": true,
]

/// The ignored flags as help prints them.
let ignoredFlagNames: [String] = [
    "logtostderr", "v", "enable_output_schema_extensions", "enable_output_generated_sdk", "rpc_retry_count",
    "resolvers_emulator", "project_id",
]

private func devCommand() -> Command<DevOptions> {
    Command(
        name: "dev",
        summary:
            "Serves a project for development: compiles it, fits the database to it, and follows every change of its files.",
        flags: [
            .configFolder(\.configFolder),
            .environment(\.environmentName),
            listenFlag(),
            .databaseURL(\.databaseURL, without: "without it a server of our own is started"),
            .embedder(\.embedder),
            .toggle("seed", \.isSeeded, "run seed_data.gql of the project folder before serving"),
            workersFlag(),
            logLevelFlag(),
            .toggle(
                "logtostderr", \.isDrivenByTools,
                "be run by Firebase's tools: log in their form, listen at once, and take the database that"
                    + " POST /emulator/configure names, unless one is named here"),
            .verbosity(\.logLevel),
            .toggle(
                "enable_output_schema_extensions", \.writesGeneratedSchema,
                "write the generated types to .dataconnect/schema of the project folder, where editors look for them"),
            .toggle(
                "enable_output_generated_sdk", \.generatesSDKs,
                "generate the SDKs of each version, as `sdk generate` does"),
            .list(
                "allowed-hosts", \.allowedHosts, "HOSTS",
                "names beside loopback and the listen address under which administrators may call"),
            .list(
                "allowed-origins", \.allowedOrigins, "ORIGINS",
                "web origins beside loopback whose pages may call; pages of all others are refused"),
        ] + tlsFlags() + graphQLFlags() + limitFlags(),
        invocation: Invocation.dev)
}

private func serveCommand() -> Command<ServeOptions> {
    let flags: [Flag<ServeOptions>] =
        [
            .file(
                "config", \.settingsFile,
                "a file of settings in YAML or JSON: a map of the names of these flags to their values, lists as lists. Paths in"
                    + " it are relative to its folder. Flags win over the environment, and the environment over the file"
            ),
            .configFolder(\.configFolder),
            .environment(\.environmentName),
            listenFlag(),
            .databaseURL(\.databaseURL, without: "it must be given", isOfDevelopment: false),
            .toggle(
                "migrate", \.isMigrating,
                "give the database what it lacks, as far as nothing is lost; without it a database that does not fit is refused"
            ),
            .file(
                "tokens", \.tokensFile,
                "the issuers of users' tokens, in JSON; without it every token is refused"),
            .file(
                "admin-secret-file", \.adminSecretFile,
                "the secrets that make administrators as bearer tokens: one a line, 32 characters or more. SIGHUP reads it again"
            ),
            .file(
                "admin-tokens", \.adminTokensFile,
                "the issuers of service identities that may be administrators, in the form of --tokens"),
            .value(
                "admin-condition", \.adminCondition, "CEL",
                "what such an identity must meet to be one, as: auth.token.email == 'deploy@shop.example'",
                read: readOptionalText),
            .embedder(\.embedder),
            workersFlag(),
            logLevelFlag(),
            .list(
                "allowed-origins", \.allowedOrigins, "ORIGINS",
                "web origins whose pages may call, as https://app.example or https://*.example; a star means every page"
            ),
            .value(
                "stop-delay", \.stopDelay, "DURATION",
                "how long to go on serving after SIGTERM while /readyz says 503, for balancers to take notice",
                shownDefault: "0s"
            ) { (text: String) throws(ExpectedValue) -> Duration in
                ["0", "0s"].contains(text) ? .zero : try readDuration(text)
            },
        ] + tlsFlags() + deploymentFlags() + graphQLFlags() + limitFlags()
    let reason: String = "It is a setting of development: `dataconnect dev` takes it"
    return Command(
        name: "serve",
        summary:
            "Serves a project in production, on a PostgreSQL that fits it. SIGHUP compiles the project again and serves the"
            + " new version; SIGTERM stops in an orderly way. `/healthz` and `/readyz` say how it is.",
        flags: flags.map(\.withEnvironmentName), refusedFlags: ["seed": reason, "allowed-hosts": reason],
        settingsFlag: "config", invocation: Invocation.serve)
}

private func deploymentFlags() -> [Flag<ServeOptions>] {
    [
        .toggle(
            "control-plane", \.hasControlPlane,
            "let administrators deploy schemas and connectors over the network, as `firebase deploy` does; what the database"
                + " lacks for them is added"),
        .file(
            "deployed-dir", \.deployedFolder,
            "where what was deployed is kept, which is served from then on instead of the project's documents, with"
                + " --control-plane and without; by default .dataconnect/deployed of the project folder"),
    ]
}

private func graphQLFlags<Options: HostingOptions>() -> [Flag<Options>] {
    [
        .toggle(
            "introspection", \.allowsIntrospection,
            "let everybody ask for the types of the service at /graphql/CONNECTOR; administrators always may"),
        .toggle(
            "adhoc-graphql", \.runsAdHocQueries,
            "let signed-in users run queries of their own there, which may read everything; administrators always may run"
                + " anything, and everybody the operations of the connector"),
    ]
}

private func listenFlag<Options: HostingOptions>() -> Flag<Options> {
    .value(
        "listen", \.listen, "HOST:PORT", "where to listen, several with commas between them",
        shownDefault: "127.0.0.1:9399", read: readListenAddresses)
}

private func tlsFlags<Options: HostingOptions>() -> [Flag<Options>] {
    [
        .file(
            "tls-cert", \.tlsCertificate,
            "encrypt all connections (HTTPS): the server's certificate in PEM, and behind it those that vouch for it. Its file"
                + " and that of --tls-key are read again when they change"),
        .file(
            "tls-key", \.tlsKey, "the private key of --tls-cert in PEM, without a password"),
    ]
}

private func workersFlag<Options: HostingOptions>() -> Flag<Options> {
    .value(
        "workers", \.workerCount, "COUNT", "how many threads serve",
        shownDefault: "half the processors beside a database on this machine, else all of them"
    ) { (text: String) throws(ExpectedValue) -> Int? in try readNumber(in: 1...1_024)(text) }
}

private func logLevelFlag<Options: HostingOptions>() -> Flag<Options> {
    .choice("log-level", \.logLevel, "the least important event that is printed")
}

extension Flag {
    /// The flag with a variable of the environment, which is called after it.
    fileprivate var withEnvironmentName: Flag {
        var flag: Flag = self
        if environmentNames.isEmpty { flag.environmentNames = [environmentName(ofFlag: name)] }
        return flag
    }
}

private func limitFlags<Options: HostingOptions>() -> [Flag<Options>] {
    [
        .bytes("max-header-bytes", \.limits.headerByteCount, "all headers of a request together"),
        .duration("header-timeout", \.limits.headerTimeout, "how long the headers of a request may take to arrive"),
        .bytes("max-body-bytes", \.limits.bodyByteCount, "the body of a request"),
        .bytes("max-websocket-message-bytes", \.limits.webSocketMessageByteCount, "one message on a WebSocket"),
        .bytes("max-grpc-message-bytes", \.limits.grpcMessageByteCount, "one gRPC message"),
        .bytes("max-admin-body-bytes", \.limits.adminBodyByteCount, "the body of an administrator's request"),
        .value(
            "max-connections", \.limits.connectionCount, "COUNT", "open connections of all clients",
            shownDefault: "the limit of open files less a reserve"
        ) { (text: String) throws(ExpectedValue) -> Int? in try readNumber(in: 1...10_000_000)(text) },
        .value(
            "max-connections-per-address", \.limits.connectionsPerAddress, "COUNT",
            "open connections of one address, or /64 network of IPv6; 0 for any number, as behind a proxy",
            shownDefault: "\(ServerLimits().connectionsPerAddress)", read: readNumber(in: 0...10_000_000)),
        .bytes(
            "max-request-memory", \.limits.requestMemoryByteCount,
            "all requests together, while they arrive and until they are answered"),
        .value(
            "max-subscriptions", \.limits.subscriptionsPerStream, "COUNT", "subscriptions on one stream",
            shownDefault: "\(ServerLimits().subscriptionsPerStream)", read: readNumber(in: 1...1_000_000)),
        .duration("request-timeout", \.limits.requestTimeout, "how long a request may take from end to end"),
        .duration("idle-timeout", \.limits.idleTimeout, "how long a connection may be silent between requests"),
    ]
}

private func compileCommand() -> Command<CompileOptions> {
    Command(
        name: "compile", summary: "Checks a project and prints all that is wrong with it.",
        flags: [.configFolder(\.configFolder), .environment(\.environmentName), deployedFlag(\.deployedFolder)],
        invocation: Invocation.compile)
}

private func deployedFlag<Options>(_ path: WritableKeyPath<Options, String?>) -> Flag<Options> {
    .value(
        "deployed-dir", path, "FOLDER",
        "the project folder as it is deployed: operations that are insecure there already need no new consent",
        read: readOptionalText)
}

private func buildCommand() -> Command<BuildOptions> {
    Command(
        name: "build",
        summary: "Checks a project for other tools: prints all that is wrong with it as JSON, and ends with 0 even so.",
        flags: [
            .configFolder(\.configFolder),
            .environment(\.environmentName),
            deployedFlag(\.deployedFolder),
            .value(
                "project_id", \.projectID, "ID", "the project of Firebase's tools, which changes nothing here",
                read: readOptionalText),
        ],
        invocation: Invocation.build)
}

private func sdkCommand() -> Command<SDKOptions> {
    Command(
        name: "sdk generate", otherNames: ["generate"],
        summary: "Generates the SDKs that the connectors of a project ask for.",
        flags: [
            .configFolder(\.configFolder),
            .environment(\.environmentName),
            .toggle("watch", \.isWatching, "go on, and generate again with every change of the project's files"),
            connectorsFlag(),
            .value(
                "platform", \.platform, "WORD", "generate for this platform alone: \(SDKOptions.platformWords)"
            ) { (text: String) throws(ExpectedValue) -> SDKSettings.Kind? in
                guard let kind: SDKSettings.Kind = SDKOptions.platforms[text] else {
                    throw ExpectedValue("one of \(SDKOptions.platformWords)")
                }
                return kind
            },
            outputFolderFlag(),
            .toggle("logtostderr", \.isDrivenByTools, "log in the form of Firebase's tools"),
        ],
        invocation: Invocation.generateSDKs)
}

/// What the plug-in of Gradle runs: Kotlin's SDKs alone, since it says where the files go and not for which platform.
private func gradleCommand() -> Command<SDKOptions> {
    var command: Command<SDKOptions> = sdkCommand()
    command.name = "gradle generate"
    command.otherNames = []
    command.summary = "Generates the Kotlin SDKs that the connectors of a project ask for, as Gradle's plug-in asks."
    command.invocation = { options in
        var options: SDKOptions = options
        options.platform = options.platform ?? .kotlin
        return .generateSDKs(options)
    }
    return command
}

private func connectorsFlag() -> Flag<SDKOptions> {
    var flag: Flag<SDKOptions> = .list(
        "connector_id", \.connectors, "IDS", "generate for these connectors alone, with commas between them")
    flag.otherNames = ["connectors"]
    return flag
}

private func outputFolderFlag() -> Flag<SDKOptions> {
    var flag: Flag<SDKOptions> = .value(
        "output_dir", \.outputFolder, "FOLDER", "where the files go, whatever connector.yaml says; needs --platform",
        read: readOptionalText)
    flag.isPath = true
    return flag
}

private func accessCommand() -> Command<AccessOptions> {
    Command(
        name: "access",
        summary: "Reports what each operation lets whom read and write, and whether the rows are tied to the caller.",
        flags: [
            .configFolder(\.configFolder),
            .environment(\.environmentName),
            .toggle("json", \.isJSON, "print the report as JSON"),
        ],
        invocation: Invocation.access)
}

private func executeCommand() -> Command<ExecuteOptions> {
    Command(
        name: "execute", operand: "NAME",
        summary: "Runs one operation on the database of `dev` and prints its result. NAME is an operation, or"
            + " connector/operation where several connectors have one of that name.",
        flags: operationFlags(\.self) + [.embedder(\.embedder)],
        takeOperands: { takeOne($0, into: \.operationName, of: &$1) }, invocation: Invocation.execute)
}

private func explainCommand() -> Command<ExplainOptions> {
    Command(
        name: "explain", operand: "NAME",
        summary: "Prints the SQL of one operation on the database of `dev`, with PostgreSQL's plan for it. NAME is an"
            + " operation, or connector/operation where several connectors have one of that name.",
        flags: operationFlags(\.operation) + [
            .embedder(\.operation.embedder),
            .toggle("analyze", \.isAnalyzed, "run the statements to measure them; what they write is rolled back"),
        ],
        takeOperands: { takeOne($0, into: \.operation.operationName, of: &$1) }, invocation: Invocation.explain)
}

/// What says which operation, of which project, on which database, for whom.
private func operationFlags<Options>(_ path: WritableKeyPath<Options, ExecuteOptions>) -> [Flag<Options>] {
    [
        .configFolder(path.appending(path: \.configFolder)),
        .environment(path.appending(path: \.environmentName)),
        .databaseURL(path.appending(path: \.databaseURL)),
        .value(
            "variables", path.appending(path: \.variables), "JSON", "the operation's variables, an object",
            read: readJSONObject),
        .value(
            "auth", path.appending(path: \.auth), "JSON",
            "the claims of the user to run as, an object; without it the administrator runs it"
        ) { (text: String) throws(ExpectedValue) -> JSONText? in try readJSONObject(text) },
    ]
}

private func celCommand() -> Command<CELOptions> {
    Command(
        name: "cel", operand: "EXPRESSION", summary: "Evaluates one CEL expression and prints its value.",
        flags: [
            .value(
                "bindings", \.bindings, "JSON",
                "the values of its names, an object: of auth, vars, request, this, response, mutation or any other",
                read: readJSONObject)
        ],
        takeOperands: { takeOne($0, into: \.expression, of: &$1) }, invocation: Invocation.evaluateCEL)
}

private func takeOne<Options>(
    _ operands: [String], into path: WritableKeyPath<Options, String>, of options: inout Options
) -> Bool {
    guard operands.count == 1, let operand: String = operands.first, !operand.isEmpty else { return false }
    options[keyPath: path] = operand
    return true
}
