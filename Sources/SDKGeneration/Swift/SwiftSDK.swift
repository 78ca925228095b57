public import ConnectorModel

/// What an author may choose of an SDK in Swift.
public struct SwiftSDKSettings: Hashable, Sendable {
    /// What tells views that a query has new data.
    public enum Publisher: String, Hashable, Sendable {
        /// The Observation framework: iOS 17 and its like, Linux.
        case observableMacro
        /// Combine: older systems of Apple.
        case observableObject
    }

    /// The name of the package, its product and its module; also that of the folder that it is in.
    public var package: String
    /// What tells views that a query has new data.
    public var publisher: Publisher = .observableMacro
    /// How results are cached, if they are.
    public var cache: ClientCache?
    /// The package that the SDK stands on.
    public var core: SwiftCore = .firebase

    /// Settings.
    public init(package: String) { self.package = package }
}

/// The package that an SDK in Swift stands on.
///
/// Sources are the same for either: they import `FirebaseDataConnect` where it is there, else `DataConnectClient`.
public struct SwiftCore: Hashable, Sendable {
    /// A library for clients.
    public enum Library: String, Hashable, Sendable {
        /// The official one, for systems of Apple.
        case firebaseDataConnect = "FirebaseDataConnect"
        /// Ours, for Linux and macOS.
        case dataConnectClient = "DataConnectClient"
    }

    /// Where a package is.
    public enum Location: Hashable, Sendable {
        /// A repository, and the first version that will do.
        case repository(String, from: String)
        /// A folder, from that of the generated package.
        case folder(String)
    }

    /// The library.
    public var library: Library
    /// Where its package is.
    public var location: Location

    /// A package.
    public init(_ library: Library, at location: Location) {
        self.library = library
        self.location = location
    }

    /// The official package.
    public static let firebase: SwiftCore = SwiftCore(
        .firebaseDataConnect,
        at: .repository("https://github.com/firebase/data-connect-ios-sdk", from: "11.3.0-beta"))

    /// What the package manager calls the package: the last part of where it is, unless that must be told.
    var identity: String {
        if let name { return name }
        let path: String =
            switch location {
            case .repository(let url, _): url
            case .folder(let path): path
            }
        let last: String = path.split(separator: "/").last.map(String.init) ?? path
        return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }

    /// A name to be told: where the way to the package leads up and ends there, it names nothing.
    var name: String? {
        guard case .folder(let path) = location, path == "." || path == ".." || path.hasSuffix("/..") else {
            return nil
        }
        return library == .dataConnectClient ? "dataconnect" : "data-connect-ios-sdk"
    }
}

/// The SDK for apps in Swift.
public struct SwiftSDK: SDKGenerator {
    let settings: SwiftSDKSettings

    /// A generator.
    public init(_ settings: SwiftSDKSettings) { self.settings = settings }

    /// The files of the package, in a folder of its name.
    public func files(for interface: ConnectorInterface) throws(SDKProblems) -> [GeneratedFile] {
        let inputs: [InputShape] = InputShape.all(in: interface)
        let problems: [String] =
            PackageNames.problems(ofSwift: settings.package) + SwiftNames.problems(of: interface, inputs: inputs)
        guard problems.isEmpty else { throw SDKProblems(problems) }
        let name: String = SwiftNames.connector(interface.connectorID)
        var files: [GeneratedFile] = [
            GeneratedFile(path: "Package.swift", contents: SwiftPackage(settings: settings).text),
            GeneratedFile(
                path: "README.md", contents: SwiftReadme(interface: interface, settings: settings).text),
            GeneratedFile(
                path: "Sources/\(name)Client.swift",
                contents: SwiftClient(interface: interface, settings: settings).text),
            GeneratedFile(path: "Sources/\(name)Keys.swift", contents: SwiftKeys(interface: interface).text),
            GeneratedFile(
                path: "Sources/\(name)Operations.swift",
                contents: SwiftOperations(interface: interface, settings: settings).text),
        ]
        if !inputs.isEmpty {
            files.append(
                GeneratedFile(
                    path: "Sources/\(name)Inputs.swift",
                    contents: SwiftInputs(inputs: inputs, interface: interface).text))
        }
        return files.map { GeneratedFile(path: "\(settings.package)/\($0.path)", contents: $0.contents) }
    }
}
