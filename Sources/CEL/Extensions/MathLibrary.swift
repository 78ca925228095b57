extension Library {
    /// Functions of numbers, under `math`.
    static let math: Library = Library(
        functions: extremeFunctions + roundingFunctions + signFunctions + floatFunctions + bitFunctions,
        macros: [manyArguments("greatest"), manyArguments("least")])

    static let roundingFunctions: [FunctionDeclaration] = [
        rounding("ceil", .up), rounding("floor", .down), rounding("round", .toNearestOrAwayFromZero),
        rounding("trunc", .towardZero),
    ]

    private static func rounding(_ name: String, _ rule: FloatingPointRoundingRule) -> FunctionDeclaration {
        FunctionDeclaration(
            "math.\(name)", [Overload("math_\(name)_double", [.double], .double)],
            .unary { (value: Value, _: inout EvaluationBudget) -> Value? in
                guard case .double(let number) = value else { return nil }
                return .double(number.rounded(rule))
            })
    }

    static let signFunctions: [FunctionDeclaration] = [
        FunctionDeclaration(
            "math.abs", numbers.map { Overload("math_abs_\($0)", [$0], $0) },
            .unary { (value: Value, _: inout EvaluationBudget) -> Value? in
                switch value {
                case .int(let number):
                    number < 0 ? .checked(Int64(0).subtractingReportingOverflow(number), Value.int) : value
                case .uint: value
                case .double(let number): .double(number.magnitude)
                default: nil
                }
            }),
        FunctionDeclaration(
            "math.sign", numbers.map { Overload("math_sign_\($0)", [$0], $0) },
            .unary { (value: Value, _: inout EvaluationBudget) -> Value? in
                switch value {
                case .int(let number): .int(number.signum())
                case .uint(let number): .uint(number == 0 ? 0 : 1)
                case .double(let number): .double(number > 0 ? 1 : number < 0 ? -1 : number.isNaN ? number : 0)
                default: nil
                }
            }),
        FunctionDeclaration(
            "math.sqrt", numbers.map { Overload("math_sqrt_\($0)", [$0], .double) },
            .unary { (value: Value, _: inout EvaluationBudget) -> Value? in
                switch value {
                case .int(let number): .double(Double(number).squareRoot())
                case .uint(let number): .double(Double(number).squareRoot())
                case .double(let number): .double(number.squareRoot())
                default: nil
                }
            }),
    ]

    static let floatFunctions: [FunctionDeclaration] = [
        test("isNaN") { $0.isNaN }, test("isInf") { $0.isInfinite }, test("isFinite") { $0.isFinite },
    ]

    private static func test(
        _ name: String, _ holds: @escaping @Sendable (Double) -> Bool
    ) -> FunctionDeclaration {
        FunctionDeclaration(
            "math.\(name)", [Overload("math_\(name)_double", [.double], .bool)],
            .unary { (value: Value, _: inout EvaluationBudget) -> Value? in
                guard case .double(let number) = value else { return nil }
                return .bool(holds(number))
            })
    }

    /// The types of numbers.
    static let numbers: [CELType] = [.int, .uint, .double]
}
