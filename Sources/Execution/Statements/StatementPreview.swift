public import ConnectorModel
public import SQL

/// A statement that an operation would send, for developers.
public struct StatementPreview: Sendable {
    /// The response name of the root field; empty where the statement is all of the operation.
    public var responseName: String
    /// The statement.
    public var statement: SQLStatement
    /// The values of its parameters.
    public var parameters: ParameterList
    /// How PostgreSQL plans it.
    public var planClass: CompiledStep.PlanClass
}

extension Executor {
    /// What an operation would send for a request, in order. Nothing is sent but texts to the embedder.
    ///
    /// - Bounds: what an earlier root field would have answered is not known: what a later one makes of it is null.
    public func preview(_ prepared: PreparedOperation) async throws(GraphQLError) -> [StatementPreview] {
        let scope: RequestScope
        do throws(RequestRefusal) {
            scope = try execution(of: prepared)
        } catch {
            throw error.errors.first ?? GraphQLError("The request was refused", code: .invalidArgument)
        }
        scope.isPreview = true
        if !scope.operation.embeddings.isEmpty { await makeVectors(for: scope) }
        var previews: [StatementPreview] = []
        for (index, step) in scope.operation.steps.enumerated() {
            if let fault: ShapeFault = step.faults.first {
                throw GraphQLError(fault, of: scope.operation, scope.variables)
            }
            let bound: BoundStatement = try bind(scope, step: index)
            previews.append(
                StatementPreview(
                    responseName: step.result == .wholeData ? "" : step.responseName,
                    statement: bound.entry.rendered.statement,
                    parameters: bound.parameters, planClass: scope.operation.planClass(of: step)))
        }
        return previews
    }
}
