import GraphQLSyntax

/// A variable has no type marked `@fdc_forbiddenAsVariableType`: its values are for the author, not for the client.
struct ForbiddenVariableTypes: Rule {
    mutating func check(_ node: VisitedNode, _ context: inout ValidationContext) {
        guard case .variable(let variable) = node, let type: NamedType = context.schema.namedType(of: variable.type),
            type.head.directive("fdc_forbiddenAsVariableType") != nil
        else { return }
        context.sink.add(
            .forbiddenVariableType,
            "Variable \"$\(variable.name.value)\" cannot be of type \"\(variable.type)\": "
                + "\"\(type.name)\" is forbidden as a variable type.",
            at: [variable.type.span])
    }
}
