import GraphQLSyntax

/// A directive is one of the schema (section 5.7.1).
struct DirectivesAreDefined: Rule {
    mutating func check(_ node: VisitedNode, _ context: inout ValidationContext) {
        guard case .directive(let directive, _) = node, context.place.directive == nil else { return }
        context.sink.add(unknownDirective(directive, context.schema))
    }
}
