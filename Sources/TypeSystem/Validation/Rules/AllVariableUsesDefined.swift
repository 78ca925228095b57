import GraphQLSyntax

/// An operation declares every variable it uses, those in the fragments it spreads included (section 5.8.3).
struct AllVariableUsesDefined: Rule {
    mutating func check(_ node: VisitedNode, _ context: inout ValidationContext) {
        guard case .end(let document) = node else { return }
        for id: DefinitionID in context.spreads.operations {
            guard let operation: OperationDefinition = document.operation(id) else { continue }
            let defined: Set<String> = Set(operation.variables.map { $0.name.value })
            let suffix: String = operation.name.map { " by operation \"\($0.value)\"" } ?? ""
            for usage: VariableUsage in context.reachableUsages(from: id) where !defined.contains(usage.name) {
                context.sink.add(
                    .allVariableUsesDefined, "Variable \"$\(usage.name)\" is not defined\(suffix).",
                    at: [usage.span, operation.span],
                    question: Suggestion(
                        names: Suggestion(for: usage.name, among: Array(defined)).names.map { "$" + $0 }
                    ).question())
            }
        }
    }
}
