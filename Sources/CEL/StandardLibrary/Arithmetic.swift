extension Library {
    private static let list: CELType = .list(.typeParameter("A"))

    /// Arithmetic. Integers that leave their range are errors; doubles follow IEEE 754.
    static let arithmeticFunctions: [FunctionDeclaration] = [
        FunctionDeclaration(
            Operators.add,
            numeric("add", [.int, .uint, .double]) + [
                Overload("add_string", [.string, .string], .string), Overload("add_bytes", [.bytes, .bytes], .bytes),
                Overload("add_list", [list, list], list),
                Overload("add_timestamp_duration", [.timestamp, .duration], .timestamp),
                Overload("add_duration_timestamp", [.duration, .timestamp], .timestamp),
                Overload("add_duration_duration", [.duration, .duration], .duration),
            ], .binary(add)),
        FunctionDeclaration(
            Operators.subtract,
            numeric("subtract", [.int, .uint, .double]) + [
                Overload("subtract_timestamp_timestamp", [.timestamp, .timestamp], .duration),
                Overload("subtract_timestamp_duration", [.timestamp, .duration], .timestamp),
                Overload("subtract_duration_duration", [.duration, .duration], .duration),
            ], .binary(subtract)),
        FunctionDeclaration(Operators.multiply, numeric("multiply", [.int, .uint, .double]), .binary(multiply)),
        FunctionDeclaration(Operators.divide, numeric("divide", [.int, .uint, .double]), .binary(divide)),
        FunctionDeclaration(Operators.modulo, numeric("modulo", [.int, .uint]), .binary(modulo)),
        FunctionDeclaration(
            Operators.negate,
            [Overload("negate_int64", [.int], .int), Overload("negate_double", [.double], .double)],
            .unary { (value: Value, _: inout EvaluationBudget) -> Value? in
                switch value {
                case .int(let number): .checked(Int64(0).subtractingReportingOverflow(number), Value.int)
                case .double(let number): .double(-number)
                default: nil
                }
            }),
    ]

    private static func numeric(_ id: String, _ types: [CELType]) -> [Overload] {
        types.map { Overload("\(id)_\($0.overloadName)", [$0, $0], $0) }
    }

    @Sendable private static func add(_ left: Value, _ right: Value, _ budget: inout EvaluationBudget) -> Value? {
        switch (left, right) {
        case (.int(let a), .int(let b)): return .checked(a.addingReportingOverflow(b), Value.int)
        case (.uint(let a), .uint(let b)): return .checked(a.addingReportingOverflow(b), Value.uint)
        case (.double(let a), .double(let b)): return .double(a + b)
        case (.string(let a), .string(let b)):
            return budget.makesBytes(a.utf8.count + b.utf8.count) ? .string(a + b) : .limitExceeded
        case (.bytes(let a), .bytes(let b)):
            return budget.makesBytes(a.count + b.count) ? .bytes(a + b) : .limitExceeded
        case (.list(let a), .list(let b)):
            return budget.makesElements(a.count + b.count) ? .list(a + b) : .limitExceeded
        case (.timestamp(let time), .duration(let span)), (.duration(let span), .timestamp(let time)):
            return .inRange(time.adding(span), Value.timestamp)
        case (.duration(let a), .duration(let b)):
            return .inRange(a.adding(b), Value.duration)
        default: return nil
        }
    }

    @Sendable private static func subtract(_ left: Value, _ right: Value, _: inout EvaluationBudget) -> Value? {
        switch (left, right) {
        case (.int(let a), .int(let b)): .checked(a.subtractingReportingOverflow(b), Value.int)
        case (.uint(let a), .uint(let b)): .checked(a.subtractingReportingOverflow(b), Value.uint)
        case (.double(let a), .double(let b)): .double(a - b)
        case (.timestamp(let a), .timestamp(let b)): .inRange(a.since(b), Value.duration)
        case (.timestamp(let time), .duration(let span)):
            .inRange(span.negated.flatMap { time.adding($0) }, Value.timestamp)
        case (.duration(let a), .duration(let b)): .inRange(a.subtracting(b), Value.duration)
        default: nil
        }
    }

    @Sendable private static func multiply(_ left: Value, _ right: Value, _: inout EvaluationBudget) -> Value? {
        switch (left, right) {
        case (.int(let a), .int(let b)): .checked(a.multipliedReportingOverflow(by: b), Value.int)
        case (.uint(let a), .uint(let b)): .checked(a.multipliedReportingOverflow(by: b), Value.uint)
        case (.double(let a), .double(let b)): .double(a * b)
        default: nil
        }
    }

    @Sendable private static func divide(_ left: Value, _ right: Value, _: inout EvaluationBudget) -> Value? {
        switch (left, right) {
        case (.int(_), .int(0)), (.uint(_), .uint(0)): .failure(.divisionByZero, "division by zero")
        case (.int(let a), .int(let b)): .checked(a.dividedReportingOverflow(by: b), Value.int)
        case (.uint(let a), .uint(let b)): .uint(a / b)
        case (.double(let a), .double(let b)): .double(a / b)
        default: nil
        }
    }

    @Sendable private static func modulo(_ left: Value, _ right: Value, _: inout EvaluationBudget) -> Value? {
        switch (left, right) {
        case (.int(_), .int(0)), (.uint(_), .uint(0)): .failure(.divisionByZero, "modulus by zero")
        case (.int(let a), .int(let b)): .checked(a.remainderReportingOverflow(dividingBy: b), Value.int)
        case (.uint(let a), .uint(let b)): .uint(a % b)
        default: nil
        }
    }
}

extension Value {
    /// The result of an operation on integers, or an error when it left their range.
    static func checked<Number>(
        _ result: (partialValue: Number, overflow: Bool), _ make: (Number) -> Value
    ) -> Value {
        result.overflow ? .failure(.overflow, "integer overflow") : make(result.partialValue)
    }

    /// A result, or an error when there is none because it left the range of its type.
    static func inRange<Result>(_ result: Result?, _ make: (Result) -> Value) -> Value {
        result.map(make) ?? .failure(.overflow, "value out of range")
    }
}

extension DurationValue {
    /// The span in the other direction, or nil when it is out of range.
    var negated: DurationValue? { DurationValue(nanoseconds: 0).subtracting(self) }

    /// The sum of two spans, or nil when it is out of range.
    func adding(_ other: DurationValue) -> DurationValue? {
        let sum: OverflowResult = nanoseconds.addingReportingOverflow(other.nanoseconds)
        return sum.overflow ? nil : DurationValue(nanoseconds: sum.partialValue)
    }

    /// The difference of two spans, or nil when it is out of range.
    func subtracting(_ other: DurationValue) -> DurationValue? {
        let difference: OverflowResult = nanoseconds.subtractingReportingOverflow(other.nanoseconds)
        return difference.overflow ? nil : DurationValue(nanoseconds: difference.partialValue)
    }
}
