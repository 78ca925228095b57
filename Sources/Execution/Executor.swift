public import CEL
public import ConnectorModel
public import Postgres

/// Runs the operations of a service for one worker.
///
/// Plain and not Sendable: it belongs to its worker's loop, as its lanes do. Nothing is thrown; whatever went wrong is in the result.
public final class Executor {
    /// What runs. Executions that have begun end on the service they began with.
    public var service: CompiledService {
        didSet {
            statements = StatementCache(for: service.reportDemand)
            plans.removeAll()
        }
    }

    /// Told of every mutation that committed, or may have.
    ///
    /// The number is the generation of the service that the mutation was prepared by: its variables' slots are of that version.
    public var onChange: ((Change, Int) -> Void)?
    /// Whether anybody wants to be told; asked after the commit.
    public var isChangeWanted: () -> Bool = { true }

    /// Makes vectors of texts (`<field>_embed`, `compare_embed`); without one such operations answer UNIMPLEMENTED.
    public var embedder: (any Embedder)? {
        get { embeddings.embedder }
        set { embeddings.embedder = newValue }
    }

    let embeddings: EmbeddingDesk = EmbeddingDesk()
    let reads: any StatementLane
    let sessions: any SessionLane
    let environment: ExecutionEnvironment
    /// Waits, then goes on; time is the loop's.
    let pause: (Duration, @escaping @Sendable () -> Void) -> Void
    var statements: StatementCache
    private var plans: ShapedPlans = ShapedPlans()

    /// An executor over the lanes of a worker.
    public init(
        service: CompiledService, reads: any StatementLane, sessions: any SessionLane,
        environment: ExecutionEnvironment, pause: @escaping (Duration, @escaping @Sendable () -> Void) -> Void
    ) {
        self.service = service
        statements = StatementCache(for: service.reportDemand)
        self.reads = reads
        self.sessions = sessions
        self.environment = environment
        self.pause = pause
    }

    /// Finds the operation, fits the variables and asks the access rule: everything that needs no database.
    ///
    /// - Errors: as the result to answer with.
    public func prepare(
        _ request: ExecutionRequest, expecting kind: CompiledOperation.Kind? = nil
    ) -> Result<PreparedOperation, RefusedRequest> {
        guard let operation: CompiledOperation = service.operation(request.operationName, of: request.connector) else {
            return refuse(missing(request), .notFound)
        }
        if let kind, operation.kind != kind {
            return refuse("\"\(operation.name)\" is a \(operation.kind.rawValue), not a \(kind.rawValue)", .notFound)
        }
        return prepare(operation, request)
    }

    /// The same for an operation that is at hand.
    public func prepare(
        _ operation: CompiledOperation, _ request: ExecutionRequest
    ) -> Result<PreparedOperation, RefusedRequest> {
        let coerced: CoercedVariables = VariableCoercion(operation: operation).coerce(request.variables)
        var prepared: PreparedOperation = PreparedOperation(
            operation: operation, variables: coerced.values, auth: request.auth, generation: service.generation,
            audience: request.isOfAdministrator ? .administrator : environment.audience)
        var work: SharedBudget = prepared.work
        // Who may not run the operation learns nothing of its variables.
        if let refusal: GraphQLError = refusal(of: prepared, within: &work),
            work.isExhausted || !mayHold(prepared, coerced)
        {
            return .failure(RefusedRequest(result: .refused(refusal)))
        }
        prepared.work = work
        guard coerced.errors.isEmpty else {
            return .failure(RefusedRequest(result: ExecutionResult(data: nil, errors: coerced.errors)))
        }
        return .success(prepared)
    }

    /// Why somebody may not run a prepared operation, or may not any more: asked again before each delivery to a subscriber.
    ///
    /// - Parameter work: what rules may still cost those that are asked in one go.
    public func refusal(of prepared: PreparedOperation, within work: inout SharedBudget) -> GraphQLError? {
        AccessCheck.refusal(prepared.operation.access, prepared.auth, within: &work) { scope(prepared).activation }?
            .shown(to: prepared.audience)
    }

    /// Whether a rule that does not hold would with values that fit, so that the caller is told of these. Nothing runs either way.
    private func mayHold(_ prepared: PreparedOperation, _ coerced: CoercedVariables) -> Bool {
        guard !coerced.unfit.isEmpty else { return false }
        let operation: CompiledOperation = prepared.operation
        return AccessCheck.mayHold(
            operation.access, ofVariables: operation.variables, unfit: coerced.unfit, scope(prepared).activation)
    }

    func scope(_ prepared: PreparedOperation) -> RequestScope { RequestScope(prepared, environment: environment) }

    /// One execution, with the plan for its values.
    func execution(of prepared: PreparedOperation) throws(RequestRefusal) -> RequestScope {
        var planned: PreparedOperation = prepared
        planned.operation = try plans.plan(prepared.operation, for: prepared.variables)
        return scope(planned)
    }

    /// Why an operation must not run for these variables (`@check` on it). Asked at each execution, before it is planned for them.
    func refusal(ofChecksOn prepared: inout PreparedOperation) -> ExecutionResult? {
        guard !prepared.operation.checks.isEmpty else { return nil }
        let scope: RequestScope = scope(prepared)
        let refusal: ExecutionResult? = scope.refusal
        prepared.work = scope.work
        return refusal
    }

    private func missing(_ request: ExecutionRequest) -> String {
        guard let connector: CompiledConnector = service.connectors[request.connector] else {
            return "connector \"\(request.connector.shortenedName)\" was not found"
        }
        let name: String = request.operationName.shortenedName
        return "operation \"\(name)\" was not found in connector \"\(connector.id)\""
    }

    private func refuse(_ message: String, _ code: StatusCode) -> Result<PreparedOperation, RefusedRequest> {
        .failure(RefusedRequest(result: .refused(GraphQLError(message, code: code))))
    }
}

/// An operation with the variables of a request and who asks.
public struct PreparedOperation: Sendable {
    /// The operation.
    public var operation: CompiledOperation
    /// Its variables.
    public var variables: VariableValues
    /// Who asks.
    public var auth: AuthContext
    /// The generation of the service that the operation is of.
    public var generation: Int
    /// Who is told what went wrong.
    public var audience: Audience
    /// What its conditions and expressions may still cost, all together.
    var work: SharedBudget = .request

    /// An operation ready to run.
    public init(
        operation: CompiledOperation, variables: VariableValues, auth: AuthContext, generation: Int = 0,
        audience: Audience = .client
    ) {
        self.operation = operation
        self.variables = variables
        self.auth = auth
        self.generation = generation
        self.audience = audience
    }
}

/// A request that is answered without the database.
public struct RefusedRequest: Error {
    /// The answer.
    public var result: ExecutionResult

    /// A refusal.
    public init(result: ExecutionResult) { self.result = result }
}
