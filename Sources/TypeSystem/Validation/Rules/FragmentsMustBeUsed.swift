import GraphQLSyntax

/// Some operation spreads every fragment (section 5.5.1.4).
struct FragmentsMustBeUsed: Rule {
    /// The fragments that misspelt spreads most likely mean: the spread is told of, and they are not left over.
    private var meant: Set<String> = []

    mutating func check(_ node: VisitedNode, _ context: inout ValidationContext) {
        if case .spread(let spread) = node, context.fragments[spread.name.value] == nil, !context.sink.isFull {
            let near: Suggestion = Suggestion(for: spread.name.value, among: Array(context.fragments.keys))
            if let name: String = near.names.first { meant.insert(name) }
        }
        guard case .end(let document) = node else { return }
        var used: Set<String> = []
        for id: DefinitionID in context.spreads.operations {
            used.formUnion(context.spreads.reachableFragments(from: id))
        }
        for case .fragment(let fragment) in document.definitions
        where !used.contains(fragment.name.value) && !meant.contains(fragment.name.value) {
            context.sink.add(
                .fragmentsMustBeUsed, "Fragment \"\(fragment.name.value)\" is never used.", at: [fragment.span])
        }
    }
}
