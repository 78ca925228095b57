import CEL
import ConnectorModel
import JSON

/// One execution of an operation: the variables, who asks, when, and what expressions see of it.
///
/// A class because it is made once and handed to every step; what expressions see is only built when one needs it.
final class RequestScope {
    let operation: CompiledOperation
    let variables: VariableValues
    let auth: AuthContext
    /// When the execution began, in microseconds since 1970.
    let time: Int64
    let environment: ExecutionEnvironment
    /// Vectors that were made of texts before the statements run.
    var vectors: [EmbeddingRequest: EmbeddingDesk.Vector] = [:]
    /// Who is told what went wrong.
    let audience: Audience
    /// The generation of the service that the operation is of.
    let generation: Int

    /// What conditions and expressions may still cost.
    var work: SharedBudget
    /// What they might when the execution began.
    private let granted: SharedBudget

    /// What a mutation's client may still take back of it.
    var withdrawal: Withdrawal = Withdrawal()

    /// Nothing runs: what expressions would read of earlier root fields is not known.
    var isPreview: Bool = false
    /// Whether null stood for what an expression could not give.
    var hasGuessed: Bool = false

    init(_ prepared: PreparedOperation, environment: ExecutionEnvironment) {
        operation = prepared.operation
        variables = prepared.variables
        auth = prepared.auth
        time = environment.now()
        self.environment = environment
        audience = prepared.audience
        generation = prepared.generation
        work = prepared.work
        granted = prepared.work
    }

    /// What an expression gives; in a preview null where it cannot be said.
    func value(of expression: ExpressionSource) throws(GraphQLError) -> CoercedValue {
        do throws(GraphQLError) {
            return try expression.evaluate(activation, within: &work)
        } catch {
            guard isPreview else { throw error }
            hasGuessed = true
            return .null
        }
    }

    private static let noResponse: Value = .record(RecordValue(ExpressionSlots.responseType([]), []))

    /// What the steps gave, as far as later expressions read it.
    private var responses: [Value?] = []
    private var built: Activation?

    /// What expressions of the operation see.
    var activation: Activation {
        if let built { return built }
        let activation: Activation = makeActivation()
        built = activation
        return activation
    }

    /// Lets later expressions see what a root field gave (`response`).
    func note(_ response: Value, of index: Int) {
        guard operation.steps[index].inspection?.isReadLater == true else { return }
        while responses.count <= index { responses.append(nil) }
        responses[index] = response
        built = nil
    }

    /// Nothing has been done: a transaction begins anew.
    func forgetResponses() {
        responses = []
        built = nil
        work = granted
    }

    private func makeActivation() -> Activation {
        let variables: Value = .record(variables.record(of: operation))
        let auth: Value = auth.celValue
        let request: Value = .record(
            RecordValue(
                operation.requestType,
                [auth, variables, .point(microseconds: time), .string(operation.kind.rawValue)]))
        let functions: [([Value]) -> Value] = [
            { [environment] _ in .string(environment.newUUID()) },
            { [environment, time] _ in .string(UUIDv7.text(microseconds: time, random: environment.newUUID())) },
        ]
        let response: Value =
            responses.isEmpty ? Self.noResponse : .record(RecordValue(operation.responseType, responses))
        return Activation(slots: [auth, variables, request, response, .null], functions: functions)
    }
}
