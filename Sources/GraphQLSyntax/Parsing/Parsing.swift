/// Parses an executable or type system document, or one that mixes both (specification, section 2.2).
///
/// - Errors: collected. A broken definition is left out, and reading goes on with the next one, so that one run shows what is wrong
///   all over the file. The first diagnostic is the one a parser that stops would give.
public func parseDocument(_ source: Source, options: ParseOptions = ParseOptions()) -> Diagnosed<Document> {
    var parser: Parser = Parser(source, options)
    return parser.parseDocument()
}

/// Parses a value that may hold variables (section 2.9).
public func parseValue(_ source: Source, options: ParseOptions = ParseOptions()) -> Diagnosed<InputValue?> {
    parseWhole(source, options) { parser throws(Diagnostic) in try parser.parseInputValue(.free) }
}

/// Parses a value without variables (section 2.9).
public func parseConstValue(_ source: Source, options: ParseOptions = ParseOptions()) -> Diagnosed<InputValue?> {
    parseWhole(source, options) { parser throws(Diagnostic) in try parser.parseInputValue(.constant) }
}

/// Parses a reference to a type, such as `[String!]!` (section 2.11).
public func parseTypeReference(_ source: Source, options: ParseOptions = ParseOptions()) -> Diagnosed<TypeReference?> {
    parseWhole(source, options) { parser throws(Diagnostic) in try parser.parseTypeReference() }
}

private func parseWhole<Node: Sendable>(
    _ source: Source, _ options: ParseOptions, _ production: (inout Parser) throws(Diagnostic) -> Node
) -> Diagnosed<Node?> {
    var parser: Parser = Parser(source, options)
    do throws(Diagnostic) {
        let node: Node = try production(&parser)
        try parser.expect(.endOfFile)
        return Diagnosed(node)
    } catch {
        return Diagnosed(nil, [error])
    }
}
