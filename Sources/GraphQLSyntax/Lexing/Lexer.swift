/// Cuts the bytes of a source into tokens (specification, section 2.1).
///
/// It works on bytes, because all of the grammar's own characters are ASCII; other bytes are only checked to be UTF-8.
struct Lexer {
    let bytes: [UInt8]
    private let sourceName: String
    private let options: ParseOptions
    var offset: Int = 0

    init(_ source: Source, _ options: ParseOptions) {
        bytes = source.utf8
        sourceName = source.name
        self.options = options
    }

    /// The next token, comments among them. After an error the next call goes on behind what was wrong.
    mutating func next() throws(Diagnostic) -> Token {
        skipIgnored()
        guard offset < bytes.count else { return Token(.endOfFile, offset, offset) }
        let byte: UInt8 = bytes[offset]
        switch byte {
        case UInt8(ascii: "\""): return try string(byte)
        case UInt8(ascii: "'"):
            guard options.allowsSingleQuotedBlockStrings, bytes.hasTriple(byte, at: offset) else { throw singleQuote() }
            return try string(byte)
        case UInt8(ascii: "#"): return try comment()
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
        case _ where byte.isNameStart: return name()
        default: return try punctuator(byte)
        }
    }

    /// Passes over white space, line ends, commas and byte order marks (section 2.1.1 to 2.1.7); comments are tokens here.
    private mutating func skipIgnored() {
        while let byte: UInt8 = bytes.byte(at: offset) {
            if byte.isBlank || byte.isLineEnd || byte == UInt8(ascii: ",") {
                offset += 1
            } else if byte == 0xEF, bytes.byte(at: offset + 1) == 0xBB, bytes.byte(at: offset + 2) == 0xBF {
                offset += 3
            } else {
                return
            }
        }
    }

    private mutating func name() -> Token {
        let start: Int = offset
        while bytes.byte(at: offset)?.isNameContinue == true { offset += 1 }
        return Token(.name, start, offset)
    }

    private mutating func comment() throws(Diagnostic) -> Token {
        let start: Int = offset
        var problem: Diagnostic?
        while let byte: UInt8 = bytes.byte(at: offset), !byte.isLineEnd {
            let found: Diagnostic? = passCharacter()
            problem = problem ?? found
        }
        if let problem { throw problem }
        return Token(.comment, start, offset)
    }

    private mutating func punctuator(_ byte: UInt8) throws(Diagnostic) -> Token {
        guard let kind: Token.Kind = Self.punctuator(byte) else {
            if bytes.hasTriple(UInt8(ascii: "."), at: offset) {
                offset += 3
                return Token(.spread, offset - 3, offset)
            }
            throw unexpectedCharacter()
        }
        offset += 1
        return Token(kind, offset - 1, offset)
    }

    private static func punctuator(_ byte: UInt8) -> Token.Kind? {
        switch byte {
        case UInt8(ascii: "!"): .exclamation
        case UInt8(ascii: "$"): .dollar
        case UInt8(ascii: "&"): .ampersand
        case UInt8(ascii: "("): .leftParenthesis
        case UInt8(ascii: ")"): .rightParenthesis
        case UInt8(ascii: ":"): .colon
        case UInt8(ascii: "="): .equals
        case UInt8(ascii: "@"): .at
        case UInt8(ascii: "["): .leftBracket
        case UInt8(ascii: "]"): .rightBracket
        case UInt8(ascii: "{"): .leftBrace
        case UInt8(ascii: "|"): .pipe
        case UInt8(ascii: "}"): .rightBrace
        default: nil
        }
    }

    /// Passes over a character, and says so where it is not UTF-8.
    mutating func passCharacter() -> Diagnostic? {
        guard let scalar: (value: Unicode.Scalar, length: Int) = bytes.scalar(at: offset) else { return invalidUTF8() }
        offset += scalar.length
        return nil
    }
}

extension Lexer {
    func span(_ start: Int, _ end: Int) -> SourceSpan {
        SourceSpan(
            sourceName: sourceName, start: Int32(truncatingIfNeeded: start), end: Int32(truncatingIfNeeded: end))
    }

    func failure(
        _ code: DiagnosticCode, _ message: String, _ start: Int, _ end: Int, hint: String? = nil
    ) -> Diagnostic {
        Diagnostic(.error, code, message, at: span(start, end), hint: hint)
    }

    private mutating func invalidUTF8() -> Diagnostic {
        let start: Int = offset
        offset += 1
        // Continuation bytes without a beginning belong to the same fault.
        while let byte: UInt8 = bytes.byte(at: offset), byte & 0xC0 == 0x80 { offset += 1 }
        return failure(
            .invalidUTF8, "the file is not valid UTF-8 here", start, offset, hint: "save the file with UTF-8 encoding")
    }

    private mutating func unexpectedCharacter() -> Diagnostic {
        guard let scalar: (value: Unicode.Scalar, length: Int) = bytes.scalar(at: offset) else { return invalidUTF8() }
        let start: Int = offset
        offset += scalar.length
        let digits: String = String(scalar.value.value, radix: 16, uppercase: true)
        let code: String = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        let isVisible: Bool = scalar.value.isASCII && scalar.value.value > 0x20 && scalar.value.value != 0x7F
        let what: String = isVisible ? "'\(scalar.value)'" : code
        return failure(
            .unexpectedCharacter, "unexpected character \(what)", start, offset, hint: hint(for: scalar.value))
    }

    private func hint(for scalar: Unicode.Scalar) -> String? {
        switch scalar {
        case "+": "a positive number has no sign"
        case ".": "a fragment spread begins with '...', a number with a digit"
        case ";": "nothing ends a line in GraphQL; leave it out"
        case "/": "comments begin with '#'"
        case "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}": "strings stand in straight double quotes (\")"
        case "`": "strings stand in double quotes (\")"
        case _ where scalar.properties.isAlphabetic: "names are made of the letters A to Z, digits and '_'"
        default: nil
        }
    }

    private mutating func singleQuote() -> Diagnostic {
        let start: Int = offset
        offset += 1
        // Up to its partner the text would be read as names, each a further error without meaning.
        let end: Int = bytes[offset...].firstIndex { $0 == UInt8(ascii: "'") || $0.isLineEnd } ?? bytes.count
        if bytes.byte(at: end) == UInt8(ascii: "'") { offset = end + 1 }
        return failure(
            .unexpectedCharacter, "unexpected single quote", start, start + 1,
            hint: "strings stand in double quotes (\")")
    }
}
