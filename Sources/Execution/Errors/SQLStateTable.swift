import Postgres

/// What clients are told for each error code of the server: the one place where SQLSTATE becomes a status and a message.
///
/// A message names the kind of fault and never what the server said, which may quote SQL, values and rows.
/// - Source: PostgreSQL manual, Appendix A, for the codes and their classes.
enum SQLStateTable {
    /// A status with its message.
    struct Answer {
        var code: StatusCode
        var message: String

        init(_ code: StatusCode, _ message: String) {
            self.code = code
            self.message = message
        }
    }

    /// What the place in the server says that the error comes from, else the code, else its class, else that the database refused.
    static func answer(to error: PostgresError) -> Answer {
        guard let state: SQLState = error.sqlState else { return refused }
        if error.isOfSearchQuery { return ["42", "22"].contains(state.classCode) ? malformedQuery : largeQuery }
        if state.classCode == "54", let limit: Answer = limits[error.sourceFile ?? ""] { return limit }
        return states[state.rawValue] ?? classes[String(state.classCode)] ?? refused
    }

    static let away: Answer = Answer(.unavailable, "the database cannot be reached, try again")
    static let busy: Answer = Answer(.unavailable, "the database is busy, try again")
    static let tooSlow: Answer = Answer(.deadlineExceeded, "the operation took too long")
    private static let refused: Answer = Answer(.internal, "the database refused the operation")
    private static let collided: Answer = Answer(.aborted, "the transaction met another one, try again")
    private static let overloaded: Answer = Answer(.resourceExhausted, "the database is overloaded, try again")
    /// `query` is the argument of a search.
    private static let malformedQuery: Answer = Answer(.invalidArgument, "query: the search query is malformed")
    private static let largeQuery: Answer = Answer(.invalidArgument, "query: the search query is too large")
    private static let indexed: Answer = Answer(.invalidArgument, "a value is too long for an index of its column")
    private static let searched: Answer = Answer(.invalidArgument, "a text is too long to be searched")
    static let misfit: Answer = Answer(.invalidArgument, "a value does not fit its column")
    private static let unfit: Answer = Answer(.failedPrecondition, "the database does not fit the schema")

    /// Single codes.
    private static let states: [String: Answer] = [
        // Constraints.
        "23505": Answer(.alreadyExists, "the data violates SQL unique constraint"),
        "23503": Answer(.failedPrecondition, "the data violates SQL FOREIGN KEY constraint"),
        "23502": Answer(.invalidArgument, "the data violates SQL not-null constraint"),
        "23514": Answer(.failedPrecondition, "the data violates SQL check constraint"),
        "23P01": Answer(.failedPrecondition, "the data violates SQL exclusion constraint"),
        "44000": Answer(.failedPrecondition, "the data violates the condition of a view"),
        "428C9": Answer(.failedPrecondition, "a generated column cannot be given a value"),
        "21000": Answer(.invalidArgument, "one row is written twice by the same field"),
        // Values.
        "22001": Answer(.invalidArgument, "a text is too long for its column"),
        "22003": Answer(.outOfRange, "a number is out of range"),
        "22008": Answer(.outOfRange, "a date or time is out of range"),
        "22015": Answer(.outOfRange, "a span of time is out of range"),
        "22007": Answer(.invalidArgument, "a date or time is malformed"),
        "22012": Answer(.invalidArgument, "a number was divided by zero"),
        "2201B": Answer(.invalidArgument, "a regular expression is malformed"),
        "22025": Answer(.invalidArgument, "a pattern ends in its escape character"),
        "2201W": Answer(.invalidArgument, "limit and offset cannot be negative"),
        "2201X": Answer(.invalidArgument, "limit and offset cannot be negative"),
        "22P02": misfit,
        // Our own statements have none; what the server could not read is a query for full-text search.
        "42601": malformedQuery,
        // Others at the same time.
        "40001": collided,
        "40P01": collided,
        "55P03": collided,
        // Time.
        "57014": tooSlow,
        "25P03": tooSlow,
        "25P04": tooSlow,
        // What the server lacks, or will not do now.
        "25006": Answer(.unavailable, "the database does not take changes at the moment, try again"),
        "53100": Answer(.resourceExhausted, "the database has no space left"),
        "53200": Answer(.resourceExhausted, "the database is out of memory, try again"),
        "53300": Answer(.resourceExhausted, "the database has no connection left, try again"),
        "58030": Answer(.internal, "the database cannot read or write its files"),
        "XX001": Answer(.dataLoss, "the database found damaged data"),
        "XX002": Answer(.dataLoss, "the database found damaged data"),
        "42501": Answer(.permissionDenied, "the server may not do that in the database"),
        // What a trigger or function of the database raises is a rule of its owner.
        "P0001": Answer(.failedPrecondition, "a rule in the database refused the operation"),
    ]

    /// What is too much for the server (class 54), by the file of its source that says so.
    private static let limits: [String: Answer] = [
        "nbtutils.c": indexed, "nbtinsert.c": indexed, "nbtsort.c": indexed, "nbtdedup.c": indexed,
        "indextuple.c": indexed, "hashinsert.c": indexed, "ginentrypage.c": indexed, "spgdoinsert.c": indexed,
        "to_tsany.c": searched, "tsvector.c": searched, "tsvector_op.c": searched,
    ]

    /// The rest of each class.
    private static let classes: [String: Answer] = [
        "08": away,
        "0A": Answer(.unimplemented, "the database cannot do that"),
        "22": misfit,
        "23": Answer(.failedPrecondition, "the data violates an SQL constraint"),
        "28": away,
        "3D": away,
        "3F": unfit,
        "40": collided,
        "42": unfit,
        "53": overloaded,
        "54": Answer(.invalidArgument, "the operation is larger than the database can run"),
        "57": away,
        "P0": Answer(.failedPrecondition, "a rule in the database refused the operation"),
    ]
}

extension PostgresError {
    /// Whether the server could not do with a query for full-text search. Some of its limits have the code of a fault of its own.
    var isOfSearchQuery: Bool { code == .server && sourceFile?.hasPrefix("tsquery") == true }
}
