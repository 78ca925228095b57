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
            let misspelt: Set<String> = misspelt(of: operation, used, context.options)
            let suffix: String = operation.name.map { " in operation \"\($0.value)\"" } ?? ""
            for variable: VariableDefinition in operation.variables
            where !used.contains(variable.name.value) && !misspelt.contains(variable.name.value) {
                context.sink.add(
                    .allVariablesUsed, "Variable \"$\(variable.name.value)\" is never used\(suffix).",
                    at: [variable.span], severity: context.options.unusedVariableSeverity)
            }
        }
    }

    /// The variables that are meant where one is named that there is not: `AllVariableUsesDefined` tells of them, and once is enough.
    private func misspelt(
        of operation: OperationDefinition, _ used: Set<String>, _ options: ValidationOptions
    ) -> Set<String> {
        // Who asks for each fault as the specification has it is told of both.
        guard options.unusedVariableSeverity == .warning else { return [] }
        let defined: Set<String> = Set(operation.variables.map(\.name.value))
        return Set(used.subtracting(defined).flatMap { Suggestion(for: $0, among: Array(defined)).names.prefix(1) })
    }
}
