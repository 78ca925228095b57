extension PlannedCall {
    /// Calls the function with the values of its arguments. The first argument that is an error is the result.
    func evaluate(_ activation: borrowing Activation, _ frame: inout EvaluationFrame) -> Value {
        switch self {
        case .nullary(let function): return function() ?? Self.noOverload([])
        case .unary(let function, let argument):
            let value: Value = argument.evaluate(activation, &frame)
            if value.isError { return value }
            return function(value, &frame.budget) ?? Self.noOverload([value])
        case .binary(let function, let left, let right):
            let first: Value = left.evaluate(activation, &frame)
            if first.isError { return first }
            let second: Value = right.evaluate(activation, &frame)
            if second.isError { return second }
            return function(first, second, &frame.budget) ?? Self.noOverload([first, second])
        case .ternary(let function, let one, let two, let three):
            let values: [Value] = Self.values([one, two, three], activation, &frame)
            if let failure: Value = values.last, failure.isError { return failure }
            return function(values[0], values[1], values[2], &frame.budget) ?? Self.noOverload(values)
        case .variadic(let function, let arguments):
            let values: [Value] = Self.values(arguments, activation, &frame)
            if let failure: Value = values.last, failure.isError { return failure }
            return function(values, &frame.budget) ?? Self.noOverload(values)
        case .host(let slot, let arguments):
            let values: [Value] = Self.values(arguments, activation, &frame)
            if let failure: Value = values.last, failure.isError { return failure }
            guard frame.budget.spend(10) else { return .limitExceeded }
            return activation.call(slot, values)
        case .fallback(let kind, let optional, let otherwise):
            let value: Value = optional.evaluate(activation, &frame)
            if value.isError { return value }
            guard case .optional(let wrapped) = value else { return Self.noOverload([value]) }
            if let wrapped: Value = wrapped { return kind == .optional ? value : wrapped }
            let second: Value = otherwise.evaluate(activation, &frame)
            if kind == .value || second.isError { return second }
            guard case .optional = second else { return Self.noOverload([value, second]) }
            return second
        }
    }

    /// The values up to and with the first error.
    private static func values(
        _ nodes: [PlanNode], _ activation: borrowing Activation, _ frame: inout EvaluationFrame
    ) -> [Value] {
        var values: [Value] = []
        values.reserveCapacity(nodes.count)
        for node in nodes {
            let value: Value = node.evaluate(activation, &frame)
            values.append(value)
            if value.isError { break }
        }
        return values
    }

    private static func noOverload(_ values: [Value]) -> Value {
        let types: String = values.map(\.type.name).joined(separator: ", ")
        return .failure(.noSuchOverload, "no matching overload for '(\(types))'")
    }
}

extension Activation {
    /// Calls a function of the host.
    borrowing func call(_ slot: FunctionSlot, _ arguments: [Value]) -> Value {
        guard slot.index < functions.count else { return .failure(.noSuchFunction, "a function is not set") }
        return functions[slot.index](arguments)
    }
}
