import GraphQLSyntax

/// The default of a variable holds no field marked `@fdc_forbiddenInVariables`, as its values from clients may not either.
struct ForbiddenInVariables: Rule {
    mutating func check(_ node: VisitedNode, _ context: inout ValidationContext) {
        guard case .variable(let variable) = node, let value: InputValue = variable.defaultValue else { return }
        check(value, variable.type, variable, &context)
    }

    private func check(
        _ value: InputValue, _ type: TypeReference, _ variable: VariableDefinition,
        _ context: inout ValidationContext
    ) {
        switch value.kind {
        case .list(let values):
            for value: InputValue in values { check(value, type.listElement ?? type, variable, &context) }
        case .object(let fields):
            guard let input: InputObjectType = context.schema.inputObjectType(named: type.namedType.value) else {
                return
            }
            for field: ObjectField in fields {
                guard let definition: InputValueDefinition = input.fields[field.name.value] else { continue }
                if definition.directive("fdc_forbiddenInVariables") != nil {
                    context.sink.add(
                        .forbiddenInVariables,
                        "Field \"\(input.name).\(field.name.value)\" is forbidden in the value of variable "
                            + "\"$\(variable.name.value)\".",
                        at: [field.span])
                }
                check(field.value, definition.type, variable, &context)
            }
        case .variable, .int, .float, .string, .boolean, .null, .enumValue: break
        }
    }
}
