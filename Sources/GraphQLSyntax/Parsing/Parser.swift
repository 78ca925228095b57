/// Reads tokens to a syntax tree by recursive descent, one function a production of the grammar.
///
/// A production that cannot go on throws its diagnostic; the document's loop collects it and goes on with the next definition.
struct Parser {
    let source: Source
    let options: ParseOptions
    private let tokens: [Token]
    private let problems: [Int32: Diagnostic]
    var index: Int = 0
    /// Where the definition begins that is being read: brackets that were left open before it are told already.
    var definitionStart: Int32 = 0
    /// The end of the last token that was taken: where a node that ends here ends.
    private var lastEnd: Int32 = 0
    private var depth: Int = 0

    init(_ source: Source, _ options: ParseOptions) {
        self.source = source
        self.options = options
        let list: TokenList = TokenList(source, options)
        tokens = list.tokens
        problems = list.problems
    }

    // MARK: Tokens

    /// The token that comes next.
    var current: Token { tokens[index] }

    /// The token that comes some places after the next.
    func token(after distance: Int) -> Token { tokens[min(index + distance, tokens.count - 1)] }

    /// Takes the next token; the end of the file stays.
    mutating func advance() {
        lastEnd = current.end
        if index < tokens.count - 1 { index += 1 }
    }

    func peek(_ kind: Token.Kind) -> Bool { current.kind == kind }

    /// Takes the next token if it is of that kind.
    mutating func skip(_ kind: Token.Kind) -> Bool {
        guard peek(kind) else { return false }
        advance()
        return true
    }

    /// Takes the next token, which must be of that kind.
    mutating func expect(_ kind: Token.Kind, hint: String? = nil) throws(Diagnostic) {
        guard skip(kind) else { throw unexpected(expecting: kind.description, hint: hint) }
    }

    func text(of token: Token) -> String { String(decoding: source.utf8[token.range], as: UTF8.self) }

    /// Whether a token is that word.
    func isWord(_ token: Token, _ word: String) -> Bool {
        token.kind == .name && source.utf8[token.range].elementsEqual(word.utf8)
    }

    /// Takes the next token if it is that word.
    mutating func skipWord(_ word: String) -> Bool {
        guard isWord(current, word) else { return false }
        advance()
        return true
    }

    /// Takes the next token, which must be that word.
    mutating func expectWord(_ word: String) throws(Diagnostic) {
        guard skipWord(word) else {
            throw unexpected(
                expecting: "'\(word)'", hint: word == "on" ? "write for example `fragment Name on Movie`" : nil)
        }
    }

    /// `Name` (section 2.1.9).
    mutating func parseName(hint: String? = nil) throws(Diagnostic) -> Name {
        let token: Token = current
        try expect(.name, hint: hint ?? hintForName(token))
        if let problem: Diagnostic = problems[token.end], problem.span.start == token.end, peek(.invalid) {
            // A name that goes on with what no name may hold is broken as a whole; a part of it would mislead whoever looks it up.
            throw problem
        }
        return Name(text(of: token), at: span(of: token))
    }

    private func hintForName(_ token: Token) -> String? {
        switch token.kind {
        case .string, .blockString: "names stand without quotes"
        case .int, .float: "a name begins with a letter"
        case .dollar: "a value has a name before it: `name: $variable`"
        case .leftBrace, .leftBracket: "a value has a name before it: `name: {…}`"
        default: nil
        }
    }

    /// `Description`, where there is one.
    mutating func parseDescription() -> Description? {
        let token: Token = current
        guard token.kind == .string || token.kind == .blockString else { return nil }
        advance()
        let text: String = StringLiteral(source.utf8, in: token.range).text
        return Description(text, isBlock: token.kind == .blockString, at: span(of: token))
    }

    // MARK: Places

    func span(of token: Token) -> SourceSpan {
        SourceSpan(sourceName: source.name, start: token.start, end: token.end)
    }

    /// The span of a node that began there and ends with the last token taken.
    func span(from start: Int32) -> SourceSpan {
        SourceSpan(sourceName: source.name, start: start, end: max(start, lastEnd))
    }

    // MARK: Depth

    /// Enters a nested construct; `leave` it when it is read.
    mutating func enter() throws(Diagnostic) {
        guard depth < options.maximumDepth else {
            throw Diagnostic(
                .error, .limitExceeded, "nested deeper than \(options.maximumDepth) levels", at: span(of: current),
                hint: "move the inner part into a fragment, or make it flatter")
        }
        depth += 1
    }

    mutating func leave() { depth -= 1 }

    /// Forgets how deep the parser was, when it goes on after an error.
    mutating func leaveAll() { depth = 0 }

    // MARK: Errors

    /// What to say about the next token, which may not stand here.
    func unexpected(expecting expected: String? = nil, hint: String? = nil) -> Diagnostic {
        let token: Token = current
        if token.kind == .invalid, let problem: Diagnostic = problems[token.start] { return problem }
        let found: String = token.kind == .name ? "'\(text(of: token))'" : token.kind.description
        let message: String = expected.map { "expected \($0), found \(found)" } ?? "unexpected \(found)"
        return Diagnostic(
            .error, .unexpectedToken, message, at: span(of: token), hint: hintForBrackets(token) ?? hint)
    }

    /// Which bracket was left open, where that is why a token may not stand here: at the end of the file, before a bracket that closes
    /// another kind, and before braces in parentheses that do not begin a value.
    private func hintForBrackets(_ token: Token) -> String? {
        guard let bracket: Token = openBracket else { return nil }
        switch (bracket.kind, token.kind) {
        case (_, .endOfFile), (.leftBrace, .rightParenthesis), (.leftBrace, .rightBracket),
            (.leftParenthesis, .rightBrace), (.leftParenthesis, .rightBracket), (.leftBracket, .rightBrace),
            (.leftBracket, .rightParenthesis):
            break
        case (.leftParenthesis, .leftBrace), (.leftParenthesis, .at), (.leftBracket, .at):
            guard index > 0, endsValue(tokens[index - 1].kind) else { return nil }
        default: return nil
        }
        let line: Int = LineIndex(source).position(ofOffset: Int(bracket.start)).line
        return "the \(bracket.kind) in line \(line) is not closed"
    }

    private var openBracket: Token? {
        var open: [Token] = []
        for token: Token in tokens.prefix(index) where token.start >= definitionStart {
            switch token.kind {
            case .leftBrace, .leftBracket, .leftParenthesis: open.append(token)
            case .rightBrace, .rightBracket, .rightParenthesis: _ = open.popLast()
            default: break
            }
        }
        return open.last
    }

    private func endsValue(_ kind: Token.Kind) -> Bool {
        switch kind {
        case .name, .int, .float, .string, .blockString, .rightBrace, .rightBracket: true
        default: false
        }
    }
}
