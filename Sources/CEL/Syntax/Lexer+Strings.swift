extension Lexer {
    /// Reads a literal that begins with `r` or `b`, or nothing when the letters are a name.
    mutating func prefixedLiteral() throws(Issue) -> Token.Kind? {
        var length: Int = 0
        var isBytes: Bool = false
        var isRaw: Bool = false
        while let byte: UInt8 = peek(length), length < 2 {
            if byte | 0x20 == UInt8(ascii: "b"), !isBytes, !isRaw {
                isBytes = true
            } else if byte | 0x20 == UInt8(ascii: "r"), !isRaw {
                isRaw = true
            } else {
                break
            }
            length += 1
        }
        guard length > 0, let quote: UInt8 = peek(length),
            quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
        else { return nil }
        position += length
        return isBytes
            ? .bytes(try literalBytes(isRaw: isRaw, isBytes: true)) : .string(try stringLiteral(isRaw: isRaw))
    }

    /// Reads a string from its quote on.
    mutating func stringLiteral(isRaw: Bool) throws(Issue) -> String {
        String(decoding: try literalBytes(isRaw: isRaw, isBytes: false), as: UTF8.self)
    }

    private mutating func literalBytes(isRaw: Bool, isBytes: Bool) throws(Issue) -> [UInt8] {
        let start: Int = position
        let quote: UInt8 = utf8[position]
        let isTriple: Bool = peek(1) == quote && peek(2) == quote
        position += isTriple ? 3 : 1
        var result: [UInt8] = []
        while let byte: UInt8 = peek() {
            if byte == quote, closes(quote, isTriple: isTriple) {
                position += isTriple ? 3 : 1
                return result
            }
            if !isTriple, byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { break }
            if byte == UInt8(ascii: "\\"), !isRaw {
                try appendEscape(to: &result, isBytes: isBytes)
            } else {
                result.append(byte)
                position += 1
            }
        }
        throw Issue("syntax error: a string is not closed", at: start..<position)
    }

    private func closes(_ quote: UInt8, isTriple: Bool) -> Bool {
        !isTriple || (peek(1) == quote && peek(2) == quote)
    }

    private mutating func appendEscape(to result: inout [UInt8], isBytes: Bool) throws(Issue) {
        let start: Int = position
        guard let letter: UInt8 = peek(1) else {
            throw Issue("syntax error: a string is not closed", at: start..<position)
        }
        if let byte: UInt8 = Self.simpleEscapes[letter] {
            position += 2
            result.append(byte)
            return
        }
        let scalar: UInt32? = numericEscape(letter, isBytes: isBytes)
        guard let scalar else { throw invalidEscape(from: start) }
        if isBytes {
            result.append(UInt8(truncatingIfNeeded: scalar))
        } else {
            guard let character: Unicode.Scalar = Unicode.Scalar(scalar) else { throw invalidEscape(from: start) }
            result += Array(String(character).utf8)
        }
    }

    private func invalidEscape(from start: Int) -> Issue {
        Issue("syntax error: invalid escape sequence", at: start..<min(max(position, start + 2), utf8.count))
    }

    private mutating func numericEscape(_ letter: UInt8, isBytes: Bool) -> UInt32? {
        switch letter {
        case UInt8(ascii: "x"), UInt8(ascii: "X"): return hexadecimalEscape(digits: 2)
        case UInt8(ascii: "u"): return isBytes ? nil : pairedSurrogate()
        case UInt8(ascii: "U"): return isBytes ? nil : hexadecimalEscape(digits: 8)
        case UInt8(ascii: "0")...UInt8(ascii: "3"): return octalEscape()
        default: return nil
        }
    }

    private mutating func hexadecimalEscape(digits: Int) -> UInt32? {
        var value: UInt32 = 0
        for offset in 0..<digits {
            guard let byte: UInt8 = peek(2 + offset), let digit: UInt32 = hexadecimalDigit(byte) else { return nil }
            value = value << 4 | digit
        }
        position += 2 + digits
        return value
    }

    /// Four digits, or two times four that are a surrogate pair ("Escape sequences").
    private mutating func pairedSurrogate() -> UInt32? {
        guard let first: UInt32 = hexadecimalEscape(digits: 4) else { return nil }
        guard (0xD800..<0xDC00).contains(first) else { return first }
        guard peek() == UInt8(ascii: "\\"), peek(1) == UInt8(ascii: "u"),
            let second: UInt32 = hexadecimalEscape(digits: 4), (0xDC00..<0xE000).contains(second)
        else { return nil }
        return 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
    }

    private mutating func octalEscape() -> UInt32? {
        var value: UInt32 = 0
        for offset in 1...3 {
            guard let byte: UInt8 = peek(offset), let digit: Int64 = decimalDigit(byte), digit < 8 else { return nil }
            value = value << 3 | UInt32(digit)
        }
        position += 4
        return value
    }

    private static let simpleEscapes: [UInt8: UInt8] = [
        UInt8(ascii: "a"): 0x07, UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A,
        UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09, UInt8(ascii: "v"): 0x0B,
        UInt8(ascii: "\\"): UInt8(ascii: "\\"), UInt8(ascii: "?"): UInt8(ascii: "?"),
        UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "'"): UInt8(ascii: "'"),
        UInt8(ascii: "`"): UInt8(ascii: "`"),
    ]
}
