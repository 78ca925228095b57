extension Library {
    /// The largest and the smallest of numbers of any types.
    static let extremeFunctions: [FunctionDeclaration] = [extreme("greatest", .after), extreme("least", .before)]

    /// `math.greatest(a, b, c, …)` is `math.greatest([a, b, c, …])`: functions have a fixed number of arguments.
    static func manyArguments(_ name: String) -> Macro {
        Macro(name, argumentCount: nil) { (use: Macro.Use, parser: inout Parser) throws(Issue) -> Expr? in
            guard use.isScoped("math"), use.arguments.count > 2, let scope: Expr = use.target else { return nil }
            let elements: [Expr.Element] = use.arguments.map { Expr.Element(value: $0, isOptional: false) }
            let list: Expr = try parser.make(.list(elements), from: use.start)
            return try parser.call(name, target: scope, [list], from: use.start)
        }
    }

    /// - Parameter winner: how a number must lie to the best so far to take its place.
    private static func extreme(_ name: String, _ winner: NumericOrder) -> FunctionDeclaration {
        var overloads: [Overload] = []
        for type in numbers {
            overloads.append(Overload("math_\(name)_\(type)", [type], type))
            overloads.append(Overload("math_\(name)_list_\(type)", [.list(type)], type))
            for other in numbers {
                let result: CELType = type == other ? type : .dyn
                overloads.append(Overload("math_\(name)_\(type)_\(other)", [type, other], result))
            }
        }
        return FunctionDeclaration(
            "math.\(name)", overloads,
            .unary { (value: Value, budget: inout EvaluationBudget) -> Value? in
                guard case .list(let elements) = value else { return best([value], winner) }
                guard budget.spend(1 + elements.count) else { return .limitExceeded }
                return best(elements, winner)
            },
            .binary { (left: Value, right: Value, _: inout EvaluationBudget) -> Value? in
                best([left, right], winner)
            })
    }

    private static func best(_ values: [Value], _ winner: NumericOrder) -> Value? {
        guard var best: Value = values.first else {
            return .failure(.invalidArgument, "the list of numbers is empty")
        }
        // A lone value is compared with itself, which shows whether it is a number.
        for value in values {
            guard let order: NumericOrder = NumericOrder(value, best) else { return nil }
            if order == .unordered, values.count > 1 { return .failure(.invalidArgument, "NaN has no order") }
            if order == winner { best = value }
        }
        return best
    }
}
