import ConnectorModel
import SQL

/// The plans that operations were given for the shapes that occurred.
///
/// - Bounds: so many plans of all operations together, and so much text in their statements; beyond, the longest unused go.
struct ShapedPlans {
    private struct Key: Hashable {
        /// Its `number`.
        var operation: UInt64
        var shape: OperationShape
    }

    private var known: BoundedCache<Key, CompiledOperation>

    init(limit: Int = 1024, textLimit: Int = 4 << 20) {
        known = BoundedCache(limit: limit, lengthLimit: textLimit)
    }

    /// The operation with the plan for a request's values; itself where these decide nothing.
    mutating func plan(
        _ operation: CompiledOperation, for values: VariableValues
    ) throws(RequestRefusal) -> CompiledOperation {
        guard let planner: any OperationPlanner = operation.planner else { return operation }
        let shape: OperationShape
        do throws(GraphQLError) {
            var reading: ShapeReading = ShapeReading(operation)
            shape = try reading.shape(of: values)
        } catch {
            throw RequestRefusal(errors: [error])
        }
        let key: Key = Key(operation: operation.number, shape: shape)
        if let planned: CompiledOperation = known.value(of: key) { return planned }
        switch planner.steps(for: shape) {
        case .success(let steps):
            let planned: CompiledOperation = operation.planned(steps)
            known.keep(planned, for: key, length: steps.reduce(0) { $0 + $1.template.textLength })
            return planned
        case .failure(let refusal): throw RequestRefusal(refusal, of: operation, values)
        }
    }

    mutating func removeAll() { known.removeAll() }
}
