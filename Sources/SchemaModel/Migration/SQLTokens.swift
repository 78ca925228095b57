/// A piece of an SQL expression.
enum SQLToken: Hashable {
    /// A word or a name; words without quotes are in lower case.
    case word(String)
    case number(String)
    /// A string constant without its quotes.
    case string(String)
    case sign(String)
}

/// An expression in pieces. Two that come out equal mean the same; two that differ may still do.
///
/// Spellings of functions that the comparison takes as one come out as one: `now()` is what `CURRENT_TIMESTAMP` was before
/// PostgreSQL kept it as such, and the two functions that make identifiers are equal by decision.
func sqlTokens(_ text: String) -> [SQLToken] {
    var scanner: SQLScanner = SQLScanner(text)
    return scanner.tokens()
}

/// The same without what PostgreSQL adds or leaves out when it prints an expression back: casts, parentheses and the schema of
/// functions.
///
/// That forgets what casts and parentheses mean, so it is only for expressions of a known form.
func normalisedSQL(_ text: String) -> [SQLToken] {
    var scanner: SQLScanner = SQLScanner(text)
    return scanner.looseTokens()
}

extension [SQLToken] {
    /// Whether it is a constant: `'x'::text`, `1`, `(-1)::bigint`, `true`, `NULL::uuid`.
    var isConstant: Bool {
        switch (first, dropFirst().first, count) {
        case (.string, _, 1), (.number, _, 1), (.sign("-"), .number, 2): true
        case (.word(let word), _, 1): ["true", "false", "null"].contains(word)
        default: false
        }
    }
}

private struct SQLScanner {
    private let characters: [Character]
    private var position: Int = 0

    init(_ text: String) { characters = Array(text) }

    mutating func tokens() -> [SQLToken] {
        var tokens: [SQLToken] = []
        while let token: SQLToken = next() {
            tokens.append(token)
            if tokens.count >= 3, Self.clocks.contains(tokens[tokens.count - 3]),
                tokens.suffix(2) == [.sign("("), .sign(")")]
            {
                tokens.removeLast(3)
                tokens.append(.word("current_timestamp"))
            }
            if token == .word("uuid_generate_v4") {
                // The extension may lie in a schema that is not on the search path.
                tokens.removeLast(tokens.suffix(3).dropLast() == [.word("public"), .sign(".")] ? 3 : 1)
                tokens.append(.word("gen_random_uuid"))
            }
        }
        return tokens
    }

    private static let clocks: [SQLToken] = [.word("now"), .word("transaction_timestamp")]

    mutating func looseTokens() -> [SQLToken] {
        var tokens: [SQLToken] = []
        while let token: SQLToken = next() {
            switch token {
            case .sign("::"): skipType()
            case .sign("("), .sign(")"): continue
            case .sign(".") where tokens.last == .word("public") || tokens.last == .word("pg_catalog"):
                tokens.removeLast()
            case .word(let name): tokens.append(.word(Self.synonyms[name] ?? name))
            default: tokens.append(token)
            }
        }
        return tokens
    }

    private static let synonyms: [String: String] = [
        "now": "current_timestamp", "transaction_timestamp": "current_timestamp",
        "uuid_generate_v4": "gen_random_uuid",
    ]

    private mutating func next() -> SQLToken? {
        while position < characters.count {
            if characters[position].isWhitespace {
                position += 1
            } else if pair == "/*" {
                skipComment()
            } else {
                break
            }
        }
        guard position < characters.count else { return nil }
        let first: Character = characters[position]
        switch first {
        case "'": return .string(quoted("'"))
        case "\"": return .word(quoted("\""))
        case _ where first.isNumber || (first == "." && peek(1)?.isNumber ?? false):
            return .number(take { $0.isNumber || $0 == "." || $0 == "e" || $0 == "E" })
        case _ where first.isLetter || first == "_":
            return .word(take { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" }.lowercased())
        default:
            let length: Int = ["::", "||", "<=", ">=", "<>", "->"].contains { String($0) == pair } ? 2 : 1
            let sign: String = String(characters[position..<(position + length)])
            position += length
            return .sign(sign)
        }
    }

    /// Comments nest.
    private mutating func skipComment() {
        var depth: Int = 0
        repeat {
            switch pair {
            case "/*": depth += 1; position += 2
            case "*/": depth -= 1; position += 2
            default: position += 1
            }
        } while depth > 0 && position < characters.count
    }

    private var pair: String { String(characters[position..<min(position + 2, characters.count)]) }

    private func peek(_ distance: Int) -> Character? {
        position + distance < characters.count ? characters[position + distance] : nil
    }

    private mutating func take(while matches: (Character) -> Bool) -> String {
        let start: Int = position
        while position < characters.count, matches(characters[position]) { position += 1 }
        return String(characters[start..<position])
    }

    /// What stands in quotes, doubled ones made single.
    private mutating func quoted(_ quote: Character) -> String {
        var text: String = ""
        position += 1
        while position < characters.count {
            if characters[position] == quote {
                position += 1
                guard position < characters.count, characters[position] == quote else { break }
            }
            text.append(characters[position])
            position += 1
        }
        return text
    }

    /// Skips a type name after `::`, with the words, length and brackets that belong to it.
    private mutating func skipType() {
        let continuations: [String: [String]] = [
            "double": ["precision"], "character": ["varying"], "bit": ["varying"],
            "timestamp": ["with", "without", "time", "zone"], "time": ["with", "without", "time", "zone"],
        ]
        guard case .word(let first)? = next() else { return }
        while peekSign(".") { _ = next(); _ = next() }
        skipLength()
        while let word: String = peekWord(), continuations[first]?.contains(word) ?? false { _ = next() }
        skipLength()
        while peekSign("[") { _ = next(); _ = next() }
    }

    private mutating func skipLength() {
        guard peekSign("(") else { return }
        while let token: SQLToken = next(), token != .sign(")") {}
    }

    private func peekSign(_ sign: String) -> Bool {
        var copy: SQLScanner = self
        return copy.next() == .sign(sign)
    }

    private func peekWord() -> String? {
        var copy: SQLScanner = self
        if case .word(let word)? = copy.next() { return word }
        return nil
    }
}
