import GraphQLSyntax

/// Of the members of a group, marked `@fdc_oneOf`, one is given at most; exactly one where a member says `required: true`.
///
/// Arguments of one field or directive and fields of one input object form groups. A member counts as given when it is written,
/// whatever its value: `eq: null` compares with null.
struct ExclusiveGroups: Rule {
    mutating func check(_ node: VisitedNode, _ context: inout ValidationContext) {
        switch node {
        case .field(let field):
            guard let definition: FieldDefinition = context.place.field else { return }
            check(
                field.arguments.map(\.name), of: definition.arguments, "argument", "field \"\(field.name.value)\"",
                field.span, &context)
        case .directive(let directive, _):
            guard let definition: DirectiveDefinition = context.place.directive else { return }
            check(
                directive.arguments.map(\.name), of: definition.arguments, "argument",
                "directive \"@\(directive.name.value)\"", directive.span, &context)
        case .value(let value):
            guard case .object(let fields) = value.kind, let input: InputObjectType = context.inputObject else {
                return
            }
            check(
                fields.map(\.name), of: Array(input.fields), "field", "type \"\(input.name)\"", value.span, &context)
        default: break
        }
    }

    private func check(
        _ given: [Name], of definitions: [InputValueDefinition], _ kind: String, _ owner: String,
        _ span: SourceSpan, _ context: inout ValidationContext
    ) {
        for group: ExclusiveGroup in exclusiveGroups(definitions) {
            let members: [Name] = given.filter { group.members.contains($0.value) }
            if members.count > 1 {
                let names: String = members.map { "\"\($0.value)\"" }.joined(separator: " and ")
                context.sink.add(
                    .exclusiveGroup, "Only one of the \(kind)s \(names) of \(owner) can be given.",
                    at: members.map(\.span))
            } else if members.isEmpty && group.isRequired && !context.sink.isFull
                && !given.contains(where: { isSlip($0.value, for: group.members, among: definitions) })
            {
                let names: String = group.members.map { "\"\($0)\"" }.joined(separator: ", ")
                context.sink.add(
                    .exclusiveGroup, "Exactly one of the \(kind)s \(names) of \(owner) is required.", at: [span])
            }
        }
    }
}
