/// Cuts the text of an expression into tokens.
///
/// - Errors: an issue at the first byte that begins no token.
/// - Source: CEL language definition, "Syntax".
struct Lexer {
    let utf8: [UInt8]
    var position: Int = 0

    init(_ utf8: [UInt8]) { self.utf8 = utf8 }

    /// The next token; at the end of the text `.end`, again and again.
    mutating func next() throws(Issue) -> Token {
        skipWhitespaceAndComments()
        let start: Int = position
        let kind: Token.Kind = try nextKind()
        return Token(kind: kind, range: start..<position)
    }

    private mutating func nextKind() throws(Issue) -> Token.Kind {
        guard let byte: UInt8 = peek() else { return .end }
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
        case UInt8(ascii: "."):
            if let next: UInt8 = peek(1), isDigit(next) { return try number() }
            return try symbol()
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return .string(try stringLiteral(isRaw: false))
        case UInt8(ascii: "`"): return try quotedIdentifier()
        case let letter where isIdentifierStart(letter):
            if let literal: Token.Kind = try prefixedLiteral() { return literal }
            return word()
        default: return try symbol()
        }
    }

    func peek(_ distance: Int = 0) -> UInt8? {
        let index: Int = position + distance
        return index < utf8.count ? utf8[index] : nil
    }

    /// Moves past the bytes of a word if they are next.
    mutating func take(_ text: StaticString) -> Bool {
        let length: Int = text.utf8CodeUnitCount
        guard position + length <= utf8.count else { return false }
        for offset in 0..<length where utf8[position + offset] != text.utf8Start[offset] { return false }
        position += length
        return true
    }

    private mutating func skipWhitespaceAndComments() {
        while let byte: UInt8 = peek() {
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0x0C: position += 1
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
                while let next: UInt8 = peek(), next != UInt8(ascii: "\n"), next != UInt8(ascii: "\r") { position += 1 }
            default: return
            }
        }
    }

    private mutating func symbol() throws(Issue) -> Token.Kind {
        let start: Int = position
        if let byte: UInt8 = peek() {
            if let pair: Token.Symbol = Token.Symbol(byte, followedBy: peek(1)) {
                position += 2
                return .symbol(pair)
            }
            if let single: Token.Symbol = Token.Symbol(byte) {
                position += 1
                return .symbol(single)
            }
        }
        // Report a whole character, not the first byte of one.
        repeat { position += 1 } while peek().map { $0 & 0xC0 == 0x80 } ?? false
        let text: String = String(decoding: utf8[start..<position], as: UTF8.self)
        throw Issue("syntax error: unexpected '\(text)'", at: start..<position)
    }

    private mutating func word() -> Token.Kind {
        let start: Int = position
        while let byte: UInt8 = peek(), isIdentifierStart(byte) || isDigit(byte) { position += 1 }
        let name: String = String(decoding: utf8[start..<position], as: UTF8.self)
        if let keyword: Token.Keyword = Token.Keyword(rawValue: name) { return .keyword(keyword) }
        return Self.reservedWords.contains(name) ? .reserved(name) : .identifier(name)
    }

    private static let reservedWords: Set<String> = [
        "as", "break", "const", "continue", "else", "for", "function", "if", "import", "let", "loop", "package",
        "namespace", "return", "var", "void", "while",
    ]

    private mutating func quotedIdentifier() throws(Issue) -> Token.Kind {
        let start: Int = position
        position += 1
        while let byte: UInt8 = peek(), isIdentifierStart(byte) || isDigit(byte) || Self.isQuotable(byte) {
            position += 1
        }
        let name: String = String(decoding: utf8[(start + 1)..<position], as: UTF8.self)
        guard peek() == UInt8(ascii: "`"), !name.isEmpty else {
            throw Issue("syntax error: a name in backquotes is not closed", at: start..<position)
        }
        position += 1
        return .quotedIdentifier(name)
    }

    private static func isQuotable(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: " "): true
        default: false
        }
    }
}

/// Whether a byte may begin a name.
func isIdentifierStart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
    default: false
    }
}

/// Whether a byte is an ASCII digit.
func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
