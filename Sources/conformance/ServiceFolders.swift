import Foundation
import GraphQLSyntax

/// Finds the folders of services, and the documents in them.
enum ServiceFolders {
    /// Every folder at or below `folder` in which `marker` exists, by path; other folders of the same name are not entered.
    static func all(below folder: URL, holding marker: String) -> [URL] {
        var found: [URL] = []
        var open: [URL] = [folder]
        while let next: URL = open.popLast() {
            if FileManager.default.fileExists(atPath: next.appendingPathComponent(marker).path) { found.append(next) }
            open += folders(in: next)
        }
        return found.sorted { $0.path < $1.path }
    }

    /// The `.gql` and `.graphql` files at or below a folder, by path.
    static func documents(below folder: URL) -> [Source] {
        var files: [URL] = []
        var open: [URL] = [folder]
        while let next: URL = open.popLast() {
            files += entries(of: next).filter { ["gql", "graphql"].contains($0.pathExtension) }
            open += folders(in: next)
        }
        return files.sorted { $0.path < $1.path }.compactMap { file in
            FileManager.default.contents(atPath: file.path).map { Source(name: file.path, utf8: Array($0)) }
        }
    }

    /// The path of a folder as seen from another.
    static func name(of folder: URL, in root: URL) -> String {
        let path: String = folder.standardizedFileURL.path
        let base: String = root.standardizedFileURL.path
        guard path != base else { return folder.lastPathComponent }
        return path.hasPrefix(base + "/") ? String(path.dropFirst(base.count + 1)) : path
    }

    private static func folders(in folder: URL) -> [URL] {
        entries(of: folder).filter { entry in
            let values: URLResourceValues? = try? entry.resourceValues(forKeys: [.isDirectoryKey, .isSymbolicLinkKey])
            // A link could lead in a circle; what it leads to is found where it lies.
            return values?.isDirectory == true && values?.isSymbolicLink != true
                && !["node_modules", ".git", ".dataconnect"].contains(entry.lastPathComponent)
        }
    }

    private static func entries(of folder: URL) -> [URL] {
        let keys: [URLResourceKey] = [.isDirectoryKey, .isSymbolicLinkKey]
        return (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: keys)) ?? []
    }
}
