import GraphQLSyntax

func unknownType(_ name: Name, _ code: DiagnosticCode, _ schema: GraphQLSchema) -> Finding {
    Finding(
        code, "Unknown type \"\(name.value)\".", at: name.span,
        question: Suggestion(for: name.value, among: schema.typeNames).question())
}
