import ConnectorModel
import Postgres
import SQL

extension Executor {
    /// Finds the root field that a failure of a query's only statement is of.
    ///
    /// Where several share the statement, PostgreSQL does not say which one it was: they are run once more, one after the other in a
    /// snapshot of their own, up to the first that fails in the same way. If none does, because rows have changed, no path is known.
    /// Only what the values or rows are to blame for is looked into; a busy or absent database is not asked again.
    func findRoot(
        of error: PostgresError, _ scope: RequestScope, _ completion: @escaping ([GraphQLError.PathSegment]) -> Void
    ) {
        guard let roots: [(SQLStatement, ParameterList)] = scope.suspects(of: error, ofStep: 0) else {
            return completion(scope.path(of: 0))
        }
        _ = sessions.submitSnapshot(roots, isForeign: false) { result in
            guard case .failure(let failure) = result else { return completion(scope.path(of: 0)) }
            completion(scope.path(of: failure, like: error, ofStep: 0))
        }
    }

    /// The same for what a mutation reads (`query { … }`).
    func findRoot(
        of cause: PostgresError, _ scope: RequestScope, step index: Int
    ) async -> [GraphQLError.PathSegment] {
        guard let roots: [(SQLStatement, ParameterList)] = scope.suspects(of: cause, ofStep: index) else {
            return scope.path(of: index)
        }
        do throws(SnapshotFailure) {
            _ = try await sessions.runSnapshot(roots, isForeign: false)
            return scope.path(of: index)
        } catch {
            return scope.path(of: error, like: cause, ofStep: index)
        }
    }
}

extension RequestScope {
    /// The statements of the root fields that a failure may be of; nothing where there is nothing to find out.
    fileprivate func suspects(of error: PostgresError, ofStep index: Int) -> [(SQLStatement, ParameterList)]? {
        guard !operation.steps[index].roots.isEmpty, error.code == .server,
            error.sqlState?.isOfStatement == true || error.isOfSearchQuery
        else { return nil }
        return try? bindRoots(ofStep: index)
    }

    /// The root field that failed again, if it did so in the same way.
    fileprivate func path(
        of failure: SnapshotFailure, like error: PostgresError, ofStep step: Int
    ) -> [GraphQLError.PathSegment] {
        guard failure.error.sqlState == error.sqlState, let index: Int = failure.index else { return path(of: step) }
        return path(of: operation.steps[step].roots[index], ofStep: step)
    }
}

extension SQLState {
    /// Whether the statement, its values or the rows are to blame: data, cardinality, names and rights, what functions raise.
    fileprivate var isOfStatement: Bool { ["21", "22", "42", "P0"].contains(classCode) }
}
