import GraphQLSyntax

/// A variable has no type marked `@fdc_forbiddenAsVariableType`, nor that of the expressions of an enum, which generated files leave
/// unmarked: its values are for the author, not for the client.
struct ForbiddenVariableTypes: Rule {
    mutating func check(_ node: VisitedNode, _ context: inout ValidationContext) {
        guard case .variable(let variable) = node, let type: NamedType = context.schema.namedType(of: variable.type),
            type.head.directive("fdc_forbiddenAsVariableType") != nil || isEnumExpression(type, context)
        else { return }
        context.sink.add(
            .forbiddenVariableType,
            "Variable \"$\(variable.name.value)\" cannot be of type \"\(variable.type)\": "
                + "\"\(type.name)\" is forbidden as a variable type.",
            at: [variable.type.span])
    }

    private func isEnumExpression(_ type: NamedType, _ context: ValidationContext) -> Bool {
        let suffix: String = "_Expr"
        guard case .scalar = type, type.name.hasSuffix(suffix) else { return false }
        let owner: NamedType? = context.schema.type(named: String(type.name.dropLast(suffix.count)))
        return if case .enumeration? = owner { true } else { false }
    }
}
