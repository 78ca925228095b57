import GraphQLSyntax

/// A spread names a fragment of the document (section 5.5.2.1).
struct FragmentSpreadTargetDefined: Rule {
    mutating func check(_ node: VisitedNode, _ context: inout ValidationContext) {
        guard case .spread(let spread) = node, context.fragments[spread.name.value] == nil else { return }
        context.sink.add(
            .fragmentSpreadTargetDefined, "Unknown fragment \"\(spread.name.value)\".", at: [spread.name.span],
            question: Suggestion(for: spread.name.value, among: Array(context.fragments.keys)).question())
    }
}
