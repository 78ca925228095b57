import GraphQLSyntax

/// Objects have a selection, leaves have none (section 5.3.3).
struct LeafFieldSelections: Rule {
    mutating func check(_ node: VisitedNode, _ context: inout ValidationContext) {
        guard case .field(let field) = node, let type: TypeReference = context.place.field?.type,
            let named: NamedType = context.schema.namedType(of: type)
        else { return }
        let name: String = field.name.value
        switch (field.selectionSet, named.isLeaf) {
        case (let selectionSet?, true):
            context.sink.add(
                .leafFieldSelections,
                "Field \"\(name)\" must not have a selection since type \"\(type)\" has no subfields.",
                at: [selectionSet.span])
        case (nil, false):
            context.sink.add(
                .leafFieldSelections, "Field \"\(name)\" of type \"\(type)\" must have a selection of subfields.",
                at: [field.span], question: "Did you mean \"\(name) { ... }\"?")
        default: break
        }
    }
}
