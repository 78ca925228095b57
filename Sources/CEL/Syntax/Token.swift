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

    enum Symbol: String, Sendable, CaseIterable {
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
