import ConnectorModel
import GraphQLSyntax

/// What an operation is, as one text: equal for two compilations exactly when clients cannot tell them apart.
enum Fingerprint {
    static func of(_ operation: OperationDefinition, _ fragments: Fragments, _ steps: [CompiledStep]) -> String {
        var parts: [Definition] = [.operation(operation)]
        parts += DirectiveWalk.fragments(of: operation, fragments).compactMap { fragments[$0] }.map { .fragment($0) }
        // The statements show what the schema adds to the text: names of columns, defaults, types.
        let statements: [String] = steps.map { "\($0.template) \($0.result) \($0.captures)" }
        return Printer.print(Document(definitions: parts)) + statements.joined(separator: "\n")
    }
}
