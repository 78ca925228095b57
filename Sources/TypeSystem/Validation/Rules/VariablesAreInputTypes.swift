import GraphQLSyntax

/// A variable has a type that values can be given for (section 5.8.2).
struct VariablesAreInputTypes: Rule {
    mutating func check(_ node: VisitedNode, _ context: inout ValidationContext) {
        guard case .variable(let variable) = node, let type: NamedType = context.schema.namedType(of: variable.type),
            !type.isInput
        else { return }
        context.sink.add(
            .variablesAreInputTypes,
            "Variable \"$\(variable.name.value)\" cannot be non-input type \"\(variable.type)\".",
            at: [variable.type.span])
    }
}
