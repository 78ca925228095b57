import GraphQLSyntax

/// The type of a variable is one of the schema (section 5.8.2, for names that are no type at all).
struct VariableTypeExistence: Rule {
    mutating func check(_ node: VisitedNode, _ context: inout ValidationContext) {
        guard case .variable(let variable) = node else { return }
        let name: Name = variable.type.namedType
        guard context.schema.type(named: name.value) == nil else { return }
        context.sink.add(unknownType(name, .variableTypeExistence, context.schema))
    }
}
