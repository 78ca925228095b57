public import ConnectorModel

/// Makes the files of one SDK.
///
/// - Shape: the same interface and settings always give the same files, byte for byte, on every machine.
public protocol SDKGenerator: Sendable {
    /// The files of the SDK, in the order in which a reader would look at them.
    ///
    /// - Errors: what the language cannot say without ambiguity, all of it in one go.
    func files(for interface: ConnectorInterface) throws(SDKProblems) -> [GeneratedFile]
}

/// A file of an SDK.
public struct GeneratedFile: Hashable, Sendable {
    /// Its way from the output folder, with slashes: `esm/index.esm.js`.
    public var path: String
    /// Its text; ends with a line feed.
    public var contents: String

    /// A file.
    public init(path: String, contents: String) {
        self.path = path
        self.contents = contents
    }
}

/// Why an SDK cannot be generated.
public struct SDKProblems: Error, Hashable {
    /// What is wrong, each in a sentence with its remedy.
    public var messages: [String]

    /// Problems.
    public init(_ messages: [String]) { self.messages = messages }
}
