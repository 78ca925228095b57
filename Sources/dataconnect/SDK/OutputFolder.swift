import Foundation
import JSON
import SDKGeneration

/// A folder that generated files are written to.
///
/// A file whose text is the same already is left alone, so that watchers of it stay quiet. What an earlier run wrote and this one does
/// not is removed: a list of the files is kept beside them, and what is not in it is never touched.
struct OutputFolder {
    /// The folder from which the files' paths count.
    let path: String
    /// The folder that is filled with them alone; without one nothing is ever removed.
    let filled: String?

    /// The name of the list of files.
    static let listName: String = ".dataconnect-sdk.json"

    func write(_ files: [GeneratedFile]) throws(SDKProblem) {
        try refusePackageOfOthers(files)
        for file: GeneratedFile in files { try write(file.contents, to: url(of: file.path)) }
        guard let list: URL = filled.map({ URL(filePath: $0).appending(path: Self.listName) }) else { return }
        let kept: Set<String> = Set(files.map(\.path))
        for stale: String in written(by: list) where !kept.contains(stale) { remove(stale) }
        try write(text(of: kept.sorted()), to: list)
    }

    /// An `outputDir` that is the folder of an app would cost that app its own package.
    private func refusePackageOfOthers(_ files: [GeneratedFile]) throws(SDKProblem) {
        let name: String = "package.json"
        guard let filled, files.contains(where: { $0.path == name }),
            let text: String = try? String(contentsOf: url(of: name), encoding: .utf8),
            !text.contains("\"Generated "),
            !written(by: URL(filePath: filled).appending(path: Self.listName)).contains(name)
        else { return }
        throw SDKProblem(
            message:
                "outputDir holds a package.json that no generator wrote: \"\(path)\"; give the SDK a folder of its own")
    }

    private func url(of file: String) -> URL { URL(filePath: path).appending(path: file) }

    private func write(_ text: String, to url: URL) throws(SDKProblem) {
        let data: Data = Data(text.utf8)
        if (try? Data(contentsOf: url)) == data { return }
        do {
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: url, options: .atomic)
        } catch {
            throw SDKProblem(message: "cannot write \"\(url.path)\": \(error.localizedDescription)")
        }
    }

    // MARK: The list

    private func text(of files: [String]) -> String {
        let lines: [String] = files.map { file in
            var writer: JSONWriter = JSONWriter()
            writer.string(file)
            return "    " + String(decoding: writer.finish().utf8, as: UTF8.self)
        }
        return "{\n  \"files\": [\n\(lines.joined(separator: ",\n"))\n  ]\n}\n"
    }

    private func written(by list: URL) -> [String] {
        guard let data: Data = try? Data(contentsOf: list), let json: JSONValue = try? parseJSON([UInt8](data)),
            case .object(let object) = json, case .array(let files)? = object["files"]
        else { return [] }
        return files.compactMap { if case .string(let file) = $0 { file } else { nil } }
    }

    /// The list comes out of a repository: it is not believed where it leads out of the folder.
    private func remove(_ file: String) {
        guard let filled, !file.split(separator: "/").contains("..") else { return }
        let root: URL = URL(filePath: filled).standardizedFileURL
        var url: URL = url(of: file).standardizedFileURL
        guard url.path.hasPrefix(root.path + "/"), !isFolder(url) else { return }
        guard (try? FileManager.default.removeItem(at: url)) != nil else { return }
        while true {
            url.deleteLastPathComponent()
            let isEmpty: Bool = (try? FileManager.default.contentsOfDirectory(atPath: url.path))?.isEmpty == true
            guard isEmpty, url.path.hasPrefix(root.path + "/"), (try? FileManager.default.removeItem(at: url)) != nil
            else { return }
        }
    }

    private func isFolder(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
