/// A lexical element of an expression.
struct Token: Sendable {
    let kind: Kind
    let range: Range<Int>

    enum Kind: Hashable, Sendable {
        /// A name that is free to use.
        case identifier(String)
        /// A name in backquotes, for selectors only.
        case quotedIdentifier(String)
        /// A name the language keeps for host languages; selectors may use it.
        case reserved(String)
        case keyword(Keyword)
        case int(magnitude: UInt64)
        case uint(UInt64)
        case double(Double)
        case string(String)
        case bytes([UInt8])
        case symbol(Symbol)
        case end
    }

    enum Keyword: String, Sendable {
        case `true`
        case `false`
        case null
        case `in`
    }

    enum Symbol: String, Sendable {
        case equal = "=="
        case notEqual = "!="
        case lessOrEqual = "<="
        case greaterOrEqual = ">="
        case and = "&&"
        case or = "||"
        case less = "<"
        case greater = ">"
        case plus = "+"
        case minus = "-"
        case star = "*"
        case slash = "/"
        case percent = "%"
        case not = "!"
        case question = "?"
        case colon = ":"
        case comma = ","
        case dot = "."
        case leftParenthesis = "("
        case rightParenthesis = ")"
        case leftBracket = "["
        case rightBracket = "]"
        case leftBrace = "{"
        case rightBrace = "}"
    }

    /// The token in words, for messages.
    var description: String {
        switch kind {
        case .identifier(let name), .reserved(let name), .quotedIdentifier(let name): "'\(name)'"
        case .keyword(let keyword): "'\(keyword.rawValue)'"
        case .int, .uint, .double: "a number"
        case .string: "a string"
        case .bytes: "a bytes literal"
        case .symbol(let symbol): "'\(symbol.rawValue)'"
        case .end: "the end of the expression"
        }
    }
}

extension Token.Symbol {
    /// The symbol of two bytes.
    init?(_ first: UInt8, followedBy second: UInt8?) {
        switch (first, second) {
        case (UInt8(ascii: "="), UInt8(ascii: "=")): self = .equal
        case (UInt8(ascii: "!"), UInt8(ascii: "=")): self = .notEqual
        case (UInt8(ascii: "<"), UInt8(ascii: "=")): self = .lessOrEqual
        case (UInt8(ascii: ">"), UInt8(ascii: "=")): self = .greaterOrEqual
        case (UInt8(ascii: "&"), UInt8(ascii: "&")): self = .and
        case (UInt8(ascii: "|"), UInt8(ascii: "|")): self = .or
        default: return nil
        }
    }

    /// The symbol of one byte.
    init?(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: "<"): self = .less
        case UInt8(ascii: ">"): self = .greater
        case UInt8(ascii: "+"): self = .plus
        case UInt8(ascii: "-"): self = .minus
        case UInt8(ascii: "*"): self = .star
        case UInt8(ascii: "/"): self = .slash
        case UInt8(ascii: "%"): self = .percent
        case UInt8(ascii: "!"): self = .not
        case UInt8(ascii: "?"): self = .question
        case UInt8(ascii: ":"): self = .colon
        case UInt8(ascii: ","): self = .comma
        case UInt8(ascii: "."): self = .dot
        case UInt8(ascii: "("): self = .leftParenthesis
        case UInt8(ascii: ")"): self = .rightParenthesis
        case UInt8(ascii: "["): self = .leftBracket
        case UInt8(ascii: "]"): self = .rightBracket
        case UInt8(ascii: "{"): self = .leftBrace
        case UInt8(ascii: "}"): self = .rightBrace
        default: return nil
        }
    }
}
