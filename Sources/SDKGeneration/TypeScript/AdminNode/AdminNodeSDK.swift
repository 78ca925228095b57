public import ConnectorModel

/// What an author may choose of an SDK for administrators.
public struct AdminNodeSettings: Hashable, Sendable {
    /// The name of the package.
    public var package: String
    /// Whether enums are unions of texts. Not in the official SDK.
    public var usesStringUnions: Bool = false
    /// Whether the environment of the process may name another service and location. Not in the official SDK.
    public var isFromEnvironment: Bool = false

    /// Settings.
    public init(package: String) { self.package = package }
}

/// The SDK for servers on Node, which act with an administrator's rights.
public struct AdminNodeSDK: SDKGenerator {
    let settings: AdminNodeSettings

    /// A generator.
    public init(_ settings: AdminNodeSettings) { self.settings = settings }

    /// The files of the package.
    public func files(for interface: ConnectorInterface) throws(SDKProblems) -> [GeneratedFile] {
        let types: TypeScriptDeclarations = TypeScriptDeclarations(
            interface: interface, usesStringUnions: settings.usesStringUnions, declaresAllRows: false)
        let problems: [String] =
            PackageNames.problems(ofNode: settings.package)
            + TypeScriptNames.problems(of: interface, types.typeNames, hasReferences: false)
        guard problems.isEmpty else { throw SDKProblems(problems) }
        let module: AdminNodeModule = AdminNodeModule(interface: interface, settings: settings, types: types)
        let package: NodePackage = NodePackage(
            name: settings.package, version: "0.0.1",
            description: "Generated Admin SDK For \(interface.connectorID)",
            peers: [.init("firebase-admin", "^13.4.0")])
        return [
            GeneratedFile(path: "index.d.ts", contents: module.declarations),
            GeneratedFile(path: "index.cjs.js", contents: module.text(.commonJS)),
            GeneratedFile(path: "esm/index.esm.js", contents: module.text(.esm)),
            GeneratedFile(path: "esm/package.json", contents: NodePackage.esm),
            GeneratedFile(path: "package.json", contents: package.text),
        ]
    }
}
