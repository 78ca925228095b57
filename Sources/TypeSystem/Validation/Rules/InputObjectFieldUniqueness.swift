import GraphQLSyntax

/// No field of an input object is given twice (section 5.6.3).
struct InputObjectFieldUniqueness: Rule {
    mutating func check(_ node: VisitedNode, _ context: inout ValidationContext) {
        guard case .value(let value) = node, case .object(let fields) = value.kind else { return }
        var first: [String: SourceSpan] = [:]
        for field: ObjectField in fields {
            let name: Name = field.name
            guard let place: SourceSpan = first[name.value] else {
                first[name.value] = name.span
                continue
            }
            context.sink.add(
                .inputObjectFieldUniqueness, "There can be only one input field named \"\(name.value)\".",
                at: [place, name.span])
        }
    }
}
