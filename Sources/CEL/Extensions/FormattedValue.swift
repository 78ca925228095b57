/// Any value as `%s` writes it.
///
/// - Shape: strings as they are, lists in brackets, maps in braces with their keys in order.
struct FormattedValue {
    private(set) var text: [UInt8] = []
    /// What the evaluation may still do; a caller takes it back.
    private(set) var budget: EvaluationBudget

    init(_ budget: EvaluationBudget) { self.budget = budget }

    /// Writes a value.
    ///
    /// - Errors: bytes that are no UTF-8, values without a text, more than the limits allow. Values share their parts, so
    ///   that what is small in memory can be endless in text.
    mutating func write(_ value: Value) throws(RuntimeError) {
        guard budget.spend(1) else { throw .limitExceeded }
        switch value {
        case .null: try append("null")
        case .bool(let truth): try append(truth ? "true" : "false")
        case .int(let number): try append(String(number))
        case .uint(let number): try append(String(number))
        case .double(let number): try append(positionalText(number))
        case .string(let string): try append(string)
        case .bytes(let bytes):
            guard let string: String = String(validating: bytes, as: UTF8.self) else {
                throw RuntimeError(.invalidArgument, "invalid UTF-8 in bytes")
            }
            try append(string)
        case .timestamp(let time): try append(time.text)
        case .duration(let span): try append(span.text)
        case .type(let type): try append(type.name)
        case .list(let elements):
            try enclose("[", "]", elements) { (writer: inout Self, element: Value) throws(RuntimeError) in
                try writer.write(element)
            }
        case .map(let map): try writeMembers(map.entries.map { ($0.key.text, $0.value) })
        case .record(let record): try writeMembers(record.setMembers.map { ($0.name, $0.value) })
        case .optional, .error: throw RuntimeError(.invalidArgument, "'\(value.type.name)' has no text")
        }
    }

    private mutating func writeMembers(_ members: [(String, Value)]) throws(RuntimeError) {
        // Sorting reads each name a few times.
        for member in members {
            guard budget.spendBytes(member.0.utf8.count * 8) else { throw .limitExceeded }
        }
        let ordered: [(String, Value)] = members.sorted { precedes($0.0, $1.0) }
        try enclose("{", "}", ordered) { (writer: inout Self, member: (String, Value)) throws(RuntimeError) in
            try writer.append(member.0)
            try writer.append(": ")
            try writer.write(member.1)
        }
    }

    private mutating func enclose<Part>(
        _ open: String, _ close: String, _ parts: [Part],
        _ write: (inout FormattedValue, Part) throws(RuntimeError) -> Void
    ) throws(RuntimeError) {
        try append(open)
        for (index, part) in parts.enumerated() {
            if index > 0 { try append(", ") }
            try write(&self, part)
        }
        try append(close)
    }

    private mutating func append(_ part: String) throws(RuntimeError) {
        guard budget.holdsBytes(text.count + part.utf8.count), budget.spendBytes(part.utf8.count) else {
            throw .limitExceeded
        }
        text += part.utf8
    }
}
