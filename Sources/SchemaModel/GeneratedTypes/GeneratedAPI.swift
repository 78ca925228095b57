public import GraphQLSyntax

/// The GraphQL definitions that the engine adds to a schema, in the files and order of the official tool (language.md 2.1).
public struct GeneratedAPI: Hashable, Sendable {
    /// One generated file.
    public struct File: Hashable, Sendable {
        /// Its name without ending: `prelude`, `implicit`, `relation`, `input`, `query` or `mutation`.
        public var name: String
        /// Its definitions.
        public var document: Document

        /// A file.
        public init(name: String, document: Document) {
            self.name = name
            self.document = document
        }
    }

    /// The files; one that would be empty is absent.
    public var files: [File]

    /// An API.
    public init(files: [File]) { self.files = files }

    /// The definitions of a file; none for a file that is absent.
    public subscript(name: String) -> Document {
        files.first { $0.name == name }?.document ?? Document(definitions: [])
    }

    /// All definitions in the order of the files.
    public var definitions: [Definition] { files.flatMap(\.document.definitions) }
}

/// What operations may be written in: built-in types, and fields, inputs and root fields for each table and view.
///
/// - Shape: together with the author's documents this is one whole type system. Extensions extend the author's types.
/// - Source: language.md 2; every field names its origin in `@fdc_generated`, as tools expect.
public func generatedDocuments(for schema: Schema) -> GeneratedAPI {
    let documents: [(String, [Definition])] = [
        ("prelude", preludeDefinitions),
        ("implicit", implicitDefinitions(for: schema)),
        ("input", inputDefinitions(for: schema)),
        ("mutation", mutationDefinitions(for: schema)),
        ("query", queryDefinitions(for: schema)),
        ("relation", relationDefinitions(for: schema)),
    ]
    let files: [GeneratedAPI.File] = documents.filter { !$0.1.isEmpty }.map {
        GeneratedAPI.File(name: $0.0, document: Document(definitions: $0.1))
    }
    return GeneratedAPI(files: files)
}
