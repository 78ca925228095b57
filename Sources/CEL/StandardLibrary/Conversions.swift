extension Library {
    /// Functions named after the type they give.
    static let conversionFunctions: [FunctionDeclaration] = [
        conversion("bool", to: .bool, from: [.bool, .string], convertToBool),
        conversion("int", to: .int, from: [.int, .uint, .double, .string, .timestamp], convertToInt),
        conversion("uint", to: .uint, from: [.uint, .int, .double, .string], convertToUint),
        conversion("double", to: .double, from: [.double, .int, .uint, .string], convertToDouble),
        conversion(
            "string", to: .string, from: [.string, .bool, .int, .uint, .double, .bytes, .timestamp, .duration],
            convertToString),
        conversion("bytes", to: .bytes, from: [.bytes, .string]) { (value: Value) -> Value? in
            switch value {
            case .bytes: value
            case .string(let text): .bytes(Array(text.utf8))
            default: nil
            }
        },
        conversion("timestamp", to: .timestamp, from: [.timestamp, .string, .int]) { (value: Value) -> Value? in
            switch value {
            case .timestamp: value
            case .string(let text):
                TimestampValue(text).map(Value.timestamp) ?? invalid(text, "timestamp")
            case .int(let seconds): .inRange(TimestampValue(seconds: seconds), Value.timestamp)
            default: nil
            }
        },
        conversion("duration", to: .duration, from: [.duration, .string]) { (value: Value) -> Value? in
            switch value {
            case .duration: value
            case .string(let text): DurationValue(text).map(Value.duration) ?? invalid(text, "duration")
            default: nil
            }
        },
    ]

    private static func conversion(
        _ name: String, to result: CELType, from types: [CELType], _ convert: @escaping @Sendable (Value) -> Value?
    ) -> FunctionDeclaration {
        FunctionDeclaration(
            name, types.map { Overload("\($0.overloadName)_to_\(result.overloadName)", [$0], result) },
            .unary { (value: Value, budget: inout EvaluationBudget) -> Value? in
                budget.spendReading(value.byteCount) ? convert(value) : .limitExceeded
            })
    }

    private static func invalid(_ text: String, _ type: String) -> Value {
        .failure(.invalidArgument, "'\(String(text.unicodeScalars.prefix(64)))' is no \(type), or one out of range")
    }

    @Sendable private static func convertToBool(_ value: Value) -> Value? {
        switch value {
        case .bool: return value
        case .string(let text):
            switch text {
            case "1", "t", "T", "true", "TRUE", "True": return .bool(true)
            case "0", "f", "F", "false", "FALSE", "False": return .bool(false)
            default: return invalid(text, "bool")
            }
        default: return nil
        }
    }

    @Sendable private static func convertToInt(_ value: Value) -> Value? {
        switch value {
        case .int: return value
        case .uint(let number): return .inRange(Int64(exactly: number), Value.int)
        case .double(let number):
            // Neither end of the range: a double there may have been rounded to it ("Overflow").
            guard number > -0x1p63, number < 0x1p63 else { return .failure(.overflow, "integer overflow") }
            return .int(Int64(number))
        case .string(let text): return Int64(text).map(Value.int) ?? invalid(text, "int")
        case .timestamp(let time): return .int(time.seconds)
        default: return nil
        }
    }

    @Sendable private static func convertToUint(_ value: Value) -> Value? {
        switch value {
        case .uint: return value
        case .int(let number): return .inRange(UInt64(exactly: number), Value.uint)
        case .double(let number):
            guard number >= 0, number < 0x1p64 else { return .failure(.overflow, "integer overflow") }
            return .uint(UInt64(number))
        case .string(let text): return UInt64(text).map(Value.uint) ?? invalid(text, "uint")
        default: return nil
        }
    }

    @Sendable private static func convertToDouble(_ value: Value) -> Value? {
        switch value {
        case .double: value
        case .int(let number): .double(Double(number))
        case .uint(let number): .double(Double(number))
        case .string(let text): Double(text).map(Value.double) ?? invalid(text, "double")
        default: nil
        }
    }

    @Sendable private static func convertToString(_ value: Value) -> Value? {
        switch value {
        case .string: return value
        case .bool(let bool): return .string(bool ? "true" : "false")
        case .int(let number): return .string(String(number))
        case .uint(let number): return .string(String(number))
        case .double(let number): return .string(doubleText(number))
        case .bytes(let bytes):
            guard let text: String = String(validating: bytes, as: UTF8.self) else {
                return .failure(.invalidArgument, "invalid UTF-8 in bytes")
            }
            return .string(text)
        case .timestamp(let time): return .string(time.text)
        case .duration(let span): return .string(span.text)
        default: return nil
        }
    }
}
