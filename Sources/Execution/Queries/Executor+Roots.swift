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
        let step: CompiledStep = scope.operation.steps[0]
        guard step.responseName.isEmpty else { return completion(scope.path(of: 0)) }
        guard error.code == .server, error.sqlState?.isOfStatement == true,
            let roots: [(SQLStatement, ParameterList)] = try? scope.bindRoots(ofStep: 0), !roots.isEmpty
        else { return completion([]) }
        _ = sessions.submitSnapshot(roots, isForeign: false) { result in
            guard case .failure(let failure) = result, failure.error.sqlState == error.sqlState,
                let index: Int = failure.index
            else { return completion([]) }
            completion([.responseName(step.roots[index].responseName)])
        }
    }
}

extension SQLState {
    /// Whether the statement, its values or the rows are to blame: data, cardinality, names and rights, what functions raise.
    fileprivate var isOfStatement: Bool { ["21", "22", "42", "P0"].contains(classCode) }
}
