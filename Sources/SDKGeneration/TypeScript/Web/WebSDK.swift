public import ConnectorModel

/// What an author may choose of a web SDK.
public struct WebSettings: Hashable, Sendable {
    /// The name of the package.
    public var package: String
    /// Whether there are hooks for React.
    public var hasReact: Bool = false
    /// Whether there are functions for Angular.
    public var hasAngular: Bool = false
    /// How results are cached, if they are.
    public var cache: WebCache?
    /// Whether enums are unions of texts. Not in the official SDK.
    public var usesStringUnions: Bool = false
    /// Whether the app's environment may name another service and location. Not in the official SDK.
    public var isFromEnvironment: Bool = false
    /// What the SDK stands on.
    public var runtime: WebRuntime = .firebase

    /// Settings.
    public init(package: String) { self.package = package }

    /// What apps import the operations from.
    var operationsModule: String { runtime == .standalone ? "./index.js" : package }

    /// The types of a connector. Rows are declared for those who make them before they call: where nothing can be called there are
    /// none, and none of their enums.
    ///
    /// - Errors: names that TypeScript cannot tell apart.
    func declarations(of interface: ConnectorInterface) throws(SDKProblems) -> TypeScriptDeclarations {
        let types: TypeScriptDeclarations = TypeScriptDeclarations(
            interface: interface, usesStringUnions: usesStringUnions,
            declaresAllRows: !interface.operations.isEmpty)
        let problems: [String] =
            PackageNames.problems(ofNode: package)
            + TypeScriptNames.problems(of: interface, types.typeNames, hasReferences: true)
        guard problems.isEmpty else { throw SDKProblems(problems) }
        return types
    }
}

/// A cache in the memory of a page, the only kind that there is on the web.
public struct WebCache: Hashable, Sendable {
    /// How long a result counts as fresh; zero leaves it to the runtime.
    public var maxAge: Duration

    /// A cache.
    public init(maxAge: Duration = .zero) { self.maxAge = maxAge }
}

/// The package whose functions a web SDK calls.
public struct WebRuntime: Hashable, Sendable {
    /// The module that functions and types are taken from.
    public var module: String
    /// The package of it, and which versions.
    public var package: String
    /// The versions that have all that is called.
    public var versions: String

    /// The official package.
    public static let firebase: WebRuntime = WebRuntime(
        module: "firebase/data-connect", package: "firebase", versions: "^12.11.0")
}

/// The SDK for pages and apps in JavaScript and TypeScript.
public struct WebSDK: SDKGenerator {
    let settings: WebSettings

    /// A generator.
    public init(_ settings: WebSettings) { self.settings = settings }

    /// The files of the package, those of React and Angular last.
    public func files(for interface: ConnectorInterface) throws(SDKProblems) -> [GeneratedFile] {
        let types: TypeScriptDeclarations = try settings.declarations(of: interface)
        let module: WebModule = WebModule(interface: interface, settings: settings, enums: types.enums)
        let readme: WebReadme = WebReadme(interface: interface, settings: settings)
        var files: [GeneratedFile] = [
            GeneratedFile(
                path: "index.d.ts",
                contents: WebDeclarations(interface: interface, settings: settings, types: types).text),
            GeneratedFile(path: "index.cjs.js", contents: module.text(.commonJS)),
            GeneratedFile(path: "esm/index.esm.js", contents: module.text(.esm)),
            GeneratedFile(path: "esm/package.json", contents: NodePackage.esm),
            GeneratedFile(path: "package.json", contents: package(interface).text),
            GeneratedFile(path: "README.md", contents: readme.text),
        ]
        files += UsageGuides(web: interface, settings).files
        if settings.hasReact { files += ReactBindings(interface: interface, settings: settings).files }
        if settings.hasAngular { files += AngularBindings(interface: interface, settings: settings).files }
        return files
    }

    private func package(_ interface: ConnectorInterface) -> NodePackage {
        var peers: [OutputJSON.Member] = [.init(settings.runtime.package, .string(settings.runtime.versions))]
        if settings.hasReact { peers.append(BindingsFramework.react.peer) }
        if settings.hasAngular { peers.append(BindingsFramework.angular.peer) }
        return NodePackage(
            name: settings.package, description: "Generated SDK For \(interface.connectorID)",
            parts: (settings.hasReact ? ["react"] : []) + (settings.hasAngular ? ["angular"] : []), peers: peers)
    }
}
