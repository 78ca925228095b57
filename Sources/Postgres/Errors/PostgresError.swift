/// Why a statement, a transaction or a connection failed.
///
/// `description` is safe to show to anyone; `debugDescription` may quote rows, values and SQL, and is for logs and administrators.
public struct PostgresError: Error, Hashable, Sendable {
    /// The kind of failure, which is what callers decide on.
    public enum Code: String, Hashable, Sendable {
        /// The server refused the statement; `sqlState` says why.
        case server
        /// The connection was lost and nothing was changed: repeating is safe.
        case connectionLost
        /// The statement took longer than its timeout; the server rolled it back.
        case timedOut
        /// The caller or an administrator took the statement back.
        case cancelled
        /// The database cannot be reached. Nothing was sent.
        case unavailable
        /// Too much is with the database already, or waits for it. Nothing was sent.
        case busy
        /// The connection was lost after a change was sent: it may or may not have been made.
        case outcomeUnknown
        /// The server answered something that this driver never asked for.
        case protocolViolation
    }

    /// The kind of failure.
    public var code: Code
    /// The server's error code, when the server spoke.
    public var sqlState: SQLState?
    /// The server's or the driver's words. May quote values.
    public var message: String
    /// The server's details. May quote rows.
    public var detail: String?
    /// The server's hint.
    public var hint: String?
    /// The constraint that was violated.
    public var constraintName: String?
    /// The table that the error is about.
    public var tableName: String?
    /// The column that the error is about.
    public var columnName: String?
    /// The file of the server's source that it comes from: of several meanings of one code it tells which, whatever the language of its
    /// messages.
    public var sourceFile: String?

    /// An error of the driver's own.
    public init(_ code: Code, _ message: String, sqlState: SQLState? = nil) {
        self.code = code
        self.message = message
        self.sqlState = sqlState
    }

    /// The same failure under another code.
    func recoded(_ code: Code) -> PostgresError {
        var copy: PostgresError = self
        copy.code = code
        return copy
    }

    /// Whether the server rolled a transaction back only because of its neighbours or of a stale plan, so that the
    /// whole transaction may be tried again.
    public var mayRetryTransaction: Bool {
        switch sqlState {
        case .serializationFailure, .deadlockDetected, .invalidStatementName: true
        case .featureNotSupported: message.contains("cached plan")
        default: code == .connectionLost
        }
    }
}

extension PostgresError: CustomStringConvertible, CustomDebugStringConvertible {
    /// The kind, the server's code and the names of schema objects; no value, no row, no SQL.
    public var description: String {
        var text: String = "database error: \(code.rawValue)"
        if let sqlState { text += " (\(sqlState))" }
        if let constraintName { text += ", constraint \(constraintName)" }
        return text
    }

    /// Everything that is known.
    public var debugDescription: String { text(withDetail: true) }

    /// Everything but the server's details, which quote rows.
    public var rowlessDescription: String { text(withDetail: false) }

    private func text(withDetail: Bool) -> String {
        var text: String = description + ": " + message
        if withDetail, let detail { text += "; detail: " + detail }
        if let hint { text += "; hint: " + hint }
        return text
    }
}
