import GraphQLSyntax

/// Vectors of what is printed.
enum GraphQLPrinterVector {
    /// A vector of `print`: a tree, a source to parse, or the kitchen sinks of the parser's file.
    static func failure(_ vector: VectorValue, kitchenSinks: [VectorValue]) -> String? {
        let expected: String? = vector["printed"]?.text
        let printed: [String?]
        if let tree: VectorValue = vector["ast"] {
            printed = [GraphQLTreeDecoding.printed(tree)]
        } else if let source: String = vector["source"]?.text {
            printed = [self.printed(source, kind: vector["kind"]?.text ?? "")]
        } else {
            printed = kitchenSinks.map { self.printed($0["source"]?.text ?? "", kind: "Document") }
        }
        return printed.contains(expected) ? nil : "printed as \(printed.compactMap { $0 })"
    }

    /// A member of a type is parsed within one, and printed alone.
    private static func printed(_ source: String, kind: String) -> String? {
        switch kind {
        case "FieldDefinition":
            guard case .object(_, let fields)? = typeKind("type T { \(source) }") else { return nil }
            return fields.first.map { Printer.print($0) }
        case "InputValueDefinition":
            guard case .inputObject(let fields)? = typeKind("input T { \(source) }") else { return nil }
            return fields.first.map { Printer.print($0) }
        case "EnumValueDefinition":
            guard case .enumeration(let values)? = typeKind("enum T { \(source) }") else { return nil }
            return values.first.map { Printer.print($0) }
        default:
            return document(source).map { Printer.print($0) }
        }
    }

    private static func document(_ text: String) -> Document? {
        var options: ParseOptions = ParseOptions()
        options.allowsLegacyFragmentVariables = true
        let parsed: Diagnosed<Document> = parseDocument(Source(name: "vector", text: text), options: options)
        return parsed.diagnostics.isEmpty ? parsed.value : nil
    }

    private static func typeKind(_ text: String) -> TypeDefinition.Kind? {
        guard case .type(let type)? = document(text)?.definitions.first else { return nil }
        return type.kind
    }

    /// A vector of `blockString`: a function, its arguments, its result.
    static func helperFailure(_ vector: VectorValue) -> String? {
        let argument: VectorValue = vector["args"]?.elements.first ?? .null
        let isMinimal: Bool = vector["args"]?.elements.dropFirst().first?["minimize"]?.isTrue == true
        let text: String = argument.text ?? ""
        let result: VectorValue
        switch vector["fn"]?.text {
        case "dedentBlockStringLines":
            result = .array(dedentBlockStringLines(argument.elements.map { $0.text ?? "" }).map(VectorValue.text))
        case "isPrintableAsBlockString": result = .bool(isPrintableAsBlockString(text))
        case "printBlockString": result = .text(printBlockString(text, style: isMinimal ? .minimal : .readable))
        case "printString": result = .text(printString(text))
        case let name: return "no such function: \(name ?? "")"
        }
        return result == vector["result"] ? nil : "\(result)"
    }

    static func strippingFailure(_ vector: VectorValue) -> String? {
        let source: Source = Source(name: "vector", utf8: vector["source"]?.bytes ?? [])
        let stripped: Diagnosed<String> = stripIgnoredCharacters(source)
        if let expected: VectorValue = vector["error"] {
            guard let error: Diagnostic = stripped.diagnostics.first else { return "accepted" }
            return GraphQLPlace.mismatch(error, expected, source)
        }
        return stripped.value == vector["result"]?.text && !stripped.hasErrors ? nil : "stripped to \(stripped.value)"
    }
}
