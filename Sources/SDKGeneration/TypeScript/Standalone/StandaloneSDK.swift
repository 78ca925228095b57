public import ConnectorModel

/// The SDK for pages and programs that have no package to stand on: modules that a browser loads as they are.
public struct StandaloneSDK: SDKGenerator {
    let settings: WebSettings

    /// A generator. Bindings for frameworks are no part of it: they stand on packages.
    public init(_ settings: WebSettings) {
        var settings: WebSettings = settings
        settings.runtime = .standalone
        settings.hasReact = false
        settings.hasAngular = false
        self.settings = settings
    }

    /// The operations, the client they call, and what describes both.
    public func files(for interface: ConnectorInterface) throws(SDKProblems) -> [GeneratedFile] {
        let types: TypeScriptDeclarations = try settings.declarations(of: interface)
        return [
            GeneratedFile(
                path: "index.d.ts",
                contents: WebDeclarations(interface: interface, settings: settings, types: types).text),
            GeneratedFile(
                path: "index.js",
                contents: WebModule(interface: interface, settings: settings, enums: types.enums).text(.esm)),
            GeneratedFile(path: StandaloneRuntime.declarationFile, contents: StandaloneRuntime.declarations),
            GeneratedFile(path: StandaloneRuntime.file, contents: StandaloneRuntime.module),
            GeneratedFile(path: "package.json", contents: package(interface)),
            GeneratedFile(path: "README.md", contents: WebReadme(interface: interface, settings: settings).text),
        ]
    }

    /// For programs on Node, and for bundlers of those who have one.
    private func package(_ interface: ConnectorInterface) -> String {
        let members: [OutputJSON.Member] = [
            .init("name", .string(settings.package)), .init("version", "1.0.0"), .init("author", "dataconnect"),
            .init("description", .string("Generated SDK For \(interface.connectorID)")),
            .init("license", "Apache-2.0"), .init("type", "module"), .init("engines", ["node": ">=18.0"]),
            .init("types", "./index.d.ts"), .init("main", "./index.js"),
            .init(
                "exports",
                [
                    ".": ["types": "./index.d.ts", "default": "./index.js"],
                    "./dataconnect": ["types": "./dataconnect.d.ts", "default": "./dataconnect.js"],
                    "./package.json": "./package.json",
                ]),
        ]
        return OutputJSON.object(members).text
    }
}

extension WebRuntime {
    /// The module beside the operations, which belongs to no package.
    static let standalone: WebRuntime = WebRuntime(module: "./\(StandaloneRuntime.file)", package: "", versions: "")
}
