extension Library {
    private static let a: CELType = .typeParameter("A")

    /// Equality and order. Equality runs as a step of its own, since it spends the budget as it goes.
    static let comparisonFunctions: [FunctionDeclaration] = [
        FunctionDeclaration(Operators.equal, [Overload("equals", [a, a], .bool)]),
        FunctionDeclaration(Operators.notEqual, [Overload("not_equals", [a, a], .bool)]),
        ordering(Operators.less, "less") { $0 == .before },
        ordering(Operators.lessOrEqual, "less_equals") { $0 == .before || $0 == .same },
        ordering(Operators.greater, "greater") { $0 == .after },
        ordering(Operators.greaterOrEqual, "greater_equals") { $0 == .after || $0 == .same },
    ]

    private static func ordering(
        _ name: String, _ id: String, _ holds: @escaping @Sendable (NumericOrder) -> Bool
    ) -> FunctionDeclaration {
        FunctionDeclaration(
            name, orderingOverloads(id),
            .binary { (left: Value, right: Value, budget: inout EvaluationBudget) -> Value? in
                guard budget.spendReading(min(left.byteCount, right.byteCount)) else { return .limitExceeded }
                return order(left, right).map { .bool(holds($0)) }
            })
    }

    private static func orderingOverloads(_ id: String) -> [Overload] {
        let same: [CELType] = [.bool, .int, .uint, .double, .string, .bytes, .timestamp, .duration]
        let numbers: [CELType] = [.int, .uint, .double]
        var overloads: [Overload] = same.map { Overload("\(id)_\($0.overloadName)", [$0, $0], .bool) }
        for left in numbers {
            for right in numbers where left != right {
                overloads.append(Overload("\(id)_\(left.overloadName)_\(right.overloadName)", [left, right], .bool))
            }
        }
        return overloads
    }

    private static func order(_ left: Value, _ right: Value) -> NumericOrder? {
        switch (left, right) {
        case (.string(let a), .string(let b)):
            return sameCodePoints(a, b) ? .same : precedes(a, b) ? .before : .after
        case (.bytes(let a), .bytes(let b)):
            return a == b ? .same : a.lexicographicallyPrecedes(b) ? .before : .after
        case (.bool(let a), .bool(let b)): return a == b ? .same : b ? .before : .after
        case (.timestamp(let a), .timestamp(let b)): return a == b ? .same : a < b ? .before : .after
        case (.duration(let a), .duration(let b)): return a == b ? .same : a < b ? .before : .after
        default: return NumericOrder(left, right)
        }
    }
}
