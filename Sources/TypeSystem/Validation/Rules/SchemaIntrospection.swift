import GraphQLSyntax

/// For services that keep their schema to themselves: no field of an introspection type. Off unless asked for.
struct SchemaIntrospection: Rule {
    mutating func check(_ node: VisitedNode, _ context: inout ValidationContext) {
        guard case .field(let field) = node, let type: TypeReference = context.place.field?.type,
            type.namedType.value.hasPrefix("__")
        else { return }
        context.sink.add(
            .schemaIntrospection,
            "GraphQL introspection has been disabled, but the requested query contained the field "
                + "\"\(field.name.value)\".",
            at: [field.span])
    }
}
