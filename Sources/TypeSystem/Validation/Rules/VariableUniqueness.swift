import GraphQLSyntax

/// Each variable of an operation has a name of its own (section 5.8.1).
struct VariableUniqueness: Rule {
    mutating func check(_ node: VisitedNode, _ context: inout ValidationContext) {
        guard case .operation(let operation, _) = node else { return }
        for (name, spans): (String, [SourceSpan]) in repeated(operation.variables.map(\.name)) {
            context.sink.add(
                .variableUniqueness, "There can be only one variable named \"$\(name)\".",
                at: spans.map { withoutSign($0) })
        }
    }

    /// The place of the name itself, behind its dollar sign.
    private func withoutSign(_ span: SourceSpan) -> SourceSpan {
        guard span.start < span.end else { return span }
        return SourceSpan(sourceName: span.sourceName, start: span.start + 1, end: span.end)
    }
}
