import GraphQLSyntax

/// A variable stands only where its type fits (section 5.8.5).
struct AllVariableUsagesAreAllowed: Rule {
    mutating func check(_ node: VisitedNode, _ context: inout ValidationContext) {
        guard case .end(let document) = node else { return }
        for id: DefinitionID in context.spreads.operations {
            guard let operation: OperationDefinition = document.operation(id) else { continue }
            let variables: [String: VariableDefinition] = Dictionary(
                operation.variables.map { ($0.name.value, $0) }, uniquingKeysWith: { first, _ in first })
            for usage: VariableUsage in context.reachableUsages(from: id) {
                guard let variable: VariableDefinition = variables[usage.name] else { continue }
                check(usage, of: variable, &context)
            }
        }
    }

    private func check(
        _ usage: VariableUsage, of variable: VariableDefinition, _ context: inout ValidationContext
    ) {
        guard let type: TypeReference = usage.place.type, context.schema.namedType(of: variable.type) != nil else {
            return
        }
        let name: String = variable.name.value
        if !context.schema.allowedVariableUsage(variable, at: type, hasLocationDefault: usage.place.hasDefault) {
            context.sink.add(
                .allVariableUsagesAreAllowed,
                "Variable \"$\(name)\" of type \"\(variable.type)\" used in position expecting type \"\(type)\".",
                at: [variable.span, usage.span])
        }
        if let parent: InputObjectType = usage.place.parent, parent.isOneOf, !variable.type.isNonNull {
            context.sink.add(
                .allVariableUsagesAreAllowed,
                "Variable \"$\(name)\" is of type \"\(variable.type)\" but must be non-nullable to be used for "
                    + "OneOf Input Object \"\(parent.name)\".",
                at: [variable.span, usage.span])
        }
    }
}
