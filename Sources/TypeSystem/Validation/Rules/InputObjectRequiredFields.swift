import GraphQLSyntax

/// Every required field of an input object is given (section 5.6.4).
struct InputObjectRequiredFields: Rule {
    mutating func check(_ node: VisitedNode, _ context: inout ValidationContext) {
        guard case .value(let value) = node, case .object(let fields) = value.kind,
            let input: InputObjectType = context.inputObject
        else { return }
        for field: InputValueDefinition in missingInputFields(fields, of: input) {
            context.sink.add(missingInputField(field, of: input, at: value.span))
        }
    }
}
