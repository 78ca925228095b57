import Foundation
import TestSupport
import Testing

/// A project whose SDKs are generated into the packages of a program for Node beside it.
struct NodeProject {
    let project: ProjectCopy

    static let operations: String = """
        query GetBook($id: UUID!) @auth(level: PUBLIC, insecureReason: "a test") {
          book(id: $id) { id title shelf pages writer: author { name } }
        }
        query ListBooks($shelf: Shelf, $limit: Int = 20)
        @auth(level: PUBLIC, insecureReason: "a test") @refresh(onMutationExecuted: { operation: "AddBook" }) {
          books(where: { shelf: { eq: $shelf } }, limit: $limit, orderBy: [{ number: ASC }]) { title }
        }
        query CountBooks @auth(level: PUBLIC, insecureReason: "a test") { books { _count } }
        query PrivateBooks @auth(level: USER, insecureReason: "a test") { books { title } }
        mutation AddAuthor($name: String!) @auth(level: PUBLIC, insecureReason: "a test") {
          author_insert(data: { name: $name })
        }
        mutation AddBook($title: String!, $authorId: UUID!, $pages: Int, $shelf: Shelf! = OPEN)
        @auth(level: PUBLIC, insecureReason: "a test") {
          book_insert(data: { title: $title, authorId: $authorId, pages: $pages, shelf: $shelf })
        }

        """

    /// - Parameter generate: the `generate` part of the connector's file.
    init(generate: String = NodeProject.everything, files: [String: String] = [:]) throws {
        let own: [String: String] = [
            "dataconnect.yaml": """
            specVersion: "v1"
            serviceId: "library-svc"
            location: "us-east4"
            schema:
              source: "./schema"
              datasource:
                postgresql:
                  database: "library"
            connectorDirs: ["./connector"]
            """,
            "schema/schema.gql": """
            enum Shelf { OPEN LOANED LOST }
            type Author @table { name: String! }
            type Book @table {
              number: Int! @col(dataType: "serial"), title: String!, author: Author!
              shelf: Shelf! @default(value: OPEN), pages: Int
            }
            """,
            "connector/connector.yaml": "connectorId: library\ngenerate:\n\(generate)",
            "connector/operations.gql": Self.operations,
        ]
        project = try ProjectCopy(files: own.merging(files) { _, new in new })
    }

    static let everything: String = """
          javascriptSdk:
            outputDir: ..\\..\\app\\node_modules\\@dataconnect\\library
            package: "@dataconnect/library"
            react: true
            angular: true
            clientCache: { maxAge: 5s }
          adminNodeSdk: { outputDir: ../../app/node_modules/@dataconnect/library-admin, package: "@dataconnect/library-admin" }
          llmTools: { outputFile: ../../app/tools.json }

        """

    /// The folder of the app.
    var app: URL { URL(filePath: project.folder).deletingLastPathComponent().appending(path: "app") }

    /// The folder of the SDK for the web.
    var web: URL { app.appending(path: "node_modules/@dataconnect/library") }

    /// Generates, and gives status and lines.
    func generate(_ flags: String...) async throws -> (status: Int32, lines: [String]) {
        let program: ChildProgram = try ChildProgram(
            DevServer.binary, ["sdk", "generate", "--config_dir", project.folder] + flags)
        let status: Int32 = try await program.exitStatus()
        let root: String = URL(filePath: project.folder).deletingLastPathComponent().path
        return (status, program.errors.value.map { $0.replacing(root, with: "ROOT") })
    }

    /// Files of the app by their paths, those of packages too.
    func files() -> [String] {
        let walk = FileManager.default.enumerator(atPath: app.path)
        return (walk?.compactMap { $0 as? String } ?? []).filter { path in
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: app.appending(path: path).path, isDirectory: &isFolder)
            return !isFolder.boolValue
        }.sorted()
    }

    func write(_ path: String, _ text: String) throws {
        let url: URL = app.appending(path: path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    /// Makes a symbolic link.
    func link(_ path: String, to target: String) throws {
        let url: URL = app.appending(path: path)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: url.path, withDestinationPath: app.appending(path: target).path)
    }

    /// Where a symbolic link leads.
    func target(of path: String) throws -> String {
        try FileManager.default.destinationOfSymbolicLink(atPath: app.appending(path: path).path)
    }

    func text(of path: String) throws -> String {
        try String(contentsOf: app.appending(path: path), encoding: .utf8)
    }

    /// Numbers of the files that change when a file is replaced.
    func identities() throws -> [String: UInt64] {
        try Dictionary(
            uniqueKeysWithValues: files().map { path in
                let attributes = try FileManager.default.attributesOfItem(atPath: app.appending(path: path).path)
                return (path, (attributes[.systemFileNumber] as? NSNumber)?.uint64Value ?? 0)
            })
    }

    func remove() { project.remove() }
}
