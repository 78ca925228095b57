import GraphQLSyntax

/// An operation without a name stands alone in its document (section 5.2.3.1).
struct LoneAnonymousOperation: Rule {
    mutating func check(_ node: VisitedNode, _ context: inout ValidationContext) {
        guard case .operation(let operation, _) = node, operation.name == nil,
            context.spreads.operations.count > 1
        else { return }
        context.sink.add(
            .loneAnonymousOperation, "This anonymous operation must be the only defined operation.",
            at: [operation.span])
    }
}
