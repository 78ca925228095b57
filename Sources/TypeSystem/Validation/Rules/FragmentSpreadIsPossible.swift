import GraphQLSyntax

/// A fragment can apply to some value of the type around it (section 5.5.2.3).
struct FragmentSpreadIsPossible: Rule {
    mutating func check(_ node: VisitedNode, _ context: inout ValidationContext) {
        switch node {
        case .spread(let spread):
            guard let fragment: FragmentDefinition = context.fragments[spread.name.value] else { return }
            check(fragment.typeCondition, "Fragment \"\(spread.name.value)\"", spread.span, &context)
        case .inlineFragment(let fragment):
            if let condition: Name = fragment.typeCondition { check(condition, "Fragment", fragment.span, &context) }
        default: break
        }
    }

    private func check(
        _ condition: Name, _ subject: String, _ span: SourceSpan, _ context: inout ValidationContext
    ) {
        guard let parent: NamedType = context.place.parentType,
            let type: NamedType = context.schema.type(named: condition.value), type.isComposite,
            !context.schema.doTypesOverlap(type, parent)
        else { return }
        context.sink.add(
            .fragmentSpreadIsPossible,
            "\(subject) cannot be spread here as objects of type \"\(parent.name)\" can never be of type "
                + "\"\(type.name)\".",
            at: [span])
    }
}
