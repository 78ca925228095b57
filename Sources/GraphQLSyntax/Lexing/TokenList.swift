/// All tokens of a source, and what was wrong with those that are invalid.
struct TokenList {
    /// The tokens in order, without comments; the last one is the end of the file.
    var tokens: [Token] = []
    /// The diagnostic of each invalid token, by the token's start.
    var problems: [Int32: Diagnostic] = [:]

    /// Reads the tokens of a source up to the limit.
    ///
    /// Lexing ahead of parsing costs a list, and makes looking ahead and going on after an error simple.
    init(_ source: Source, _ options: ParseOptions) {
        guard source.utf8.count < Int(Int32.max) else {
            add(problem: Self.tooLarge(source), from: 0, to: 0)
            tokens.append(Token(.endOfFile, 0, 0))
            return
        }
        var lexer: Lexer = Lexer(source, options)
        var isAtEnd: Bool = false
        while !isAtEnd {
            let start: Int = lexer.offset
            do throws(Diagnostic) {
                let token: Token = try lexer.next()
                if token.kind == .comment { continue }
                isAtEnd = token.kind == .endOfFile
                if !isAtEnd, tokens.count == options.maximumTokens {
                    add(problem: Self.tooMany(lexer, token, options), from: Int(token.start), to: Int(token.end))
                    tokens.append(Token(.endOfFile, Int(token.end), Int(token.end)))
                    return
                }
                tokens.append(token)
            } catch {
                add(problem: error, from: start, to: lexer.offset)
                // Bytes that make no token are no tokens to count, and each of them costs a diagnostic.
                isAtEnd = problems.count > options.maximumErrors
                if isAtEnd { tokens.append(Token(.endOfFile, lexer.offset, lexer.offset)) }
            }
        }
    }

    private mutating func add(problem: Diagnostic, from start: Int, to end: Int) {
        let token: Token = Token(.invalid, start, end)
        tokens.append(token)
        problems[token.start] = problem
    }

    private static func tooMany(_ lexer: Lexer, _ token: Token, _ options: ParseOptions) -> Diagnostic {
        lexer.failure(
            .limitExceeded, "the document has more than \(options.maximumTokens) tokens", Int(token.start),
            Int(token.end),
            hint: "split it into several documents")
    }

    private static func tooLarge(_ source: Source) -> Diagnostic {
        let span: SourceSpan = SourceSpan(sourceName: source.name, start: 0, end: 0)
        return Diagnostic(.error, .limitExceeded, "the file is larger than two gigabytes", at: span, hint: "split it")
    }
}

/// The tokens of a source, comments and the end of the file among them (specification, section 2.1).
///
/// - Errors: bytes that make no token are reported and passed over, up to the limit on errors. The limit on tokens is the parser's.
public func lex(_ source: Source, options: ParseOptions = ParseOptions()) -> Diagnosed<[Token]> {
    var lexer: Lexer = Lexer(source, options)
    var result: Diagnosed<[Token]> = Diagnosed([])
    while result.value.last?.kind != .endOfFile {
        do throws(Diagnostic) {
            result.value.append(try lexer.next())
        } catch {
            result.diagnostics.append(error)
            guard result.diagnostics.count < options.maximumErrors else {
                result.value.append(Token(.endOfFile, lexer.offset, lexer.offset))
                break
            }
        }
    }
    return result
}
