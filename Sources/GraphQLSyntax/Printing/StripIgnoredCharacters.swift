/// Takes white space, commas and comments out of a document, so that it means the same in as few bytes as can be.
///
/// - Shape: tokens stand side by side, with a space only where two would run together; block strings lose what the reader would
///   take off anyway. Works on tokens, so that a part of a document can be stripped as well.
/// - Errors: the lexer's; the value is then the text of the tokens up to the first fault.
public func stripIgnoredCharacters(
    _ source: Source, options: ParseOptions = ParseOptions()
) -> Diagnosed<String> {
    let lexed: Diagnosed<[Token]> = lex(source, options: options)
    let end: Int32 = lexed.diagnostics.first?.span.start ?? .max
    var stripped: [UInt8] = []
    var endsInWord: Bool = false
    for token: Token in lexed.value where token.kind != .comment && token.kind != .endOfFile && token.end <= end {
        let isWord: Bool = !token.kind.isPunctuator
        // A number must not be read on into the dots of a spread.
        if endsInWord, isWord || token.kind == .spread { stripped.append(UInt8(ascii: " ")) }
        if token.kind == .blockString {
            let text: String = StringLiteral(source.utf8, in: token.range).text
            stripped.append(contentsOf: printBlockString(text, style: .minimal).utf8)
        } else {
            stripped.append(contentsOf: source.utf8[token.range])
        }
        endsInWord = isWord
    }
    return Diagnosed(String(decoding: stripped, as: UTF8.self), lexed.diagnostics)
}
