import Foundation
import GraphQLSyntax
import SchemaModel

/// Writes the generated API where editors look for it: `.dataconnect/schema` of the project folder.
///
/// A file whose text is the same already is left alone, so that watchers of it stay quiet.
enum GeneratedFiles {
    static func write(_ api: GeneratedAPI, in folder: String) throws {
        let root: URL = URL(filePath: folder, directoryHint: .isDirectory).appending(path: ".dataconnect/schema")
        let main: URL = root.appending(path: "main", directoryHint: .isDirectory)
        try FileManager.default.createDirectory(at: main, withIntermediateDirectories: true)
        var written: Set<String> = []
        for file: GeneratedAPI.File in api.files {
            let isPrelude: Bool = file.name == "prelude"
            let url: URL = (isPrelude ? root : main).appending(path: "\(file.name).gql")
            if !isPrelude { written.insert(url.lastPathComponent) }
            let data: Data = Data((Printer.print(file.document) + "\n").utf8)
            if (try? Data(contentsOf: url)) != data { try data.write(to: url, options: .atomic) }
        }
        // A file of an earlier version, for example implicit.gql of a schema that no longer has implicit fields.
        for stale: String in ["implicit.gql", "input.gql", "mutation.gql", "query.gql", "relation.gql"]
        where !written.contains(stale) {
            try? FileManager.default.removeItem(at: main.appending(path: stale))
        }
    }
}
