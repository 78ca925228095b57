extension Library {
    /// Operations on the bits of integers in two's complement.
    static let bitFunctions: [FunctionDeclaration] = [
        bitwise("bitAnd", { $0 & $1 }), bitwise("bitOr", { $0 | $1 }), bitwise("bitXor", { $0 ^ $1 }),
        FunctionDeclaration(
            "math.bitNot", integers.map { Overload("math_bitNot_\($0)_\($0)", [$0], $0) },
            .unary { (value: Value, _: inout EvaluationBudget) -> Value? in
                switch value {
                case .int(let number): .int(~number)
                case .uint(let number): .uint(~number)
                default: nil
                }
            }),
        shift("bitShiftLeft") { $0 << $1 },
        // Zeros come in from the left, for negative numbers too.
        shift("bitShiftRight") { $0 >> $1 },
    ]

    private static let integers: [CELType] = [.int, .uint]

    private static func bitwise(
        _ name: String, _ combine: @escaping @Sendable (UInt64, UInt64) -> UInt64
    ) -> FunctionDeclaration {
        FunctionDeclaration(
            "math.\(name)", integers.map { Overload("math_\(name)_\($0)_\($0)", [$0, $0], $0) },
            .binary { (left: Value, right: Value, _: inout EvaluationBudget) -> Value? in
                switch (left, right) {
                case (.int(let a), .int(let b)):
                    .int(Int64(bitPattern: combine(UInt64(bitPattern: a), UInt64(bitPattern: b))))
                case (.uint(let a), .uint(let b)): .uint(combine(a, b))
                default: nil
                }
            })
    }

    /// - Parameter move: shifts by any distance; beyond the width nothing is left.
    private static func shift(
        _ name: String, _ move: @escaping @Sendable (UInt64, Int64) -> UInt64
    ) -> FunctionDeclaration {
        FunctionDeclaration(
            "math.\(name)", integers.map { Overload("math_\(name)_\($0)_int", [$0, .int], $0) },
            .binary { (value: Value, distance: Value, _: inout EvaluationBudget) -> Value? in
                guard case .int(let distance) = distance else { return nil }
                let isNegative: Bool = distance < 0
                switch value {
                case .int(let number):
                    return isNegative
                        ? negativeOffset : .int(Int64(bitPattern: move(UInt64(bitPattern: number), distance)))
                case .uint(let number): return isNegative ? negativeOffset : .uint(move(number, distance))
                default: return nil
                }
            })
    }

    private static let negativeOffset: Value = .failure(.invalidArgument, "the offset of a shift is negative")
}
