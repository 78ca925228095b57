import GraphQLSyntax

/// Only operations and fragments can be executed (section 5.1.1).
struct ExecutableDefinitions: Rule {
    mutating func check(_ node: VisitedNode, _ context: inout ValidationContext) {
        guard case .typeSystem(let definition) = node else { return }
        let name: String
        let span: SourceSpan
        switch definition {
        case .schema(let schema): (name, span) = ("schema", schema.span)
        case .type(let type): (name, span) = ("\"\(type.name.value)\"", type.span)
        case .directive(let directive): (name, span) = ("\"\(directive.name.value)\"", directive.span)
        case .operation, .fragment: return
        }
        context.sink.add(.executableDefinitions, "The \(name) definition is not executable.", at: [span])
    }
}
