/// A table as clients see it: how its rows are named, and what may be written into them.
public struct TableInterface: Hashable, Sendable {
    /// Its object type, for example `BookAuthor`: the key is `BookAuthor_Key`, the row `BookAuthor_Data`.
    public var name: String
    /// What its author wrote above it.
    public var description: String?
    /// The columns of the key in key order; references are expanded to their foreign-key columns. Never empty.
    public var key: [ColumnInterface]
    /// All columns: the key, then other foreign-key columns, then the rest, each group by name.
    public var columns: [ColumnInterface]
    /// Rows of other tables that may be written together with one.
    public var children: [ChildRowsInterface]
    /// Whether some operation has a variable that holds such rows, in rows of other tables too.
    public var isWrittenByVariables: Bool

    /// A table.
    public init(
        name: String, description: String? = nil, key: [ColumnInterface], columns: [ColumnInterface],
        children: [ChildRowsInterface] = [], isWrittenByVariables: Bool = false
    ) {
        self.name = name
        self.description = description
        self.key = key
        self.columns = columns
        self.children = children
        self.isWrittenByVariables = isWrittenByVariables
    }
}

/// A column of a table.
public struct ColumnInterface: Hashable, Sendable {
    /// Its field, for example `bookId`.
    public var name: String
    /// What its author wrote above it.
    public var description: String?
    /// Its type.
    public var type: ClientType
    /// Whether it is never null.
    public var isNonNull: Bool
    /// Whether something stands in where a new row leaves it out: a default, or a number that the database gives.
    public var hasDefault: Bool

    /// A column.
    public init(
        name: String, description: String? = nil, type: ClientType, isNonNull: Bool, hasDefault: Bool = false
    ) {
        self.name = name
        self.description = description
        self.type = type
        self.isNonNull = isNonNull
        self.hasDefault = hasDefault
    }

    /// Whether a new row must give it.
    public var isRequired: Bool { isNonNull && !hasDefault }
}

/// Rows within a row: those of another table that point to it.
public struct ChildRowsInterface: Hashable, Sendable {
    /// The field that holds them, for example `chapters_on_book`.
    public var name: String
    /// The object type of their table.
    public var table: String
    /// Whether there may be several.
    public var isList: Bool
    /// Their columns that point to the row around, which gives them: they are not to be written.
    public var omittedColumns: [String]

    /// Rows within a row.
    public init(name: String, table: String, isList: Bool, omittedColumns: [String]) {
        self.name = name
        self.table = table
        self.isList = isList
        self.omittedColumns = omittedColumns
    }
}
