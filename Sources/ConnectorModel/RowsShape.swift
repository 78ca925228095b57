/// What a statement that writes the rows of a variable depends on: which columns they give, not how many rows there are nor their values.
///
/// Rows of one list may give different columns: the shape is the union over all rows of a level, and says of each column whether every
/// row gives it. Lists of thousands of rows with one shape share one statement.
public struct RowsShape: Hashable, Sendable {
    /// A column that a row gives.
    public struct Column: Hashable, Sendable {
        /// Its field, for example `dueAt`.
        public var name: String
        /// Whether all rows of the level give it, if only as null.
        public var isInEveryRow: Bool

        /// A column.
        public init(name: String, isInEveryRow: Bool) {
            self.name = name
            self.isInEveryRow = isInEveryRow
        }
    }

    /// Rows within rows.
    public struct Child: Hashable, Sendable {
        /// The field that holds them, for example `loans_on_book`.
        public var name: String
        /// Their shape.
        public var shape: RowsShape

        /// Rows within rows.
        public init(name: String, shape: RowsShape) {
            self.name = name
            self.shape = shape
        }
    }

    /// Whether there is a row at all.
    public var hasRows: Bool
    /// The columns that rows give, in the order of their type.
    public var columns: [Column]
    /// The rows within rows, of which there is at least one each, in the order of the type.
    public var children: [Child]

    /// A shape.
    public init(hasRows: Bool = true, columns: [Column] = [], children: [Child] = []) {
        self.hasRows = hasRows
        self.columns = columns
        self.children = children
    }

    /// How many columns it has, those of rows within rows included.
    public var columnCount: Int { columns.count + children.reduce(0) { $0 + 1 + $1.shape.columnCount } }
}
