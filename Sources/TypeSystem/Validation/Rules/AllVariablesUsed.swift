import GraphQLSyntax

/// An operation uses every variable it declares (section 5.8.4).
struct AllVariablesUsed: Rule {
    mutating func check(_ node: VisitedNode, _ context: inout ValidationContext) {
        guard case .end(let document) = node else { return }
        for id: DefinitionID in context.spreads.operations {
            guard let operation: OperationDefinition = document.operation(id), !operation.variables.isEmpty else {
                continue
            }
            let used: Set<String> = Set(context.reachableUsages(from: id).map(\.name))
            let suffix: String = operation.name.map { " in operation \"\($0.value)\"" } ?? ""
            for variable: VariableDefinition in operation.variables where !used.contains(variable.name.value) {
                context.sink.add(
                    .allVariablesUsed, "Variable \"$\(variable.name.value)\" is never used\(suffix).",
                    at: [variable.span], severity: context.options.unusedVariableSeverity)
            }
        }
    }
}
