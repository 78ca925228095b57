import GraphQLSyntax

/// Introspection does not go round in circles: lists of types and fields nest twice at most.
///
/// A schema of modest size answers `fields { type { fields { type { … } } } }` with megabytes a level.
struct IntrospectionDepth: Rule {
    private static let maximum: Int = 3
    private static let lists: Set<String> = ["fields", "interfaces", "possibleTypes", "inputFields"]

    mutating func check(_ node: VisitedNode, _ context: inout ValidationContext) {
        guard case .field(let field) = node, field.name.value == "__schema" || field.name.value == "__type",
            let selectionSet: SelectionSet = field.selectionSet
        else { return }
        var path: Set<String> = []
        guard isTooDeep(selectionSet, 0, &path, context.fragments) else { return }
        context.sink.add(.introspectionDepth, "Maximum introspection depth exceeded", at: [field.span])
    }

    private func isTooDeep(
        _ selectionSet: SelectionSet, _ depth: Int, _ path: inout Set<String>,
        _ fragments: [String: FragmentDefinition]
    ) -> Bool {
        for selection: Selection in selectionSet.selections {
            switch selection {
            case .field(let field):
                let below: Int = depth + (Self.lists.contains(field.name.value) ? 1 : 0)
                if below >= Self.maximum { return true }
                if let inner: SelectionSet = field.selectionSet, isTooDeep(inner, below, &path, fragments) {
                    return true
                }
            case .inlineFragment(let fragment):
                if isTooDeep(fragment.selectionSet, depth, &path, fragments) { return true }
            case .fragmentSpread(let spread):
                guard let fragment: FragmentDefinition = fragments[spread.name.value],
                    path.insert(spread.name.value).inserted
                else { continue }
                if isTooDeep(fragment.selectionSet, depth, &path, fragments) { return true }
                path.remove(spread.name.value)
            }
        }
        return false
    }
}
