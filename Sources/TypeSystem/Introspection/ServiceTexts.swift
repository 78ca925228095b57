/// What a service tells of itself beyond its types: the answers to `_service`.
public struct ServiceTexts: Hashable, Sendable {
    /// One schema as its author wrote it.
    public struct SchemaText: Hashable, Sendable {
        /// The schema's id; `main` for the one in the database.
        public var id: String
        /// Its documents as one text.
        public var source: String

        /// A schema's text.
        public init(id: String, source: String) {
            self.id = id
            self.source = source
        }
    }

    /// The schemas, the main one first.
    public var schemas: [SchemaText]
    /// The source whose definitions every service has: what `sdl(omitBuiltin: true)` leaves out.
    public var preludeName: String

    /// The texts of a service.
    public init(schemas: [SchemaText] = [], preludeName: String = "prelude.gql") {
        self.schemas = schemas
        self.preludeName = preludeName
    }
}
