import ConnectorModel
import Postgres

extension GraphQLError {
    /// What a client is told when a statement of these steps failed. SQL of an author may fail in ways that ours cannot.
    ///
    /// - `isRead`: whether they may only read.
    init(_ error: PostgresError, of steps: some Sequence<CompiledStep>, isRead: Bool, path: [PathSegment] = []) {
        self.init(error, path: path)
        guard steps.contains(where: \.isNative), error.code == .server, let state: SQLState = error.sqlState else {
            return
        }
        switch (state.rawValue, state.classCode) {
        // Nobody knows what the author calls it.
        case _ where error.isOfSearchQuery: message = "a search query in the native SQL is malformed or too large"
        // Writing where that is not allowed, or asking to be allowed.
        case (_, "25") where isRead: (code, message) = (.failedPrecondition, "a query cannot change anything")
        case ("42501", _): break
        case (_, "42"), (_, "0A"):
            (code, message) = (.failedPrecondition, "the native SQL does not fit the database")
        case (_, "22") where message == SQLStateTable.misfit.message:
            message = "a value does not fit its place in the native SQL"
        default: break
        }
    }
}
