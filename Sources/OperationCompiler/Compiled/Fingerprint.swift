import ConnectorModel
import GraphQLSyntax

/// What an operation is, as one text: equal for two compilations exactly when clients cannot tell them apart.
enum Fingerprint {
    static func of(_ operation: OperationDefinition, _ fragments: Fragments, _ steps: [CompiledStep]) -> String {
        var parts: [Definition] = [.operation(operation)]
        parts += DirectiveWalk.fragments(of: operation, fragments).compactMap { fragments[$0] }.map { .fragment($0) }
        var text: CanonicalText = CanonicalText()
        text.write(Printer.print(Document(definitions: parts)))
        // The statements show what the schema adds to the text: names of columns, defaults, types.
        for step: CompiledStep in steps { text.write(step) }
        return text.text
    }
}
