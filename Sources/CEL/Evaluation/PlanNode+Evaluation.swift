extension PlanNode {
    /// The value of the node.
    func evaluate(_ activation: borrowing Activation, _ frame: inout EvaluationFrame) -> Value {
        switch self {
        case .constant(let value): return value
        case .variable(let slot): return activation.value(at: slot)
        case .local(let index): return frame.locals[index]
        case .path(let path): return path.value(in: activation)
        case .comparison(let comparison): return comparison.evaluate(activation, &frame.budget)
        case .select(let operand, let field): return operand.evaluate(activation, &frame).selecting(field)
        case .optionalSelect(let operand, let field):
            return operand.evaluate(activation, &frame).optionallySelecting(field)
        case .presence(let operand, let field): return operand.evaluate(activation, &frame).hasField(field)
        case .index(let operand, let index):
            return Self.both(operand, index, activation, &frame) {
                $2.spendReading($1.byteCount) ? $0.indexed(by: $1) : .limitExceeded
            }
        case .optionalIndex(let operand, let index):
            return Self.both(operand, index, activation, &frame) {
                $2.spendReading($1.byteCount) ? $0.optionallyIndexed(by: $1) : .limitExceeded
            }
        case .and(let operands): return Self.and(operands, activation, &frame)
        case .or(let operands): return Self.or(operands, activation, &frame)
        case .conditional(let condition, let then, let otherwise):
            switch condition.evaluate(activation, &frame) {
            case .bool(true): return then.evaluate(activation, &frame)
            case .bool(false): return otherwise.evaluate(activation, &frame)
            case let other: return Self.notBool(other)
            }
        case .equal(let left, let right):
            return Self.both(left, right, activation, &frame) { .bool(celEquals($0, $1, &$2)) }
        case .notEqual(let left, let right):
            return Self.both(left, right, activation, &frame) { .bool(!celEquals($0, $1, &$2)) }
        case .membership(let element, let container):
            return Self.both(element, container, activation, &frame) { $1.contains($0, &$2) }
        case .call(let call): return call.evaluate(activation, &frame)
        case .list(let elements): return Self.list(elements, activation, &frame)
        case .map(let entries): return Self.map(entries, activation, &frame)
        case .loop(let loop): return loop.evaluate(activation, &frame)
        case .bind(let local, let value, let body):
            frame.locals[local] = value.evaluate(activation, &frame)
            return body.evaluate(activation, &frame)
        }
    }

    /// Applies a function to two values unless one of them is an error.
    private static func both(
        _ left: PlanNode, _ right: PlanNode, _ activation: borrowing Activation, _ frame: inout EvaluationFrame,
        _ combine: (Value, Value, inout EvaluationBudget) -> Value
    ) -> Value {
        let first: Value = left.evaluate(activation, &frame)
        if first.isError { return first }
        let second: Value = right.evaluate(activation, &frame)
        if second.isError { return second }
        return combine(first, second, &frame.budget)
    }

    /// The error of a value that is no bool where one is needed.
    static func notBool(_ value: Value) -> Value {
        value.isError ? value : .failure(.noSuchOverload, "no matching overload: '\(value.type.name)' is not 'bool'")
    }

    // One false makes it false, whatever the other side is ("Logical Operators").
    private static func and(
        _ operands: Operands, _ activation: borrowing Activation, _ frame: inout EvaluationFrame
    ) -> Value {
        let first: Value = operands.left.evaluate(activation, &frame)
        if case .bool(false) = first { return first }
        let second: Value = operands.right.evaluate(activation, &frame)
        guard case .bool(let isTrue) = second else { return notBool(first.bool == nil ? first : second) }
        return isTrue && first.bool == nil ? notBool(first) : second
    }

    private static func or(
        _ operands: Operands, _ activation: borrowing Activation, _ frame: inout EvaluationFrame
    ) -> Value {
        let first: Value = operands.left.evaluate(activation, &frame)
        if case .bool(true) = first { return first }
        let second: Value = operands.right.evaluate(activation, &frame)
        guard case .bool(let isTrue) = second else { return notBool(first.bool == nil ? first : second) }
        return !isTrue && first.bool == nil ? notBool(first) : second
    }

    private static func list(
        _ elements: [Element], _ activation: borrowing Activation, _ frame: inout EvaluationFrame
    ) -> Value {
        guard frame.budget.makesElements(elements.count) else { return .limitExceeded }
        var values: [Value] = []
        values.reserveCapacity(elements.count)
        for element in elements {
            let value: Value = element.value.evaluate(activation, &frame)
            if value.isError { return value }
            guard element.isOptional else {
                values.append(value)
                continue
            }
            guard case .optional(let wrapped) = value else { return notOptional(value) }
            if let present: Value = wrapped { values.append(present) }
        }
        return .list(values)
    }

    private static func map(
        _ entries: [Entry], _ activation: borrowing Activation, _ frame: inout EvaluationFrame
    ) -> Value {
        guard frame.budget.makesElements(entries.count) else { return .limitExceeded }
        var members: [MapValue.Entry] = []
        for entry in entries {
            let key: Value = entry.key.evaluate(activation, &frame)
            if key.isError { return key }
            var value: Value = entry.value.evaluate(activation, &frame)
            if value.isError { return value }
            if entry.isOptional {
                guard case .optional(let wrapped) = value else { return notOptional(value) }
                guard let present: Value = wrapped else { continue }
                value = present
            }
            guard let mapKey: MapKey = MapKey(key) else {
                return .failure(.invalidKey, "unsupported key type: '\(key.type.name)'")
            }
            guard frame.budget.spendKey(mapKey) else { return .limitExceeded }
            members.append(MapValue.Entry(key: mapKey, value: value))
        }
        return MapValue(members).map(Value.map) ?? .failure(.invalidKey, "a map has the same key twice")
    }

    private static func notOptional(_ value: Value) -> Value {
        .failure(.noSuchOverload, "'\(value.type.name)' is not 'optional_type'")
    }
}

extension Activation {
    /// The value of a slot, an error if it is not set.
    borrowing func value(at slot: Int) -> Value {
        slot < slots.count ? slots[slot] : .error(.unset)
    }
}
