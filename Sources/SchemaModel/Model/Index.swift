public import GraphQLSyntax

/// A secondary index of a table.
public struct Index: Hashable, Sendable {
    /// Who asked for it.
    public enum Origin: Hashable, Sendable { case declared, reference, unique, search }

    /// PostgreSQL's access methods that an author may choose (`IndexType`).
    public enum Method: String, Hashable, Sendable { case btree, gin, hnsw, ivfflat }

    /// One column of an index.
    public struct Part: Hashable, Sendable {
        /// The GraphQL field; nothing for the column of full-text search.
        public var fieldName: String?
        /// The column.
        public var columnName: String
        /// Whether it is sorted downwards.
        public var isDescending: Bool
        /// The operator class where the method has no default for the type (pgvector's `hnsw`).
        public var operatorClass: String?

        /// A part.
        public init(
            fieldName: String?, columnName: String, isDescending: Bool = false, operatorClass: String? = nil
        ) {
            self.fieldName = fieldName
            self.columnName = columnName
            self.isDescending = isDescending
            self.operatorClass = operatorClass
        }
    }

    /// Its name.
    public var name: String
    /// Its columns in order.
    public var parts: [Part]
    /// Whether it admits no two equal rows.
    public var isUnique: Bool
    /// Its access method.
    public var method: Method
    /// Who asked for it.
    public var origin: Origin
    /// Where it was asked for.
    public var span: SourceSpan

    /// An index.
    public init(
        name: String, parts: [Part], isUnique: Bool = false, method: Method = .btree, origin: Origin,
        span: SourceSpan = .generated
    ) {
        self.name = name
        self.parts = parts
        self.isUnique = isUnique
        self.method = method
        self.origin = origin
        self.span = span
    }

    /// The fields it covers.
    public var fieldNames: [String] { parts.compactMap(\.fieldName) }
}

/// What the `@searchable` fields of one type add to its table.
public struct FullTextSearch: Hashable, Sendable {
    /// The text search configuration, for example `english`.
    public var language: String
    /// The searchable fields by name.
    public var fieldNames: [String]
    /// The generated `tsvector` column.
    public var columnName: String
    /// The text of the expression that fills it.
    public var expression: String

    /// A search.
    public init(language: String, fieldNames: [String], columnName: String, expression: String) {
        self.language = language
        self.fieldNames = fieldNames
        self.columnName = columnName
        self.expression = expression
    }
}
