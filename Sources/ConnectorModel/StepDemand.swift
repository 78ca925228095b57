/// What a step asks of the values of a request beyond their types. One that does not get it fails before its statement runs.
public enum StepDemand: Hashable, Sendable {
    /// A foreign key is given whole or not at all.
    case wholeKey(KeyDemand)
    /// A column that is never null is not given null.
    case notNull(ColumnDemand)
    /// A column without a default is given a value where a row is inserted.
    case given(ColumnDemand)
    /// A number of rows that a root field takes is not negative.
    case notNegative(source: Int)
    /// A vector is as long as its column's; `depth` says in how many lists vectors stand.
    case vectorSize(source: Int, column: String, size: Int, depth: Int)
}

/// A key object that stands for the columns of a foreign key: half of one would point to a row that nobody named.
public struct KeyDemand: Hashable, Sendable {
    /// A member of the key.
    public struct Member: Hashable, Sendable {
        /// The column that it is written to, as the operation calls it: `homeCode`.
        public var column: String
        /// Its source.
        public var source: Int

        /// A member.
        public init(column: String, source: Int) {
            self.column = column
            self.source = source
        }
    }

    /// The variable that holds the key, which may be left out or null whole; nothing where the operation's text spells the key out.
    public var slot: Int?
    /// The way to the key in that variable.
    public var path: [String]
    /// Those that a request gives.
    public var members: [Member]
    /// Whether null is a value of a member: where it is the whole key, it clears the reference.
    public var allowsNull: Bool
    /// The name of the key's type: `Org_Key`.
    public var typeName: String

    /// A key.
    public init(slot: Int?, path: [String], members: [Member], allowsNull: Bool, typeName: String) {
        self.slot = slot
        self.path = path
        self.members = members
        self.allowsNull = allowsNull
        self.typeName = typeName
    }
}

/// A value of a request, or one in each of many rows, that is written to a column which is never null.
public struct ColumnDemand: Hashable, Sendable {
    /// The slot of the variable.
    public var slot: Int
    /// The way from it to the value, or to the rows.
    public var path: [String]
    /// The fields that lead from the rows to those within, and to the value in each.
    public var fields: [String]
    /// The column, as the operation calls it.
    public var column: String

    /// A value for a column.
    public init(slot: Int, path: [String], fields: [String] = [], column: String) {
        self.slot = slot
        self.path = path
        self.fields = fields
        self.column = column
    }

    /// What is said of a null.
    public static func message(_ column: String) -> String { "the column \(column) must not be null" }
}
