extension Lexer {
    /// Reads a quoted string or a block string and checks it (specification, section 2.9.4). `StringLiteral` reads its value.
    ///
    /// What is wrong inside is reported once the string is passed, so that its rest is not taken for code.
    mutating func string(_ quote: UInt8) throws(Diagnostic) -> Token {
        if bytes.hasTriple(quote, at: offset) { return try blockString(quote) }
        let start: Int = offset
        var problem: Diagnostic?
        offset += 1
        while let byte: UInt8 = bytes.byte(at: offset), !byte.isLineEnd {
            if byte == quote {
                offset += 1
                if let problem { throw problem }
                return Token(.string, start, offset)
            }
            let found: Diagnostic? = byte == UInt8(ascii: "\\") ? passEscape() : passCharacter()
            problem = problem ?? found
        }
        throw problem
            ?? failure(
                .unterminatedString, "the string is not closed on its line", offset, offset,
                hint: "close it with \", or write a text of several lines between \"\"\" and \"\"\"")
    }

    private mutating func blockString(_ quote: UInt8) throws(Diagnostic) -> Token {
        let start: Int = offset
        var problem: Diagnostic?
        offset += 3
        while let byte: UInt8 = bytes.byte(at: offset) {
            if bytes.hasTriple(quote, at: offset) {
                offset += 3
                if let problem { throw problem }
                return Token(.blockString, start, offset)
            }
            if byte == UInt8(ascii: "\\"), bytes.hasTriple(quote, at: offset + 1) {
                offset += 4
            } else {
                let found: Diagnostic? = passCharacter()
                problem = problem ?? found
            }
        }
        let quotes: String = String(repeating: String(Unicode.Scalar(quote)), count: 3)
        throw problem
            ?? failure(
                .unterminatedString, "the block string is not closed", offset, offset, hint: "close it with \(quotes)")
    }

    /// Passes over an escape and says what is wrong with it.
    private mutating func passEscape() -> Diagnostic? {
        if let escape: StringEscape = StringEscape(in: bytes, at: offset) {
            offset += escape.length
            return nil
        }
        let start: Int = offset
        let isUnicode: Bool = bytes.byte(at: start + 1) == UInt8(ascii: "u")
        let hint: String =
            isUnicode
            ? "write \\uXXXX or \\u{X…} with the hexadecimal number of a character; surrogates only in pairs"
            : "escapes are \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u; write \\\\ for a backslash"
        offset += 1
        return failure(.invalidEscape, "invalid escape sequence", start, min(start + 2, bytes.count), hint: hint)
    }
}
