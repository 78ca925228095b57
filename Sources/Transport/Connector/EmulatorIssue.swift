/// Something that is wrong with a development server, for the clients of its developer.
public struct EmulatorIssue: Hashable, Sendable {
    /// What it is about.
    public enum Kind: Int, Hashable, Sendable {
        /// The database cannot be reached.
        case sqlConnection = 1
        /// The database does not fit the schema.
        case sqlMigration = 2
        /// Vectors of texts cannot be made.
        case vertexAI = 3
    }

    /// How bad it is.
    public enum Severity: Int, Hashable, Sendable {
        case debug = 1
        case notice = 2
        case alert = 3
    }

    /// What it is about.
    public let kind: Kind
    /// How bad it is.
    public let severity: Severity
    /// In words.
    public let message: String

    /// An issue.
    public init(_ kind: Kind, _ severity: Severity, _ message: String) {
        self.kind = kind
        self.severity = severity
        self.message = message
    }
}
