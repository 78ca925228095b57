/// What a step asks of the values of a request beyond their types. One that does not get it fails before its statement runs.
public enum StepDemand: Hashable, Sendable {
    /// A foreign key is given whole or not at all.
    case wholeKey(KeyDemand)
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
