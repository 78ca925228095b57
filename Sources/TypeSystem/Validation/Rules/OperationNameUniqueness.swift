import GraphQLSyntax

/// Each operation has a name of its own (section 5.2.2.1).
struct OperationNameUniqueness: Rule {
    private var first: [String: SourceSpan] = [:]

    mutating func check(_ node: VisitedNode, _ context: inout ValidationContext) {
        guard case .operation(let operation, _) = node, let name: Name = operation.name else { return }
        guard let place: SourceSpan = first[name.value] else {
            first[name.value] = name.span
            return
        }
        context.sink.add(
            .operationNameUniqueness, "There can be only one operation named \"\(name.value)\".",
            at: [place, name.span])
    }
}
