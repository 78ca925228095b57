/// Fills the clauses of a format (`%s`, `%.2f`, `%x` …) with values.
///
/// - Errors: an unknown clause, a value its clause does not take, and a value too few. Values too many are left out.
struct FormatWriter {
    private let format: [UInt8]
    private let values: [Value]
    /// What the evaluation may still do; a caller takes it back.
    private(set) var budget: EvaluationBudget
    private var position: Int = 0
    private var used: Int = 0
    private var result: [UInt8] = []

    init(_ format: String, _ values: [Value], _ budget: EvaluationBudget) {
        self.format = Array(format.utf8)
        self.values = values
        self.budget = budget
    }

    /// The whole text, or what is wrong.
    mutating func write() -> Value {
        while position < format.count {
            let byte: UInt8 = format[position]
            position += 1
            guard byte == UInt8(ascii: "%") else {
                result.append(byte)
                continue
            }
            if next() == UInt8(ascii: "%") {
                result.append(byte)
                position += 1
                continue
            }
            do throws(RuntimeError) {
                try writeClause()
            } catch {
                return .error(error)
            }
        }
        return budget.makesBytes(result.count) ? .string(String(decoding: result, as: UTF8.self)) : .limitExceeded
    }

    private func next() -> UInt8? { position < format.count ? format[position] : nil }

    private mutating func writeClause() throws(RuntimeError) {
        let precision: Int = try self.precision() ?? 6
        guard let letter: UInt8 = next() else { throw Self.invalid("a format ends within a clause") }
        position += 1
        guard used < values.count else { throw Self.invalid("a format has more clauses than values") }
        let value: Value = values[used]
        used += 1
        switch letter {
        case UInt8(ascii: "s"):
            var writer: FormattedValue = FormattedValue(budget)
            defer { budget = writer.budget }
            try writer.write(value)
            try append(writer.text)
        case UInt8(ascii: "d"): try append(try decimal(value))
        case UInt8(ascii: "f"): try append(try real(value, .fixed, precision))
        case UInt8(ascii: "e"): try append(try real(value, .scientific, precision))
        case UInt8(ascii: "b"): try append(try integer(value, radix: 2))
        case UInt8(ascii: "o"): try append(try integer(value, radix: 8))
        case UInt8(ascii: "x"): try append(try hexadecimal(value).utf8.map { $0 })
        case UInt8(ascii: "X"): try append(try hexadecimal(value).uppercased().utf8.map { $0 })
        default: throw Self.invalid("unknown clause of a format: '%\(Unicode.Scalar(letter))'")
        }
    }

    /// The number behind the point in `%.3f`.
    private mutating func precision() throws(RuntimeError) -> Int? {
        guard next() == UInt8(ascii: ".") else { return nil }
        position += 1
        let start: Int = position
        var number: Int = 0
        while let byte: UInt8 = next(), let digit: Int64 = decimalDigit(byte) {
            // Beyond every limit it does not matter by how much.
            number = min(number * 10 + Int(digit), 1 << 40)
            position += 1
        }
        guard position > start else { throw Self.invalid("a precision of a format has no digits") }
        return number
    }

    /// Adds text, each time within the limits, so that no number of clauses piles up memory.
    private mutating func append(_ text: [UInt8]) throws(RuntimeError) {
        try spend(result.count + text.count, added: text.count)
        result += text
    }

    private mutating func spend(_ size: Int, added: Int) throws(RuntimeError) {
        guard budget.holdsBytes(size), budget.spendBytes(added) else { throw .limitExceeded }
    }

    // MARK: Clauses

    private func decimal(_ value: Value) throws(RuntimeError) -> [UInt8] {
        switch value {
        case .double(let number): return Array(positionalText(number).utf8)
        default: return try integer(value, radix: 10)
        }
    }

    private func integer(_ value: Value, radix: Int) throws(RuntimeError) -> [UInt8] {
        switch value {
        case .int(let number): return Array(String(number, radix: radix).utf8)
        case .uint(let number): return Array(String(number, radix: radix).utf8)
        case .bool(let truth) where radix == 2: return [UInt8(ascii: truth ? "1" : "0")]
        default: throw Self.mismatch(value)
        }
    }

    private mutating func real(
        _ value: Value, _ style: DecimalStyle, _ precision: Int
    ) throws(RuntimeError) -> [UInt8] {
        let number: Double
        switch value {
        case .double(let double): number = double
        case .int(let int): number = Double(int)
        case .uint(let uint): number = Double(uint)
        default: throw Self.mismatch(value)
        }
        try spend(result.count + precision, added: precision)
        return Array(decimalText(number, style, precision: precision).utf8)
    }

    private mutating func hexadecimal(_ value: Value) throws(RuntimeError) -> String {
        switch value {
        case .int(let number): return String(number, radix: 16)
        case .uint(let number): return String(number, radix: 16)
        case .string(let text): return try hexadecimal(text.utf8)
        case .bytes(let bytes): return try hexadecimal(bytes)
        default: throw Self.mismatch(value)
        }
    }

    private mutating func hexadecimal(_ bytes: some Collection<UInt8>) throws(RuntimeError) -> String {
        try spend(result.count + bytes.count * 2, added: bytes.count * 2)
        let digits: [UInt8] = Array("0123456789abcdef".utf8)
        return String(decoding: bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }

    private static func invalid(_ message: String) -> RuntimeError { RuntimeError(.invalidArgument, message) }

    private static func mismatch(_ value: Value) -> RuntimeError {
        invalid("a clause of a format takes no '\(value.type.name)'")
    }
}
