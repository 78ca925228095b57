/// A lexical token (specification, section 2.1.6): what it is and which bytes it covers.
///
/// The text of a name, number or string is not kept; `Token.value(in:)` reads it from the source when somebody wants it.
public struct Token: Hashable, Sendable {
    /// What kind of token it is.
    public enum Kind: UInt8, Hashable, Sendable {
        case exclamation, dollar, ampersand, leftParenthesis, rightParenthesis, spread, colon, equals, at
        case leftBracket, rightBracket, leftBrace, pipe, rightBrace
        case name, int, float, string, blockString
        /// A comment; the parser never sees one.
        case comment
        /// Bytes that make no token; the lexer's diagnostics say why.
        case invalid
        /// The end of the source, which every list of tokens ends with.
        case endOfFile

        /// Whether it is a punctuator (section 2.1.8).
        public var isPunctuator: Bool { rawValue <= Kind.rightBrace.rawValue }
    }

    /// What kind of token it is.
    public let kind: Kind
    /// The offset of its first byte.
    public let start: Int32
    /// The offset after its last byte.
    public let end: Int32

    init(_ kind: Kind, _ start: Int, _ end: Int) {
        self.kind = kind
        // The lexer refuses sources whose offsets do not fit, before it makes its first token.
        self.start = Int32(truncatingIfNeeded: start)
        self.end = Int32(truncatingIfNeeded: end)
    }

    var range: Range<Int> { Int(start)..<Int(end) }

    /// The value of the token: for a string the text it stands for, for a comment the text after the number sign, for a name
    /// or number what is written, and nothing for any other kind.
    public func value(in source: Source) -> String? {
        switch kind {
        case .name, .int, .float: String(decoding: source.utf8[range], as: UTF8.self)
        case .string, .blockString: StringLiteral(source.utf8, in: range).text
        case .comment: String(decoding: source.utf8[range.dropFirst()], as: UTF8.self)
        default: nil
        }
    }
}

extension Token.Kind: CustomStringConvertible {
    /// The kind as messages name it.
    public var description: String {
        switch self {
        case .exclamation: "'!'"
        case .dollar: "'$'"
        case .ampersand: "'&'"
        case .leftParenthesis: "'('"
        case .rightParenthesis: "')'"
        case .spread: "'...'"
        case .colon: "':'"
        case .equals: "'='"
        case .at: "'@'"
        case .leftBracket: "'['"
        case .rightBracket: "']'"
        case .leftBrace: "'{'"
        case .pipe: "'|'"
        case .rightBrace: "'}'"
        case .name: "a name"
        case .int: "an integer"
        case .float: "a number"
        case .string, .blockString: "a string"
        case .comment: "a comment"
        case .invalid: "something unreadable"
        case .endOfFile: "the end of the file"
        }
    }
}
