import Foundation
import JSON
import ProjectFiles

/// The dependency of an app's `package.json` on an SDK.
///
/// No package manager is run: that would fetch and run what others wrote. What is to be run is told.
struct PackageLink {
    let package: String
    let sdkFolder: String
    let appFolder: String

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Adds the dependency, or turns it to the folder of today.
    ///
    /// - Returns: what was done; nothing where the app depends on the SDK already, in this or in a way of its author's own.
    func write() throws(SDKProblem) -> String? {
        let url: URL = URL(filePath: appFolder).appending(path: "package.json")
        guard let data: Data = try? Data(contentsOf: url) else {
            throw SDKProblem(message: "packageJsonDir has no package.json that can be read: \"\(url.path)\"")
        }
        let edit: DependencyEdit = DependencyEdit(
            package: package, folder: relativePath(from: appFolder, to: sdkFolder))
        // Editors on Windows put a mark before the text, which stays.
        let mark: [UInt8] = data.starts(with: Self.byteOrderMark) ? Self.byteOrderMark : []
        let text: [UInt8] = [UInt8](data.dropFirst(mark.count))
        let edited: [UInt8]?
        let malformed: String?
        do throws(JSONError) {
            malformed = try edit.malformedList(in: text)
            edited = malformed == nil ? try edit.applied(to: text) : nil
        } catch {
            throw SDKProblem(message: "\"\(url.path)\" is not JSON: \(error)")
        }
        if let malformed {
            throw SDKProblem(
                message: "\"\(malformed)\" is no object in \"\(url.path)\": write {} to have the SDK added")
        }
        guard let edited else { return nil }
        do {
            try Data(mark + edited).write(to: url, options: .atomic)
        } catch {
            throw SDKProblem(message: "cannot write \"\(url.path)\": \(error.localizedDescription)")
        }
        return "Linked \"\(package)\" in \"\(url.path)\": run `\(packageManager) install` there"
    }

    /// The package manager whose lock file lies in the folder, or in one above it.
    private var packageManager: String {
        let locks: [(file: String, name: String)] = [
            ("pnpm-lock.yaml", "pnpm"), ("yarn.lock", "yarn"), ("bun.lock", "bun"), ("bun.lockb", "bun"),
            ("package-lock.json", "npm"),
        ]
        var folder: URL = URL(filePath: appFolder).standardizedFileURL
        while folder.path != "/" {
            for lock in locks where FileManager.default.fileExists(atPath: folder.appending(path: lock.file).path) {
                return lock.name
            }
            folder.deleteLastPathComponent()
        }
        return "npm"
    }
}
