import GraphQLSyntax

/// A field of an input object is defined on its type (section 5.6.2).
struct InputObjectFieldNames: Rule {
    mutating func check(_ node: VisitedNode, _ context: inout ValidationContext) {
        guard case .value(let value) = node, case .object(let fields) = value.kind,
            let input: InputObjectType = context.inputObject
        else { return }
        for field: ObjectField in fields where input.fields[field.name.value] == nil {
            context.sink.add(unknownInputField(field, of: input))
        }
    }
}
