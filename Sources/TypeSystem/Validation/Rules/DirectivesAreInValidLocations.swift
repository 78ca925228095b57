import GraphQLSyntax

/// A directive may stand where it stands (section 5.7.2).
struct DirectivesAreInValidLocations: Rule {
    mutating func check(_ node: VisitedNode, _ context: inout ValidationContext) {
        guard case .directive(let directive, let location) = node,
            let definition: DirectiveDefinition = context.place.directive,
            let finding: Finding = misplacedDirective(directive, definition, at: location)
        else { return }
        context.sink.add(finding)
    }
}
