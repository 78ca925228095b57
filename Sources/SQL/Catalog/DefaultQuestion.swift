/// Two spellings of a column's default, of which only PostgreSQL can say whether they mean the same.
public struct DefaultQuestion: Hashable, Sendable {
    /// The type of the column.
    public var type: PostgresType
    /// The default that the schema asks for; `NULL` for none.
    public var wanted: String
    /// The default that the database has, as it prints it; `NULL` for none.
    public var live: String

    /// A question.
    public init(type: PostgresType, wanted: String, live: String) {
        self.type = type
        self.wanted = wanted
        self.live = live
    }
}

/// What PostgreSQL says to a question.
public enum DefaultAnswer: Hashable, Sendable {
    /// Both spellings as PostgreSQL prints them back after it has read them as values of the column's type and computed what is
    /// immutable in them, and whether evaluating both at one moment gives one value.
    case compared(wanted: String, live: String, areEqual: Bool)
    /// It does not take one of them; these are its words.
    case refused(String)
}
