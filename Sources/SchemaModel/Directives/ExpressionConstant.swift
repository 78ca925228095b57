import CEL
import GraphQLSyntax

extension Value {
    /// The value as a constant of a document would write it.
    ///
    /// - Shape: a point in time is its RFC 3339 text. Nothing for what no column but one of `Any` takes: maps, bytes, durations.
    func constant(at span: SourceSpan) -> InputValue? {
        kind(at: span).map { InputValue($0, span: span) }
    }

    private func kind(at span: SourceSpan) -> InputValue.Kind? {
        switch self {
        case .null: return .null
        case .bool(let flag): return .boolean(flag)
        case .int(let number): return .int(String(number))
        case .uint(let number): return .int(String(number))
        case .double(let number): return .float("\(number)")
        case .string(let text): return .string(text, isBlock: false)
        case .timestamp(let moment): return .string(moment.text, isBlock: false)
        case .list(let values):
            let elements: [InputValue] = values.compactMap { $0.constant(at: span) }
            return elements.count == values.count ? .list(elements) : nil
        default: return nil
        }
    }
}
