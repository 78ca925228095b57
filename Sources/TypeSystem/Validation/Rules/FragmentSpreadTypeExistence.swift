import GraphQLSyntax

/// A type condition names a type of the schema (section 5.5.1.2).
struct FragmentSpreadTypeExistence: Rule {
    mutating func check(_ node: VisitedNode, _ context: inout ValidationContext) {
        switch node {
        case .fragment(let fragment): check(fragment.typeCondition, &context)
        case .inlineFragment(let fragment):
            if let condition: Name = fragment.typeCondition { check(condition, &context) }
        default: break
        }
    }

    private func check(_ condition: Name, _ context: inout ValidationContext) {
        guard context.schema.type(named: condition.value) == nil else { return }
        context.sink.add(unknownType(condition, .fragmentSpreadTypeExistence, context.schema))
    }
}
