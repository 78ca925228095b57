public import GraphQLSyntax

/// The documents of a project, usable or not.
public struct ProjectDocuments: Hashable, Sendable {
    /// The documents of one folder.
    public struct Folder: Hashable, Sendable {
        /// Those that could be read, sorted by name.
        public var sources: [Source] = []
        /// Whether these are all: what seems to be missing may else be written in one that could not be read.
        public var isComplete: Bool = false
    }

    /// The documents of one connector.
    public struct Connector: Hashable, Sendable {
        /// The connector's id, or where that is not known the name of its folder.
        public var id: String
        /// Whether it is the id that its author gave it.
        public var isIDKnown: Bool
        /// Where it is named: in its own file, or where that is not known in the file of the service.
        public var span: SourceSpan
        /// Its documents.
        public var operations: Folder
    }

    /// The documents of the main schema.
    public var schema: Folder = Folder()
    /// The PostgreSQL schema that holds the tables.
    public var schemaName: String = "public"
    /// The documents of secondary schemas.
    public var resolvers: [Source] = []
    /// The connectors, in the order of `connectorDirs`.
    public var connectors: [Connector] = []
}
