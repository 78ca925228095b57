import GraphQLSyntax

/// A literal is a value of the type of its place (section 5.6.1).
struct ValuesOfCorrectType: Rule {
    mutating func check(_ node: VisitedNode, _ context: inout ValidationContext) {
        guard case .value(let value) = node, let type: TypeReference = context.place.input.type,
            let named: NamedType = context.schema.namedType(of: type)
        else { return }
        switch value.kind {
        case .variable: return
        case .null:
            if type.isNonNull { context.sink.add(foundNull(value, type)) }
        case .list where type.listElement != nil: return
        case .object(let fields):
            if case .inputObject(let input) = named {
                checkOneOf(fields, input, value, &context)
            } else {
                checkLeaf(value, type, named, &context)
            }
        default: checkLeaf(value, type, named, &context)
        }
    }

    private func checkLeaf(
        _ value: InputValue, _ type: TypeReference, _ named: NamedType, _ context: inout ValidationContext
    ) {
        guard named.isLeaf else {
            context.sink.add(foundOther(value, type, named))
            return
        }
        guard case .failure(let finding) = coerceLeaf(value, to: named, context.options.scalars) else { return }
        guard case .enumValue(let name) = value.kind, context.variables[name] != nil else {
            return context.sink.add(finding)
        }
        // `id: id`, where the sign of the variable was left out.
        context.sink.add(finding.code, finding.message, at: [finding.span], question: "Did you mean \"$\(name)\"?")
    }

    private func checkOneOf(
        _ fields: [ObjectField], _ input: InputObjectType, _ value: InputValue, _ context: inout ValidationContext
    ) {
        if let finding: Finding = wrongOneOf(fields, of: input, at: value.span) {
            context.sink.add(finding)
            return
        }
        guard input.isOneOf, case .variable(let name)? = fields.first?.value.kind,
            let variable: VariableDefinition = context.variables[name], !variable.type.isNonNull
        else { return }
        context.sink.add(
            .valuesOfCorrectType,
            "Variable \"\(name)\" must be non-nullable to be used for OneOf Input Object \"\(input.name)\".",
            at: [value.span])
    }
}
