import CEL
public import ConnectorModel
public import Postgres
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
    /// Whether later root fields read what it gives.
    public var isReadLater: Bool
    /// Whether null stands for what an expression of it makes of earlier root fields, of which not all have been run.
    public var isGuess: Bool
}

extension Executor {
    /// What an operation would send for a request, in order. Nothing is sent but texts to the embedder.
    ///
    /// - Parameter answers: what the first root fields gave, those of them that have been run.
    /// - Bounds: what any other earlier root field would have answered is not known: what a later one makes of it is null.
    /// - Errors: the request is refused, or a check does not hold for an answer.
    public func preview(
        _ prepared: PreparedOperation, after answers: [StatementResult?] = []
    ) async throws(GraphQLError) -> [StatementPreview] {
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
            scope.hasGuessed = false
            let bound: BoundStatement = try bind(scope, step: index)
            if index < answers.count, let answer: StatementResult = answers[index],
                let value: Value = try scope.inspect(step.value(answer), of: index)
            {
                scope.note(value, of: index)
            }
            previews.append(
                StatementPreview(
                    responseName: step.result == .wholeData ? "" : step.responseName,
                    statement: bound.entry.rendered.statement,
                    parameters: bound.parameters, planClass: scope.operation.planClass(of: step),
                    isReadLater: step.inspection?.isReadLater == true,
                    isGuess: index > answers.count && scope.hasGuessed))
        }
        return previews
    }
}
