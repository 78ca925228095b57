import GraphQLSyntax

/// Each fragment has a name of its own (section 5.5.1.1).
struct FragmentNameUniqueness: Rule {
    private var first: [String: SourceSpan] = [:]

    mutating func check(_ node: VisitedNode, _ context: inout ValidationContext) {
        guard case .fragment(let fragment) = node else { return }
        let name: Name = fragment.name
        guard let place: SourceSpan = first[name.value] else {
            first[name.value] = name.span
            return
        }
        context.sink.add(
            .fragmentNameUniqueness, "There can be only one fragment named \"\(name.value)\".",
            at: [place, name.span])
    }
}
