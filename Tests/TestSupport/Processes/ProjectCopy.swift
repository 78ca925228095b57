import Foundation

/// A project in a folder of its own, to be edited by a test and gone with it.
public struct ProjectCopy: Sendable {
    /// The folder that holds `dataconnect.yaml`.
    public let folder: String
    private let root: String

    /// What makes the sample's connector one whose answers carry entity ids.
    public static let clientCache: String = "    clientCache:\n      maxAge: 5s\n"

    /// A copy of the sample.
    ///
    /// - Parameter hasClientCache: whether its SDK keeps a cache, as the sample's does. Most tests are about something else than the entity ids
    ///   that answers then carry.
    public static func sample(hasClientCache: Bool = false) throws -> ProjectCopy {
        let copy: ProjectCopy = try ProjectCopy(files: [:])
        for name: String in ["dataconnect.yaml", "seed_data.gql", "schema", "connector"] {
            try FileManager.default.copyItem(
                atPath: "\(TestFolders.repository)/dataconnect/\(name)", toPath: "\(copy.folder)/\(name)")
        }
        if !hasClientCache { try copy.edit("connector/connector.yaml", clientCache, "") }
        return copy
    }

    /// A copy of a project among the fixtures.
    public static func fixture(_ path: String) throws -> ProjectCopy {
        let copy: ProjectCopy = try ProjectCopy(files: [:])
        try FileManager.default.removeItem(atPath: copy.folder)
        try FileManager.default.copyItem(
            atPath: "\(TestFolders.repository)/Tests/Fixtures/\(path)", toPath: copy.folder)
        return copy
    }

    /// A project of these files, by their paths in it.
    public init(files: [String: String]) throws {
        root = try TestFolders.makeTemporary()
        folder = root + "/dataconnect"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        for (path, text) in files { try write(path, text) }
    }

    /// Writes a file, all at once as editors do.
    public func write(_ path: String, _ text: String) throws {
        let url: URL = URL(filePath: "\(folder)/\(path)")
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url, options: .atomic)
    }

    /// The text of a file.
    public func text(of path: String) throws -> String {
        try String(contentsOf: URL(filePath: "\(folder)/\(path)"), encoding: .utf8)
    }

    /// Replaces what occurs exactly once in a file.
    public func edit(_ path: String, _ old: String, _ new: String) throws {
        let parts: [String] = try text(of: path).components(separatedBy: old)
        guard parts.count == 2 else { throw CocoaError(.formatting) }
        try write(path, parts.joined(separator: new))
    }

    /// Removes it all.
    public func remove() { removeTree(root) }
}
