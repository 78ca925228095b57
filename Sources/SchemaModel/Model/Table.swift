public import GraphQLSyntax
public import SQL

/// A `@table` or `@view` type: rows with columns, and the ways to other rows.
public struct Table: Hashable, Sendable {
    /// Where the rows come from.
    public enum Origin: Hashable, Sendable {
        /// A table that this schema creates.
        case table(QualifiedName)
        /// A view or table that somebody else created (`@view(name:)`).
        case existingView(QualifiedName)
        /// A query used as a sub-select (`@view(sql:)`); the text is its author's.
        case query(String)
    }

    /// The GraphQL object type, for example `BookAuthor`.
    public var objectType: String
    /// The name of the single look-up and the beginning of the names of mutations, for example `bookAuthor`.
    public var singular: String
    /// The name of the list query, for example `bookAuthors`.
    public var plural: String
    /// Where the rows come from.
    public var origin: Origin
    /// The columns: the key in its order, then other foreign-key columns, then the rest; each group by field name.
    public var columns: [Column]
    /// The field names of the key in key order, references expanded to their foreign-key fields. Empty for a view.
    public var primaryKey: [String]
    /// The references to other tables, by field name.
    public var references: [Reference]
    /// What other types add to this one: `_on_` lists, then `_on_` singles, then `_via_` lists, in generated order.
    public var relations: [Relation]
    /// Secondary indexes in the order in which they are created. A view has none.
    public var indexes: [Index]
    /// What `@searchable` asks for.
    public var search: FullTextSearch?
    /// The names of its fields as its author wrote them, references included.
    public var declaredFields: [String]
    /// Where the type is defined.
    public var span: SourceSpan
    /// Where the query of a view is written.
    public var querySpan: SourceSpan = .generated

    /// A table or view.
    public init(
        objectType: String, singular: String, plural: String, origin: Origin, columns: [Column] = [],
        primaryKey: [String] = [], references: [Reference] = [], relations: [Relation] = [], indexes: [Index] = [],
        search: FullTextSearch? = nil, declaredFields: [String] = [], span: SourceSpan = .generated
    ) {
        self.objectType = objectType
        self.singular = singular
        self.plural = plural
        self.origin = origin
        self.columns = columns
        self.primaryKey = primaryKey
        self.references = references
        self.relations = relations
        self.indexes = indexes
        self.search = search
        self.declaredFields = declaredFields
        self.span = span
    }
}

extension Table {
    /// Whether rows cannot be written and have no key.
    public var isView: Bool {
        if case .table = origin { false } else { true }
    }

    /// The name in the database; nothing for a view that is a query.
    public var name: QualifiedName? {
        switch origin {
        case .table(let name), .existingView(let name): name
        case .query: nil
        }
    }

    /// The column of a field.
    public func column(_ fieldName: String) -> Column? { columns.first { $0.fieldName == fieldName } }

    /// The reference of a field.
    public func reference(_ fieldName: String) -> Reference? { references.first { $0.fieldName == fieldName } }

    /// The relation of a generated field such as `loans_on_book`.
    public func relation(_ fieldName: String) -> Relation? { relations.first { $0.fieldName == fieldName } }

    /// The columns of the key in key order.
    public var keyColumns: [Column] { primaryKey.compactMap(column) }

    /// Whether the key is the one field `id`, so that look-ups take the argument `id`.
    public var hasSingleID: Bool { primaryKey == ["id"] }

    /// References all of whose fields belong to the key, by field name.
    public var keyReferences: [Reference] { references.filter(isWithinKey) }

    /// The other references, by field name.
    public var otherReferences: [Reference] { references.filter { !isWithinKey($0) } }

    private func isWithinKey(_ reference: Reference) -> Bool {
        reference.pairs.allSatisfy { primaryKey.contains($0.fieldName) }
    }
}
