extension Parser {
    /// `Document` (section 2.2). What is wrong in one definition leaves the others as they are.
    mutating func parseDocument() -> Diagnosed<Document> {
        var result: Diagnosed<Document> = Diagnosed(Document(definitions: []))
        if peek(.endOfFile), !options.allowsEmptyDocument { result.diagnostics.append(emptyDocument()) }
        while !peek(.endOfFile) {
            let start: Int = index
            definitionStart = current.start
            do throws(Diagnostic) {
                result.value.definitions.append(try parseDefinition())
            } catch {
                let swallowed: SwallowedDefinition? = swallowedDefinition(from: start)
                result.diagnostics.append(swallowed.map { error.blaming($0.bracket, in: source) } ?? error)
                if result.diagnostics.count >= options.maximumErrors {
                    result.diagnostics.append(tooManyErrors())
                    return result
                }
                leaveAll()
                if let swallowed { index = swallowed.index } else { skipToNextDefinition(from: start) }
            }
        }
        return result
    }

    private func emptyDocument() -> Diagnostic {
        unexpected(expecting: "a definition", hint: "write at least one operation, fragment or type")
    }

    private func tooManyErrors() -> Diagnostic {
        Diagnostic(
            .error, .limitExceeded, "too many errors, the rest of the file was not read", at: span(of: current),
            hint: "mend those above first")
    }

    /// `Definition`: executable or of the type system.
    private mutating func parseDefinition() throws(Diagnostic) -> Definition {
        if peek(.leftBrace) { return .operation(try parseShorthandOperation()) }
        let start: Int32 = current.start
        let description: Description? = parseDescription()
        if let description, peek(.leftBrace) || isWord(current, "extend") {
            throw misplaced(description)
        }
        guard peek(.name) else { throw unexpected(expecting: "a definition", hint: Self.definitionHint) }
        switch text(of: current) {
        case "query", "mutation", "subscription": return .operation(try parseOperation(from: start, description))
        case "fragment": return .fragment(try parseFragment(from: start, description))
        case "schema": return .schema(try parseSchema(from: start, description, .definition))
        case "directive": return .directive(try parseDirectiveDefinition(from: start, description))
        case "extend": return try parseExtension(from: start)
        case let word where Self.typeKeywords.contains(word):
            return .type(try parseTypeDefinition(from: start, description, .definition))
        case let word: throw unexpected(expecting: "a definition", hint: keywordHint(word) ?? Self.definitionHint)
        }
    }

    private static let definitionHint: String =
        "a definition begins with a word such as query, mutation, fragment or type"

    static let typeKeywords: [String] = ["scalar", "type", "interface", "union", "enum", "input"]

    private static let definitionKeywords: [String] =
        ["query", "mutation", "subscription", "fragment", "schema", "directive", "extend"] + typeKeywords

    private func misplaced(_ description: Description) -> Diagnostic {
        let what: String = peek(.leftBrace) ? "a query without the word 'query'" : "an extension"
        return Diagnostic(
            .error, .misplacedDescription, "\(what) takes no description", at: description.span,
            hint: peek(.leftBrace) ? "write 'query' before the brace" : "make it a comment, with '#'")
    }

    private func keywordHint(_ word: String) -> String? {
        nearest(to: word, among: Self.definitionKeywords).map { "did you mean '\($0)'?" }
    }

    // MARK: Going on after an error

    /// A definition that a broken one took for its own text, and the bracket that should have been closed before it.
    private struct SwallowedDefinition {
        let index: Int
        let bracket: Token
    }

    /// The first definition behind the start of a broken one and before its error: most of GraphQL's keywords are good names of fields, so
    /// that a selection without its brace goes on through all that follows.
    private func swallowedDefinition(from start: Int) -> SwallowedDefinition? {
        var open: [Token] = []
        for position: Int in start..<index {
            let token: Token = token(after: position - index)
            if let bracket: Token = open.last, isAtLineStart(token),
                isKeywordBeforeName(token, self.token(after: position + 1 - index))
            {
                return SwallowedDefinition(index: position, bracket: bracket)
            }
            switch token.kind {
            case .leftBrace, .leftBracket, .leftParenthesis: open.append(token)
            case .rightBrace, .rightBracket, .rightParenthesis: _ = open.popLast()
            default: break
            }
        }
        return nil
    }

    /// Passes over the rest of a broken definition.
    ///
    /// It ends with the brace that closes it, or before a keyword outside of braces. A brace that was never closed would hide all
    /// the rest, so that a keyword in the first column with a name behind it counts as well.
    private mutating func skipToNextDefinition(from start: Int) {
        var nesting: Nesting = Nesting()
        for distance: Int in 0..<(index - start) { nesting.pass(token(after: distance + start - index).kind) }
        // What began the broken definition does not begin the next one.
        var mustSkip: Bool = index == start
        while !peek(.endOfFile), mustSkip || !beginsDefinition(insideBraces: nesting.braces > 0) {
            let kind: Token.Kind = current.kind
            nesting.pass(kind)
            advance()
            if kind == .rightBrace, nesting.isOutside { return }
            mustSkip = false
        }
    }

    private func beginsDefinition(insideBraces: Bool) -> Bool {
        guard !insideBraces else { return isAtLineStart(current) && isKeywordBeforeName(current, token(after: 1)) }
        switch current.kind {
        case .leftBrace: return isAtLineStart(current)
        case .string, .blockString: return isDefinitionKeyword(token(after: 1))
        default: return isDefinitionKeyword(current) && !isFollowedByColon
        }
    }

    private var isFollowedByColon: Bool { token(after: 1).kind == .colon }

    private func isDefinitionKeyword(_ token: Token) -> Bool {
        token.kind == .name && Self.definitionKeywords.contains(text(of: token))
    }

    private func isKeywordBeforeName(_ token: Token, _ next: Token) -> Bool {
        isDefinitionKeyword(token) && (next.kind == .name || (next.kind == .at && isWord(token, "directive")))
    }

    private func isAtLineStart(_ token: Token) -> Bool { source.isLineStart(Int(token.start)) }
}

extension Diagnostic {
    /// The same, with a bracket that was never closed as its reason.
    fileprivate func blaming(_ bracket: Token, in source: Source) -> Diagnostic {
        var result: Diagnostic = self
        let line: Int = LineIndex(source).position(ofOffset: Int(bracket.start)).line
        result.hint = "the \(bracket.kind) in line \(line) is not closed"
        return result
    }
}

/// How deep in braces and parentheses a token stands; closing ones without an opening one do not count.
private struct Nesting {
    private(set) var braces: Int = 0
    private var parentheses: Int = 0

    var isOutside: Bool { braces == 0 && parentheses == 0 }

    mutating func pass(_ kind: Token.Kind) {
        switch kind {
        case .leftBrace: braces += 1
        case .rightBrace: braces = max(0, braces - 1)
        case .leftParenthesis: parentheses += 1
        case .rightParenthesis: parentheses = max(0, parentheses - 1)
        default: break
        }
    }
}
