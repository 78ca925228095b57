import GraphQLSyntax

/// One vector that parses something.
struct GraphQLParserVector {
    private let vector: VectorValue
    private let source: Source
    private let options: ParseOptions

    init(_ vector: VectorValue) {
        self.vector = vector
        source = Source(name: "vector", utf8: vector["source"]?.bytes ?? [])
        var options: ParseOptions = ParseOptions()
        options.allowsLegacyFragmentVariables = vector["options"]?["allowLegacyFragmentVariables"]?.isTrue == true
        options.maximumTokens = vector["options"]?["maxTokens"]?.int ?? options.maximumTokens
        self.options = options
    }

    /// What was parsed, in the forms that vectors compare.
    private struct Outcome {
        var printed: String?
        var definitions: [String]?
        var tree: VectorValue?
        var error: Diagnostic?
    }

    /// Why the vector fails; nothing when it passes.
    func failure() -> String? {
        let outcome: Outcome = parse()
        let mustReject: Bool = vector["expect"]?.text == "reject" && vector["specAccept"]?.isTrue != true
        if mustReject { return rejectionFailure(outcome, expected: vector["error"]) }
        if let error: Diagnostic = outcome.error { return "rejected: \(error.message)" }
        if let printed: String = vector["printed"]?.text, printed != outcome.printed {
            return "printed as \(outcome.printed ?? "nothing")"
        }
        if let definitions: VectorValue = vector["definitions"], !matches(definitions, outcome) {
            return "definitions \(outcome.definitions ?? [])"
        }
        if let tree: VectorValue = vector["ast"], tree != outcome.tree { return "another tree" }
        if let count: Int = vector["tokens"]?.int, count != tokenCount { return "\(tokenCount) tokens" }
        return nil
    }

    private func parse() -> Outcome {
        let encoding: GraphQLTreeEncoding = GraphQLTreeEncoding(source)
        switch vector["entry"]?.text {
        case "parseValue": return outcome(parseValue(source, options: options), encoding)
        case "parseConstValue": return outcome(parseConstValue(source, options: options), encoding)
        case "parseType":
            let parsed: Diagnosed<TypeReference?> = parseTypeReference(source, options: options)
            return Outcome(
                printed: parsed.value.map { Printer.print($0) }, tree: parsed.value.map(encoding.typeReference),
                error: parsed.diagnostics.first)
        default:
            let parsed: Diagnosed<Document> = parseDocument(source, options: options)
            return Outcome(
                printed: Printer.print(parsed.value),
                definitions: parsed.value.definitions.map { encoding.definition($0)["kind"]?.text ?? "" },
                tree: encoding.document(parsed.value), error: parsed.diagnostics.first)
        }
    }

    private func outcome(_ parsed: Diagnosed<InputValue?>, _ encoding: GraphQLTreeEncoding) -> Outcome {
        Outcome(
            printed: parsed.value.map { Printer.print($0) }, tree: parsed.value.map(encoding.inputValue),
            error: parsed.diagnostics.first)
    }

    private func rejectionFailure(_ outcome: Outcome, expected: VectorValue?) -> String? {
        guard let error: Diagnostic = outcome.error else { return "accepted" }
        return GraphQLPlace.mismatch(error, expected, source)
    }

    private func matches(_ definitions: VectorValue, _ outcome: Outcome) -> Bool {
        definitions.elements.map { $0.text ?? "" } == outcome.definitions
    }

    /// The vectors count the end of the file as a token, and comments not.
    private var tokenCount: Int { lex(source).value.count { $0.kind != .comment } }
}
