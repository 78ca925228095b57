/// The `generate` part of a `connector.yaml`.
public struct GenerateSettings: Hashable, Sendable {
    /// Every SDK, in the order written; a key may hold several.
    public var sdks: [SDKSettings] = []
    /// Files of tool definitions for language models, absolute.
    public var llmToolFiles: [String] = []

    /// Nothing to be generated.
    public init() {}
}

/// One SDK to be generated.
public struct SDKSettings: Hashable, Sendable {
    /// A platform, spelt as the key that asks for it.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        case javascript = "javascriptSdk"
        case swift = "swiftSdk"
        case kotlin = "kotlinSdk"
        case dart = "dartSdk"
        case adminNode = "adminNodeSdk"
    }

    /// How a Swift query tells its observers.
    public enum ObservablePublisher: String, Hashable, Sendable, CaseIterable {
        case observableMacro, observableObject
    }

    /// What an SDK for the web stands on (`runtime`). Not in the official tool.
    public enum Runtime: String, Hashable, Sendable, CaseIterable {
        /// The official package.
        case firebase
        /// A client that is part of the SDK.
        case standalone
    }

    /// The platform.
    public var kind: Kind
    /// Where the files go, absolute.
    public var outputFolder: String
    /// The name of the package or module. Nothing only for Kotlin, which derives one from the connector's id.
    public var package: String?
    /// The folder of the `package.json` that is to depend on the SDK, absolute.
    public var packageJSONFolder: String?
    /// What it stands on; only SDKs for the web have the choice.
    public var runtime: Runtime = .firebase
    /// Whether bindings for React are wanted.
    public var hasReact: Bool = false
    /// Whether bindings for Angular are wanted.
    public var hasAngular: Bool = false
    /// Whether enums in TypeScript are unions of texts (`stringUnions`). Not in the official tool.
    public var usesStringUnions: Bool = false
    /// Whether the environment of an app may name another service and location (`environmentOverrides`). Not in the official tool.
    public var isFromEnvironment: Bool = false
    /// The kind of observable that Swift queries are.
    public var observablePublisher: ObservablePublisher = .observableMacro
    /// A checkout of the core Swift SDK, absolute; nothing means the published one.
    public var coreSDKFolder: String?
    /// The cache, where the author wants one.
    public var clientCache: ClientCacheSettings?
}

/// How an SDK caches. An empty map in the file means all defaults.
public struct ClientCacheSettings: Hashable, Sendable {
    /// Where cached results live.
    public enum Storage: String, Hashable, Sendable, CaseIterable {
        case persistent, memory
    }

    /// How long a cached result counts as fresh.
    public var maxAge: Duration = .zero
    /// Nothing means the platform's own default.
    public var storage: Storage?
    /// The most bytes the cache may take.
    public var maxByteCount: Int?
}
