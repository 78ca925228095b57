extension Lexer {
    /// Reads a quoted string or a block string and checks it (specification, section 2.9.4). `StringLiteral` reads its value.
    mutating func string(_ quote: UInt8) throws(Diagnostic) -> Token {
        if bytes.hasTriple(quote, at: offset) { return try blockString(quote) }
        let start: Int = offset
        offset += 1
        while let byte: UInt8 = bytes.byte(at: offset), !byte.isLineEnd {
            if byte == quote {
                offset += 1
                return Token(.string, start, offset)
            }
            if byte == UInt8(ascii: "\\") {
                guard let escape: StringEscape = StringEscape(in: bytes, at: offset) else { throw invalidEscape() }
                offset += escape.length
            } else {
                guard byte < 0x80 || bytes.scalar(at: offset) != nil else { throw invalidBytes(skippingTo: quote) }
                offset += try characterLength(byte)
            }
        }
        throw failure(
            .unterminatedString, "the string is not closed on its line", offset, offset,
            hint: "close it with \", or write a text of several lines between \"\"\" and \"\"\"")
    }

    private mutating func blockString(_ quote: UInt8) throws(Diagnostic) -> Token {
        let start: Int = offset
        offset += 3
        while let byte: UInt8 = bytes.byte(at: offset) {
            if bytes.hasTriple(quote, at: offset) {
                offset += 3
                return Token(.blockString, start, offset)
            }
            if byte == UInt8(ascii: "\\"), bytes.hasTriple(quote, at: offset + 1) {
                offset += 4
            } else {
                offset += try characterLength(byte)
            }
        }
        let quotes: String = String(repeating: String(Unicode.Scalar(quote)), count: 3)
        throw failure(
            .unterminatedString, "the block string is not closed", offset, offset, hint: "close it with \(quotes)")
    }

    private mutating func invalidEscape() -> Diagnostic {
        let start: Int = offset
        let isUnicode: Bool = bytes.byte(at: start + 1) == UInt8(ascii: "u")
        let hint: String =
            isUnicode
            ? "write \\uXXXX or \\u{X…} with the hexadecimal number of a character; surrogates only in pairs"
            : "escapes are \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u; write \\\\ for a backslash"
        skipString(to: UInt8(ascii: "\""))
        return failure(.invalidEscape, "invalid escape sequence", start, min(start + 2, bytes.count), hint: hint)
    }

    private mutating func invalidBytes(skippingTo quote: UInt8) -> Diagnostic {
        let start: Int = offset
        skipString(to: quote)
        return failure(
            .invalidUTF8, "the file is not valid UTF-8 here", start, start + 1,
            hint: "save the file with UTF-8 encoding")
    }

    /// Goes on behind the string, so that one fault in it is one error.
    private mutating func skipString(to quote: UInt8) {
        while let byte: UInt8 = bytes.byte(at: offset), !byte.isLineEnd {
            offset += 1
            if byte == quote { return }
            if byte == UInt8(ascii: "\\"), bytes.byte(at: offset)?.isLineEnd == false { offset += 1 }
        }
    }
}
