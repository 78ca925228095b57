import ConnectorModel
import GraphQLSyntax

/// What an operation is, as one text: equal for two compilations exactly when clients cannot tell them apart.
enum Fingerprint {
    static func of(_ operation: OperationDefinition, _ document: Document, _ steps: [CompiledStep]) -> String {
        var parts: [Definition] = [.operation(operation)]
        let names: [String] = DirectiveWalk.fragments(of: operation, document)
        for case .fragment(let fragment) in document.definitions where names.contains(fragment.name.value) {
            parts.append(.fragment(fragment))
        }
        // The statements show what the schema adds to the text: names of columns, defaults, types.
        let statements: [String] = steps.map { "\($0.template) \($0.result) \($0.captures)" }
        return Printer.print(Document(definitions: parts)) + statements.joined(separator: "\n")
    }
}
