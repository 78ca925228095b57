public import GraphQLSyntax

/// A field that points to a row of another table: a foreign key, or for a view only the join condition of one.
public struct Reference: Hashable, Sendable {
    /// One column of the reference and the column it equals in the target.
    public struct Pair: Hashable, Sendable {
        /// The own field, for example `bookId`.
        public var fieldName: String
        /// The own column, for example `book_id`.
        public var columnName: String
        /// The target's field, for example `id`.
        public var targetFieldName: String
        /// The target's column.
        public var targetColumnName: String

        /// A pair.
        public init(fieldName: String, columnName: String, targetFieldName: String, targetColumnName: String) {
            self.fieldName = fieldName
            self.columnName = columnName
            self.targetFieldName = targetFieldName
            self.targetColumnName = targetColumnName
        }
    }

    /// What happens to the row when the referenced row is deleted.
    public enum DeleteRule: Hashable, Sendable { case cascade, setNull }

    /// The field, for example `book`.
    public var fieldName: String
    /// The object type that declares it.
    public var owner: String
    /// The object type it points to.
    public var target: String
    /// Its columns, in the order of the target's key or of `references:`.
    public var pairs: [Pair]
    /// Whether there always is such a row (the field is non-null).
    public var isRequired: Bool
    /// Whether at most one row points to each target row, so that the way back is a single object.
    public var isUnique: Bool
    /// The name of the foreign-key constraint; nothing for a view.
    public var constraintName: String?
    /// What happens to the row when the referenced row is deleted.
    public var deleteRule: DeleteRule
    /// Where the field is declared.
    public var span: SourceSpan

    /// A reference.
    public init(
        fieldName: String, owner: String, target: String, pairs: [Pair], isRequired: Bool, isUnique: Bool = false,
        constraintName: String?, span: SourceSpan = .generated
    ) {
        self.fieldName = fieldName
        self.owner = owner
        self.target = target
        self.pairs = pairs
        self.isRequired = isRequired
        self.isUnique = isUnique
        self.constraintName = constraintName
        deleteRule = isRequired ? .cascade : .setNull
        self.span = span
    }
}
