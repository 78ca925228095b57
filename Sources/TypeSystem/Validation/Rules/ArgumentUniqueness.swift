import GraphQLSyntax

/// No argument is given twice (section 5.4.2).
struct ArgumentUniqueness: Rule {
    mutating func check(_ node: VisitedNode, _ context: inout ValidationContext) {
        let arguments: [Argument]
        switch node {
        case .field(let field): arguments = field.arguments
        case .directive(let directive, _): arguments = directive.arguments
        default: return
        }
        for (name, spans): (String, [SourceSpan]) in repeated(arguments.map(\.name)) {
            context.sink.add(
                .argumentUniqueness, "There can be only one argument named \"\(name)\".", at: spans)
        }
    }
}
