extension Library {
    private static let a: CELType = .typeParameter("A")

    /// Logical operators. Only `!` runs as a function; the others decide by themselves what they evaluate.
    static let logicFunctions: [FunctionDeclaration] = [
        FunctionDeclaration(Operators.and, [Overload("logical_and", [.bool, .bool], .bool)]),
        FunctionDeclaration(Operators.or, [Overload("logical_or", [.bool, .bool], .bool)]),
        FunctionDeclaration(Operators.conditional, [Overload("conditional", [.bool, a, a], a)]),
        FunctionDeclaration(
            Operators.not, [Overload("logical_not", [.bool], .bool)],
            .unary { (value: Value, _: inout EvaluationBudget) -> Value? in
                value.bool.map { .bool(!$0) }
            }),
        FunctionDeclaration(
            "dyn", [Overload("to_dyn", [a], .dyn)],
            .unary { (value: Value, _: inout EvaluationBudget) -> Value? in value }),
        FunctionDeclaration(
            "type", [Overload("type", [a], .type(a))],
            .unary { (value: Value, _: inout EvaluationBudget) -> Value? in .type(value.type) }),
    ]
}
