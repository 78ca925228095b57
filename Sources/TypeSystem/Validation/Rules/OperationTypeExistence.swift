import GraphQLSyntax

/// The schema has a root type for the kind of operation (section 5.2.1.1).
struct OperationTypeExistence: Rule {
    mutating func check(_ node: VisitedNode, _ context: inout ValidationContext) {
        guard case .operation(let operation, _) = node, context.schema.rootType(for: operation.type) == nil else {
            return
        }
        context.sink.add(
            .operationTypeExistence, "Schema is not configured to execute \(operation.type.rawValue) operation.",
            at: [operation.span])
    }
}
