import GraphQLSyntax

/// Some operation spreads every fragment (section 5.5.1.4).
struct FragmentsMustBeUsed: Rule {
    mutating func check(_ node: VisitedNode, _ context: inout ValidationContext) {
        guard case .end(let document) = node else { return }
        var used: Set<String> = []
        for id: DefinitionID in context.spreads.operations {
            used.formUnion(context.spreads.reachableFragments(from: id))
        }
        for case .fragment(let fragment) in document.definitions where !used.contains(fragment.name.value) {
            context.sink.add(
                .fragmentsMustBeUsed, "Fragment \"\(fragment.name.value)\" is never used.", at: [fragment.span])
        }
    }
}
