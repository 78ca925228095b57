import GraphQLSyntax

/// A type condition names an object, interface or union (section 5.5.1.3).
struct FragmentsOnCompositeTypes: Rule {
    mutating func check(_ node: VisitedNode, _ context: inout ValidationContext) {
        switch node {
        case .fragment(let fragment):
            check(fragment.typeCondition, "Fragment \"\(fragment.name.value)\"", &context)
        case .inlineFragment(let fragment):
            if let condition: Name = fragment.typeCondition { check(condition, "Fragment", &context) }
        default: break
        }
    }

    private func check(_ condition: Name, _ subject: String, _ context: inout ValidationContext) {
        guard let type: NamedType = context.schema.type(named: condition.value), !type.isComposite else { return }
        context.sink.add(
            .fragmentsOnCompositeTypes, "\(subject) cannot condition on non composite type \"\(condition.value)\".",
            at: [condition.span])
    }
}
