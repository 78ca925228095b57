/// A piece of an SQL expression.
enum SQLToken: Hashable {
    /// A word or a name; words without quotes are in lower case.
    case word(String)
    case number(String)
    /// A string constant without its quotes.
    case string(String)
    case sign(String)
}

/// An expression without what PostgreSQL adds or leaves out when it prints one back: casts, parentheses, the schema of functions,
/// spaces and letter case. Spellings that mean the same come out as one.
///
/// Two expressions that come out equal mean the same for every default that a schema can ask for; two that differ may still do.
func normalisedSQL(_ text: String) -> [SQLToken] {
    var scanner: SQLScanner = SQLScanner(text)
    return scanner.tokens()
}

private struct SQLScanner {
    private let characters: [Character]
    private var position: Int = 0

    init(_ text: String) { characters = Array(text) }

    mutating func tokens() -> [SQLToken] {
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

    /// `now()` is what `CURRENT_TIMESTAMP` was before it was kept as such; the two identifier functions are equal by decision.
    private static let synonyms: [String: String] = [
        "now": "current_timestamp", "transaction_timestamp": "current_timestamp",
        "uuid_generate_v4": "gen_random_uuid",
    ]

    private mutating func next() -> SQLToken? {
        while position < characters.count, characters[position].isWhitespace { position += 1 }
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
