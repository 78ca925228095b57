/// A five-letter error code of the server (PostgreSQL manual, Appendix A).
public struct SQLState: RawRepresentable, Hashable, Sendable {
    /// The five letters and digits.
    public let rawValue: String

    /// The code with these letters.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The first two letters, which name the class of error.
    public var classCode: Substring { rawValue.prefix(2) }

    /// `numeric_value_out_of_range`.
    public static let numericValueOutOfRange: SQLState = SQLState(rawValue: "22003")
    /// `division_by_zero`.
    public static let divisionByZero: SQLState = SQLState(rawValue: "22012")
    /// `invalid_text_representation`.
    public static let invalidTextRepresentation: SQLState = SQLState(rawValue: "22P02")
    /// `not_null_violation`.
    public static let notNullViolation: SQLState = SQLState(rawValue: "23502")
    /// `foreign_key_violation`.
    public static let foreignKeyViolation: SQLState = SQLState(rawValue: "23503")
    /// `unique_violation`.
    public static let uniqueViolation: SQLState = SQLState(rawValue: "23505")
    /// `check_violation`.
    public static let checkViolation: SQLState = SQLState(rawValue: "23514")
    /// `in_failed_sql_transaction`.
    public static let failedTransaction: SQLState = SQLState(rawValue: "25P02")
    /// `invalid_sql_statement_name`: a prepared statement that the connection does not have.
    public static let invalidStatementName: SQLState = SQLState(rawValue: "26000")
    /// `feature_not_supported`; also a cached plan whose result type has changed.
    public static let featureNotSupported: SQLState = SQLState(rawValue: "0A000")
    /// `serialization_failure`.
    public static let serializationFailure: SQLState = SQLState(rawValue: "40001")
    /// `deadlock_detected`.
    public static let deadlockDetected: SQLState = SQLState(rawValue: "40P01")
    /// `query_canceled`: by request or by `statement_timeout`.
    public static let queryCanceled: SQLState = SQLState(rawValue: "57014")
    /// `admin_shutdown`.
    public static let adminShutdown: SQLState = SQLState(rawValue: "57P01")
    /// `undefined_table`.
    public static let undefinedTable: SQLState = SQLState(rawValue: "42P01")

    /// Whether the prepared statement itself is to blame, so that preparing it anew may help.
    var meansStaleStatement: Bool { self == .invalidStatementName || self == .featureNotSupported }
}

extension SQLState: CustomStringConvertible {
    /// The five letters and digits.
    public var description: String { rawValue }
}
