import CEL
import ConnectorModel
import SQL

extension Value {
    /// Whether a value that an expression always gives is none of a type, so that every request would fail.
    ///
    /// Of what the types of expressions do not tell apart: texts that are no UUID, numbers that are too large. A null is no misfit, for a
    /// column may hold it, and a failure may not be needed.
    func isMisfit(of type: VariableType) -> Bool {
        switch (self, type) {
        case (.null, _), (.error, _): false
        case (.string(let text), .scalar(.uuid)): UUIDText.canonical(text) == nil
        case (.string(let text), .scalar(.date)): DateText.canonical(text) == nil
        case (.string(let text), .scalar(.timestamp)): TimestampText.canonical(text) == nil
        case (.string(let text), .scalar(.string)): text.utf8.contains(0)
        case (.string(let text), .enumeration(_, let values)): !values.contains(text)
        case (.int(let number), .scalar(.int)): Int32(exactly: number) == nil
        case (.uint(let number), .scalar(.int)): Int32(exactly: number) == nil
        case (.uint(let number), .scalar(.int64)): Int64(exactly: number) == nil
        case (.double(let number), .scalar(.float)): !number.isFinite
        case (.timestamp(let point), .scalar(.date)), (.timestamp(let point), .scalar(.timestamp)):
            !TimestampText.isInRange(microseconds: point.seconds * 1_000_000 + Int64(point.nanoseconds) / 1000)
        case (.list(let elements), .list(let element, let elementIsNonNull)):
            elements.contains { $0.isMisfit(of: element) || elementIsNonNull && $0 == .null }
        default: false
        }
    }
}

extension VariableType {
    /// What to write instead of a value that is none of the type.
    var example: String {
        switch self {
        case .scalar(let kind): ScalarLiterals.examples[kind] ?? "a value of \(kind.rawValue)"
        case .enumeration(_, let values): "one of \(values.joined(separator: ", "))"
        case .list(let element, _): element.example
        case .object(let name): "a value of \(name)"
        }
    }
}
