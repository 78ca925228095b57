extension Library {
    private static let a: CELType = .typeParameter("A")
    private static let optional: CELType = .optional(a)

    /// Values that may be missing.
    static let optionals: Library = Library(
        functions: optionalConstructors + optionalAccess + optionalLists, types: ["optional_type": .optional(.dyn)],
        macros: [
            optionalMap("optMap") { (body: Expr, parser: inout Parser) throws(Issue) -> Expr in
                try parser.call("optional.of", [body], from: body.range.lowerBound)
            },
            optionalMap("optFlatMap") { (body: Expr, _: inout Parser) throws(Issue) -> Expr in body },
        ])

    // MARK: Functions

    private static let optionalConstructors: [FunctionDeclaration] = [
        FunctionDeclaration("optional.none", [Overload("optional_none", [], optional)], .nullary { .optional(nil) }),
        FunctionDeclaration(
            "optional.of", [Overload("optional_of", [a], optional)],
            .unary { (value: Value, _: inout EvaluationBudget) -> Value? in .optional(value) }),
        FunctionDeclaration(
            "optional.ofNonZeroValue", [Overload("optional_ofNonZeroValue", [a], optional)],
            .unary { (value: Value, _: inout EvaluationBudget) -> Value? in
                .optional(value.isZero ? nil : value)
            }),
    ]

    private static let optionalAccess: [FunctionDeclaration] = [
        FunctionDeclaration(
            "hasValue", [Overload("optional_hasValue", member: [optional], .bool)],
            .unary { (value: Value, _: inout EvaluationBudget) -> Value? in
                guard case .optional(let wrapped) = value else { return nil }
                return .bool(wrapped != nil)
            }),
        FunctionDeclaration(
            "value", [Overload("optional_value", member: [optional], a)],
            .unary { (value: Value, _: inout EvaluationBudget) -> Value? in
                guard case .optional(let wrapped) = value else { return nil }
                return wrapped ?? .failure(.invalidArgument, "an empty optional has no value")
            }),
        FunctionDeclaration(
            "or", [Overload("optional_or_optional", member: [optional, optional], optional)], .fallback(.optional)),
        FunctionDeclaration(
            "orValue", [Overload("optional_orValue_value", member: [optional, a], a)], .fallback(.value)),
    ]

    private static let optionalLists: [FunctionDeclaration] = [
        FunctionDeclaration(
            "optional.unwrap", [Overload("optional_unwrap", [.list(optional)], .list(a))], .unary(unwrap)),
        FunctionDeclaration(
            "unwrapOpt", [Overload("optional_unwrapOpt", member: [.list(optional)], .list(a))], .unary(unwrap)),
        FunctionDeclaration(
            "first", [Overload("list_first", member: [.list(a)], optional)],
            .unary { (value: Value, _: inout EvaluationBudget) -> Value? in
                guard case .list(let elements) = value else { return nil }
                return .optional(elements.first)
            }),
        FunctionDeclaration(
            "last", [Overload("list_last", member: [.list(a)], optional)],
            .unary { (value: Value, _: inout EvaluationBudget) -> Value? in
                guard case .list(let elements) = value else { return nil }
                return .optional(elements.last)
            }),
    ]

    @Sendable private static func unwrap(_ value: Value, _ budget: inout EvaluationBudget) -> Value? {
        guard case .list(let elements) = value else { return nil }
        guard budget.makesElements(elements.count) else { return .limitExceeded }
        var present: [Value] = []
        for element in elements {
            guard case .optional(let wrapped) = element else { return nil }
            if let wrapped: Value = wrapped { present.append(wrapped) }
        }
        return .list(present)
    }

    // MARK: Macros

    // No author can write the name, so it hides none.
    private static let target: String = "@target"

    /// `x.optMap(v, e)`: an optional of `e` where `x` has a value `v`, else none. With `optFlatMap`, `e` is one itself.
    private static func optionalMap(
        _ name: String, _ finish: @escaping @Sendable (Expr, inout Parser) throws(Issue) -> Expr
    ) -> Macro {
        Macro(name, argumentCount: 2) { (use: Macro.Use, parser: inout Parser) throws(Issue) -> Expr? in
            guard let receiver: Expr = use.target else { return nil }
            let variable: String = try use.variable(0)
            let hasValue: Expr = try parser.call(
                "hasValue", target: try parser.make(.ident(target), from: use.start), [], from: use.start)
            let value: Expr = try parser.call(
                "value", target: try parser.make(.ident(target), from: use.start), [], from: use.start)
            let body: Expr = try parser.make(
                .bind(name: variable, value: value, body: use.arguments[1]), from: use.start)
            let present: Expr = try finish(body, &parser)
            let none: Expr = try parser.call("optional.none", [], from: use.start)
            let choice: Expr = try parser.call(Operators.conditional, [hasValue, present, none], from: use.start)
            return try parser.make(.bind(name: target, value: receiver, body: choice), from: use.start)
        }
    }
}

extension Value {
    /// Whether it is what its type begins with: zero, nothing in it, null.
    fileprivate var isZero: Bool {
        switch self {
        case .null, .optional(nil): true
        case .bool(let value): !value
        case .int(let value): value == 0
        case .uint(let value): value == 0
        case .double(let value): value == 0
        case .string(let value): value.isEmpty
        case .bytes(let value): value.isEmpty
        case .list(let value): value.isEmpty
        case .map(let value): value.count == 0
        case .duration(let value): value.nanoseconds == 0
        case .timestamp(let value): value.seconds == 0 && value.nanoseconds == 0
        case .record(let value): value.setMembers.isEmpty
        case .type, .optional, .error: false
        }
    }
}
