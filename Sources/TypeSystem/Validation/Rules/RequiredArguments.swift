import GraphQLSyntax

/// Every required argument is given (section 5.4.3).
struct RequiredArguments: Rule {
    mutating func check(_ node: VisitedNode, _ context: inout ValidationContext) {
        switch node {
        case .field(let field):
            guard let definition: FieldDefinition = context.place.field else { return }
            for argument: InputValueDefinition in definition.arguments
            where argument.isRequired && !isGivenOrMeant(argument, in: field, definition) {
                context.sink.add(
                    .requiredArguments,
                    "Field \"\(field.name.value)\" argument \"\(argument.name.value)\" of type "
                        + "\"\(argument.type)\" is required, but it was not provided.",
                    at: [field.span])
            }
        case .directive(let directive, _):
            guard let definition: DirectiveDefinition = context.place.directive else { return }
            for finding: Finding in missingArguments(of: directive, definition) { context.sink.add(finding) }
        default: break
        }
    }

    private func isGivenOrMeant(
        _ argument: InputValueDefinition, in field: Field, _ definition: FieldDefinition
    ) -> Bool {
        let name: String = argument.name.value
        // A look at every name for each one, so the names that are there go first.
        if field.arguments.contains(where: { $0.name.value == name }) { return true }
        return field.arguments.contains {
            isSlip($0.name.value, for: [name], among: definition.arguments)
        }
    }
}
