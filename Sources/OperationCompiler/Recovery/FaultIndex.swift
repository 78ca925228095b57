import GraphQLSyntax

/// Errors by place, so that those of every part of a schema are found without looking at all of them.
struct FaultIndex {
    /// By source, in the order of their starts.
    private let bySource: [String: [Diagnostic]]

    init(_ errors: [Diagnostic]) {
        bySource = Dictionary(grouping: errors, by: \.span.sourceName).mapValues { errors in
            errors.sorted { $0.span.start < $1.span.start }
        }
    }

    /// The errors that stand inside a span.
    func errors(in span: SourceSpan) -> [Diagnostic] {
        guard let errors: [Diagnostic] = bySource[span.sourceName] else { return [] }
        var low: Int = 0
        var high: Int = errors.count
        while low < high {
            let middle: Int = (low + high) / 2
            if errors[middle].span.start < span.start { low = middle + 1 } else { high = middle }
        }
        return errors[low...].prefix { $0.span.start <= span.end }.filter { span.holds($0.span) }
    }
}
