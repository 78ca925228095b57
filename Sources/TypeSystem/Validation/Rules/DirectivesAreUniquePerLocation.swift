import GraphQLSyntax

/// A directive stands once in a place, unless it is repeatable (section 5.7.3).
struct DirectivesAreUniquePerLocation: Rule {
    mutating func check(_ node: VisitedNode, _ context: inout ValidationContext) {
        guard case .directives(let directives, _) = node else { return }
        for finding: RepeatedDirective in repeatedDirectives(directives, context.schema) {
            finding.report(to: &context.sink)
        }
    }
}
