public import ConnectorModel

/// What an author may choose of an SDK in Dart.
public struct DartSDKSettings: Hashable, Sendable {
    /// A name for the library, or a path that ends with the name of the main file: `dataconnect_generated/generated.dart`.
    public var package: String
    /// How results are cached, if they are.
    public var cache: ClientCache?

    /// Settings.
    public init(package: String) { self.package = package }
}

/// The SDK for Flutter, on the official library.
public struct DartSDK: SDKGenerator {
    let settings: DartSDKSettings

    /// A generator.
    public init(_ settings: DartSDKSettings) { self.settings = settings }

    /// The files of the library, the main file first.
    public func files(for interface: ConnectorInterface) throws(SDKProblems) -> [GeneratedFile] {
        let inputs: [InputShape] = InputShape.all(in: interface)
        let library: DartLibrary = DartLibrary(settings: settings, connectorID: interface.connectorID)
        let problems: [String] =
            PackageNames.problems(ofDart: settings.package)
            + DartNames.problems(of: interface, inputs: inputs, mainFile: library.mainFile)
        guard problems.isEmpty else { throw SDKProblems(problems) }
        var names: UniqueNames = UniqueNames(taken: DartNames.fixed(in: interface, inputs: inputs))
        let operations: [DartOperation] = interface.operations.map { operation in
            DartOperation(operation, in: interface, library: library, &names)
        }
        let main: DartMain = DartMain(interface: interface, library: library, inputs: inputs, operations: operations)
        let guides: DartGuides = DartGuides(interface: interface, library: library, operations: operations)
        return [GeneratedFile(path: library.mainFile, contents: main.text)]
            + operations.map { GeneratedFile(path: $0.fileName, contents: $0.text) } + guides.files
    }
}

/// What a library in Dart and its main file are called.
struct DartLibrary {
    /// The name of the library.
    let name: String
    /// The file that apps import.
    let mainFile: String
    let cache: ClientCache?

    init(settings: DartSDKSettings, connectorID: String) {
        let parts: [Substring] = settings.package.split(separator: "/")
        let last: String = parts.last.map(String.init) ?? connectorID
        let isFile: Bool = last.hasSuffix(".dart")
        mainFile = isFile ? last : "\(connectorID).dart"
        let names: [Substring] = isFile && parts.count > 1 ? parts.dropLast() : parts
        let name: String = names.joined(separator: ".").replacing(".dart", with: "")
        self.name = String(name.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "_" })
        cache = settings.cache
    }
}
