import ConnectorModel

/// The plans that operations were given for the shapes that occurred.
///
/// - Bounds: at most `operationLimit` operations with `shapeLimit` shapes each; beyond, that part begins anew.
struct ShapedPlans {
    private struct Plans {
        /// Kept alive: operations are told apart by their identity.
        let operation: CompiledOperation
        var byShape: [OperationShape: CompiledOperation] = [:]
    }

    private var known: [ObjectIdentifier: Plans] = [:]
    private let operationLimit: Int
    private let shapeLimit: Int

    init(operationLimit: Int = 1024, shapeLimit: Int = 256) {
        self.operationLimit = operationLimit
        self.shapeLimit = shapeLimit
    }

    /// The operation with the plan for a request's values; itself where these decide nothing.
    mutating func plan(
        _ operation: CompiledOperation, for values: VariableValues
    ) throws(GraphQLError) -> CompiledOperation {
        guard let planner: any OperationPlanner = operation.planner else { return operation }
        var reading: ShapeReading = ShapeReading(operation)
        let shape: OperationShape = try reading.shape(of: values)
        let id: ObjectIdentifier = ObjectIdentifier(operation)
        if let plan: CompiledOperation = known[id]?.byShape[shape] { return plan }
        switch planner.steps(for: shape) {
        case .success(let steps):
            let plan: CompiledOperation = operation.planned(steps)
            remember(plan, of: operation, shape)
            return plan
        case .failure(let refusal):
            throw GraphQLError(refusal.messages.joined(separator: "; "), code: .invalidArgument)
        }
    }

    mutating func removeAll() { known = [:] }

    private mutating func remember(_ plan: CompiledOperation, of operation: CompiledOperation, _ shape: OperationShape)
    {
        let id: ObjectIdentifier = ObjectIdentifier(operation)
        if known[id] == nil {
            if known.count >= operationLimit { known = [:] }
            known[id] = Plans(operation: operation)
        }
        if known[id]?.byShape.count ?? 0 >= shapeLimit { known[id]?.byShape = [:] }
        known[id]?.byShape[shape] = plan
    }
}
