public import ConnectorModel

/// What a committed mutation did; told to `Realtime`.
public struct Change: Sendable {
    /// Whether the commit is known to have happened.
    public enum Outcome: Hashable, Sendable {
        case committed
        /// The connection was lost after sending; taken as committed.
        case unknown
    }

    /// One row that was written.
    public struct Row: Hashable, Sendable {
        /// Its key.
        public var key: EntityKey
        /// What was done to it.
        public var kind: CapturedWrite.Kind

        /// A row.
        public init(key: EntityKey, kind: CapturedWrite.Kind) {
            self.key = key
            self.kind = kind
        }
    }

    /// The connector of the mutation.
    public var connector: String
    /// The mutation.
    public var operation: String
    /// Its variables by slot.
    public var variables: VariableValues
    /// Who ran it.
    public var auth: AuthContext
    /// The rows it wrote by key.
    public var rows: [Row]
    /// The transactions it was committed in, as `pg_current_xact_id()` prints them.
    public var transactionIDs: [String]
    /// Whether the commit is certain.
    public var outcome: Outcome

    /// A change.
    public init(
        connector: String, operation: String, variables: VariableValues, auth: AuthContext, rows: [Row],
        transactionIDs: [String] = [], outcome: Outcome = .committed
    ) {
        self.connector = connector
        self.operation = operation
        self.variables = variables
        self.auth = auth
        self.rows = rows
        self.transactionIDs = transactionIDs
        self.outcome = outcome
    }
}
