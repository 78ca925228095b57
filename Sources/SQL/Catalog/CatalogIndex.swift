/// An index.
public struct CatalogIndex: Hashable, Sendable {
    /// One key of an index.
    public struct Part: Hashable, Sendable {
        /// The column's name, or the text of an expression.
        public var text: String
        /// Whether it is an expression.
        public var isExpression: Bool
        /// Whether it is sorted downwards.
        public var isDescending: Bool
        /// Whether null comes before all else.
        public var isNullsFirst: Bool
        /// The operator class; nothing for what the type has by default, or for another name of that.
        public var operatorClass: String?
        /// The collation; nothing for that of the column.
        public var collation: String?

        /// A part; null comes where PostgreSQL puts it when nothing is said, as if it were larger than all else.
        public init(
            _ text: String, isExpression: Bool = false, isDescending: Bool = false, isNullsFirst: Bool? = nil,
            operatorClass: String? = nil, collation: String? = nil
        ) {
            self.text = text
            self.isExpression = isExpression
            self.isDescending = isDescending
            self.isNullsFirst = isNullsFirst ?? isDescending
            self.operatorClass = operatorClass
            self.collation = collation
        }
    }

    /// Its name.
    public var name: String
    /// Its keys in order.
    public var parts: [Part]
    /// Columns that it stores and does not sort by (`INCLUDE`).
    public var includedColumns: [String]
    /// The condition on the rows in it, as `pg_get_expr` prints it; nothing if all are.
    public var predicate: String?
    /// Whether it is unique.
    public var isUnique: Bool
    /// Whether two nulls count as equal to a unique index (`NULLS NOT DISTINCT`).
    public var holdsNullOnce: Bool
    /// Whether a unique index is checked row by row; one of a deferrable constraint is not.
    public var isImmediate: Bool
    /// Whether it belongs to a constraint of the same name, with which alone it can be dropped.
    public var isOfConstraint: Bool
    /// Whether it can be used. One whose concurrent build failed cannot, and says nothing of uniqueness.
    public var isValid: Bool
    /// The access method, for example `btree`.
    public var method: String

    /// An index.
    public init(
        name: String, parts: [Part], includedColumns: [String] = [], predicate: String? = nil, isUnique: Bool,
        holdsNullOnce: Bool = false, isImmediate: Bool = true, isOfConstraint: Bool = false, isValid: Bool = true,
        method: String = "btree"
    ) {
        self.name = name
        self.parts = parts
        self.includedColumns = includedColumns
        self.predicate = predicate
        self.isUnique = isUnique
        self.holdsNullOnce = holdsNullOnce
        self.isImmediate = isImmediate
        self.isOfConstraint = isOfConstraint
        self.isValid = isValid
        self.method = method
    }

    /// An index of plain columns.
    public init(name: String, columns: [String], isUnique: Bool, method: String = "btree") {
        self.init(name: name, parts: columns.map { Part($0) }, isUnique: isUnique, method: method)
    }

    /// Its keys in order; an expression appears as its text.
    public var columns: [String] { parts.map(\.text) }

    /// Whether it makes these columns, in any order, a key that foreign keys can point to.
    public func isKey(of columns: Set<String>) -> Bool {
        isUnique && isValid && isImmediate && predicate == nil && !parts.contains(where: \.isExpression)
            && Set(self.columns) == columns
    }
}
