import GraphQLSyntax

/// An argument is defined on its field or directive (section 5.4.1).
struct ArgumentNames: Rule {
    mutating func check(_ node: VisitedNode, _ context: inout ValidationContext) {
        switch node {
        case .field(let field):
            guard let definition: FieldDefinition = context.place.field, let parent = context.place.parentType else {
                return
            }
            let known: [String] = definition.arguments.map { $0.name.value }
            for argument: Argument in field.arguments where definition.argument(argument.name.value) == nil {
                context.sink.add(
                    .argumentNames,
                    "Unknown argument \"\(argument.name.value)\" on field \"\(parent.name).\(field.name.value)\".",
                    at: [argument.span],
                    question: Suggestion(for: argument.name.value, among: known).question(),
                    hint: knownNames(known, of: "\(parent.name).\(field.name.value)", verb: "takes"))
            }
        case .directive(let directive, _):
            guard let definition: DirectiveDefinition = context.place.directive else { return }
            for finding: Finding in unknownArguments(of: directive, definition) { context.sink.add(finding) }
        default: break
        }
    }
}
