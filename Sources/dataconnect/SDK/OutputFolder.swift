import Foundation
import JSON
import ProjectFiles
import SDKGeneration

/// A folder that generated files are written to.
///
/// A file whose text is the same already is left alone, so that watchers of it stay quiet. What an earlier run wrote and this one does
/// not is removed: a list of the files is kept beside them, and what is not in it is never touched. Links are not ours: none is
/// followed below the folder, none is removed, and where a file of ours is to be, one is refused.
struct OutputFolder {
    /// The folder from which the files' paths count.
    let path: String
    /// The folder that is filled with them alone; without one nothing is ever removed.
    let filled: String?

    /// The name of the list of files.
    static let listName: String = ".dataconnect-sdk.json"

    func write(_ files: [GeneratedFile]) throws(SDKProblem) {
        try refuseFilesOfOthers(files)
        try refuseLinks(files)
        let list: URL? = filled.map { URL(filePath: $0).appending(path: Self.listName) }
        let kept: Set<String> = Set(files.map(\.path))
        // First, because on some systems names that differ in capitals alone are one file.
        for stale: String in list.map(written) ?? [] where !kept.contains(stale) { remove(stale) }
        for file: GeneratedFile in files { try write(file.contents, to: url(of: file.path)) }
        if let list { try write(text(of: kept.sorted()), to: list) }
    }

    /// What other generators write into their files, and nobody else: in the package of a web SDK, and where the connector of the
    /// other languages is got at.
    private static let marksOfGenerators: [String] = [
        "\"Generated ", "callerSDKType: .generated", "GeneratedConnector<", "CallerSDKType.generated",
    ]

    /// An `outputDir` that is the folder of an app would cost that app its own files. What another generator has filled is known by what
    /// one of its files says, and taken over.
    private func refuseFilesOfOthers(_ files: [GeneratedFile]) throws(SDKProblem) {
        guard let filled else { return }
        let ours: Set<String> = Set(written(by: URL(filePath: filled).appending(path: Self.listName)))
        let others: [(path: String, text: String)] = files.compactMap { file in
            guard !ours.contains(file.path), let data: Data = try? Data(contentsOf: url(of: file.path)) else {
                return nil
            }
            return data == Data(file.contents.utf8) ? nil : (file.path, String(decoding: data, as: UTF8.self))
        }
        // What says most of whose folder it is.
        let first: String? = (others.first { $0.path == "package.json" } ?? others.first)?.path
        guard let first, !others.contains(where: { Self.isGenerated($0.text) }) else { return }
        throw SDKProblem(
            message:
                "outputDir holds a file that no generator wrote: \"\(url(of: first).path)\"; give the SDK a folder of "
                + "its own")
    }

    private static func isGenerated(_ text: String) -> Bool { marksOfGenerators.contains { text.contains($0) } }

    /// A file of tools stands among files of others, so it may only replace one of its own kind.
    static func refuseFileOfOthers(_ path: String) throws(SDKProblem) {
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
            throw SDKProblem(message: "outputFile is a folder: \"\(path)\"; name a file in it")
        }
        guard let data: Data = try? Data(contentsOf: URL(filePath: path)), !data.isEmpty else { return }
        if let json: JSONValue = try? parseJSON([UInt8](data)), json["connector"]?.string != nil,
            json["tools"]?.array != nil
        {
            return
        }
        throw SDKProblem(
            message: "outputFile is a file that no generator wrote: \"\(path)\"; name another one, or remove it")
    }

    /// What is written or removed behind a link would be a file of somebody else.
    private func refuseLinks(_ files: [GeneratedFile]) throws(SDKProblem) {
        guard let filled else { return }
        let list: String = URL(filePath: filled).appending(path: Self.listName).path
        for place: String in files.map({ url(of: $0.path).path }) + [list] {
            guard let link: String = names(to: place).flatMap(link) else { continue }
            throw SDKProblem(
                message:
                    "outputDir has a link where a file of the SDK is to be: \"\(link)\"; remove it, or give the SDK "
                    + "a folder of its own")
        }
    }

    /// The names on the way from the filled folder to a place in it; nothing for places elsewhere and for the folder.
    private func names(to place: String) -> [Substring]? {
        let way: [Substring]? = filled.map { relativePath(from: $0, to: place).split(separator: "/") }
        guard let way, let first: Substring = way.first, first != "..", first != "." else { return nil }
        return way
    }

    /// The first link on a way into the filled folder, if there is one. The folder itself may be one.
    private func link(on names: [Substring]) -> String? {
        var path: String = filled ?? path
        for name: Substring in names {
            path += "/\(name)"
            let attributes: [FileAttributeKey: Any]? = try? FileManager.default.attributesOfItem(atPath: path)
            if attributes?[.type] as? FileAttributeType == .typeSymbolicLink { return path }
        }
        return nil
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
            throw SDKProblem(message: "cannot write \"\(url.path)\": \(reason(url) ?? error.localizedDescription)")
        }
    }

    /// What the system's message leaves out: which file is in the way of a folder.
    private func reason(_ url: URL) -> String? {
        // Without "..", which going up would only make more of.
        var folder: URL = url.standardizedFileURL.deletingLastPathComponent()
        while folder.path != "/" {
            if FileManager.default.fileExists(atPath: folder.path) {
                return isFolder(folder.path) ? nil : "\"\(folder.path)\" is a file"
            }
            folder.deleteLastPathComponent()
        }
        return nil
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

    /// The list comes out of a repository: it is not believed where it leads out of the folder, be it by a link.
    private func remove(_ file: String) {
        guard let filled, var names: [Substring] = names(to: url(of: file).path), link(on: names) == nil else { return }
        var isStale: Bool = !isFolder(filled + "/" + names.joined(separator: "/"))
        // What it leaves empty goes with it.
        while isStale, !names.isEmpty {
            let place: String = filled + "/" + names.joined(separator: "/")
            guard (try? FileManager.default.removeItem(atPath: place)) != nil else { return }
            names.removeLast()
            let folder: String = filled + "/" + names.joined(separator: "/")
            isStale = (try? FileManager.default.contentsOfDirectory(atPath: folder))?.isEmpty == true
        }
    }

    private func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
